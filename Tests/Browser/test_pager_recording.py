"""Recordings: what the engine was told in the browser, replayed natively, ends in the same bits."""

import json
import subprocess

from harness.server import ROOT
from pager_case import PagerTestCase

REPLAY = ROOT / ".build/debug/riffle-replay"

# Members of the element, and the words of the probe for them.
STATE = ["state", "page", "fraction", "position", "offset", "target", "mountedPages", "visiblePages"]
PROBED = ["state", "page", "fraction", "position", "offset", "target", "mounted", "visible"]

# What is decided, whatever frames are drawn: which pages come by on the way is seen frame by frame.
EVENTS = {"targeted": "pagetarget", "settled": "pagesettle", "cancelled": "pagecancel"}


def replay(trace):
    """What the native engine prints for a trace."""
    done = subprocess.run([REPLAY, "-"], input=trace, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stderr)
    return [json.loads(line) for line in done.stdout.splitlines()]


class RecordingTests(PagerTestCase):
    """`startRecording` and what it gives."""

    def record(self):
        """Starts a recording."""
        self.heard()
        self.js("globalThis.recording = pager.startRecording(), 0")

    def assert_replays(self):
        """Stops, and compares the end and all that was announced with the native engine's."""
        trace = self.js("recording.stop()")
        shown = self.js(f"[{', '.join(f'pager.{name}' for name in STATE)}]")
        output = replay(trace)
        probe = output[-1]
        self.assertTrue(probe["probe"])
        self.assertEqual([probe[name] for name in PROBED], shown)
        self.assertEqual(
            [(EVENTS[line["effect"]], line["page"]) for line in output if line.get("effect") in EVENTS],
            [entry for entry in self.heard() if entry[0] in EVENTS.values()],
        )
        self.assert_drawn(probe)
        return trace

    def assert_drawn(self, probe):
        """Compares where the visible pages are with the placements of a probe."""
        for placement in probe["placements"]:
            if placement["page"] not in probe["visible"]:
                continue
            x, y, *size = placement["frame"]
            matrix = self.js("(page) => [...new DOMMatrix(getComputedStyle(pager.children[page]).transform)"
                             ".toFloat64Array()]", placement["page"])
            # The frame's translation comes before the transition's matrix, which has none of its own
            # but in its last column.
            expected = list(placement["matrix"])
            expected[12] += x
            expected[13] += y
            for a, b in zip(matrix, expected):
                self.assertAlmostEqual(a, b, delta=1e-3)
            style = self.js("(page) => { const { width, height } = getComputedStyle(pager.children[page]);"
                            " return [parseFloat(width), parseFloat(height)]; }", placement["page"])
            self.assertAlmostEqual(style[0], size[0], delta=0.02)
            self.assertAlmostEqual(style[1], size[1], delta=0.02)

    def test_the_first_line_sets_up_what_there_is(self):
        self.js("room.style.padding = '7px 0 0 5px', 0")
        self.show({"axis": "vertical", "transition": "cards", "alignment": "center", "no-trim": "",
                   "spacing": "8", "extent": "60%", "limit": "none", "no-bounce": "", "overscan": "2",
                   "page": "2"})
        self.record()
        first = json.loads(self.js("recording.stop()").splitlines()[0])
        self.assertEqual(first, {
            "riffle": 1, "component": "pager", "viewport": [400, 300], "scale": 1, "origin": [5, 7],
            "config": {
                "axis": "vertical", "direction": "ltr", "alignment": "center", "trim": False,
                "spacing": 8, "insets": [0, 0, 0, 0], "extent": {"fraction": 0.6}, "bounces": False,
                "limit": None, "snaps": True, "slop": 10, "reducedMotion": False,
                "transition": "cards", "perspective": None, "overscan": 2,
                "parallax": "clamped", "clip": True, "outset": [0, 0, 0, 0], "loop": False,
                "history": 5,
            },
            "pages": {"count": 5, "initial": 2},
        })

    def test_fingers_mice_keys_wheels_and_commands_replay_to_the_same_bits(self):
        self.show()
        self.record()
        self.flick()
        self.page.mouse.drag((100, 150), (250, 155), seconds=0.1)
        self.come_to_rest()
        self.page.touch.swipe((250, 150), (60, 150), seconds=0.12)
        self.page.touch.swipe((250, 150), (60, 150), seconds=0.12)
        self.come_to_rest()
        self.js("pager.focus()")
        self.page.keyboard.press("ArrowLeft", repeat=1)
        self.come_to_rest()
        self.page.mouse.wheel(200, 150, dx=70, count=3)
        self.come_to_rest()
        self.js("pager.goTo(0), pager.next(), pager.goTo(4, { animated: false }), pager.previous()")
        self.come_to_rest()
        self.assert_replays()

    def test_a_drag_that_is_still_held_replays_to_the_same_bits(self):
        self.show({"transition": "cards"})
        self.record()
        self.page.touch.swipe((300, 150), (170, 150), seconds=0.17, release=False)
        self.page.frames(2)
        self.assert_replays()
        self.page.touch.release()

    def test_resizing_and_configuring_are_part_of_it(self):
        self.show()
        self.record()
        self.flick()
        self.js("pager.style.width = '333.5px', pager.alignment = 'center', pager.extent = '75%', 0")
        self.page.frames(2)
        self.js("pager.next()")
        self.come_to_rest()
        self.js("pager.dir = 'rtl', 0")
        self.flick(-1, start=(100, 150))
        self.assert_replays()

    def test_positions_while_it_moves_are_the_replays(self):
        self.show()
        self.record()
        self.js("""globalThis.seen = [], globalThis.start = performance.now(), pager.goTo(3),
          (function look(t) { seen.push(pager.position);
            if (pager.state !== "idle") requestAnimationFrame(look); })(), 0""")
        self.come_to_rest()
        trace = self.assert_replays()
        # Closed form: the positions at other times lie on the same curve, so each is overtaken in turn.
        t = json.loads(trace.splitlines()[1])["t"]
        probes = [{"t": t + k / 1000, "event": "probe"} for k in range(1, 900)]
        lines = trace.splitlines()[:2] + [json.dumps(probe) for probe in probes]
        curve = [line["position"] for line in replay("\n".join(lines)) if "probe" in line]
        for position in self.js("seen"):
            nearest = min(curve, key=lambda other: abs(other - position))
            # The fastest that it goes is below 40 pages a second: 0.04 in a millisecond.
            self.assertAlmostEqual(position, nearest, delta=0.04)

    def test_it_starts_at_rest_only(self):
        self.show()
        name = "(() => { try { pager.startRecording(); } catch (e) { return e.name } })()"
        self.page.touch.press(200, 150)
        self.assertEqual(self.js(name), "InvalidStateError")
        self.page.touch.release()
        self.js("pager.next(), 0")
        self.assertEqual(self.js(name), "InvalidStateError")
        self.come_to_rest()
        self.record()
        self.assertEqual(self.js(name), "InvalidStateError")
        self.js("recording.stop()")
        self.record()
        self.js("pager.remove()")
        self.assertEqual(self.js(name), "InvalidStateError")
        self.assertEqual(len(self.js("recording.stop()").splitlines()), 1)

    def test_a_free_pager_between_two_pages_cannot_be_recorded(self):
        self.show({"free": ""})
        self.record()
        self.page.mouse.drag((300, 150), (200, 150), hold=0.2)
        self.page.wait_for("pager.state === 'idle'")
        self.js("recording.stop()")
        self.assertNotEqual(self.js("pager.fraction"), 0)
        name = "(() => { try { pager.startRecording(); } catch (e) { return e.name } })()"
        self.assertEqual(self.js(name), "InvalidStateError")

    def test_nor_can_one_in_the_middle_of_a_long_page(self):
        self.js("""async () => {
          const next = make({ extent: "content" }, 2);
          for (const page of next.children) {
            const box = page.appendChild(document.createElement("div"));
            box.style.width = "1000px";
          }
          await show(next);
        }""", 0)
        name = "(() => { try { pager.startRecording(); } catch (e) { return e.name } })()"
        self.js("pager.restoreState({ page: 1, fraction: 0, inside: 0.5 })")
        self.assertEqual(self.js("pager.fraction"), 0)
        self.assertEqual(self.js(name), "InvalidStateError")
        self.js("pager.goTo(1, { animated: false })")
        self.record()
        self.assertEqual(replay(self.js("recording.stop()"))[-1]["offset"], self.js("pager.offset"))

    def test_pages_that_come_go_and_move_are_part_of_it(self):
        self.show()
        self.record()
        self.js("pager.append(makePage(5), makePage(6)), 0")
        self.page.frames(1)
        self.js("p0.remove(), 0")
        self.page.frames(1)
        lines = [json.loads(line) for line in self.js("recording.stop()").splitlines()[1:-1]]
        self.assertEqual([{k: v for k, v in line.items() if k != "t"} for line in lines],
                         [{"event": "insert", "at": 5, "count": 2},
                          {"event": "remove", "at": 0, "count": 1}])

    def test_children_that_change_under_the_finger_replay_to_the_same_bits(self):
        self.show({"page": "2", "overscan": "2"})
        self.record()
        self.page.touch.swipe((300, 150), (170, 150), seconds=0.17, release=False)
        self.js("pager.prepend(makePage(7), makePage(8)), p0.remove(), pager.append(p1)")
        self.page.frames(2)
        self.page.touch.release()
        self.come_to_rest()
        self.js("p2.remove(), pager.goTo(0)")
        self.page.wait_for("pager.position < 1.5")
        self.js("pager.insertBefore(makePage(9), p4), 0")
        self.come_to_rest()
        self.assert_replays()

    def test_a_row_that_was_empty_replays_to_the_same_bits(self):
        self.show()
        self.record()
        self.js("pager.replaceChildren(), 0")
        self.page.wait_for("pager.page === null")
        self.js("pager.append(makePage(0), makePage(1)), 0")
        self.page.wait_for("pager.page === 0")
        self.flick()
        self.assert_replays()

    def test_far_jumps_in_a_loop_replay_to_the_same_bits(self):
        self.show({"loop": ""}, count=40)
        self.record()
        self.js("pager.goTo(30), 0")
        self.page.wait_for("pager.position !== 0")
        self.js("pager.goTo(20), 0")
        self.come_to_rest()
        self.flick()
        self.assert_replays()
