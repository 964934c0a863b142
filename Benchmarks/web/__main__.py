"""Turns 100,000 pages in Chromium and prints what is held on to; ends with status 1 where that grows (S59).

Run it with `make bench`, or after `make web` as `python3 Benchmarks/web`.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Browser"))

from harness import Browser, Server  # noqa: E402
from memory_case import POOL, ROWS, WINDOW, Memory  # noqa: E402

WARM = 10_000
LATER = 100_000
BATCH = 300
# Compiled code and the browser's own caches; an object of two bytes a turn would be as much.
SLACK = 200_000
COLUMNS = {"elements": "children", "DOM nodes": "nodes", "listeners": "listeners", "kB of JS heap": "heap",
           "kB of wasm memory": "memory"}


def main():
    """A table, and whether all of it is bounded."""
    browser, server = Browser(), Server()
    try:
        results = [measure(browser, server, row) for row in ROWS]
    finally:
        browser.close()
        server.close()
    return 0 if all(results) else 1


def measure(browser, server, row):
    """Prints the lines of one row; true where nothing has grown and nothing is left."""
    page = browser.new_page(width=800, height=600, scale=1)
    memory = Memory(page, server.address + "/pages/memory.html")
    memory.show(row)
    memory.remove()
    empty = memory.counts()
    memory.show(row)
    memory.turn(row, WARM, BATCH)
    warm = memory.counts()
    memory.turn(row, LATER - WARM, BATCH)
    later = memory.counts()
    memory.remove()
    left = memory.counts()
    due = page.evaluate("dueNow()")
    page.close()
    print(f"{row}: at most {later['most']} elements at once, {later['made']} made")
    for name, counts in ((f"{WARM:,} turns", warm), (f"{LATER:,} turns", later), ("removed", left)):
        print(f"  {name:16}" + ", ".join(
            f"{text(counts[key], title)} {title}" for title, key in COLUMNS.items() if key in counts))
    same = ("children", "nodes", "listeners", "memory", "made")
    return (
        later["most"] <= WINDOW
        and later["made"] <= WINDOW + POOL
        and all(later[key] == warm[key] for key in same)
        and later["heap"] - warm["heap"] < SLACK
        and all(left[key] == empty[key] for key in ("nodes", "listeners"))
        and due == [0, 0]
    )


def text(number, title):
    """A number as it is printed."""
    return f"{number / 1000:,.0f}" if title.startswith("kB") else f"{number:,}"


if __name__ == "__main__":
    sys.exit(main())
