"""The mark of the selected tab."""

from tabs_case import TabsTestCase


class IndicatorTests(TabsTestCase):
    """Tabs that are 100 points wide and 40 high."""

    def mark(self):
        """The mark's rectangle in the window, x, y, width, height; None while there is none."""
        mark = self.js("mark()")
        return mark and tuple(mark)

    def test_a_line_follows_the_selection(self):
        self.show()
        self.js("tabs.children[1].style.width = '200px', 0")
        self.page.frames(1)
        for (begin, end, progress), expected in (
            ((0, 0, 0), (0, 38, 100, 2)),
            ((0, 1, 0.5), (50, 38, 150, 2)),
            ((0, 1, 1), (100, 38, 200, 2)),
            # Past those in between, by the straight way.
            ((0, 3, 0.25), (100, 38, 100, 2)),
            ((3, 1, 0.5), (250, 38, 150, 2)),
        ):
            self.go(begin, end, progress)
            self.assertEqual(self.mark(), expected, (begin, end, progress))

    def test_without_a_move_it_goes_by_the_selection_alone(self):
        self.show()
        self.js("Object.assign(target, { from: null, to: null, progress: 0, selection: 1.3 }), "
                "target.dispatchEvent(new Event('selectionprogress'))")
        self.assertEqual(self.mark(), (130, 38, 100, 2))

    def test_from_right_to_left_it_goes_the_other_way(self):
        self.show({"dir": "rtl"})
        self.assertEqual(self.mark(), (700, 38, 100, 2))
        self.go(0, 1, 0.25)
        self.assertEqual(self.mark(), (675, 38, 100, 2))
        self.js("tabs.dir = 'ltr', 0")
        self.page.wait_for("mark()[0] === 25")

    def test_upright_it_stands_at_the_end_of_the_lines(self):
        for direction, x in (("ltr", 98), ("rtl", 700)):
            with self.subTest(direction):
                self.show({"axis": "vertical", "dir": direction,
                           "style": "width: 100px" if direction == "ltr" else ""})
                self.go(0, 2, 0.5)
                self.assertEqual(self.mark(), (x, 40, 2, 40))

    def test_a_pill_is_as_large_as_the_tab_and_never_distorted(self):
        self.show({"indicator": "pill"})
        self.js("tabs.children[1].style.width = '200px', 0")
        self.page.frames(1)
        self.go(0, 1, 0.5)
        self.assertEqual(self.mark(), (50, 0, 150, 40))
        part = "getComputedStyle(tabs.shadowRoot.querySelector('[part]'))"
        self.assertRegex(self.js(f"{part}.transform"), r"^matrix\(1, 0, 0, 1, 50, 0\)$")
        self.js("tabs.style.setProperty('--riffle-indicator-inset', '4px')")
        self.assertEqual(self.mark(), (54, 4, 142, 32))
        # It is behind the text.
        self.js("tabs.style.setProperty('--riffle-indicator-color', '#c80000'), target.rest(1), 0")
        self.js("tabs.children[1].style.cssText += 'background: #0000c8'")
        self.assertEqual(self.page.screenshot().pixel(200, 20), (0, 0, 0xC8))

    def test_its_colour_and_thickness_are_the_author_s(self):
        self.show({"style": "--riffle-indicator-color: #c80000; --riffle-indicator-thickness: 6px;"
                            "--riffle-indicator-inset: 10px"})
        self.go(1, 1, 0, "idle")
        self.assertEqual(self.page.screenshot().box((0xC8, 0, 0), 0), (110, 34, 80, 6))

    def test_none_is_none(self):
        self.show({"indicator": "none"})
        self.assertEqual(self.mark(), None)
        self.js("tabs.indicator = 'pill', 0")
        self.assertEqual(self.mark(), (0, 0, 100, 40))

    def test_it_is_seen_in_forced_colours(self):
        self.page.set_media(forced_colors="active")
        part = "getComputedStyle(tabs.shadowRoot.querySelector('[part]'))"
        highlight = self.js("""(() => {
          document.body.style.color = "Highlight";
          const { color } = getComputedStyle(document.body);
          document.body.style.color = "";
          return color;
        })()""")
        self.show()
        self.assertEqual(self.js(f"{part}.backgroundColor"), highlight)
        self.js("tabs.indicator = 'pill', 0")
        self.assertEqual(self.js(f"[{part}.borderTopColor, {part}.borderTopStyle]"), [highlight, "solid"])

    def test_it_follows_a_tab_that_gets_another_size_at_rest(self):
        self.show(selection=1)
        self.js("tabs.children[0].style.width = '130px', 0")
        self.page.wait_for("mark()[0] === 130")
        self.js("tabs.className = '', 0")
        self.page.wait_for("Math.abs(mark()[2] - tabs.children[1].getBoundingClientRect().width) < 0.01")

    def test_a_margin_that_nobody_told_of_counts_in_the_next_move(self):
        self.show()
        self.js("tabs.children[1].style.marginLeft = '20px', 0")
        self.go(0, 1, 0.5)
        self.assertEqual(self.mark(), (60, 38, 100, 2))

    def test_a_list_that_was_not_displayed_gets_its_mark(self):
        self.show({"hidden": ""})
        self.assertEqual(self.js("mark()[2]"), 0)
        self.js("tabs.hidden = false, 0")
        self.page.wait_for("mark()[2] === 100")

    def test_a_zoomed_list_is_measured_in_its_own_points(self):
        self.show({"style": "transform: scale(2); transform-origin: 0 0; width: 400px"})
        self.go(0, 1, 0.5)
        self.assertEqual(self.mark(), (100, 76, 200, 4))

    def test_in_the_frames_of_a_move_no_layout_is_read(self):
        self.show()
        self.go(0, 1, 0.1)
        self.js("""(() => {
          globalThis.reads = [];
          const spy = (prototype, name) => {
            const { value, get, set } = Object.getOwnPropertyDescriptor(prototype, name);
            const note = (f) => f && function (...all) {
              reads.push(name);
              return f.apply(this, all);
            };
            Object.defineProperty(prototype, name, {
              configurable: true,
              ...(value ? { value: note(value) } : { get: note(get), set }),
            });
          };
          spy(Element.prototype, "getBoundingClientRect");
          for (const edge of ["Left", "Top", "Width", "Height"]) {
            spy(Element.prototype, `scroll${edge}`);
            spy(Element.prototype, `client${edge}`);
          }
          const { getComputedStyle } = window;
          window.getComputedStyle = (...all) => (reads.push("style"), getComputedStyle(...all));
        })()""")
        self.js("for (let i = 2; i < 9; i += 1) target.go(0, 1, i / 10)")
        self.assertEqual(self.js("reads"), [])
        self.rest(1)
        self.go(1, 2, 0.1)
        self.assertNotEqual(self.js("reads"), [])


class StrictTests(TabsTestCase):
    """Under a content security policy that lets nothing inline in."""

    def setUp(self):
        super().setUp()
        self.server.override("/pages/tabs.html", {"Content-Security-Policy":
                             "default-src 'self'; style-src 'self'; script-src 'self'"})
        self.open("/pages/tabs.html")
        # The page's own style element is kept out, and this is what the browser says of it.
        self.page.wait_for("globalThis.isLoaded")
        self.assertEqual(len(self.take_errors()), 1)

    def test_it_looks_the_same(self):
        self.show()
        self.go(0, 1, 0.5)
        self.assertEqual(self.js("getComputedStyle(tabs).display"), "flex")
        self.assertEqual(self.js("mark()[3]"), 2)


class WithoutScriptTests(TabsTestCase):
    """A page whose script never comes."""

    def setUp(self):
        super().setUp()
        self.server.override("/riffle.js", {"Content-Type": "text/plain"})
        self.open("/pages/tabs.html")
        self.page.wait_for("document.readyState === 'complete'")
        self.assertNotEqual(self.take_errors(), [])

    def test_it_is_a_row_that_scrolls(self):
        self.js("""room.innerHTML = "<riffle-tabs style='width: 100px'>"
          + "<button>One</button><button>Two</button><button>Three</button></riffle-tabs>" """)
        self.assertEqual(self.js("customElements.get('riffle-tabs') === undefined"), True)
        tops = self.js("""[...document.querySelectorAll("button")].map((tab) =>
          tab.getBoundingClientRect().top)""")
        self.assertEqual(tops, [0, 0, 0])
        self.assertTrue(self.js("""(() => {
          const tabs = room.firstChild;
          tabs.scrollLeft = 999;
          return tabs.scrollLeft > 0 && tabs.scrollLeft === tabs.scrollWidth - tabs.clientWidth;
        })()"""))
