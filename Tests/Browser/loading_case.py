"""The base of the tests of pagers that load: pages/loading.html, and what tests do there."""

from harness import BrowserTestCase

UPRIGHT = {"axis": "vertical"}
# Both axes, both directions, all ways to give pages.
MANNERS = [("children", UPRIGHT), ("children", {}), ("counted", UPRIGHT), ("keys", {"dir": "rtl"})]


class LoadingTestCase(BrowserTestCase):
    """A test where `pager` is 800 points long, with `edges` and `sources` at "start" and "end"."""

    viewport = {"width": 820, "height": 820, "scale": 1, "mobile": True}

    def setUp(self):
        super().setUp()
        self.open("/pages/loading.html")
        self.page.wait_for("globalThis.isLoaded")

    def js(self, expression, *arguments):
        """The value of a JavaScript expression in the page."""
        return self.page.evaluate(expression, *arguments)

    def show(self, **how):
        """Shows a pager; see pages/loading.js."""
        self.js("(how) => show(how)", how)

    def rest(self):
        """Waits until nothing moves and nothing is loaded."""
        self.page.wait_for("isStill()", timeout=15)
