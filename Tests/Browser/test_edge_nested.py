"""Scrollers with controls inside of scrollers with controls."""

from edge_case import EdgeTestCase


class EdgeNestedTests(EdgeTestCase):
    """An inner and an outer scroller."""

    def nest(self, inner, count=10, name=""):
        """Shows an outer scroller with a control on top, and in it an inner one with a control."""
        self.show({"edge": "top"}, style="height: 500px")
        self.js("""async (attributes, count, name) => {
          const inner = document.createElement("div");
          inner.className = `scroller ${name}`;
          inner.style.cssText = "width: 250px; height: 250px";
          const within = edgeOf(attributes);
          inner.append(within, ...itemsOf(count));
          scroller.insertBefore(inner, scroller.querySelector(".item"));
          Object.assign(globalThis, { inner, within });
          await within.ready;
        }""", inner, count, name)
        self.page.frames(3)

    def states(self):
        return self.js("[within.state === 'idle', edge.state === 'idle']")

    def test_the_inner_one_comes_first(self):
        self.nest({"edge": "top"})
        self.pull(200, start=(100, 150))
        self.assertEqual(self.states(), [False, True])

    def test_an_end_that_the_inner_one_does_not_control_is_the_outer_one_s(self):
        self.nest({"edge": "bottom"})
        self.pull(250, start=(100, 100))
        self.assertEqual(self.states(), [True, False])

    def test_across_the_axis_of_the_inner_one_the_outer_one_is_pulled(self):
        self.nest({"edge": "left"}, name="wide")
        self.pull(200, start=(20, 150), axis=0)
        self.assertEqual(self.states(), [False, True])
        self.js("within.deactivate()")
        self.page.wait_for("within.state === 'idle'")
        self.page.frames(5)
        self.pull(250, start=(100, 100))
        self.assertEqual(self.states(), [True, False])

    def test_an_end_without_a_control_hands_over(self):
        for count in (10, 2):
            with self.subTest(count):
                self.nest({"edge": "top"}, count=count)
                self.js("inner.scrollTop = 1e6")
                self.page.frames(5)
                self.assertEqual(self.js("getComputedStyle(inner).overscrollBehaviorY"), "auto")
                self.page.touch.swipe((100, 220), (100, 100), seconds=0.3, hold=0.2)
                self.page.wait_for("scroller.scrollTop > 20")
        self.nest({"edge": "top"})
        self.assertEqual(self.js("getComputedStyle(inner).overscrollBehaviorY"), "none")
        self.js("within.mode = 'disabled'")
        self.assertEqual(self.js("getComputedStyle(inner).overscrollBehaviorY"), "auto")
