"""Where pages come from: children that come and go, and pages that are rendered when needed."""

from pager_case import PagerTestCase

LAST = 2**53 - 1


class ChildrenTests(PagerTestCase):
    """Each child is a page."""

    def test_only_what_is_near_is_laid_out_and_only_what_is_visible_is_seen(self):
        self.show(count=9)
        self.flick()
        self.assertEqual(self.js("pager.mountedPages"), [0, 1, 2])
        self.assertEqual(self.js("pager.visiblePages"), [1])
        self.assertEqual(self.shown(), ["p1"])
        displays = self.js("[...pager.children].map((child) => getComputedStyle(child).display)")
        self.assertEqual(displays, ["block"] * 3 + ["none"] * 6)

    def test_children_come_go_and_change_places(self):
        self.show({"page": "2"})
        self.js("pager.append(makePage(5)), pager.goTo(5, { animated: false })")
        self.assertEqual(self.shown(), ["p5"])
        self.js("p5.remove(), p4.remove(), 0")
        self.page.wait_for("pager.page === 3")
        self.assertEqual(self.shown(), ["p3"])
        self.js("pager.prepend(p3), 0")
        self.page.frames(1)
        # The page is the same; its number is another one.
        self.assertEqual(self.shown(), ["p3"])
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page')]"), [0, "0"])
        self.js("pager.replaceChildren()")
        self.page.wait_for("pager.page === null")
        self.assertEqual(self.js("pager.visiblePages"), [])
        self.heard()
        self.js("pager.append(makePage(7), makePage(8)), 0")
        self.page.wait_for("pager.page === 0")
        self.assertEqual(self.shown(), ["p7"])
        self.assertEqual(self.heard(), [("pageappear", 0)])

    def test_what_is_no_page_is_left_alone(self):
        self.show(count=2)
        self.js("""for (const name of ["template", "script", "style", "link", "meta"]) {
          pager.prepend(document.createElement(name));
        }
        const other = Object.assign(document.createElement("button"), { slot: "other" });
        pager.prepend("text", other, document.createComment("note")), 0""")
        self.page.frames(1)
        self.js("pager.goTo(99, { animated: false })")
        self.assertEqual(self.js("pager.page"), 1)
        self.assertEqual(self.shown(), ["p1"])
        self.js("pager.querySelector('button').slot = '', 0")
        self.page.frames(1)
        self.js("pager.goTo(0, { animated: false })")
        self.assertEqual(self.js("pager.querySelector('button').dataset.riffle"), "visible")

    def test_the_page_asked_for_is_shown_when_its_children_come(self):
        self.show({"page": "3"}, count=0)
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page')]"), [None, "3"])
        self.js("pager.append(makePage(0), makePage(1)), 0")
        self.page.wait_for("pager.page === 1")
        self.js("pager.append(makePage(2), makePage(3), makePage(4)), 0")
        self.page.wait_for("pager.page === 3")
        self.assertEqual(self.shown(), ["p3"])
        self.js("pager.append(makePage(5)), 0")
        self.page.frames(2)
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page')]"), [3, "3"])

    def test_the_authors_own_styles_come_back(self):
        style = "width: 10px; transform: rotate(1deg) !important; color: red; z-index: 7;"
        self.js("""async (style) => {
          const pager = make({ transition: "cards" });
          pager.children[1].setAttribute("style", style);
          await show(pager);
        }""", style)
        self.flick()
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 400, 300))
        self.js("room.append(p1)")
        self.page.wait_for("!p1.dataset.riffle")
        self.assertEqual(self.js("p1.getAttribute('style')").split("; ").sort(),
                         style.split("; ").sort())
        self.assertEqual(self.js("p1.style.getPropertyPriority('transform')"), "important")
        self.js("room.append(p0)")
        self.page.wait_for("!p0.dataset.riffle")
        self.assertFalse(self.js("p0.hasAttribute('style')"))

    def test_an_authors_style_sheet_cannot_break_the_layout(self):
        self.js("document.head.append(Object.assign(document.createElement('style'), { textContent: "
                "'section { position: static; display: flex; margin: 9px; padding: 40px; "
                "border: 3px solid; max-width: 100px; min-height: 900px }' })), 0")
        self.show()
        self.flick()
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 400, 300))
        self.assertEqual(self.js("getComputedStyle(p1).display"), "flex")
        self.assertEqual(self.js("getComputedStyle(p4).display"), "none")

    def test_the_focus_moves_to_the_pager_when_its_page_goes_out_of_sight(self):
        self.show()
        self.js("p0.tabIndex = 0, p0.focus()")
        self.page.keyboard.press("ArrowRight")
        self.come_to_rest()
        self.page.keyboard.press("ArrowRight")
        self.come_to_rest()
        self.assertEqual(self.js("[pager.page, document.activeElement === pager]"), [2, True])


class RenderedTests(PagerTestCase):
    """`pageCount` and `renderPage` make pages when they are needed."""

    def rendered(self):
        """The texts of the pager's children, in their order."""
        return self.js("[...pager.children].map((child) => child.textContent)")

    def test_pages_are_rendered_when_they_come_near_and_elements_are_used_again(self):
        self.show_rendered(1_000_000)
        self.assertEqual(self.js("calls.splice(0)"), [[0, False], [1, False]])
        for page in range(1, 7):
            self.js("pager.next({ animated: false })")
            self.assertEqual(self.rendered(), [f"Page {page + i}" for i in (-1, 0, 1)])
        calls = self.js("calls.splice(0)")
        self.assertEqual([page for page, _ in calls], [2, 3, 4, 5, 6, 7])
        self.assertTrue(all(recycled for _, recycled in calls[2:]), calls)

    def test_a_million_pages_take_no_more_elements_than_the_window(self):
        self.show_rendered(1_000_000)
        self.js("pager.goTo(765432)")
        self.page.wait_for("pager.page === 765432")
        self.come_to_rest()
        self.assertEqual(self.rendered(), ["Page 765431", "Page 765432", "Page 765433"])
        self.assertLess(self.js("calls.filter(([, isRecycled]) => !isRecycled).length"), 10)

    def test_the_last_page_that_a_number_can_name_is_as_good_as_the_first(self):
        self.show_rendered(LAST)
        self.js("(page) => pager.goTo(page, { animated: false })", LAST - 1)
        self.assertEqual(self.js("[pager.page, pager.fraction]"), [LAST - 1, 0])
        self.flick(-1, start=(100, 150))
        self.assertEqual(self.js("[pager.page, pager.fraction]"), [LAST - 2, 0])
        self.assertEqual(self.rendered(), [f"Page {LAST - i}" for i in (3, 2, 1)])

    def test_the_number_of_pages_may_change(self):
        self.show_rendered(10, {"page": "9"})
        self.js("pager.pageCount = 4, 0")
        self.assertEqual(self.js("pager.page"), 3)
        self.assertEqual(self.rendered(), ["Page 2", "Page 3"])
        self.js("pager.setAttribute('page-count', '5')")
        self.assertEqual(self.rendered(), ["Page 2", "Page 3", "Page 4"])

    def test_reload_renders_all_pages_again_on_the_same_page(self):
        self.show_rendered(10, {"page": "5"})
        self.js("calls.length = 0, pager.reload()")
        self.assertEqual(self.js("calls.map(([page]) => page)"), [4, 5, 6])
        self.assertEqual(self.rendered(), ["Page 4", "Page 5", "Page 6"])
        self.assertEqual(self.js("pager.page"), 5)

    def test_children_are_the_pages_again_without_a_function(self):
        self.js("""async () => {
          const pager = make({}, 3);
          pager.renderPage = () => Object.assign(document.createElement("b"), { id: "b" });
          await show(pager);
        }""", 0)
        self.assertEqual(self.shown(), ["p0"])
        self.js("pager.pageCount = 1, 0")
        self.assertEqual(self.shown(), ["b"])
        self.js("pager.renderPage = null, 0")
        self.assertEqual(self.shown(), ["p0"])
        self.assertFalse(self.js("document.querySelector('#b') !== null"))
        self.assertEqual(self.js("[pager.page, pager.children.length]"), [0, 3])

    def test_a_page_that_leaves_gets_its_own_styles_back_before_it_is_used_again(self):
        self.js("""async () => {
          const pager = make({ transition: "cards" }, 0);
          globalThis.seen = [];
          pager.renderPage = (page, recycled) => {
            if (recycled) seen.push(recycled.getAttribute("style"));
            return recycled ?? document.createElement("i");
          };
          pager.pageCount = 9;
          await show(pager);
          for (let i = 0; i < 6; i += 1) await pager.next({ animated: false });
        }""", 0)
        seen = self.js("seen")
        self.assertTrue(seen)
        self.assertEqual(set(seen), {None})

    def test_elements_may_come_out_of_a_cache_of_the_authors_own(self):
        self.js("""async () => {
          const pager = make({}, 0);
          const cache = new Map();
          globalThis.recycled = [];
          pager.renderPage = (page, element) => {
            if (element?.parentNode) recycled.push(page);
            if (!cache.has(page)) {
              cache.set(page, Object.assign(document.createElement("b"), { id: `b${page}` }));
            }
            return cache.get(page);
          };
          pager.pageCount = 9;
          await show(pager);
          for (const page of [4, 0, 8, 3, 2, 1, 0, 5, 0]) await pager.goTo(page, { animated: false });
        }""", 0)
        self.assertEqual(self.shown(), ["b0"])
        self.assertEqual(self.js("[recycled, pager.children.length]"), [[], 2])
