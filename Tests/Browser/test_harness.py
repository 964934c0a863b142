"""The harness itself: what the other tests rely on reaches the page as real input."""

import math
import unittest

from harness import BrowserTestCase, JavaScriptError


class HarnessTests(BrowserTestCase):
    """Input, questions and pictures against a page that records what it gets."""

    def setUp(self):
        super().setUp()
        self.open("/pages/input.html")

    def log(self, *types):
        """The recorded events of these types."""
        return [event for event in self.page.evaluate("log") if event["type"] in types]

    def test_a_swipe_arrives_as_touch_pointer_events_at_the_rate_of_a_digitiser(self):
        self.page.touch.swipe((300, 100), (100, 100), seconds=0.3)
        events = self.log("pointerdown", "pointermove", "pointerup")
        self.assertEqual({event["pointer"] for event in events}, {"touch"})
        self.assertTrue(all(event["trusted"] for event in events))
        self.assertEqual((events[0]["x"], events[-1]["x"]), (300, 100))
        self.assertEqual(events[-1]["type"], "pointerup")
        moves = self.log("pointermove")
        self.assertGreater(len(moves), 12)
        # Speed as the page sees it, from its own time stamps: 200 px in 300 ms.
        speed = (moves[-1]["x"] - moves[0]["x"]) / (moves[-1]["time"] - moves[0]["time"])
        self.assertAlmostEqual(speed, -200 / 300, delta=0.02)
        steps = [b["time"] - a["time"] for a, b in zip(moves, moves[1:])]
        self.assertAlmostEqual(sorted(steps)[len(steps) // 2], 1000 / 60, delta=1)

    def test_two_fingers_have_two_pointers_and_the_system_can_take_them_away(self):
        self.page.touch.pinch((200, 100), before=100, after=300)
        self.assertEqual(len({event["id"] for event in self.log("pointerdown")}), 2)
        self.assertEqual(len(self.log("pointerup")), 2)
        self.page.touch.press(100, 100)
        self.page.touch.cancel()
        self.assertEqual(len(self.log("pointercancel")), 1)

    def test_a_tap_clicks(self):
        self.page.touch.tap(50, 60)
        self.page.wait_for("log.some((event) => event.type === 'click')")
        self.assertEqual([event["pointer"] for event in self.log("click")], ["touch"])

    def test_a_mouse_or_pen_drags_and_a_mouse_clicks(self):
        self.page.mouse.drag((300, 100), (100, 100))
        self.page.mouse.drag((300, 100), (100, 100), pointer="pen")
        downs = [event["pointer"] for event in self.log("pointerdown")]
        self.assertEqual(downs, ["mouse", "pen"])
        self.assertGreater(len(self.log("pointermove")), 12)
        self.page.mouse.click(20, 30)
        self.assertEqual((self.log("click")[-1]["x"], self.log("click")[-1]["y"]), (20, 30))

    def test_the_wheel_turns(self):
        self.page.mouse.wheel(200, 100, dx=30, count=3, modifiers=["Shift"])
        # The browser answers before the page has seen them, and may join several to one.
        self.page.wait_for("log.reduce((sum, event) => sum + (event.dx ?? 0), 0) === 90")
        turns = self.log("wheel")
        self.assertTrue(all(event["shift"] and event["mode"] == 0 for event in turns))

    def test_keys_have_names_codes_and_numbers(self):
        self.page.evaluate("pad.focus()")
        self.page.keyboard.press("ArrowRight", repeat=1)
        self.page.keyboard.press(" ", modifiers=["Shift"])
        keys = self.log("keydown", "keyup")
        events = [(e["type"], e["key"], e["code"], e["number"]) for e in keys]
        arrow, space = ("ArrowRight", "ArrowRight", 39), (" ", "Space", 32)
        self.assertEqual(
            events,
            [
                ("keydown", *arrow),
                ("keydown", *arrow),
                ("keyup", *arrow),
                ("keydown", *space),
                ("keyup", *space),
            ],
        )
        self.assertEqual([e["repeat"] for e in self.log("keydown")], [False, True, False])

    def test_answers_come_back_and_exceptions_are_raised(self):
        self.assertEqual(self.page.evaluate("Promise.resolve([1, 'a'])"), [1, "a"])
        self.assertEqual(self.page.evaluate("(a, b) => a + b", 2, 3), 5)
        self.assertTrue(math.isnan(self.page.evaluate("NaN")))
        self.assertEqual(math.copysign(1, self.page.evaluate("-0")), -1)
        with self.assertRaisesRegex(JavaScriptError, "RangeError: far"):
            self.page.evaluate("Promise.reject(new RangeError('far'))")
        with self.assertRaisesRegex(JavaScriptError, "not in 0.05 s"):
            self.page.wait_for("false", timeout=0.05)

    def test_what_the_page_logs_and_throws_is_kept(self):
        self.page.evaluate("console.error('bad', 1), setTimeout(() => { throw Error('worse') })")
        self.page.frames(2)
        self.assertEqual(self.page.console, [("error", "bad 1")])
        thrown, logged = self.take_errors()
        self.assertRegex(thrown, "Error: worse")
        self.assertEqual(logged, "bad 1")

    def test_a_picture_shows_the_page_in_device_pixels(self):
        self.page.set_viewport(width=500, height=400, scale=2)
        picture = self.page.screenshot()
        self.assertEqual((picture.width, picture.height), (1000, 800))
        self.assertEqual(picture.pixel(10, 10), (10, 100, 200))
        self.assertEqual(picture.box((10, 100, 200)), (0, 0, 800, 600))

    def test_preferences_and_visibility_are_those_of_the_test(self):
        self.page.set_media(prefers_color_scheme="dark", prefers_reduced_motion="reduce")
        for query in ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]:
            self.assertTrue(self.page.evaluate("(query) => matchMedia(query).matches", query))
        self.page.hide()
        self.page.evaluate("requestAnimationFrame(() => log.push({ type: 'frame' }))")
        self.assertEqual(self.log("frame"), [])
        self.page.show()
        self.page.wait_for("log.some((event) => event.type === 'frame')")

    def test_the_server_has_the_test_pages_and_the_built_files(self):
        # Over one connection, as a page asks for its files.
        for path, there in [("/riffle.js", True), ("/pages/input.html", True), ("/none", False)] * 2:
            asked = self.page.evaluate("(path) => fetch(path).then((answer) => answer.ok)", path)
            self.assertEqual((path, asked), (path, there))
        self.assertRegex("".join(self.take_errors()), "404.*/none")

    def test_the_server_answers_with_the_headers_of_the_test(self):
        self.server.override(
            "/pages/input.html", {"Content-Security-Policy": "script-src 'none'"}
        )
        self.open("/pages/input.html")
        self.assertEqual(self.page.evaluate("typeof log"), "undefined")
        self.assertRegex("".join(self.take_errors()), "Content Security Policy")
        self.server.override("/pages/input.html", {"Content-Type": "text/plain"})
        self.open("/pages/input.html")
        self.assertEqual(self.page.evaluate("document.contentType"), "text/plain")


class AccessibilityTests(BrowserTestCase):
    """Faults are found, and what there is for assistive technology is told."""

    def setUp(self):
        super().setUp()
        # No script of the page may run, which must not hinder the check.
        policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        self.server.override("/pages/faults.html", {"Content-Security-Policy": policy})
        self.open("/pages/faults.html")

    def test_a_fault_is_reported_with_its_rule_place_and_reason(self):
        image, pale = sorted(self.page.violations("#bad"))
        self.assertRegex(pale, r"^serious color-contrast at #pale: .*contrast of 1\.\d+ ")
        self.assertRegex(image, r"^critical image-alt at img: .*alt attribute")
        self.assertEqual(self.page.violations(without=["color-contrast"]), [image])
        self.assertEqual(self.page.violations(rules=["color-contrast"]), [pale])

    def test_where_there_is_no_fault_none_is_reported(self):
        self.assertEqual(self.page.violations("#good"), [])
        self.page.evaluate("bad.remove()")
        self.assertEqual(self.page.violations(), [])

    def test_checking_leaves_the_page_as_it_was(self):
        before = self.page.evaluate("[Object.keys(window), document.documentElement.outerHTML]")
        self.page.violations()
        after = self.page.evaluate("[Object.keys(window), document.documentElement.outerHTML]")
        self.assertEqual(before, after)

    def test_the_tree_tells_roles_names_and_descriptions(self):
        self.assertEqual(
            self.page.accessibility_tree("#good"),
            [
                'main',
                '  heading "Good"',
                '  group "Photos" (carousel)',
                '    group "1 of 2" (slide)',
                '      "A hill"',
                '  button "Next": Shows the photo after this one',
            ],
        )
        self.assertEqual(self.page.accessibility_tree()[0], 'RootWebArea "Good and bad"')
        self.assertEqual(self.page.accessibility_tree("#hidden"), [])


if __name__ == "__main__":
    unittest.main()
