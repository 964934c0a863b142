"""The base of the pager element's tests: pages/element.html and what each test does there."""

from harness import BrowserTestCase


class PagerTestCase(BrowserTestCase):
    """A test on pages/element.html, where `pager` is 400 × 300 points large and `log` its events."""

    PAGE = "/pages/element.html"

    def setUp(self):
        super().setUp()
        self.open(self.PAGE)
        self.page.wait_for("globalThis.isLoaded")

    def js(self, expression, *arguments):
        """The value of a JavaScript expression in the page."""
        return self.page.evaluate(expression, *arguments)

    def show(self, attributes=None, count=5):
        """Shows a pager of `count` children, and waits until it is ready."""
        script = "async (attributes, count) => { await show(make(attributes, count)); }"
        self.js(script, attributes or {}, count)

    def show_rendered(self, count, attributes=None):
        """Shows a pager of rendered pages; `calls` notes each page and whether it is recycled."""
        script = """async (count, attributes) => {
          const pager = make(attributes, 0);
          globalThis.calls = [];
          pager.renderPage = (page, recycled) => {
            calls.push([page, recycled !== null]);
            const element = recycled ?? document.createElement("section");
            element.textContent = `Page ${page}`;
            return element;
          };
          pager.pageCount = count;
          await show(pager);
        }"""
        self.js(script, count, attributes or {})

    def come_to_rest(self):
        """Waits until nothing moves."""
        self.page.wait_for("pager.state === 'idle' && pager.target === pager.page")

    def flick(self, pages=1, start=(250, 150)):
        """Flicks with a finger towards higher pages, or lower ones, and waits for the rest."""
        x, y = start
        self.page.touch.swipe((x, y), (x - 150 * pages, y), seconds=0.15)
        self.come_to_rest()

    def heard(self):
        """What the pager has announced since it was last asked, as pairs of type and page."""
        return [tuple(entry) for entry in self.js("log.splice(0)")]

    def warnings(self):
        """The warnings in the console so far."""
        self.js("0")
        return [text for level, text in self.page.console if level == "warning"]

    def shown(self):
        """The ids of the elements that are to be seen, by their place from left to right."""
        return self.js("""[...pager.children]
          .filter((child) => getComputedStyle(child).visibility === "visible"
            && getComputedStyle(child).display !== "none")
          .sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
          .map((child) => child.id)""")
