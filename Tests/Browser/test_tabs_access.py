"""Tabs for those who hear them, and for those who use the keys."""

from tabs_case import TabsTestCase


class TabsAccessTests(TabsTestCase):
    """Roles, names, the keys and the focus."""

    def test_it_is_a_list_of_tabs_that_control_named_panels(self):
        self.show(selection=1)
        tree = self.page.accessibility_tree("riffle-tabs")
        self.assertEqual(tree, ['tablist "Places"', '  tab "Tab 0"', '  tab "Tab 1"',
                                '  tab "Tab 2"', '  tab "Tab 3"'])
        self.assertEqual(self.page.accessibility_tree("#target > :nth-child(3)")[0], 'tabpanel "Tab 2"')
        self.assertTrue(self.js("""[...tabs.children].every((tab, i) =>
          document.getElementById(tab.getAttribute("aria-controls")) === target.children[i])"""))
        self.assertEqual(self.js("[...target.children].map(({ tabIndex }) => tabIndex)"), [0, 0, 0, 0])

    def test_axe_finds_nothing(self):
        for attributes in ({}, {"axis": "vertical", "indicator": "pill"}, {"dir": "rtl"}):
            for scheme in ("light", "dark"):
                with self.subTest(attributes, scheme=scheme):
                    self.page.set_media(prefers_color_scheme=scheme)
                    self.show(attributes)
                    self.js("tabs.children[1].disabled = true, document.title")
                    self.js("tabs.children[2].setAttribute('aria-disabled', 'true')")
                    # It asks for a heading, which a page of a test has none of.
                    self.assertEqual(self.page.violations(without=["page-has-heading-one"]), [])

    def test_names_and_ids_of_the_author_s_stay(self):
        self.js("""(() => {
          show({}, 0, { pages: 0 });
          tabs.append(Object.assign(makeTab(0), { id: "first" }));
          target.innerHTML = '<section id="sea" aria-label="Sea"></section>';
        })()""")
        self.assertEqual(self.js("tabs.children[0].getAttribute('aria-controls')"), "sea")
        self.assertEqual(self.js("tabs.children[0].id"), "first")
        self.assertEqual(self.page.accessibility_tree("#sea")[0], 'tabpanel "Sea"')

    def test_pages_that_are_something_already_are_no_panels(self):
        self.js("""(() => {
          show({}, 5, { pages: 0 });
          target.innerHTML = '<img alt="Sun"><article></article><div><button>Go</button></div>'
            + '<riffle-pager></riffle-pager><my-page></my-page>';
        })()""")
        self.js("0")
        self.assertEqual(self.js("[...target.children].map((page) => page.getAttribute('role'))"),
                         [None, None, "tabpanel", "group", "tabpanel"])
        # There is something on it already that the Tab key stops at.
        self.assertFalse(self.js("target.children[2].hasAttribute('tabindex')"))

    def test_ids_mean_nothing_across_a_shadow(self):
        self.js("""(() => {
          show({}, 2);
          const host = document.createElement("div");
          host.attachShadow({ mode: "open" }).append(target);
          room.append(host);
          tabs.target = target;
        })()""")
        self.assertEqual(self.selected(), [0])
        self.assertEqual(self.js("[...document.querySelectorAll('[id^=riffle], [aria-controls]')].length"), 0)
        self.assertFalse(self.js("target.children[0].hasAttribute('aria-labelledby')"))

    def test_arrows_go_around_and_select(self):
        self.show()
        self.focus(0)
        self.assertEqual(self.press("ArrowRight"), 1)
        self.assertEqual(self.press("ArrowLeft", "ArrowLeft"), 3)
        self.assertEqual(self.press("ArrowRight"), 0)
        self.assertEqual(self.press("End"), 3)
        self.assertEqual(self.press("Home"), 0)
        self.assertEqual(self.calls(), [1, 0, 3, 0, 3, 0])
        # Those of the other axis are the page's.
        self.assertEqual(self.press("ArrowDown", "ArrowUp"), 0)
        self.page.keyboard.press("ArrowRight", modifiers=["Shift"])
        self.assertEqual(self.calls(), [])

    def test_from_right_to_left_arrows_are_mirrored(self):
        self.show({"dir": "rtl"})
        self.focus(0)
        self.assertEqual(self.press("ArrowLeft"), 1)
        self.assertEqual(self.press("ArrowRight", "ArrowRight"), 3)
        self.js("document.documentElement.dir = 'ltr', tabs.dir = '', 0")
        self.assertEqual(self.press("ArrowLeft"), 2)

    def test_upright_tabs_take_the_other_arrows(self):
        self.show({"axis": "vertical"})
        self.assertEqual(self.js("tabs.getAttribute('aria-orientation')"), "vertical")
        self.focus(0)
        self.assertEqual(self.press("ArrowDown"), 1)
        self.assertEqual(self.press("ArrowUp", "ArrowUp"), 3)
        self.assertEqual(self.press("ArrowRight", "ArrowLeft"), 3)
        self.js("tabs.axis = 'horizontal', 0")
        self.assertFalse(self.js("tabs.hasAttribute('aria-orientation')"))

    def test_by_hand_only_enter_and_space_select(self):
        for name in ("button", "div"):
            with self.subTest(name):
                self.show({"activation": "manual"}, name=name)
                self.focus(0)
                self.assertEqual(self.press("ArrowRight", "ArrowRight"), 2)
                self.assertEqual((self.calls(), self.selected(), self.stops()), ([], [0], [2]))
                self.press("Enter")
                self.assertEqual(self.calls(), [2])
                self.rest(2)
                self.press("End", " ")
                self.assertEqual(self.calls(), [3])
                self.assertEqual(self.js("scrollY"), 0)

    def test_a_tab_is_passed_over_as_soon_as_it_is_hidden(self):
        self.show(count=3)
        self.focus(1)
        self.page.frames(2)
        self.assertEqual(self.js("(" + """async () => {
          tabs.children[2].hidden = true;
          await null;
          const event = { key: "ArrowRight", bubbles: true, composed: true, cancelable: true };
          tabs.children[1].dispatchEvent(new KeyboardEvent("keydown", event));
          return focused();
        }""" + ")()"), 0)

    def test_disabled_tabs_are_passed_over_and_others_only_looked_at(self):
        self.show(count=5)
        self.js("""tabs.children[1].disabled = true, tabs.children[4].hidden = true,
          tabs.children[2].setAttribute("aria-disabled", "true")""")
        self.focus(0)
        self.assertEqual(self.press("ArrowRight"), 2)
        self.assertEqual((self.calls(), self.selected()), ([], [0]))
        self.press("Enter")
        self.assertEqual(self.calls(), [])
        self.assertEqual(self.press("ArrowRight"), 3)
        self.assertEqual(self.press("ArrowRight"), 0)
        self.assertEqual(self.press("End"), 3)
        self.js("for (const tab of tabs.children) tab.disabled = true")
        self.assertEqual(self.stops(), [])

    def test_a_disabled_tab_that_is_no_button_says_so(self):
        self.show(name="div")
        self.js("tabs.children[1].setAttribute('disabled', '')")
        self.focus(0)
        self.assertEqual(self.js("having('aria-disabled', 'true')"), [1])
        self.assertEqual(self.press("ArrowRight"), 2)
        self.js("tabs.children[1].removeAttribute('disabled')")
        self.assertEqual(self.js("having('aria-disabled', 'true')"), [])

    def test_the_tab_key_stops_once_at_the_selected_tab(self):
        self.show(selection=2)
        self.assertEqual(self.press("Tab"), 2)
        self.press("Tab")
        self.assertEqual(self.js("document.activeElement === target.children[0]"), True)
        # Who left the focus on another tab comes back to the selected one.
        self.js("tabs.activation = 'manual', 0")
        self.focus(2)
        self.assertEqual((self.press("ArrowLeft"), self.stops()), (1, [1]))
        self.js("document.activeElement.blur()")
        self.assertEqual(self.stops(), [2])
        self.rest(3)
        self.assertEqual(self.stops(), [3])

    def test_a_swipe_does_not_take_the_focus_along(self):
        self.show()
        self.focus(0)
        self.go(0, 1, 0.8)
        self.rest(1)
        self.assertEqual((self.js("focused()"), self.stops(), self.selected()), (0, [0], [1]))
        self.assertEqual(self.press("ArrowRight"), 1)

    def test_keys_of_what_is_on_a_tab_are_its_own(self):
        self.show(name="div")
        self.js("tabs.children[0].append(document.createElement('input')), "
                "tabs.children[0].lastChild.focus()")
        self.press("ArrowRight", "Home", " ")
        self.assertEqual(self.calls(), [])
        self.assertTrue(self.js("document.activeElement.localName === 'input'"))

    def test_a_prevented_key_is_left_alone(self):
        self.show()
        self.js("tabs.firstChild.addEventListener('keydown', (event) => event.preventDefault())")
        self.focus(0)
        self.assertEqual(self.press("ArrowRight"), 0)
