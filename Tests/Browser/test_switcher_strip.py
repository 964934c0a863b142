"""A switcher before it is ready, without its engine, without script, and under a strict policy."""

from harness import BrowserTestCase

PAGE = """(attributes) => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/riffle.css" }));
  document.body.innerHTML = `<riffle-switcher style="width: 300px; height: 200px" ${attributes}>`
    + ["one", "two", "three"].map((text) => `<section>${text}</section>`).join("") + "</riffle-switcher>";
  globalThis.switcher = document.querySelector("riffle-switcher");
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value;
  }).observe({ type: "layout-shift", buffered: false });
}"""

LEFTS = """[...switcher.children].map((page) => page.getBoundingClientRect().x
  - switcher.getBoundingClientRect().x)"""


class StripTests(BrowserTestCase):
    """A switcher 300 points wide."""

    def setUp(self):
        super().setUp()
        self.open("/pages/input.html")

    def make(self, attributes=""):
        """Makes one that nothing has upgraded yet."""
        self.page.evaluate(PAGE, attributes)
        self.page.wait_for("switcher.scrollWidth > 300")

    def test_it_scrolls_and_snaps_by_itself(self):
        self.make()
        self.page.evaluate("switcher.scrollLeft = 250, 0")
        self.page.frames(3)
        self.assertEqual(self.page.evaluate(LEFTS), [-300, 0, 300])
        self.page.touch.swipe((250, 100), (50, 100), seconds=0.2)
        self.page.wait_for("switcher.scrollLeft === 600")

    def test_ready_it_stands_on_its_page_without_a_shift(self):
        for attributes in ("", 'selected="2"', 'selected="1" dir="rtl"'):
            with self.subTest(attributes):
                self.open("/pages/input.html")
                self.make(attributes)
                self.page.evaluate("""(() => {
                  const { fetch } = globalThis;
                  globalThis.fetch = (...all) => new Promise((go) => { globalThis.load = () => go(fetch(...all)); });
                })()""")
                self.page.evaluate("import('/riffle.js').then(() => 0)")
                self.page.wait_for("globalThis.load")
                page = int(self.page.evaluate("switcher.getAttribute('selected')") or 0)
                self.assertEqual(self.page.evaluate(LEFTS)[page], 0)
                self.page.frames(2)
                self.page.evaluate("shift = 0, load(), switcher.ready.then(() => 0)")
                self.page.frames(3)
                self.assertEqual(self.page.evaluate("[switcher.selected, switcher.scrollLeft, shift]"), [page, 0, 0])
                self.assertEqual(self.page.evaluate(LEFTS)[page], 0)

    def test_without_its_engine_it_stays_a_strip_and_commands_are_cancelled(self):
        self.server.override("/riffle.wasm", {"Content-Type": "text/plain"})
        self.make('selected="1"')
        ready = self.page.evaluate("""import("/riffle.js").then(async () => {
          globalThis.outcomes = Promise.all([switcher.select(2), switcher.next()]);
          return switcher.ready;
        })""")
        self.assertFalse(ready)
        self.assertEqual(self.page.evaluate("outcomes"), ["cancelled", "cancelled"])
        self.assertEqual(self.page.evaluate(LEFTS), [-300, 0, 300])
        self.assertEqual(self.page.evaluate("[switcher.hasAttribute('failed'), switcher.hasAttribute('ready'),"
                                            " switcher.selected, switcher.selection, switcher.state]"),
                         [True, False, 1, None, "idle"])
        self.page.evaluate("switcher.scrollLeft = 0, 0")
        self.page.frames(3)
        self.assertEqual(self.page.evaluate(LEFTS), [0, 300, 600])

    def test_without_script_it_is_a_strip(self):
        self.page.call("Emulation.setScriptExecutionDisabled", {"value": True})
        self.addCleanup(self.page.call, "Emulation.setScriptExecutionDisabled", {"value": False})
        self.open("/pages/strict.html")
        self.page.wait_for("document.querySelector('riffle-switcher').scrollWidth > 600")
        style = "getComputedStyle(document.querySelector('riffle-switcher'))"
        self.assertEqual(self.page.evaluate(f"[{style}.display, {style}.overflowX, {style}.scrollbarWidth]"),
                         ["flex", "auto", "auto"])

    def test_it_works_under_a_strict_content_security_policy(self):
        policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"
        self.server.override("/pages/strict.html", {"Content-Security-Policy": policy})
        self.open("/pages/strict.html")
        self.page.wait_for("document.querySelector('riffle-switcher').hasAttribute('ready')")
        for animator in ("'cube'", "{ from: 'out', to: [{ opacity: 0 }, {}] }"):
            outcome = self.page.evaluate(f"""(() => {{
              const switcher = document.querySelector("riffle-switcher");
              switcher.animator = {animator};
              switcher.pageInsets = [1, 2, 3, 4];
              switcher.addEventListener("alongside", ({{ detail }}) => detail.animate(document.body, "out"));
              return switcher.next();
            }})()""")
            self.assertEqual(outcome, "settled")
        self.assertEqual(self.page.bounds("riffle-switcher > :nth-child(3)")[0],
                         self.page.bounds("riffle-switcher")[0])
        self.assertEqual(self.page.evaluate("document.body.hasAttribute('style')"), False)
