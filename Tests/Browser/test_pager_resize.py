"""Sizes that change, tabs that are hidden, and frames."""

from pager_case import PagerTestCase


class ResizeTests(PagerTestCase):
    """A pager keeps its page and the fraction of it."""

    def test_resizing_keeps_the_page_and_announces_nothing(self):
        self.show({"extent": "50%", "alignment": "center", "no-trim": "", "page": "6"}, count=7)
        self.heard()
        for width in (844, 390, *range(391, 420)):
            self.js("(width) => { pager.style.width = `${width}px`; }", width)
            self.page.frames(1)
            self.assertEqual(self.js("[pager.page, pager.fraction]"), [6, 0])
            x, _, wide, _ = self.page.bounds("#p6")
            self.assertAlmostEqual(x + wide / 2, width / 2, delta=0.51)
        self.assertEqual(self.heard(), [])

    def test_resizing_under_the_finger_keeps_the_fraction(self):
        self.show(count=3)
        self.page.touch.swipe((380, 150), (130, 150), seconds=0.3, release=False)
        self.page.frames(2)
        before = self.js("pager.position")
        self.assertGreater(before, 0.5)
        self.js("pager.style.width = '800px', 0")
        self.page.frames(2)
        self.assertAlmostEqual(self.js("pager.position"), before, delta=1e-9)
        self.page.touch.cancel()
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 1)

    def test_a_resize_during_a_settle_goes_on_to_the_target(self):
        self.show()
        self.js("globalThis.outcome = 0, pager.goTo(3).then((it) => (outcome = it)), 0")
        self.page.wait_for("pager.position > 0.5")
        self.js("pager.style.width = '300px', 0")
        self.page.wait_for("outcome === 'settled'")
        self.assertEqual(self.page.bounds("#p3"), (0, 0, 300, 300))

    def test_pages_rest_on_device_pixels(self):
        for scale in (1, 1.25, 1.5, 2, 3):
            with self.subTest(scale):
                self.page.set_viewport(1000, 600, scale)
                self.js("room.replaceChildren(), room.style.paddingLeft = '10.4px', 0")
                self.show_rendered(1000)
                self.js("pager.style.width = '833.5px', 0")
                self.page.frames(2)
                self.js("pager.page = 777, 0")
                x = self.page.bounds("[data-riffle=visible]")[0]
                self.assertAlmostEqual(x, 10.4, delta=0.5 / scale + 1e-3)
                self.assertAlmostEqual(x * scale, round(x * scale), delta=0.02)
                self.assertEqual(self.js("pager.visiblePages"), [777])

    def test_another_scale_is_noticed(self):
        self.js("room.style.paddingLeft = '10.4px', 0")
        self.show()
        self.page.set_viewport(800, 600, 3)
        self.page.wait_for("devicePixelRatio === 3")
        self.page.wait_for("""(() => {
          const x = p0.getBoundingClientRect().x * 3;
          return Math.abs(x - Math.round(x)) < 0.02;
        })()""")


class FrameTests(PagerTestCase):
    """Frames are asked for while something moves, and only then."""

    def setUp(self):
        super().setUp()
        # Counts what the element asks for, and not what the test does.
        self.js("""globalThis.requests = 0;
          const request = requestAnimationFrame.bind(globalThis);
          globalThis.nextFrame = request;
          globalThis.requestAnimationFrame = (callback) => ((requests += 1), request(callback));""")

    def later(self, frames=10):
        """How many frames the element asks for during some."""
        return self.js("""(frames) => new Promise((resolve) => {
          const before = requests;
          const next = () => (frames-- > 0 ? nextFrame(next) : resolve(requests - before));
          next();
        })""", frames)

    def test_no_frame_is_asked_for_at_rest_nor_under_a_finger_that_rests(self):
        self.show()
        self.assertEqual(self.later(), 0)
        self.page.touch.press(200, 150)
        self.assertEqual(self.later(), 0)
        self.page.touch.release()
        self.assertEqual(self.js("pager.goTo(1).then(() => requests > 5)"), True)
        self.assertEqual(self.later(), 0)

    def test_a_hidden_tab_does_nothing_and_jumps_nowhere(self):
        self.show()
        self.js("globalThis.outcome = 0, pager.goTo(3).then((it) => (outcome = it)), 0")
        self.page.hide()
        before = self.js("[requests, pager.position]")
        # Some tasks and round trips, though no frames.
        self.js("fetch('/riffle.js').then((response) => response.text()).then(() => 0)")
        self.assertEqual(self.js("[requests, pager.position]"), before)
        self.page.show()
        self.page.wait_for("outcome === 'settled'")
        self.assertEqual(self.js("[pager.page, pager.position]"), [3, 3])
