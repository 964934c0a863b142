"""No jump, frame by frame."""

from edge_case import EdgeTestCase

WATCH = """(() => {
  globalThis.frames = [];
  globalThis.watching = true;
  const step = (t) => {
    frames.push([t, head(), edge.state]);
    if (watching) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})()"""


class EdgeMotionTests(EdgeTestCase):
    """What is seen moves without a jump."""

    def steps(self):
        """The steps of what was watched, in points a frame."""
        self.js("globalThis.watching = false")
        frames = self.js("frames")
        return [(b[1] - a[1], b[2]) for a, b in zip(frames, frames[1:])]

    def test_through_the_trigger_and_back_with_the_finger_down(self):
        self.show({"edge": "top"})
        self.js(WATCH)
        path = [(0, (150, 100))]
        for i in range(1, 61):
            path.append((i / 60, (150, 100 + 4 * i)))
        for i in range(1, 61):
            path.append((1 + i / 60, (150, 340 - 5 * i)))
        self.page.touch.follow(path, release=False)
        steps = self.steps()
        # As fast as the finger at most, which may be a frame late.
        self.assertLess(max(abs(step) for step, _ in steps), 16)
        self.assertIn("active", {state for _, state in steps})
        # The finger is above where it set out: it has scrolled.
        self.assertGreater(self.js("scroller.scrollTop"), 20)
        self.page.touch.release()

    def test_a_finger_catches_what_swings_back(self):
        self.show({"edge": "top"})
        self.pull(140)
        self.js(WATCH)
        self.page.touch.press(150, 200)
        self.page.frames(5)
        held = self.js("head()")
        self.assertGreater(held, 2)
        self.page.frames(10)
        self.assertEqual(self.js("head()"), held)
        self.page.touch.move(150, 210)
        self.page.frames(3)
        self.page.touch.release()
        self.come_to_rest()
        self.assertLess(max(abs(step) for step, _ in self.steps()), 16)
        self.assertEqual(self.js("head()"), 1)

    def test_an_end_with_the_finger_down(self):
        self.show({"edge": "top", "delay": "0"})
        self.js("edge.handler = async () => {}")
        self.js(WATCH)
        self.pull(260, seconds=0.8, release=False)
        self.page.wait_for("edge.state === 'idle'")
        self.page.frames(10)
        steps = self.steps()
        self.assertLess(max(abs(step) for step, _ in steps), 16)
        self.assertGreater(self.js("head()"), 51)
        self.page.touch.release()
        self.come_to_rest()
        self.assertEqual(len(self.heard("edgeactivate")), 1)

    def test_short_content_can_be_pulled_at_both_ends(self):
        self.show({"edge": "top"}, {"edge": "bottom"}, count=3)
        self.pull(-270, start=(150, 350), seconds=0.5, release=False)
        self.page.wait_for("log.some(([type, edge]) => type === 'edgeactivate' && edge === 'bottom')")
        self.assertLess(self.js("head()"), -20)
        self.page.touch.release()
        self.page.wait_for("Math.abs(head() - 1) < 0.1")
        self.js("controls[1].finish()")
        self.come_to_rest()
        self.assertEqual({edge for edge, _ in self.heard("edgestate")}, {"bottom"})

    def test_a_wheel_pulls_where_its_turn_sets_out_at_the_end(self):
        self.show({"edge": "top"})
        self.page.mouse.wheel(150, 200, 0, -60, count=6)
        self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
        self.page.wait_for("Math.abs(head() - 51) < 0.1")
        self.js("edge.finish()")
        self.come_to_rest()
        self.js("scroller.scrollTop = 100")
        self.page.wait_for("scroller.scrollTop === 100")
        self.heard("edgestate")
        self.page.mouse.wheel(150, 200, 0, -60, count=8)
        self.page.wait_for("scroller.scrollTop === 0")
        self.page.frames(20)
        self.assertEqual(self.heard("edgestate"), [])
