"""The base of the tests on pages/parity.html: a pager of plain colours."""

from harness import BrowserTestCase

# Chosen so that no mixture of two of them, or of one and white, comes near (50 of 255) one that has
# 0.3 or more of a third: a pixel on an edge tells whose edge it is.
COLOURS = [(0, 255, 184), (255, 0, 169), (23, 0, 208), (5, 76, 0), (255, 215, 0)]
WHITE = (255, 255, 255)


class ParityTestCase(BrowserTestCase):
    """A test with a `pager` in the page, of one page for each colour."""

    def setUp(self):
        super().setUp()
        self.open("/pages/parity.html")
        self.page.wait_for("globalThis.isLoaded")

    def js(self, expression, *arguments):
        """The value of a JavaScript expression in the page."""
        return self.page.evaluate(expression, *arguments)

    def show(self, attributes=None, **style):
        """Shows a pager with these attributes and styles, and waits until it is ready."""
        style = {"width": "400px", "height": "300px"} | {
            name.replace("_", "-"): value for name, value in style.items()
        }
        colours = [f"rgb{colour}" for colour in COLOURS]
        self.js("(...all) => show(...all)", attributes or {}, style, colours)

    def come_to_rest(self):
        """Waits until nothing moves any more."""
        self.page.wait_for("pager.state === 'idle' && pager.target === pager.page")
