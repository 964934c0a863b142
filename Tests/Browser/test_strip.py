"""Before it is ready, and without the engine: a strip that scrolls natively, taken over as it stands."""

from harness import BrowserTestCase

PAGE = """(attributes) => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/riffle.css" }));
  document.body.innerHTML = `<h1 style="margin: 0; height: 40px">Before</h1><riffle-pager ${attributes}>` + ["one", "two", "three", "four"]
    .map((text) => `<section style="background: #eee">${text}</section>`).join("") + "</riffle-pager><p>After</p>";
  globalThis.pager = document.querySelector("riffle-pager");
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value;
  }).observe({ type: "layout-shift", buffered: false });
  // The engine comes when the test says so.
  const { fetch } = globalThis;
  globalThis.fetch = (...all) => new Promise((go) => { globalThis.load = () => go(fetch(...all)); });
}"""


class StripTests(BrowserTestCase):
    """A pager 300 points wide and 200 high."""

    def setUp(self):
        super().setUp()
        self.open("/pages/input.html")

    def make(self, attributes=""):
        """Makes a pager that waits for its engine."""
        self.page.evaluate(PAGE, f'style="width: 300px; height: 200px" {attributes}')
        self.page.wait_for("pager.scrollWidth > 300 || pager.scrollHeight > 200")

    def define(self):
        """Loads the script, but not the engine."""
        self.page.evaluate("import('/riffle.js').then(() => 0)")
        self.page.wait_for("globalThis.load")

    def upgrade(self):
        """Lets the engine come."""
        self.page.frames(2)
        self.page.evaluate("shift = 0, load(), pager.ready.then(() => 0)")
        self.page.frames(3)

    def lefts(self):
        """Where the pages are."""
        return self.page.evaluate("[...pager.children].map((page) => page.getBoundingClientRect().x"
                                  " - pager.getBoundingClientRect().x)")

    def test_it_scrolls_and_snaps_by_itself(self):
        self.make()
        self.page.evaluate("pager.scrollLeft = 400, 0")
        self.page.frames(3)
        self.assertEqual(self.page.evaluate("pager.scrollLeft"), 300)
        self.assertEqual(self.lefts(), [-300, 0, 300, 600])

    def test_it_goes_on_where_the_strip_has_been_scrolled_to_without_a_shift(self):
        for attributes in ("", 'dir="rtl"', 'axis="vertical"', 'page="1"'):
            with self.subTest(attributes):
                self.open("/pages/input.html")
                self.make(attributes)
                self.define()
                self.page.evaluate("""pager.matches("[axis=vertical]") ? pager.scrollTop = 400
                  : pager.scrollLeft = pager.dir ? -600 : 600, 0""")
                self.page.frames(3)
                before = self.page.bounds("section:nth-child(3)")
                self.upgrade()
                self.assertEqual(self.page.evaluate("[pager.page, pager.fraction, pager.scrollLeft, shift]"),
                                 [2, 0, 0, 0])
                self.assertEqual(self.page.bounds("section:nth-child(3)"), before)

    def test_the_strip_stands_on_the_page_that_is_asked_for(self):
        for attributes in ("", 'dir="rtl"'):
            with self.subTest(attributes):
                self.open("/pages/input.html")
                self.make(f'page="2" {attributes}')
                self.define()
                self.assertEqual(self.lefts()[2], 0)
                self.upgrade()
                self.assertEqual(self.page.evaluate("[pager.page, shift]"), [2, 0])

    def test_the_page_that_stands_there_by_the_alignment_is_the_page(self):
        for attributes, left, page in [('extent="40%"', 120, 1), ('extent="40%" alignment="end"', 180, 3),
                                       ('extent="50%" alignment="end"', 150, 2), ('extent="40%" dir="rtl"', -120, 1)]:
            with self.subTest(attributes):
                self.open("/pages/input.html")
                self.make(attributes)
                self.define()
                self.page.evaluate("(left) => { pager.scrollLeft = left; }", left)
                self.page.frames(3)
                before = self.lefts()
                self.upgrade()
                self.assertEqual(self.page.evaluate("pager.page"), page)
                self.assertEqual(self.lefts()[page], before[page])

    def test_put_back_it_stands_where_it_was_whatever_the_strip_was_like(self):
        self.make('page="2"')
        self.define()
        self.upgrade()
        self.page.evaluate("pager.next()")
        self.page.evaluate("pager.remove(), document.body.append(pager), 0")
        self.page.wait_for("pager.hasAttribute('ready')")
        self.assertEqual(self.page.evaluate("pager.page"), 3)

    def test_the_strip_knows_lengths_and_gaps(self):
        self.make('extent="50%" spacing="20" alignment="center"')
        self.define()
        before = self.lefts()
        self.upgrade()
        self.assertEqual(self.lefts()[:3], before[:3])
        self.assertEqual(self.page.evaluate("shift"), 0)
