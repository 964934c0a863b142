"""Tabs: what they select, what they call selected, and what they follow."""

from tabs_case import TabsTestCase


class TabsTests(TabsTestCase):
    """A row of tabs and a target that goes nowhere by itself."""

    def test_a_click_asks_the_target_and_is_called_selected_at_once(self):
        self.show()
        self.assertEqual(self.selected(), [0])
        self.click(2)
        self.assertEqual(self.calls(), [2])
        self.assertEqual(self.js("log"), [["tabselect", 2]])
        self.assertEqual(self.selected(), [2])
        self.go(0, 2, 0.1, "programmatic")
        self.assertEqual(self.selected(), [2])
        self.rest(2)
        self.assertEqual(self.selected(), [2])

    def test_a_command_that_comes_to_nothing_is_no_selection(self):
        self.show()
        self.click(2)
        self.assertEqual(self.selected(), [2])
        # A veto, or a hand that took the pages back.
        self.rest(0)
        self.assertEqual(self.selected(), [0])

    def test_the_last_of_many_clicks_counts(self):
        self.show()
        for index in (2, 3, 1):
            self.click(index)
        self.assertEqual(self.calls(), [2, 3, 1])
        self.assertEqual(self.selected(), [1])
        self.go(0, 2, 0.6, "programmatic")
        self.assertEqual(self.selected(), [1])
        # It goes on to 1 in the same stride.
        self.click(1)
        self.assertEqual(self.calls(), [])

    def test_under_a_finger_the_nearest_is_selected(self):
        self.show(selection=1)
        for progress, expected in ((0.49, 1), (0.5, 2), (0.7, 2), (0.3, 1)):
            self.go(1, 2, progress)
            self.assertEqual(self.selected(), [expected], progress)
        self.go(1, 0, 0.8, "settling")
        self.assertEqual(self.selected(), [0])

    def test_of_a_command_of_someone_else_s_the_goal_is_selected(self):
        self.show()
        self.go(0, 3, 0.01, "programmatic")
        self.assertEqual(self.selected(), [3])
        self.js("target.pending = 1, target.go(0, 3, 0.02, 'programmatic'), 0")
        self.assertEqual(self.selected(), [1])

    def test_the_selected_tab_is_not_selected_again(self):
        self.show(selection=1)
        self.click(1)
        self.assertEqual((self.calls(), self.js("log")), ([], []))
        # While a finger takes it away, it is.
        self.go(1, 2, 0.2)
        self.click(1)
        self.assertEqual(self.calls(), [1])

    def test_a_listener_prevents_it(self):
        self.show()
        self.js("""document.addEventListener("tabselect", (event) => {
          event.preventDefault();
          globalThis.detail = [event.target === tabs, event.detail.tab === tabs.children[2]];
        })""")
        self.click(2)
        self.assertEqual(self.calls(), [])
        self.assertEqual(self.js("detail"), [True, True])
        self.assertEqual(self.selected(), [0])

    def test_a_disabled_tab_is_not_selected_by_a_click(self):
        self.show()
        self.js("tabs.children[1].disabled = true, "
                "tabs.children[2].setAttribute('aria-disabled', 'true'), 0")
        self.click(1)
        self.click(2)
        self.assertEqual((self.calls(), self.selected()), ([], [0]))
        # A finger gets there all the same.
        self.js("document.activeElement.blur()")
        self.rest(1)
        self.assertEqual(self.selected(), [1])
        self.assertEqual(self.stops(), [0])

    def test_each_tab_knows_how_selected_it_is(self):
        self.show()
        progress = """[...tabs.children].map((tab) =>
          +getComputedStyle(tab).getPropertyValue("--riffle-tab-progress"))"""
        self.assertEqual(self.js(progress), [1, 0, 0, 0])
        self.go(0, 1, 0.25)
        self.assertEqual(self.js(progress), [0.75, 0.25, 0, 0])
        # Those in between are not lit on the way.
        self.go(0, 3, 0.5, "programmatic")
        self.assertEqual(self.js(progress), [0.5, 0, 0, 0.5])
        self.rest(3)
        self.assertEqual(self.js(progress), [0, 0, 0, 1])

    def test_a_target_that_only_has_a_selection_is_enough(self):
        self.show()
        self.js("""(() => {
          const bare = document.createElement("div");
          bare.selection = 1.25;
          bare.select = (page) => void calls.push(page);
          target.replaceWith(bare);
          tabs.target = globalThis.bare = bare;
        })()""")
        self.assertEqual(self.js("mark().slice(0, 3)"), [125, 38, 100])
        self.assertEqual(self.selected(), [1])
        self.click(3)
        self.js("0")
        self.assertEqual((self.calls(), self.selected()), ([3], [1]))
        self.js("bare.selection = 3, bare.dispatchEvent(new Event('selectionprogress'))")
        self.assertEqual(self.selected(), [3])

    def test_links_and_submit_buttons_only_select(self):
        self.js("""show({}, 0, { pages: 2 }), room.prepend(document.createElement("form")),
          room.firstChild.append(tabs),
          room.firstChild.addEventListener("submit", () => calls.push("submitted")),
          tabs.append(makeTab(0), Object.assign(makeTab(1, "a"), { href: "#target" })), 0""")
        self.click(1)
        self.assertEqual(self.calls(), [1])
        self.rest(1)
        self.click(0)
        self.assertEqual(self.calls(), [0])
        self.assertEqual(self.js("location.hash"), "")

    def test_bad_options_are_told(self):
        self.show()
        for name, text in (("axis", "up"), ("activation", "never"), ("indicator", "dot")):
            self.js("(name, text) => tabs.setAttribute(name, text)", name, text)
            self.assertIn(name, self.page.console[-1][1])
            self.assertNotEqual(self.js("(name) => tabs[name]", name), text)
            with self.assertRaisesRegex(Exception, "TypeError"):
                self.js("(name, text) => { tabs[name] = text; }", name, text)
        with self.assertRaisesRegex(Exception, "TypeError"):
            self.js("tabs.target = 'target'")


class TargetTests(TabsTestCase):
    """Tabs and pages that come and go."""

    def test_the_target_may_come_later_and_be_another_one(self):
        self.show(selection=1)
        self.js("target.remove()")
        self.assertEqual((self.selected(), self.js("mark()"), self.stops()), ([], None, [0]))
        self.js("room.append(target)")
        self.assertEqual(self.selected(), [1])
        self.js("target.id = 'other', 0")
        self.assertEqual(self.selected(), [])
        self.js("room.append(makeTarget(4, 2))")
        self.assertEqual(self.selected(), [2])
        # The old one is heard no more.
        self.go(0, 0, 0, "idle")
        self.assertEqual(self.selected(), [2])
        self.js("tabs.htmlFor = 'other', 0")
        self.assertEqual(self.selected(), [0])
        self.assertEqual(self.js("[tabs.target === target, tabs.getAttribute('for')]"), [True, "other"])

    def test_a_target_that_is_set_goes_before_the_id(self):
        self.show()
        self.js("globalThis.mine = makeTarget(4, 3), mine.id = '', tabs.target = mine, 0")
        self.assertEqual(self.selected(), [3])
        self.js("tabs.remove(), room.prepend(tabs)")
        self.assertEqual(self.selected(), [3])
        self.js("tabs.target = null, 0")
        self.assertEqual(self.selected(), [0])

    def test_properties_from_before_the_definition_count(self):
        self.js("""(async () => {
          const frame = document.createElement("iframe");
          frame.src = "about:blank";
          room.append(frame);
          const { document: inner } = frame.contentWindow;
          const tabs = inner.createElement("riffle-tabs");
          const target = makeTarget(1, 0);
          tabs.target = target;
          tabs.activation = "manual";
          document.adoptNode(tabs);
          room.append(tabs);
          globalThis.seen = [tabs.target === target, tabs.getAttribute("activation")];
        })()""")
        self.assertEqual(self.js("seen"), [True, "manual"])

    def test_an_element_that_is_defined_later_is_followed_then(self):
        self.show()
        self.js("""(() => {
          const late = document.createElement("late-switcher");
          late.append(document.createElement("p"), document.createElement("p"));
          target.replaceWith(late);
          late.id = "target";
        })()""")
        self.assertEqual(self.selected(), [])
        self.js("""customElements.define("late-switcher", class extends HTMLElement {
          selection = 1;
          select() {}
        })""")
        self.assertEqual(self.selected(), [1])

    def test_tabs_come_go_and_change_places(self):
        self.show(selection=1)
        self.js("tabs.prepend(makeTab(9))")
        self.assertEqual(self.selected(), [1])
        self.assertEqual(self.js("tabs.children[1].className"), "t0")
        self.assertEqual(self.js("mark().slice(0, 3)"), [100, 38, 100])
        self.js("tabs.children[0].remove()")
        self.assertEqual((self.js("tabs.children[1].className"), self.selected()), ("t1", [1]))
        self.js("tabs.children[0].style.width = '150px', 0")
        self.page.wait_for("mark()[0] === 150")
        self.js("tabs.append(tabs.children[0])")
        self.assertEqual((self.js("tabs.children[1].className"), self.selected()), ("t2", [1]))

    def test_a_tab_without_a_page_cannot_be_selected(self):
        self.show(count=4, pages=2)
        self.assertEqual(self.js("having('aria-disabled', 'true')"), [2, 3])
        self.click(3)
        self.assertEqual(self.calls(), [])
        self.js("target.append(document.createElement('section')), target.rest(0)")
        self.assertEqual(self.js("having('aria-disabled', 'true')"), [3])
        self.click(2)
        self.assertEqual(self.calls(), [2])

    def test_a_page_without_a_tab_selects_none(self):
        self.show(count=2, pages=4)
        self.rest(3)
        self.assertEqual((self.selected(), self.stops()), ([], [0]))
        self.assertEqual(self.js("mark().slice(0, 3)"), [200, 38, 0])
        self.go(3, 1, 0.5)
        self.assertEqual(self.js("mark().slice(0, 3)"), [150, 38, 50])

    def test_no_tabs_and_no_pages(self):
        self.show(count=0, pages=3)
        self.assertEqual(self.js("mark()"), None)
        self.go(0, 1, 0.5)
        self.js("tabs.append(makeTab(0), makeTab(1))")
        self.assertEqual(self.js("mark().slice(0, 3)"), [50, 38, 100])
        self.js("target.replaceChildren(), target.selection = null, target.dispatchEvent("
                "new Event('selectionprogress'))")
        self.assertEqual((self.js("mark()"), self.selected()), (None, []))

    def test_all_that_was_lent_is_taken_back(self):
        self.js("""(() => {
          globalThis.tabs = makeTabs({ axis: "vertical" }, 0);
          globalThis.target = makeTarget(3, 0);
          tabs.innerHTML = '<button tabindex="0" aria-selected="false">One</button>'
            + '<div id="two">Two</div><a href="#x" role="link">Three</a><p disabled>Four</p>';
          globalThis.before = [tabs.outerHTML, target.outerHTML];
          room.append(tabs, target);
        })()""")
        self.assertEqual(self.selected(), [0])
        self.assertNotEqual(self.js("target.outerHTML"), self.js("before[1]"))
        self.go(0, 1, 0.5)
        self.js("tabs.remove()")
        self.assertEqual(self.js("[tabs.outerHTML, target.outerHTML]"), self.js("before"))

    def test_what_leaves_is_itself_again(self):
        self.show()
        self.js("globalThis.tab = tabs.children[0], globalThis.panel = target.children[0], "
                "tab.remove(), panel.remove()")
        self.js("0")
        self.assertEqual(self.js("[tab.outerHTML, panel.outerHTML]"),
                         ['<button class="t0">Tab 0</button>', "<section>Page 0</section>"])

    def test_a_removed_row_hears_and_holds_nothing(self):
        self.show()
        self.js("globalThis.gone = new WeakRef(tabs), tabs.remove(), globalThis.tabs = null")
        self.go(0, 1, 0.5)
        for _ in range(4):
            self.page.frames(1)
            self.page.call("HeapProfiler.collectGarbage")
        self.assertTrue(self.js("gone.deref() === undefined"))

    def test_it_follows_a_pager(self):
        self.js("""(async () => {
          const pager = document.createElement("riffle-pager");
          for (let i = 0; i < 4; i += 1) pager.append(document.createElement("section"));
          pager.id = "target";
          pager.style.height = "200px";
          globalThis.pager = pager;
          globalThis.tabs = makeTabs({}, 4);
          room.append(tabs, pager);
          await pager.ready;
        })()""")
        self.assertEqual(self.selected(), [0])
        self.js("globalThis.marks = new Set(), pager.addEventListener('pageprogress', () => marks.add(mark()[0]))")
        self.click(2)
        self.assertEqual(self.selected(), [2])
        self.page.wait_for("pager.state === 'idle' && pager.page === 2")
        self.page.wait_for("mark()[0] === 200")
        self.assertGreater(self.js("marks.size"), 5)
        self.assertEqual(self.js("pager.children[2].getAttribute('role')"), "group")
        self.js("tabs.remove()")
        self.assertFalse(self.js("pager.hasAttribute('progress-events')"))
