"""A switcher among others: in and around pagers, on pages that scroll, right to left, by key."""

from switcher_case import SwitcherTestCase

HAND = "import('/pages/switcher-frames.js').then(({ finger }) => { globalThis.finger = finger; })"

# What stands in what, each with three pages; `outer` and `inner` are there afterwards.
NEST = """async (outerName, innerName, attributes) => {
  const build = (name, mark) => {
    const node = document.createElement(name);
    node.id = mark;
    node.style.cssText = mark === "inner" ? "width: 300px; height: 200px" : "width: 390px; height: 300px";
    for (let i = 0; i < 3; i += 1) {
      node.append(Object.assign(document.createElement("section"), { id: `${mark}${i}` }));
    }
    return node;
  };
  const [outer, inner] = [build(outerName, "outer"), build(innerName, "inner")];
  for (const name in attributes) outer.setAttribute(name, attributes[name]);
  outer.children[0].style.padding = "50px 45px";
  outer.children[0].append(inner);
  document.body.replaceChildren(outer);
  globalThis.switcher = null;
  await Promise.all([outer.ready, inner.ready]);
}"""

PLACE = "(node) => node.localName === 'riffle-pager' ? node.position : node.selection"


class NestTests(SwitcherTestCase):
    """The inner one stands in the middle of the outer one's first page, at 45 to 345."""

    def nest(self, outer, inner, **attributes):
        """Builds them."""
        self.js(NEST, outer, inner, attributes)

    def assert_moves(self, which, start):
        """A flick to the left from `start` moves that one and not the other."""
        self.page.touch.swipe((start, 150), (start - 200 if start > 250 else max(1, start - 150), 150), seconds=0.12)
        self.page.wait_for("outer.state === 'idle' && inner.state === 'idle'")
        found = self.js(f"[({PLACE})(outer), ({PLACE})(inner)]")
        self.assertEqual(found, [int(which == "outer"), int(which == "inner")])

    def test_a_switcher_in_a_pager_has_its_edges_and_the_pager_the_rest(self):
        for start, which in ((335, "inner"), (200, "outer"), (380, "outer")):
            with self.subTest(start):
                self.nest("riffle-pager", "riffle-switcher")
                self.assert_moves(which, start)

    def test_a_pager_in_a_switcher_swipes_but_for_the_switcher_s_edge(self):
        for start, which in ((200, "inner"), (335, "inner"), (380, "outer")):
            with self.subTest(start):
                self.nest("riffle-switcher", "riffle-pager")
                self.assert_moves(which, start)

    def test_a_pager_at_the_very_edge_of_a_switcher_leaves_it_the_edge(self):
        self.nest("riffle-switcher", "riffle-pager")
        self.js("outer.children[0].style.padding = '50px 0', inner.style.width = '390px', 0")
        self.page.frames(2)
        self.assert_moves("outer", 380)

    def test_in_a_switcher_that_drags_anywhere_a_pager_comes_first(self):
        for start, which in ((200, "inner"), (380, "outer")):
            with self.subTest(start):
                self.nest("riffle-switcher", "riffle-pager", **{"edge-zone": "none"})
                self.assert_moves(which, start)

    def test_a_switcher_in_a_switcher_has_its_own_edges(self):
        for start, which in ((335, "inner"), (380, "outer")):
            with self.subTest(start):
                self.nest("riffle-switcher", "riffle-switcher")
                self.assert_moves(which, start)
        self.nest("riffle-switcher", "riffle-switcher")
        self.page.touch.swipe((200, 150), (60, 150), seconds=0.12)
        self.page.frames(2)
        self.assertEqual(self.js("[outer.selection, inner.selection]"), [0, 0])

    def test_events_of_an_inner_one_are_told_from_the_outer_one_s(self):
        self.nest("riffle-switcher", "riffle-switcher")
        told = self.run_js("""async () => {
          const told = [];
          outer.addEventListener("didmove", ({ target }) => told.push(target.id));
          outer.addEventListener("selectionprogress", ({ target }) => told.push(`progress of ${target.id}`));
          await inner.select(1);
          return told;
        }""")
        self.assertEqual(told, ["inner"])
        self.assertEqual(self.js("[outer.selected, outer.getAttribute('selected')]"), [0, "0"])


class SurroundingTests(SwitcherTestCase):
    """Pages that scroll, the reading direction, keys, a policy, and an audit."""

    def test_a_vertical_drag_scrolls_the_page_and_never_moves_the_switcher(self):
        self.show({"edge-zone": "none"})
        self.js("""a.style.overflow = "auto", a.append(document.createElement("p")),
          a.lastChild.style.height = "2000px", globalThis.told = 0,
          switcher.addEventListener("selectionprogress", () => { told += 1; }), 0""")
        for start in ((200, 250), (385, 250)):
            top = self.js("a.scrollTop")
            self.page.touch.swipe(start, (start[0] - 40, 60), seconds=0.2, hold=0.2)
            self.page.wait_for(f"a.scrollTop > {top} + 50")
            self.page.frames(2)
        self.assertEqual(self.js("[told, switcher.state]"), [0, "idle"])
        self.assertEqual(self.heard(), [])
        self.page.touch.swipe((300, 150), (60, 170), seconds=0.15)
        self.come_to_rest()
        self.assertEqual(self.js("switcher.selected"), 1)

    def test_from_right_to_left_all_is_mirrored_but_the_words(self):
        self.js(HAND)
        self.show({"edge-zone": "none", "dir": "rtl"})
        self.js("finger.press(100), finger.move(208), 0")
        self.assertEqual(self.js("[switcher.from, switcher.to, switcher.direction]"), [0, 1, "left"])
        self.assertAlmostEqual(self.left("a"), 98, delta=0.01)
        self.assertAlmostEqual(self.left("b"), 98 - 390, delta=0.01)
        self.js("finger.move(300), finger.cancel(), 0")
        self.come_to_rest()
        self.js("switcher.focus()")
        self.page.keyboard.press("ArrowLeft")
        self.come_to_rest()
        self.assertEqual(self.js("switcher.selected"), 2)
        self.page.keyboard.press("ArrowRight")
        self.come_to_rest()
        self.assertEqual(self.js("switcher.selected"), 1)

    def test_keys_go_on_and_to_the_ends_but_not_where_something_else_has_them(self):
        self.show({}, count=4)
        self.js("switcher.focus()")
        for key, page in (("ArrowRight", 1), ("End", 3), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 0)):
            self.page.keyboard.press(key)
            self.come_to_rest()
            self.assertEqual(self.js("switcher.selected"), page, key)
        self.js("a.innerHTML = '<input value=text><button>Go</button>', a.firstChild.focus()")
        for focus in ("a.firstChild", "a.lastChild"):
            self.js(f"{focus}.focus()")
            for key in ("ArrowRight", "End"):
                self.page.keyboard.press(key)
        self.js("switcher.focus(), switcher.disabled = true, 0")
        self.page.keyboard.press("ArrowRight")
        self.js("switcher.disabled = false, 0")
        self.page.keyboard.press("ArrowRight", modifiers=["Control"])
        self.assertEqual(self.js("[switcher.selected, switcher.state]"), [0, "idle"])

    def test_the_keys_go_on_when_what_has_the_focus_leaves(self):
        self.show({}, count=4)
        self.js("a.innerHTML = '<button>Go</button>', a.firstChild.focus()")
        self.run_js("async () => { await switcher.next(); }")
        self.assertEqual(self.js("document.activeElement === switcher"), True)
        self.assertEqual(self.js("switcher.shadowRoot.querySelector('[aria-live]').textContent"), "2 of 4")
        self.page.keyboard.press("ArrowRight")
        self.come_to_rest()
        self.assertEqual(self.js("switcher.selected"), 2)

    def test_pages_out_of_sight_are_out_of_reach_and_the_audit_finds_nothing(self):
        self.show({"aria-label": "Steps"})
        self.js("""for (const child of switcher.children) {
          child.append(Object.assign(document.createElement("button"), { textContent: child.id })); }""")
        self.js("document.body.prepend(Object.assign(document.createElement('h1'), { textContent: 'Steps' }))")
        focused = []
        for _ in range(4):
            self.page.keyboard.press("Tab")
            focused.append(self.js("document.activeElement.textContent.trim().slice(-1)"))
        self.assertNotIn("b", focused)
        self.assertIn("a", focused)
        tree = self.page.accessibility_tree("riffle-switcher")
        self.assertTrue(any("Page a" in line for line in tree), tree)
        self.assertFalse(any("Page b" in line for line in tree), tree)
        self.assertEqual(self.page.violations("riffle-switcher", without=["color-contrast"]), [])
        self.run_js("async () => { await switcher.next(); }")
        self.assertEqual(self.page.violations("riffle-switcher", without=["color-contrast"]), [])

    def test_a_padding_is_room_around_the_pages(self):
        self.show({"edge-zone": "none", "style": "padding: 20px 30px 40px 50px; box-sizing: border-box"})
        found = self.js("(({ x, y, width, height }) => [x, y, width, height])(a.getBoundingClientRect())")
        self.assertEqual(found, [50, 20, 310, 240])

    def test_insets_of_pages_that_scroll_are_added_and_taken_back(self):
        self.show()
        paddings = """(id) => { const { paddingTop, paddingLeft, paddingBottom, paddingRight } =
          getComputedStyle(document.getElementById(id)); return [paddingTop, paddingLeft, paddingBottom, paddingRight]
            .map(parseFloat); }"""
        self.js("""a.style.cssText = "overflow: auto; padding: 5px",
          b.innerHTML = '<div id="inner" style="overflow-y: scroll; padding-top: 7px !important"></div>',
          globalThis.before = [a, inner, c].map((node) => node.style.cssText), 0""")
        self.js("switcher.pageInsets = [10, 20, 30, 40], 0")
        self.assertEqual(self.js(paddings, "a"), [15, 25, 35, 45])
        self.run_js("async () => { await switcher.select(1); }")
        self.assertEqual(self.js(paddings, "inner"), [17, 20, 30, 40])
        self.assertEqual(self.js(paddings, "a"), [5, 5, 5, 5])
        self.run_js("async () => { switcher.pageInsets = null; await switcher.select(2); }")
        self.assertEqual(self.js(paddings, "c"), [0, 0, 0, 0])
        self.js("switcher.remove()")
        self.assertEqual(self.js("""[switcher.children[0], switcher.children[1].firstElementChild,
          switcher.children[2]].map((node) => node.style.cssText)"""), self.js("before"))
