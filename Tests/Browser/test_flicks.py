"""A person flicks: real input, and the native engine's replay of what was recorded of it."""

import json

from native import replay
from parity_case import ParityTestCase

# What the witness reads of the element, and the words of a probe for it.
PROBED = ["state", "page", "fraction", "position", "offset", "target", "mounted", "visible"]

EVENTS = {
    "pageChanged": "pagechange",
    "targeted": "pagetarget",
    "settled": "pagesettle",
    "cancelled": "pagecancel",
}

# Seconds without a turn after which a wheel's burst is over (the engine's Wheel.quiet).
QUIET = 0.125


def bursts(events):
    """How many bursts of the wheel there are in a trace: late ones fall apart on a busy machine."""
    times = [event["t"] for event in events if event["event"] == "wheel"]
    return 1 + sum(later - earlier >= QUIET for earlier, later in zip(times, times[1:]))


def with_probes(seen):
    """The trace with a probe for each reading that was taken since the first input."""
    setup, *events = map(json.loads, seen["trace"].splitlines())
    start = seen["first"] - events[0]["t"]
    merged, at = [setup], 0
    for reading in seen["readings"]:
        merged += events[at : reading["lines"]]
        at = reading["lines"]
        if at:
            t = max(events[at - 1]["t"], reading["frame"] - start)
            merged.append({"t": t, "event": "probe"})
    return "\n".join(map(json.dumps, merged + events[at:]))


def outline(placement, origin):
    """The rectangle around a page as it is placed: the matrix is applied about its centre."""
    x, y, width, height = placement["frame"]
    m = placement["matrix"]
    corners = []
    for u, v in [(-1, -1), (-1, 1), (1, -1), (1, 1)]:
        u, v = u * width / 2, v * height / 2
        w = m[3] * u + m[7] * v + m[15]
        corners.append((
            origin[0] + x + width / 2 + (m[0] * u + m[4] * v + m[12]) / w,
            origin[1] + y + height / 2 + (m[1] * u + m[5] * v + m[13]) / w,
        ))
    (left, right), (top, bottom) = [(min(side), max(side)) for side in zip(*corners)]
    return left, top, right - left, bottom - top


class FlickTestCase(ParityTestCase):
    """Records a gesture and compares the element with the replay."""

    viewport = {"width": 420, "height": 320, "scale": 2}

    def watch(self, attributes=None, **style):
        """Shows a pager and starts to record it."""
        self.show(attributes, **style)
        self.js("globalThis.witness = new Witness(pager), 0")

    def assert_replays(self, page, readings=5):
        """Waits for the rest on `page`, and compares all that was seen with the native replay.

        At least so many readings must have been taken between the first input and the rest.
        """
        self.come_to_rest()
        if self.js("pager.page") != page:
            rest = self.js("pager.page")
            self.fail(f"it rests on {rest}, not on {page}: {self.js('witness.stop()')}")
        self.assert_seen(readings)

    def assert_seen(self, readings):
        """Stops the recording and compares what was seen with its replay; returns the events."""
        seen = json.loads(self.js("witness.stop()"))
        setup, *events = map(json.loads, seen["trace"].splitlines())
        # All of it is input, but for the probe that a recording ends with.
        self.assertEqual(len(events), seen["lines"] + 1, seen["trace"])
        output = replay(with_probes(seen))
        probes = [line for line in output if "probe" in line]
        read = [reading for reading in seen["readings"] if reading["lines"]] + [seen["last"]]
        self.assertEqual(len(probes), len(read))
        for probe, reading in zip(probes, read):
            # Not nearly: every number is the same double.
            shown = dict(zip(PROBED, reading["shown"]))
            self.assertEqual({name: probe[name] for name in PROBED}, shown, f"at {probe['t']}")
            self.assert_drawn(probe, reading["boxes"], setup)
        told = [(EVENTS[line["effect"]], line["page"])
                for line in output if line.get("effect") in EVENTS]
        self.assertEqual(list(map(tuple, seen["heard"])), told)
        moving = {str(reading["shown"]) for reading in read}
        self.assertGreaterEqual(len(moving), readings, "too few different readings to mean much")
        return events

    def assert_drawn(self, probe, boxes, setup):
        """The visible pages' boxes are where the engine places them, to within a device pixel."""
        visible = [p for p in probe["placements"] if p["page"] in probe["visible"]]
        self.assertEqual(len(visible), len(boxes))
        for placement, box in zip(visible, boxes):
            for drawn, wanted in zip(box, outline(placement, setup["origin"])):
                self.assertAlmostEqual(drawn, wanted, delta=1 / setup["scale"])


class TouchFlickTests(FlickTestCase):
    """Flicks with a finger."""

    def test_a_fast_flick_turns_a_page(self):
        self.watch()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.1)
        self.assert_replays(page=1)

    def test_a_fast_flick_turns_a_card(self):
        self.watch({"transition": "cards"}, left="10.5px", top="7px")
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.1)
        self.assert_replays(page=1)

    def test_a_slow_short_drag_goes_back(self):
        self.watch()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.4, hold=0.2)
        self.assert_replays(page=0)

    def test_a_slow_long_drag_stays(self):
        self.watch()
        self.page.touch.swipe((350, 150), (100, 150), seconds=0.5, hold=0.2)
        self.assert_replays(page=1)

    def test_a_cancelled_flick_goes_back_for_all_its_speed(self):
        self.watch()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.1, release=False)
        self.page.touch.cancel()
        self.assert_replays(page=0)

    def test_a_flick_that_turns_round_goes_back(self):
        self.watch()
        way = [(k / 60, (300 - 15 * k, 150)) for k in range(11)]
        back = [(way[-1][0] + k / 60, (150 + 25 * k, 150)) for k in range(1, 5)]
        self.page.touch.follow(way + back)
        self.assert_replays(page=0)

    def test_two_flicks_in_a_row_turn_two_pages(self):
        self.watch()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.08)
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.08)
        self.assert_replays(page=2)

    def test_a_press_in_flight_holds_the_page_and_lets_it_go_on(self):
        self.watch({"page": "1"})
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.08)
        self.page.wait_for("pager.state === 'gliding' && pager.position > 1.6")
        self.page.touch.press(200, 150)
        self.page.frames(3)
        self.page.touch.release()
        self.assert_replays(page=2)

    def test_a_pull_past_the_first_page_springs_back(self):
        self.watch({"spacing": "20"})
        self.page.touch.swipe((60, 150), (360, 150), seconds=0.3)
        self.assert_replays(page=0)

    def test_a_drag_that_is_held_is_where_the_replay_is(self):
        self.watch({"transition": "cards", "extent": "70%", "alignment": "center"})
        self.page.touch.swipe((300, 150), (170, 150), seconds=0.2, release=False)
        self.page.frames(3)
        self.assertEqual(self.js("pager.state"), "dragging")
        # A busy browser hands over several moves at once.
        self.assert_seen(readings=3)
        self.page.touch.release()

    def test_from_right_to_left_a_flick_to_the_right_turns_a_page(self):
        self.watch({"dir": "rtl", "transition": "cards"})
        self.page.touch.swipe((100, 150), (220, 150), seconds=0.1)
        self.assert_replays(page=1)

    def test_up_turns_a_page_of_a_vertical_pager(self):
        self.watch({"axis": "vertical"})
        self.page.touch.swipe((200, 250), (205, 120), seconds=0.1)
        self.assert_replays(page=1)

    def test_a_free_flick_ends_where_it_ends(self):
        self.watch({"free": "", "limit": "none"})
        self.page.touch.swipe((300, 150), (200, 150), seconds=0.15)
        self.page.wait_for("pager.state === 'idle'")
        self.assertNotEqual(self.js("pager.fraction"), 0)
        self.assert_seen(readings=5)


class OtherFlickTests(FlickTestCase):
    """Flicks with all else that there is."""

    def test_a_mouse_drags_a_page(self):
        self.watch()
        self.page.mouse.drag((300, 150), (150, 155), seconds=0.12)
        self.assert_replays(page=1)

    def test_a_pen_drags_a_card(self):
        self.watch({"transition": "cards"})
        self.page.mouse.drag((300, 150), (150, 155), seconds=0.12, pointer="pen")
        self.assert_replays(page=1)

    def test_each_burst_of_the_wheel_turns_a_page(self):
        self.watch()
        for _ in range(2):
            self.page.mouse.wheel(200, 150, dx=80, count=3)
            self.come_to_rest()
        events = self.assert_seen(readings=5)
        self.assertEqual(self.js("pager.page"), bursts(events), events)

    def test_a_burst_of_the_wheel_in_flight_turns_another_page(self):
        self.watch({"transition": "cards"})
        self.page.mouse.wheel(200, 150, dx=90, count=2)
        self.page.wait_for("pager.state !== 'dragging'")
        self.page.mouse.wheel(200, 150, dx=90, count=2)
        self.come_to_rest()
        events = self.assert_seen(readings=5)
        self.assertEqual(self.js("pager.page"), bursts(events), events)

    def test_keys_turn_pages_that_add_up(self):
        self.watch()
        self.js("pager.focus()")
        for key in ["ArrowRight", "ArrowRight", "PageDown", " ", "ArrowLeft"]:
            self.page.keyboard.press(key)
        self.assert_replays(page=3)

    def test_the_last_key_wins(self):
        self.watch({"page": "2", "transition": "cards"})
        self.js("pager.focus()")
        self.page.keyboard.press("End")
        self.page.frames(4)
        self.page.keyboard.press("Home")
        self.assert_replays(page=0)

    def test_an_arrow_to_the_left_goes_on_from_right_to_left(self):
        self.watch({"dir": "rtl"})
        self.js("pager.focus()")
        self.page.keyboard.press("ArrowLeft")
        self.assert_replays(page=1)
