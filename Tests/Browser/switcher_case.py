"""The base of the switcher element's tests: pages/switcher.html and what each test does there."""

from harness import BrowserTestCase


class SwitcherTestCase(BrowserTestCase):
    """A test on pages/switcher.html: `switcher` is 390 × 300 points large, `log` holds its events."""

    PAGE = "/pages/switcher.html"

    def setUp(self):
        super().setUp()
        self.open(self.PAGE)
        self.page.wait_for("globalThis.isLoaded")

    def js(self, expression, *arguments):
        """The value of a JavaScript expression in the page."""
        return self.page.evaluate(expression, *arguments)

    def run_js(self, function):
        """What a JavaScript function without arguments returns."""
        return self.js(f"({function})()")

    def show(self, attributes=None, count=3):
        """Shows a switcher of `count` sections "a", "b", …, and waits until it is ready."""
        script = "async (attributes, count) => { await show(make(attributes, count)); }"
        self.js(script, attributes or {}, count)

    def come_to_rest(self):
        """Waits until nothing moves."""
        self.page.wait_for("switcher.state === 'idle'")

    def heard(self):
        """What the switcher has announced since it was last asked, as lists of type and numbers."""
        return self.js("log.splice(0)")

    def seen(self):
        """The ids of the pages that are to be seen."""
        return self.js("""[...switcher.children]
          .filter((child) => getComputedStyle(child).visibility === "visible"
            && getComputedStyle(child).display !== "none")
          .map((child) => child.id)""")

    def left(self, name):
        """Where the left side of a page stands in the switcher."""
        return self.js("""(id) => document.getElementById(id).getBoundingClientRect().x
          - switcher.getBoundingClientRect().x""", name)
