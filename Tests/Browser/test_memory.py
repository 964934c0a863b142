"""Bounded memory (S59): what a pager holds on to does not depend on how many pages it has turned."""

from harness import BrowserTestCase
from memory_case import POOL, ROWS, WINDOW, Memory

WARM = 1_000
LATER = 5_000


class MemoryTests(BrowserTestCase):
    """The same as Benchmarks/web, of fewer turns."""

    viewport = {"width": 800, "height": 600, "scale": 1}

    def test_turning_pages_holds_on_to_nothing(self):
        for row in ROWS:
            with self.subTest(row):
                memory = Memory(self.page, self.address("/pages/memory.html"))
                # What the first one sets up for the page stays for the next ones.
                memory.show(row)
                memory.remove()
                empty = memory.counts()
                memory.show(row)
                memory.turn(row, WARM)
                warm = memory.counts()
                memory.turn(row, LATER - WARM)
                later = memory.counts()
                self.assertGreaterEqual(later["turned"], LATER)
                self.assertLessEqual(later["most"], WINDOW)
                self.assertLessEqual(later["made"], WINDOW + POOL)
                for name in ("children", "nodes", "listeners", "memory", "timers", "frames", "made"):
                    self.assertEqual(later[name], warm[name], name)
                # Code that has become warm is compiled; an object of twenty-five bytes a turn would be as much.
                self.assertLess(later["heap"] - warm["heap"], 100_000)
                memory.remove()
                left = memory.counts()
                self.assertEqual([left["nodes"], left["listeners"]], [empty["nodes"], empty["listeners"]])
                self.assertEqual(self.page.evaluate("[room.childNodes.length, globalThis.dueNow()]"), [0, [0, 0]])
