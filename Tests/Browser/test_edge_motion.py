"""No jump, frame by frame."""

from edge_case import EdgeTestCase

# The browser may leave frames out: what is seen is compared with the finger that moves it.
WATCH = """(() => {
  globalThis.frames = [];
  globalThis.watching = true;
  let finger = null;
  addEventListener("touchmove", ({ touches }) => { finger = touches[0].clientY; });
  const step = (t) => {
    frames.push([t, head(), edge.state, finger]);
    if (watching) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})()"""


class EdgeMotionTests(EdgeTestCase):
    """What is seen moves without a jump."""

    def assert_no_jump(self, speed=0):
        """What was watched never moved farther than the finger, or faster than so many points a second.

        Returns the states that were seen.
        """
        self.js("globalThis.watching = false")
        frames = self.js("frames")
        for (t, y, _, finger), (t2, y2, _, finger2) in zip(frames, frames[1:]):
            allowed = speed * (t2 - t) / 1000 + 1
            if finger is not None:
                allowed += abs(finger2 - finger)
            self.assertLess(abs(y2 - y), allowed, (t, y, y2, finger, finger2))
        return {state for _, _, state, _ in frames}

    def test_through_the_trigger_and_back_with_the_finger_down(self):
        self.show({"edge": "top"})
        self.js(WATCH)
        self.pull(240, start=(150, 100), steps=40, release=False)
        for y in range(340, 40, -6):
            self.page.touch.move(150, y)
        self.assertIn("active", self.assert_no_jump())
        # The finger is above where it set out: it has scrolled.
        self.assertGreater(self.js("scroller.scrollTop"), 20)
        self.page.touch.release()

    def test_a_finger_catches_what_swings_back(self):
        self.show({"edge": "top"})
        # The finger sets out again as soon as the content swings back.
        self.pull(150)
        self.page.touch.press(150, 200)
        self.page.frames(3)
        held = self.js("head()")
        self.assertGreater(held, 2)
        self.js(WATCH)
        self.page.frames(10)
        self.assertEqual(self.js("head()"), held)
        self.page.touch.move(150, 210)
        self.page.frames(3)
        self.page.touch.release()
        self.come_to_rest()
        self.assert_no_jump(speed=1000)
        self.assertEqual(self.js("head()"), 1)

    def test_an_end_with_the_finger_down(self):
        self.show({"edge": "top", "delay": "0"})
        self.js("edge.handler = async () => {}")
        self.js(WATCH)
        self.pull(260, release=False)
        self.page.wait_for("edge.state === 'idle'")
        self.page.frames(10)
        self.assert_no_jump()
        self.assertGreater(self.js("head()"), 51)
        self.page.touch.release()
        self.come_to_rest()
        self.assertEqual(len(self.heard("edgeactivate")), 1)

    def test_short_content_can_be_pulled_at_both_ends(self):
        self.show({"edge": "top"}, {"edge": "bottom"}, count=3)
        self.pull(-270, start=(150, 350), release=False)
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

    def test_nothing_moves_against_a_finger_that_is_the_browser_s(self):
        self.show({"edge": "top"})
        self.page.touch.press(150, 200)
        self.page.frames(2)
        self.js("edge.activate()")
        for _ in range(5):
            self.page.frames(3)
            self.assertEqual(self.js("[head(), scroller.scrollTop]"), [1, 50])
        self.page.touch.release()
        self.page.frames(10)
        self.assertEqual(self.js("[head(), scroller.scrollTop]"), [1, 50])
        self.js("edge.deactivate()")
        self.come_to_rest()
        self.assertEqual(self.js("[head(), scroller.scrollTop]"), [1, 0])
