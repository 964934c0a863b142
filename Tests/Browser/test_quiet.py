"""No frame is asked for while nothing moves, and a hidden tab does no work."""

from parity_case import ParityTestCase

# The pages' styles and marks are all that a pager writes.
COUNT_WRITES = """globalThis.writes = 0,
  new MutationObserver((records) => { writes += records.length; })
  .observe(pager, { subtree: true, attributes: true, childList: true })"""

COUNT_EVENTS = """globalThis.heard = [], ["pagechange", "pagetarget", "pagesettle", "pagecancel"]
  .forEach((type) => pager.addEventListener(type, ({ detail }) => heard.push([type, detail.page])))"""

# Positions as they are drawn: read in each frame, after the pager's own callback.
FOLLOW = """globalThis.positions = [], (function follow() {
  positions.push(pager.position);
  requestAnimationFrame(follow);
})()"""


class QuietTestCase(ParityTestCase):
    """Counts the frames that riffle.js asks for, and what it writes."""

    def setUp(self):
        super().setUp()
        self.show()
        for count in (COUNT_WRITES, COUNT_EVENTS):
            self.js(f"{count}, 0")

    def assert_quiet(self):
        """No frame is asked for, and nothing is written, while 30 frames go by."""
        # What has just come to rest may still have a frame to take back.
        self.js("passing(2)")
        before = self.js("[frames.requested, writes]")
        self.js("passing(30)")
        self.assertEqual(self.js("[frames.requested, writes]"), before)

    def asked(self):
        """How many frames have been asked for."""
        return self.js("frames.requested")


class FrameTests(QuietTestCase):
    """Frames on request only."""

    def test_a_pager_at_rest_asks_for_none(self):
        self.assert_quiet()

    def test_a_flick_asks_for_frames_until_it_rests(self):
        before = self.asked()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.1)
        self.come_to_rest()
        self.assertGreater(self.asked(), before + 5)
        self.assert_quiet()

    def test_a_command_asks_for_frames_until_it_rests(self):
        before = self.asked()
        self.js("pager.goTo(3)")
        self.assertGreater(self.asked(), before + 5)
        self.assert_quiet()
        before = self.asked()
        self.js("pager.goTo(0, { animated: false })")
        self.assert_quiet()

    def test_a_wheel_asks_for_frames_until_it_is_quiet(self):
        before = self.asked()
        self.page.mouse.wheel(200, 150, dx=60, count=3)
        self.page.wait_for("heard.some(([type]) => type === 'pagesettle')")
        self.assertGreater(self.asked(), before + 5)
        self.assert_quiet()

    def test_a_finger_that_holds_still_asks_for_none(self):
        self.page.touch.press(200, 150)
        self.assert_quiet()
        self.page.touch.move(120, 150)
        self.assert_quiet()
        self.assertEqual(self.js("pager.state"), "dragging")
        self.page.touch.release()
        self.come_to_rest()

    def test_a_page_that_was_caught_asks_for_none(self):
        self.js("pager.goTo(4), 0")
        self.page.wait_for("pager.position > 0.5")
        self.page.touch.press(200, 150)
        self.assertEqual(self.js("pager.state"), "held")
        self.assert_quiet()
        self.page.touch.release()
        self.come_to_rest()
        self.assert_quiet()

    def test_a_pager_that_was_removed_asks_for_none(self):
        self.js("pager.goTo(4), 0")
        self.page.wait_for("pager.position > 0.5")
        self.js("pager.remove()")
        self.assert_quiet()


class HiddenTests(QuietTestCase):
    """A tab in the background."""

    def let_time_pass(self):
        """Shows 90 frames of another page: more than any motion takes."""
        other = self.browser.new_page()
        self.addCleanup(other.close)
        other.frames(90)

    def assert_no_work_while_hidden(self):
        """Hides the tab for a time: no frame comes, nothing is written or announced."""
        self.page.hide()
        before = self.js("[frames.drawn, frames.requested, writes, heard.length]")
        self.let_time_pass()
        self.assertEqual(self.js("document.visibilityState"), "hidden")
        self.assertEqual(self.js("[frames.drawn, frames.requested, writes, heard.length]"), before)

    def test_a_pager_at_rest_stays_as_it_is(self):
        self.js("pager.goTo(2)")
        self.js("heard.splice(0), 0")
        state = "[pager.position, pager.offset, frames.requested, writes]"
        before = self.js(state)
        self.assert_no_work_while_hidden()
        self.page.show()
        self.assert_quiet()
        self.assertEqual(self.js(state), before)
        self.assertEqual(self.js("heard"), [])

    def test_a_motion_goes_on_to_its_end_and_never_back(self):
        self.js("pager.goTo(3), 0")
        self.page.wait_for("pager.position > 0.2")
        # So that it is the tab that ends the frames, and not the rest.
        self.assertEqual(self.js("pager.state"), "animating")
        self.assert_no_work_while_hidden()
        self.js(f"{FOLLOW}, 0")
        self.page.show()
        self.come_to_rest()
        positions = self.js("positions")
        self.assertEqual(positions, sorted(positions))
        self.assertEqual(positions[-1], 3)
        self.assertEqual([e for e in self.js("heard") if e[0] != "pagechange"],
                         [["pagetarget", 3], ["pagesettle", 3]])
        self.assert_quiet_after_following()

    def assert_quiet_after_following(self):
        """No more frames of the pager's own, though the test goes on asking for its own."""
        before = self.asked()
        self.js("passing(30)")
        self.assertEqual(self.asked(), before)

    def test_a_command_given_while_hidden_is_carried_out(self):
        self.page.hide()
        self.js("pager.goTo(2), 0")
        self.let_time_pass()
        self.page.show()
        self.page.wait_for("pager.state === 'idle'")
        self.assertEqual(self.js("pager.position"), 2)
        self.assertEqual(self.js("heard.at(-1)"), ["pagesettle", 2])
        self.assert_quiet()
