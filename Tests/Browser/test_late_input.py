"""Input that reaches the page late keeps the intervals that the hand made."""

import time

from test_flicks import FlickTestCase


class LateInputTests(FlickTestCase):
    """The browser was busy: a frame has been drawn since the finger came down."""

    LATE = 0.15

    def test_a_flick_in_flight_that_comes_late_counts(self):
        self.watch()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.08)
        self.page.wait_for("pager.position > 0.6")
        # What counts as the hand's time is the events' own; they were made before that frame.
        made = time.time() - self.LATE

        def send(kind, after, *points):
            return self.page.send("Input.dispatchTouchEvent", {
                "type": kind,
                "timestamp": made + after,
                "touchPoints": [{"id": 0, "x": x, "y": 150, "force": 1} for x in points],
            })

        sent = [send("touchStart", 0, 300)]
        sent += [send("touchMove", k / 60, 300 - 24 * k) for k in range(1, 6)]
        sent.append(send("touchEnd", 5 / 60))
        for answer in sent:
            answer.result()
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 2)
