"""The golden traces, replayed by riffle.wasm in the browser: the same bits as natively."""

import json
import math

from harness import BrowserTestCase
from harness.server import ROOT

TRACES = ROOT / "Tests/Traces"
EXPECTED = ".expected.jsonl"

# The largest page number that JavaScript can hold, and so the web border: 2^53 − 1.
MAX_SAFE_INTEGER = 2**53 - 1
PAGE_FIELDS = {"count", "initial", "page"}


def lines(text):
    """The objects of JSON Lines; comments and blank lines are none."""
    return [json.loads(line) for line in text.splitlines() if line.strip() and line[0] != "#"]


def largest_page(value):
    """The largest page number, or number of pages, anywhere in a line of a trace."""
    if isinstance(value, dict):
        own = [abs(value[name]) for name in PAGE_FIELDS & value.keys() if value[name] is not None]
        return max([0, *own, *map(largest_page, value.values())])
    if isinstance(value, list):
        return max(map(largest_page, value), default=0)
    return 0


def is_same(one, other):
    """Whether two values of JSON are equal, every number to the bit.

    Only the sign of zero is left out: traces print none.
    """
    if isinstance(one, bool) or isinstance(other, bool) or one is None or other is None:
        return one is other
    if isinstance(one, (int, float)) and isinstance(other, (int, float)):
        # Integers are compared exactly; a double may be written like an integer, if it is large.
        is_mixed = isinstance(one, int) != isinstance(other, int)
        return float(one) == float(other) if is_mixed else one == other
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other


def difference(found, expected):
    """Where two outputs part, in words; None if they are the same."""
    for index, (one, other) in enumerate(zip(found, expected), 1):
        if not is_same(one, other):
            return f"line {index} is\n{json.dumps(one)}\nand should be\n{json.dumps(other)}"
    if len(found) != len(expected):
        return f"{len(found)} lines instead of {len(expected)}"
    return None


class WasmTraceTests(BrowserTestCase):
    """The golden traces on riffle.wasm, without the web host."""

    def setUp(self):
        super().setUp()
        self.open("/pages/replay.html")
        self.page.wait_for("globalThis.replayed")

    def traces(self):
        """The golden traces as pairs of name and text, but for what the border cannot take.

        Page numbers cross the border as doubles. A trace that names a page beyond 2^53 − 1 cannot
        be told to the web element either, which throws; natively it runs like all others.
        """
        for path in sorted(TRACES.glob("*.jsonl")):
            if path.name.endswith(EXPECTED):
                continue
            text = path.read_text()
            trace = lines(text)
            if largest_page(trace) <= MAX_SAFE_INTEGER:
                yield path.stem, text

    def test_each_golden_trace_prints_what_it_prints_natively(self):
        played = 0
        for name, text in self.traces():
            with self.subTest(trace=name):
                expected = lines((TRACES / (name + EXPECTED)).read_text())
                found = lines(self.page.evaluate("(text) => replayed(text)", text))
                self.assertIsNone(difference(found, expected))
                self.assertTrue(found)
                played += 1
        self.assertGreaterEqual(played, 74)

    def test_the_comparison_sees_a_single_bit(self):
        paths = {
            "axis-lock": (["fraction"], ["offset"], ["placements", 0, "matrix", 5], ["t"]),
            "edges-trigger": (["offset", 1], ["effectiveInsets", 0], ["edges", 0, "visibleLength"], ["t"]),
        }
        traces = dict(self.traces())
        for name, places in paths.items():
            with self.subTest(trace=name):
                self.assert_sees_a_bit(traces[name], places)

    def assert_sees_a_bit(self, text, paths):
        """Checks that one bit more in a trace's last probe, in any of these places, is a difference."""
        found = lines(self.page.evaluate("(text) => replayed(text)", text))
        probe = next(line for line in reversed(found) if "probe" in line)
        self.assertIsNone(difference(found, json.loads(json.dumps(found))))
        for path in paths:
            changed = json.loads(json.dumps(found))
            at = changed[found.index(probe)]
            for key in path[:-1]:
                at = at[key]
            at[path[-1]] = math.nextafter(at[path[-1]], math.inf)
            self.assertIsNotNone(difference(found, changed), path)

    def test_page_numbers_are_exact_up_to_the_largest(self):
        last = MAX_SAFE_INTEGER - 1
        trace = [
            {"riffle": 1, "component": "pager", "viewport": [390, 844],
             "pages": {"count": MAX_SAFE_INTEGER, "initial": last - 2}},
            {"t": 0, "event": "goTo", "page": last - 1},
            {"t": 3, "event": "next"},
            {"t": 6, "event": "probe"},
        ]
        text = "\n".join(map(json.dumps, trace))
        found = lines(self.page.evaluate("(text) => replayed(text)", text))
        settled = [line["page"] for line in found if line.get("effect") == "settled"]
        self.assertEqual(settled, [last - 1, last])
        self.assertEqual(found[-1]["mounted"], [last - 1, last])
        self.assertEqual(found[-1]["placements"][-1]["page"], last)
