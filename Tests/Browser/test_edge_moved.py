"""Content that is moved by its author while a control has it: nothing that is seen jumps."""

from edge_case import EdgeTestCase

# Puts items in above the first one, and scrolls by as much, as authors do.
PREPEND = """(axis) => {
  const [first, lead] = [scroller.querySelector(".item"), axis === "y" ? "top" : "left"];
  const before = first.getBoundingClientRect()[lead];
  first.before(...itemsOf(20, 100));
  const by = first.getBoundingClientRect()[lead] - before;
  scroller.scrollBy({ [lead]: by, behavior: "instant" });
}"""
# Where an item is, in each frame.
FOLLOW = """(axis) => {
  const places = (globalThis.seen = []);
  const item = [...scroller.querySelectorAll(".item")].find((node) => node.textContent === "Item 1");
  (function look() {
    places.push(item.getBoundingClientRect()[axis]);
    if (places === seen) requestAnimationFrame(look);
  })();
}"""


class MovedTests(EdgeTestCase):
    """Items are put in above those that are seen."""

    def longest_way(self):
        """The longest way between two frames since they were followed."""
        return self.js("Math.max(0, ...seen.slice(1).map((at, i) => Math.abs(at - seen[i])))")

    def test_what_is_added_and_scrolled_to_in_one_go_stays_there(self):
        self.show({"edge": "top"}, count=3)
        self.js("add(40); scroller.scrollTop = 700; 0")
        self.page.frames(4)
        self.assertEqual(self.js("scroller.scrollTop"), 700)

    def test_what_is_turned_round_and_scrolled_in_one_go_stays_there(self):
        self.show({"edge": "leading"}, name="wide")
        for direction, left in (("rtl", -700), ("ltr", 500)):
            self.js("([direction, left]) => { scroller.style.direction = direction;"
                    " add(3); scroller.scrollLeft = left; }", [direction, left])
            self.page.frames(4)
            self.assertEqual(self.js("scroller.scrollLeft"), left)

    def test_prepending_under_a_finger_moves_nothing(self):
        self.show({"edge": "top"})
        self.pull(250, release=False)
        self.page.wait_for("edge.state === 'active'")
        self.page.frames(2)
        self.js(FOLLOW, "y")
        self.js(PREPEND, "y")
        self.page.frames(4)
        self.assertLess(self.longest_way(), 2)
        # And the finger goes on with it.
        before = self.js("seen.at(-1)")
        self.page.touch.move(150, 480)
        self.page.frames(2)
        self.assertAlmostEqual(self.js("seen.at(-1)"), before + 30, delta=2)
        self.page.touch.release()

    def test_prepending_in_a_flight_moves_nothing(self):
        self.show({"edge": "top"})
        # It is let go of beyond its room, and on its way there when there is more.
        self.js("""(prepend) => {
          edge.handler = () => new Promise((done) => {
            addEventListener("touchend", () => requestAnimationFrame(() => {
              globalThis.motion = scroller.getAnimations()[0].effect.getKeyframes()[0].paddingTop;
              (0, eval)(prepend)("y");
              done();
            }), { once: true });
          });
        }""", PREPEND)
        self.pull(330, release=False)
        self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
        self.js(FOLLOW, "y")
        self.page.touch.release()
        self.page.wait_for("edge.result === 'success'")
        self.come_to_rest()
        self.assertGreater(self.js("parseFloat(motion)"), 60, "it was on its way")
        self.assertGreater(self.js("scroller.scrollTop"), 800)
        self.assertLess(self.longest_way(), 50)

    def test_a_handler_that_prepends_at_once_moves_nothing(self):
        self.show({"edge": "top"})
        self.js("(prepend) => { edge.handler = () => (0, eval)(prepend)('y'); }", PREPEND)
        self.pull(300, release=False)
        self.js(FOLLOW, "y")
        self.page.wait_for("edge.result === 'success'")
        self.page.frames(3)
        self.assertGreater(self.js("scroller.scrollTop"), 800)
        self.assertLess(self.longest_way(), 2)
        self.page.touch.release()

    def test_room_that_goes_moves_nothing_from_right_to_left(self):
        for direction, sign in (("ltr", 1), ("rtl", -1)):
            with self.subTest(direction):
                self.show({"edge": "leading"}, name="wide", style=f"direction: {direction}")
                self.js("edge.activate({ animated: false })")
                self.page.wait_for("edge.visibleLength === 50")
                self.js(PREPEND, "x")
                self.page.frames(3)
                self.js(FOLLOW, "x")
                self.js("edge.finish()")
                self.come_to_rest()
                self.assertEqual(self.js("scroller.scrollLeft"), sign * 1950)
                places = self.js("seen")
                self.assertLess(max(places) - min(places), 2)

    def test_pulls_from_right_to_left_are_no_scrolling_of_the_author_s(self):
        self.show({"edge": "trailing"}, {"edge": "leading"}, name="wide", style="direction: rtl")
        for index, left, by in ((0, -9999, 250), (1, 0, -250)):
            self.js("(left) => { scroller.scrollLeft = left; }", left)
            self.page.frames(3)
            self.pull(by, start=(150 - by / 2, 200), axis=0)
            self.page.wait_for(f"controls[{index}].state === 'active'")
            self.js(f"controls[{index}].finish()")
            self.come_to_rest()

    def test_the_only_control_may_go_to_another_edge(self):
        self.show({"edge": "top"})
        for edge in ("bottom", "top"):
            self.js("(name) => { edge.edge = name; scroller.scrollTop = 0; }", edge)
            if edge == "bottom":
                self.js("scroller.scrollTop = 9999")
            self.js("edge.activate()")
            self.page.wait_for("edge.visibleLength > 49")
            self.js("edge.deactivate()")
            self.come_to_rest()


class AnnouncedTests(EdgeTestCase):
    """What came of the work is said, in words of the author's."""

    def test_each_result_is_said(self):
        self.show({"edge": "top", "end-label": "That was all", "result-showing": "0.2"})
        said = "edge.shadowRoot.querySelector('[aria-live]').textContent"
        for result, words in (("success", "Done"), ("failure", "Failed"), ("end", "That was all")):
            with self.subTest(result):
                self.js("edge.activate()")
                self.page.wait_for("edge.state === 'active'")
                self.assertEqual(self.js(said), "Loading")
                self.js("(result) => edge.finish(result)", result)
                self.assertEqual(self.js(said), words)
                self.come_to_rest()
