"""What goes wrong elsewhere: functions that throw, an engine that cannot be had, strict policies."""

from harness import BrowserTestCase
from pager_case import PagerTestCase


class RenderingErrorTests(PagerTestCase):
    """A page that cannot be rendered is reported and stays empty."""

    def show_failing(self, failure):
        """Shows rendered pages of which page 1 fails as the JavaScript expression says."""
        self.js(f"""async () => {{
          const pager = make({{}}, 0);
          const first = document.createElement("section");
          pager.renderPage = (page) => {{
            if (page === 1) return {failure};
            return page ? Object.assign(document.createElement("b"), {{ id: `b${{page}}` }}) : first;
          }};
          pager.pageCount = 9;
          await show(pager);
        }}""", 0)

    def test_each_failure_reaches_the_console_and_leaves_the_pager_alive(self):
        own = "renderPage(1) returned no element of its own"
        for failure, message in [
            ("(() => { throw new Error('no data') })()", "no data"),
            ("'<b>text</b>'", own),
            ("undefined", own),
            ("document.createTextNode('text')", own),
            ("first", own),
            ("document.body", own),
        ]:
            with self.subTest(failure):
                self.js("room.replaceChildren(), 0")
                self.show_failing(failure)
                errors = self.take_errors()
                self.assertEqual(len(errors), 1, errors)
                self.assertIn(message, errors[0])
                self.flick()
                self.assertEqual(self.js("[pager.page, pager.children.length]"), [1, 3])
                self.flick()
                self.assertEqual(self.shown(), ["b2"])
                self.assertEqual(self.take_errors(), [])

    def test_a_listener_that_throws_is_reported_and_stops_nothing(self):
        self.show()
        self.js("pager.addEventListener('pagechange', () => { throw new Error('mine') }), 0")
        self.assertEqual(self.js("pager.goTo(1)"), "settled")
        self.assertEqual(["mine" in error for error in self.take_errors()], [True])
        self.assertEqual(self.shown(), ["p1"])


class LoadingTests(BrowserTestCase):
    """The engine comes late, in another wrapping, or not at all."""

    def start(self):
        """Opens the page and shows a pager; returns whether it became ready."""
        self.open("/pages/element.html")
        self.page.wait_for("globalThis.isLoaded")
        return self.page.evaluate("show(make()).then((pager) => pager.ready)")

    def test_a_wrong_mime_type_leaves_the_strip_and_warns_once(self):
        for mime in ("text/plain", "text/html", None):
            with self.subTest(mime):
                self.server.override("/riffle.wasm", {"Content-Type": mime})
                before = len(self.page.console)
                self.assertFalse(self.start())
                warnings = [text for level, text in self.page.console[before:] if level == "warning"]
                self.assertEqual(len(warnings), 1, warnings)
                self.assertIn("riffle.wasm", warnings[0])
                self.assertEqual(
                    self.page.evaluate("[pager.hasAttribute('ready'), pager.hasAttribute('failed'),"
                                       " getComputedStyle(pager).display, pager.scrollWidth]"),
                    [False, True, "flex", 2000])

    def test_all_pagers_share_one_engine(self):
        self.start()
        self.page.evaluate("show(make()).then(() => show(make())).then(() => 0)")
        self.assertEqual(self.server.requests.count("/riffle.wasm"), 1)

    def test_without_the_engine_there_is_one_warning_and_the_pages_scroll(self):
        self.open("/pages/input.html")
        self.page.evaluate("""globalThis.WebAssembly = undefined, document.body.innerHTML =
          '<link rel="stylesheet" href="/riffle.css"><riffle-pager style="width: 300px; height: 100px">' +
          '<p style="margin: 0">one</p><p style="margin: 0">two</p></riffle-pager><riffle-pager>'""")
        ready = self.page.evaluate("""import("/riffle.js").then(async ({ ready }) => {
          const pager = document.querySelector("riffle-pager");
          pager.axis = "horizontal";
          pager.page = 1;
          globalThis.early = pager.goTo(1);
          return [await ready, await pager.ready, await early, await pager.next(), pager.page];
        })""")
        self.assertEqual(ready, [False, False, "cancelled", "cancelled", 1])
        warnings = [text for level, text in self.page.console if level == "warning"]
        self.assertEqual(len(warnings), 1, warnings)
        self.assertIn("riffle.wasm", warnings[0])
        self.page.wait_for("document.querySelector('riffle-pager').scrollWidth === 600")
        self.assertEqual(self.page.evaluate(
            """(() => { try { document.querySelector("riffle-pager").startRecording(); }
               catch (error) { return error.name; } })()"""), "InvalidStateError")

    def test_a_missing_engine_is_a_warning_too(self):
        self.open("/pages/input.html")
        self.page.evaluate("""globalThis.fetch = async () => new Response("", { status: 404 })""")
        self.assertFalse(self.page.evaluate("import('/riffle.js').then(({ ready }) => ready)"))
        self.assertIn("HTTP status", [text for level, text in self.page.console if level == "warning"][0])

    def test_it_works_under_a_strict_content_security_policy(self):
        policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"
        self.server.override("/pages/strict.html", {"Content-Security-Policy": policy})
        self.open("/pages/strict.html")
        self.page.wait_for("document.querySelector('riffle-pager').hasAttribute('ready')")
        outcome = self.page.evaluate("document.querySelector('riffle-pager').next()")
        self.assertEqual(outcome, "settled")
        self.assertEqual(self.page.bounds("riffle-pager > :nth-child(2)")[0],
                         self.page.bounds("riffle-pager")[0])
