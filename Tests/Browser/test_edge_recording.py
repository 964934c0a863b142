"""Recordings of edge controls: replayed natively they end in the same bits, whatever was done."""

import json
import random

from edge_case import PAGE, EdgeTestCase
from harness.server import ROOT
from native import replay

STATE = ["state", "offset", "effectiveInsets", "edges"]


class EdgeRecordingTests(EdgeTestCase):
    """`startRecording` and what it gives."""

    def setUp(self):
        super().setUp()
        hook = (ROOT / "Tests/Browser/pages/area-hook.js").read_text()
        self.page.call("Page.addScriptToEvaluateOnNewDocument", {"source": hook})
        self.open(PAGE)
        self.page.wait_for("globalThis.isLoaded")

    def start(self):
        """Starts a recording of what there is."""
        self.js("told.length = 0, globalThis.recording = edge.startRecording(), 0")

    def assert_replays(self):
        """Stops, and compares the end and what was told with the native engine's; the trace's lines."""
        trace, found, told = self.js("[recording.stop(), probed(), told]")
        lines = [json.loads(line) for line in trace.splitlines()]
        output = replay(trace)
        self.assertTrue(output[-1]["probe"])
        header = output[-1].get("header", {"visibleLength": 0, "frame": [0, 0]})
        self.assertEqual(found.pop("header"), [header["visibleLength"], header["frame"][1]], trace)
        self.assertEqual({name: output[-1][name] for name in STATE}, found, trace)
        heard = [[line["effect"] if line["effect"] == "activated" else line["state"],
                  line["edge"], line.get("control", 0)]
                 for line in output if line.get("effect") == "activated"
                 or line.get("state") in ("active", "completed")
                 and "effect" in line]
        self.assertEqual(heard, told, trace)
        return lines

    def test_the_first_lines_set_up_what_there_is(self):
        self.show({"edge": "trailing", "mode": "enabled-without-inset", "length": "40", "layer": "front"},
                  {"edge": "top", "fire-on-release": "", "layout": "along", "showing": "0.5"}, {"edge": "top"},
                  style="direction: rtl")
        self.js("scroller.scrollTop = 123")
        self.page.frames(2)
        self.start()
        first, second, *_ = self.assert_replays()
        width, height, content = self.js("[scroller.clientWidth, scroller.clientHeight, scroller.scrollHeight]")
        usual = {"mode": "enabled", "length": 50, "trigger": 80, "delay": 0.2, "fireOnRelease": False,
                 "margin": 0, "layout": "fixed", "z": "back", "showing": 0}
        self.assertEqual(first, {
            "riffle": 1, "component": "edges", "viewport": [width, height], "scale": 1,
            "content": [width, content],
            "config": {"direction": "rtl", "slop": 0, "edges": [
                {"edge": "trailing", **usual, "mode": "enabledWithoutInset", "length": 40, "z": "front"},
                {"edge": "top", **usual, "fireOnRelease": True, "layout": "along", "showing": 0.5},
                {"edge": "top", **usual},
            ]},
        })
        self.assertEqual([second["event"], second["y"]], ["scrolled", 123])

    def test_a_pull_that_activates_replays(self):
        self.show({"edge": "top"})
        self.start()
        self.pull(300)
        self.page.wait_for("told.some(([what]) => what === 'activated')")
        self.js("edge.finish()")
        self.come_to_rest()
        lines = self.assert_replays()
        events = [line.get("event") for line in lines]
        for event in ("press", "move", "lift", "finish", "probe"):
            self.assertIn(event, events)
        self.assertEqual(self.js("[recording.stop() === recording.stop(), told.length]"), [True, 3])

    def test_a_pull_that_is_still_held_replays(self):
        for edge, by, at in (("top", 170, 0), ("bottom", -170, 1e6)):
            with self.subTest(edge):
                self.show({"edge": edge})
                self.js("(at) => scroller.scrollTo(0, at)", at)
                self.page.frames(3)
                self.start()
                self.pull(by, release=False)
                self.page.wait_for("edge.progress > 0.5")
                self.assert_replays()
                self.page.touch.release()

    def test_rooms_in_motion_and_the_browser_s_scrolling_replay(self):
        self.show({"edge": "top"}, {"edge": "top", "length": "33"}, {"edge": "bottom"})
        self.start()
        self.js("controls[1].activate(), 0")
        self.page.wait_for("controls[1].visibleLength > 5")
        self.js("controls[0].activate(), 0")
        self.page.wait_for("controls[0].visibleLength > 5")
        self.js("scroller.scrollTop = 400")
        self.page.frames(2)
        self.js("controls[0].finish('end'), controls[1].deactivate(), controls[2].activate({ animated: false }), 0")
        self.page.frames(2)
        self.js("scroller.scrollTop = 1e6")
        self.page.frames(2)
        lines = self.assert_replays()
        self.assertGreaterEqual(sum(line.get("event") == "scrolled" for line in lines), 3)

    def test_controls_that_come_change_and_go_replay(self):
        self.show({"edge": "top"}, {"edge": "top", "length": "33"})
        self.start()
        self.js("controls[1].activate(), controls.push(edgeOf({ edge: 'bottom', length: '20' })), "
                "scroller.append(controls[2]), 0")
        self.page.wait_for("controls[1].visibleLength > 5")
        self.js("controls[1].length = 70, 0")
        self.page.frames(3)
        self.js("controls[0].remove(), controls[2].activate(), 0")
        self.page.frames(3)
        self.js("controls[2].edge = 'left', controls[2].activate({ animated: false }), controls[1].finish(), 0")
        self.page.frames(3)
        lines = self.assert_replays()
        events = {line.get("event") for line in lines}
        self.assertLessEqual({"attach", "change", "detach", "activate"}, events)

    def test_a_header_replays(self):
        self.show({"edge": "top"})
        self.js("""globalThis.header = document.createElement("riffle-header"), header.append(itemsOf(1)[0]),
          scroller.prepend(header), 0""")
        self.page.wait_for("header.visibleLength === 50")
        self.start()
        self.js("scroller.scrollTop = 20")
        self.page.frames(2)
        self.js("header.inactive = true")
        self.page.wait_for("header.visibleLength < 40")
        self.js("header.inactive = false, edge.activate(), 0")
        self.page.frames(3)
        lines = self.assert_replays()
        self.assertEqual(lines[0]["config"]["header"],
                         {"height": 50, "active": True, "scrollsTogether": True, "attachesToSafeArea": False, "safeArea": 0})
        self.assertEqual([line["header"]["active"] for line in lines if "header" in line], [False, True])

    def test_it_starts_at_rest_only(self):
        self.js("globalThis.refusal = () => { try { edge.startRecording(); } catch ({ name }) { return name; } }")
        self.show({"edge": "top"}, {"edge": "bottom"})
        self.js("controls[1].activate()")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        self.js("controls[1].deactivate()")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        self.come_to_rest()
        self.js("globalThis.recording = controls[1].startRecording(), 0")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        self.js("recording.stop()")
        self.start()
        self.js("controls.forEach((control) => control.remove())")
        self.assertEqual(self.js("refusal()"), "InvalidStateError")
        # What was recorded until then is kept.
        lines = [json.loads(line) for line in self.js("recording.stop()").splitlines()]
        self.assertEqual(lines[-1]["event"], "detach")
        self.assertEqual(replay(self.js("recording.stop()")), [])

    def test_whatever_is_done_replays(self):
        for seed in range(6):
            with self.subTest(seed=seed):
                self.play(random.Random(seed))

    def play(self, chance):
        """Does this and that, and compares."""
        edges = ["top", "bottom", "left", "right", "leading", "trailing"]
        attributes = lambda: {
            "edge": chance.choice(edges), "length": str(chance.choice([0, 20, 50, 77.7])),
            "trigger": str(chance.choice([30, 80])), "delay": str(chance.choice([0, 0.05, 0.2])),
            "mode": chance.choice(["enabled", "enabled", "enabled-without-inset", "disabled"]),
            "result-showing": str(chance.choice([0, 0.05])), "layout": chance.choice(["fixed", "along"]),
            "margin": str(chance.choice([0, -10, 12])), "showing": str(chance.choice([0, 0.1])),
            **({"fire-on-release": ""} if chance.random() < 0.3 else {}),
        }
        self.show({"edge": "top"}, *[attributes() for _ in range(chance.randrange(1, 4))],
                  style="direction: rtl" if chance.random() < 0.5 else "", name=chance.choice(["", "wide"]),
                  count=chance.choice([3, 40]))
        self.page.frames(2)
        self.is_held = False
        self.start()
        for _ in range(14):
            getattr(self, chance.choice(ACTIONS))(chance, attributes)
            self.page.frames(chance.randrange(1, 6))
        self.assert_replays()
        self.let_go()

    def let_go(self):
        """Takes away the finger that has stayed."""
        if self.is_held:
            self.page.touch.cancel()
        self.is_held = False

    def drag(self, chance, _):
        """A finger pulls this way or that, and may stay."""
        self.let_go()
        self.is_held = chance.random() < 0.3
        by = chance.choice([-1, 1]) * chance.choice([40, 150, 330])
        self.pull(by, (190, 250), chance.choice([0, 1, 1]), chance.randrange(3, 9), not self.is_held)

    def wheel(self, chance, _):
        """A wheel turns for a while."""
        by = chance.choice([-1, 1]) * chance.choice([30, 120])
        dx, dy = (by, 0) if chance.random() < 0.3 else (0, by)
        for _ in range(chance.randrange(1, 6)):
            self.page.mouse.wheel(190, 250, dx, dy)

    def scroll(self, chance, _):
        """The browser scrolls, by a script."""
        self.js("(x, y) => scroller.scrollTo(x, y)", chance.choice([-1e6, 0, 7, 1e6]), chance.choice([0, 7, 300, 1e6]))

    def command(self, chance, _):
        """A program turns a control on or off."""
        call = chance.choice(["activate()", "activate({ animated: false })", "deactivate()", "finish('end')",
                              "deactivate({ animated: false })", "retry()"])
        self.js(f"controls.at({chance.randrange(-1, 1)}).{call}, 0")

    def change(self, chance, _):
        """A control is another one."""
        change = chance.choice(["length = 31", "margin = 4", "mode = 'disabled'", "mode = 'enabled'", "trigger = 40"])
        self.js(f"controls.at({chance.randrange(-1, 1)}).{change}, 0")

    def come(self, _, attributes):
        """One more control."""
        self.js("(more) => (controls.push(edgeOf(more)), scroller.append(controls.at(-1)), 0)", attributes())

    def go(self, _, __):
        """The last control goes, but not the first."""
        self.js("controls.length > 1 && controls.pop().remove(), 0")

    def header(self, chance, _):
        """A header comes, goes, or is another one."""
        change = chance.choice(["remove()", "inactive = !header.inactive", "scrolls = 'none'", "scrolls = 'together'",
                                "firstChild.style.height = '70px'", "firstChild.style.height = '33.3px'"])
        self.js(f"""globalThis.header?.isConnected ? header.{change} : (() => {{
          globalThis.header = document.createElement("riffle-header");
          header.append(itemsOf(1)[0]);
          scroller.prepend(header);
        }})(), 0""")

    def content(self, chance, _):
        """There is more content, or it is as large as before in another box."""
        self.js(chance.choice(["add(5)", "scroller.style.height = '333.3px'", "scroller.style.height = '', 0"]))


ACTIONS = ["drag", "drag", "drag", "wheel", "scroll", "command", "command", "command", "change", "come", "go", "header", "header",
           "content"]
