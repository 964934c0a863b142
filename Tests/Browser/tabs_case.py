"""The base of the tests of tabs: pages/tabs.html, and what each test does there."""

from harness import BrowserTestCase

PAGE = "/pages/tabs.html"


class TabsTestCase(BrowserTestCase):
    """A test where `tabs` follows `target`, which goes nowhere by itself."""

    def setUp(self):
        super().setUp()
        self.open(PAGE)
        self.page.wait_for("globalThis.isLoaded")

    def js(self, expression, *arguments):
        """The value of a JavaScript expression in the page."""
        return self.page.evaluate(expression, *arguments)

    def show(self, attributes=None, count=4, **more):
        """Shows tabs; `more` is how many pages, which one is selected, what tabs are made of."""
        self.js("(...all) => show(...all)", attributes or {}, count, more)

    def go(self, begin, end, progress, state="dragging"):
        """Puts the target between two pages."""
        self.js("(...all) => target.go(...all)", begin, end, progress, state)

    def rest(self, page):
        """Lets the target come to rest, and the command that it is under end."""
        self.js("async (page) => { target.rest(page); }", page)

    def calls(self):
        """The pages that the target was told to select, since it was last asked."""
        return self.js("calls.splice(0)")

    def selected(self):
        """The tabs that are called selected."""
        return self.js("having('aria-selected', 'true')")

    def stops(self):
        """The tabs that the Tab key stops at."""
        return self.js("having('tabindex', '0')")

    def focus(self, index):
        """Gives a tab the focus, as a script does."""
        self.js("(index) => tabs.children[index].focus()", index)

    def press(self, *keys):
        """Presses keys; returns which tab has the focus then."""
        for key in keys:
            self.page.keyboard.press(key)
        return self.js("focused()")

    def click(self, index):
        """Clicks on a tab."""
        x, y, width, height = self.page.bounds(f"riffle-tabs > .t{index}")
        self.page.mouse.click(x + width / 2, y + height / 2)
