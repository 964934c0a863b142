"""What a pager holds on to, counted: pages/memory.html. The tests and the benchmark share it."""

# How pagers go on: their attributes, how many pages they have, and whether those may come and go.
ROWS = {
    "a million pages": {"attributes": {}, "count": 1_000_000, "edits": True},
    "endless both ways": {"attributes": {"endless": "both"}, "edits": False},
    "a loop of a thousand": {"attributes": {"loop": ""}, "count": 1_000, "edits": True},
}
# One is seen, one is ready on each side, and on the way from one to the next there is one more.
WINDOW = 4
# As many as the engine keeps for reuse.
POOL = 4


class Memory:
    """A page on which a pager is turned and counted."""

    def __init__(self, page, address):
        self.page = page
        page.open(address)
        page.wait_for("globalThis.isLoaded")

    def show(self, row):
        """Shows a pager of one of the rows."""
        self.page.evaluate("(how) => show(how)", ROWS[row])

    def turn(self, row, times, batch=60):
        """Turns its pages so many times, a number in each frame; ends at rest on page 450."""
        most = 40 * batch
        for done in range(0, times, most):
            self.page.evaluate("(...all) => turn(...all)", min(times - done, most), ROWS[row]["edits"], batch)

    def counts(self):
        """What is there after a garbage collection."""
        # What is waited for in one turn of the loop is collected in the next one.
        for _ in range(3):
            self.page.frames(2)
            self.page.call("HeapProfiler.collectGarbage")
        counts = {} if self.page.evaluate("!room.firstChild") else self.page.evaluate("counts()")
        counts["heap"] = self.page.call("Runtime.getHeapUsage")["usedSize"]
        browser = self.page.call("Memory.getDOMCounters")
        counts |= {"nodes": browser["nodes"], "listeners": browser["jsEventListeners"]}
        return counts

    def remove(self):
        """Takes the pager out of the document for good, and tells what is still due."""
        self.page.evaluate("pager.remove(), globalThis.pager = null, 0")
        self.page.frames(3)
