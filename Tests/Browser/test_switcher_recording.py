"""Recordings of a switcher: replayed natively they end in the same bits, whatever was done."""

import json

from native import replay
from switcher_case import SwitcherTestCase

STATE = ["state", "selected", "from", "to", "direction", "progress", "pending"]
EVENTS = {"willMove": "willmove", "didMove": "didmove", "cancelled": "movecancel"}


class RecordingTests(SwitcherTestCase):
    """`startRecording` and what it gives."""

    def record(self, attributes=None, count=4):
        """Shows a switcher and starts a recording."""
        self.js("import('/pages/switcher-frames.js').then(({ finger }) => { globalThis.finger = finger; })")
        self.show(attributes, count)
        self.start()

    def start(self):
        """Starts a recording of what there is."""
        self.heard()
        self.js("globalThis.recording = switcher.startRecording(), 0")

    def assert_replays(self):
        """Stops, and compares the end and the moves with the native engine's."""
        trace = self.js("recording.stop()")
        shown = self.js(f"[{', '.join(f'switcher.{name}' for name in STATE)}]")
        output = replay(trace)
        probe = output[-1]
        self.assertTrue(probe["probe"])
        self.assertEqual([probe[name] for name in STATE], shown)
        moves = [entry for entry in self.heard() if entry[0] in EVENTS.values()]
        self.assertEqual([[EVENTS[line["effect"]], line["from"], line["to"]] for line in output
                          if line.get("effect") in EVENTS], moves)
        for placement in probe["placements"]:
            matrix, *corner = self.js("""(page) => {
              const { transform, left, top } = getComputedStyle(switcher.children[page]);
              return [[...new DOMMatrix(transform).toFloat64Array()], parseFloat(left), parseFloat(top)];
            }""", placement["page"])
            place = [at - start for at, start in zip(placement["frame"], corner)]
            expected = list(placement["matrix"])
            # The translation to the frame comes before the matrix, which may have a perspective.
            for column in range(0, 16, 4):
                for row in (0, 1):
                    expected[column + row] += place[row] * expected[column + 3]
            for found, number in zip(matrix, expected):
                self.assertAlmostEqual(found, number, delta=1e-3)
        return [json.loads(line) for line in trace.splitlines()]

    def test_the_first_line_sets_up_what_there_is(self):
        self.record({"animator": "cube", "edge-zone": "none", "speed": "2", "while-busy": "queue", "selected": "2",
                     "style": "padding: 1px 2px 3px 4px; box-sizing: border-box", "no-swipe": "", "dir": "rtl"})
        first, *_ = self.assert_replays()
        self.assertEqual(first, {
            "riffle": 1, "component": "switcher", "viewport": [390, 300], "scale": 1, "origin": [0, 0],
            "config": {
                "animator": "cube", "duration": 1, "speed": 2, "edgeZone": None, "interactive": False,
                "whileBusy": "queue", "slop": 10, "asks": False, "insets": [1, 4, 3, 2], "direction": "rtl",
                "reducedMotion": False,
            },
            "pages": {"count": 4, "initial": 2},
        })

    def test_commands_keys_and_fingers_replay(self):
        self.record()
        self.page.touch.swipe((385, 150), (100, 150), seconds=0.15)
        self.page.touch.swipe((380, 150), (200, 150), seconds=0.1)
        self.come_to_rest()
        self.js("switcher.select(0), switcher.next(), switcher.select(3), 0")
        self.page.wait_for("switcher.progress > 0.3")
        self.js("switcher.select(0), switcher.focus(), 0")
        self.come_to_rest()
        self.page.keyboard.press("End")
        self.come_to_rest()
        self.js("switcher.select(1, { animated: false }), switcher.selected = 2, 0")
        self.assert_replays()

    def test_a_drag_that_is_still_held_replays(self):
        for animator in ("default", "cube", "flip", "push"):
            with self.subTest(animator):
                self.record({"animator": animator, "edge-zone": "none"})
                self.page.touch.swipe((300, 150), (170, 150), seconds=0.17, release=False)
                self.page.frames(2)
                self.assertGreater(self.js("switcher.progress"), 0.2)
                self.assert_replays()
                self.page.touch.release()

    def test_another_size_and_other_options_replay(self):
        self.record({"edge-zone": "none"})
        self.js("switcher.select(2), 0")
        self.page.frames(3)
        self.js("switcher.style.width = '333.5px', switcher.animator = 'zoom', switcher.speed = 0, 0")
        self.page.frames(2)
        self.come_to_rest()
        self.js("switcher.select(0), switcher.speed = 3.2, finger.press(200), finger.move(100), 0")
        self.js("switcher.noSwipe = true, 0")
        self.come_to_rest()
        self.js("switcher.animator = { from: 'out' }, switcher.next(), 0")
        self.come_to_rest()
        self.js("switcher.animator = 'push', switcher.noSwipe = false, switcher.next(), 0")
        self.come_to_rest()
        self.js("finger.press(200), finger.move(250), 0")
        self.assert_replays()

    def test_questions_and_answers_replay_by_the_trace_s_own_count(self):
        self.js("""globalThis.answers = [], globalThis.listen = () => {
          switcher.shouldMove = () => new Promise((resolve) => answers.push(resolve)); }""")
        self.record({"edge-zone": "none"})
        self.js("recording.stop(), listen(), switcher.select(1), answers.pop()(true), 0")
        self.page.wait_for("switcher.selected === 1 && switcher.state === 'idle'")
        self.start()
        self.js("switcher.select(2), 0")
        self.page.frames(2)
        self.js("answers.pop()(true)")
        self.page.wait_for("switcher.selected === 2 && switcher.state === 'idle'")
        self.js("switcher.select(0), answers.pop()(false), switcher.select(3), switcher.append(page(7)), 0")
        self.page.frames(2)
        self.js("answers.pop()(true)")
        self.page.frames(2)
        self.assertEqual(self.js("[switcher.from, switcher.to]"), [2, 3])
        self.come_to_rest()
        self.js("switcher.shouldMove = () => true, finger.press(200), finger.move(300), 0")
        self.assertGreater(self.js("switcher.progress"), 0.2)
        lines = self.assert_replays()
        self.assertEqual([line["question"] for line in lines if line.get("event") == "permit"], [1, 2, 3, 4])

    def test_other_pages_replay(self):
        self.record({"edge-zone": "none", "selected": "1"})
        changes = ["switcher.prepend(page(7))", "switcher.children[2].remove()", "switcher.append(switcher.firstChild)",
                   "switcher.replaceChildren()", "switcher.append(page(0), page(1), page(2), page(3))",
                   "switcher.replaceChildren(page(4), page(5), page(6))"]
        for change in changes:
            for begin in ("0", "switcher.next()", "finger.press(300), finger.move(150)"):
                self.js(f"{begin}, 0")
                self.page.frames(3)
                self.js(f"{change}, 0")
                self.page.frames(2)
                self.js("finger.lift(), 0")
                self.page.frames(2)
        self.assert_replays()

    def test_a_list_filled_again_begins_where_the_element_began(self):
        self.record({"selected": "3"})
        self.js("recording.stop(), switcher.selected = 1, 0")
        self.start()
        for change in ("switcher.replaceChildren()", "switcher.append(page(0), page(1), page(2), page(3))"):
            self.js(f"{change}, 0")
            self.page.frames(1)
        self.assertEqual(self.js("switcher.selected"), 3)
        self.assert_replays()

    def test_it_starts_at_rest_only(self):
        self.js("globalThis.refusal = () => { try { switcher.startRecording(); } catch ({ name }) { return name; } }")
        self.record({"edge-zone": "none"})
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        self.js("recording.stop(), finger.press(200), 0")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        self.js("finger.lift(), switcher.next(), 0")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        self.come_to_rest()
        self.js("switcher.shouldMove = () => new Promise(() => {}), switcher.next(), 0")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        self.js("switcher.remove()")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
