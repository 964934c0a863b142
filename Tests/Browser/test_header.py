"""Headers above what scrolls: where they stand, their room, and that nothing of them stays."""

from edge_case import EdgeTestCase


class HeaderTests(EdgeTestCase):
    """A `header` of 100 px, with a button, in `scroller` before its items."""

    def head(self, attributes=None, at=0, edges=(), **more):
        """Shows a scroller with controls, scrolls it, and puts a header into it."""
        self.show(*(edges or [{"edge": "bottom", "mode": "disabled"}]), **more)
        self.js("""async (attributes, at) => {
          const header = document.createElement("riffle-header");
          for (const [name, value] of Object.entries(attributes)) header.setAttribute(name, value);
          const bar = document.createElement("div");
          bar.style.cssText = "height: 100px; background: rgb(0, 90, 160)";
          bar.append(document.createElement("button"));
          bar.firstChild.textContent = "Go";
          header.append(bar);
          scroller.scrollTop = at;
          const before = head();
          (scroller === document.scrollingElement ? document.querySelector("#room") : scroller).prepend(header);
          const flow = head();
          await header.ready;
          Object.assign(globalThis, { header, bar, before, flow });
        }""", attributes or {}, at)
        self.page.wait_for("header.hasAttribute('ready')")
        self.page.frames(2)

    def come_to_rest(self):
        """Waits until no control is at work and nothing has moved for ten frames."""
        self.page.wait_for("controls.every(({ state }) => state === 'idle')")
        self.js("""(async () => {
          for (let last, quiet = 0; quiet < 10; ) {
            await new Promise(requestAnimationFrame);
            const now = `${head()} ${scroller.scrollTop} ${scroller.scrollHeight}`;
            quiet = now === last ? quiet + 1 : 0;
            last = now;
          }
        })()""")

    def place(self):
        """Where the header begins, from what it is over."""
        return self.js("bar.getBoundingClientRect().y - (scroller === document.scrollingElement ? 0 : "
                       "scroller.getBoundingClientRect().y + scroller.clientTop)")

    def first(self):
        """Where the content begins, from there."""
        return self.js("head() - (scroller === document.scrollingElement ? 0 : "
                       "scroller.getBoundingClientRect().y + scroller.clientTop)")

    def scroll(self, to):
        self.js("(to) => scroller.scrollTo(0, to)", to)
        self.page.frames(3)

    def test_it_takes_its_room_without_a_jump(self):
        for document in (False, True):
            for at in (0, 40, 500, 1e6):
                with self.subTest(document=document, at=at):
                    self.head(at=at, isDocument=document)
                    self.assertAlmostEqual(self.js("head() - flow"), 0, delta=0.5)
                    self.assertEqual(self.first() - self.place(), 100)
                    self.assertEqual(self.js("header.visibleLength"), 100)

    def test_it_leaves_with_the_content_or_stays(self):
        for document in (False, True):
            for scrolls in ("together", "none"):
                with self.subTest(document=document, scrolls=scrolls):
                    self.head({"scrolls": scrolls}, isDocument=document)
                    for to in (0, 30, 100, 700, 1e6, 0):
                        self.scroll(to)
                        self.assertEqual(self.place(), 0 if scrolls == "none" else -self.js("scroller.scrollTop"))

    def test_pulled_down_it_stays_at_the_top(self):
        for scrolls in ("together", "none"):
            with self.subTest(scrolls):
                self.head({"scrolls": scrolls}, edges=[{"edge": "top"}])
                self.pull(120, release=False)
                self.page.wait_for("edge.progress > 0.3")
                self.assertEqual(self.place(), 0)
                self.assertGreater(self.first(), 120)
                self.page.touch.release()
                self.come_to_rest()
                self.assertAlmostEqual(self.place(), 0, delta=0.05)
                self.assertAlmostEqual(self.first(), 100, delta=0.05)

    def test_a_control_s_room_is_inside_of_it(self):
        box = "controls[0].shadowRoot.querySelector('[part=box]').getBoundingClientRect().y - scroller.clientTop - " \
              "scroller.getBoundingClientRect().y"
        self.head(edges=[{"edge": "top"}])
        self.js("edge.activate({ animated: false })")
        self.page.frames(2)
        self.assertEqual([self.place(), self.js(box), self.first()], [0, 100, 150])
        self.scroll(60)
        self.assertEqual([self.place(), self.js(box), self.first()], [-60, 40, 90])
        self.js("edge.finish()")
        self.come_to_rest()
        self.scroll(0)
        self.assertEqual([self.place(), self.first()], [0, 100])

    def test_it_goes_and_comes_by_a_spring(self):
        self.head()
        self.js("header.inactive = true")
        self.page.wait_for("header.visibleLength < 60 && header.visibleLength > 0")
        self.page.wait_for("header.visibleLength === 0")
        self.assertEqual([self.first(), self.js("scroller.scrollTop")], [0, 0])
        self.assertEqual(self.js("getComputedStyle(bar).visibility"), "hidden")
        self.js("header.inactive = false")
        self.page.wait_for("header.visibleLength > 20 && header.visibleLength < 100")
        self.page.wait_for("header.visibleLength === 100")
        self.assertEqual([self.place(), self.first()], [0, 100])
        self.assertEqual(self.js("getComputedStyle(bar).visibility"), "visible")

    def test_another_height_is_another_room_also_in_a_pull(self):
        self.head(edges=[{"edge": "top"}])
        self.js("bar.style.height = '130px'")
        self.page.wait_for("header.visibleLength === 130")
        self.assertEqual([self.place(), self.first()], [0, 130])
        self.pull(150, release=False)
        self.page.wait_for("edge.progress > 0.3")
        self.page.frames(3)
        before, progress = self.first(), self.js("edge.progress")
        self.js("bar.style.height = '140px'")
        self.page.wait_for("header.visibleLength === 140")
        self.assertAlmostEqual(self.first(), before, delta=0.01)
        self.assertAlmostEqual(self.js("edge.progress"), progress - 10 / 80, delta=0.01)
        self.page.touch.release()
        self.come_to_rest()
        self.assertEqual(self.first(), 140)

    def test_the_focus_brings_it_in_or_passes_it_by(self):
        for document in (False, True):
            with self.subTest(document=document):
                self.head(isDocument=document)
                self.scroll(600)
                self.js("bar.firstChild.focus()")
                self.page.frames(2)
                self.assertGreaterEqual(self.place() + self.js("bar.firstChild.offsetTop - bar.offsetTop"), -40)
                self.assertTrue(self.js("(({ top, bottom }) => top >= 0 && bottom <= innerHeight)"
                                        "(bar.firstChild.getBoundingClientRect())"))
                self.js("document.activeElement.blur(), header.inactive = true")
                self.page.wait_for("header.visibleLength === 0")
                self.js("bar.firstChild.focus()")
                self.assertFalse(self.js("document.activeElement === bar.firstChild"))

    def test_what_is_brought_into_view_is_not_under_one_that_stays(self):
        self.head({"scrolls": "none"})
        self.scroll(1e6)
        self.js("scroller.querySelectorAll('.item')[3].scrollIntoView({ block: 'start' })")
        self.page.frames(3)
        self.assertAlmostEqual(self.js("scroller.querySelectorAll('.item')[3].getBoundingClientRect().y - "
                                       "bar.getBoundingClientRect().bottom"), 0, delta=1)

    def test_nothing_of_it_stays(self):
        self.show({"edge": "bottom"})
        traces = self.traces()
        self.head({"scrolls": "none"})
        self.js("header.remove()")
        self.come_to_rest()
        self.assertEqual(self.first(), 0)
        self.assertEqual(self.traces(), traces)
        self.assertFalse(self.js("header.hasAttribute('ready')"))
        self.js("scroller.prepend(header)")
        self.page.wait_for("header.hasAttribute('ready') && header.visibleLength === 100")
        self.assertEqual([self.place(), self.first()], [0, 100])
        self.js("edge.remove()")
        self.scroll(30)
        self.assertEqual([self.place(), self.first()], [0, 70])
        self.js("header.remove()")
        self.assertEqual(self.js("[scroller.getAnimations().length, getComputedStyle(scroller).position]"), [0, "static"])

    def test_a_second_one_waits_as_plain_content(self):
        self.head()
        self.js("""globalThis.second = header.cloneNode(true), header.after(second), 0""")
        self.page.frames(3)
        self.assertFalse(self.js("second.hasAttribute('ready')"))
        self.assertEqual(self.js("second.getBoundingClientRect().height"), 100)
        self.js("header.remove()")
        self.page.wait_for("second.hasAttribute('ready') && second.visibleLength === 100")
        self.page.frames(3)
        self.assertEqual(self.first(), 100)

    def test_it_stays_put_where_the_content_scrolls_sideways(self):
        for style in ("", "direction: rtl"):
            with self.subTest(style):
                self.head(name="wide", style=style)
                self.js("scroller.scrollTo(scroller.scrollWidth * (1 - 2 * (getComputedStyle(scroller).direction === 'rtl')), 0)")
                self.page.frames(3)
                self.assertNotEqual(self.js("scroller.scrollLeft"), 0)
                x, _, width, _ = self.page.bounds(".scroller")
                self.assertEqual(self.js("(({ x, width }) => [x, width])(bar.getBoundingClientRect())"), [x + 1, width - 2])

    def test_in_a_document_it_stands_at_the_top_whatever_is_positioned_around_it(self):
        self.js("document.body.style.cssText = 'position: relative; margin: 40px 20px 0'")
        self.head(isDocument=True)
        for to in (0, 30, 0):
            self.scroll(to)
            self.assertEqual(self.place(), -to)
            self.assertEqual(self.js("bar.getBoundingClientRect().x"), 0)

    def test_in_something_positioned_it_stands_where_the_scroller_begins(self):
        for scrolls in ("together", "none"):
            with self.subTest(scrolls):
                self.head({"scrolls": scrolls})
                self.js("""(() => {
                  const wrapper = document.createElement("div");
                  wrapper.style.cssText = "position: relative; margin: 7px 20px";
                  scroller.prepend(wrapper);
                  wrapper.append(header);
                })()""")
                self.page.wait_for("header.hasAttribute('ready') && header.visibleLength === 100")
                self.page.frames(3)
                x, _, width, _ = self.page.bounds(".scroller")
                for to in (0, 30, 400, 0):
                    self.scroll(to)
                    self.assertAlmostEqual(self.place(), 0 if scrolls == "none" else -to, delta=0.05)
                    self.assertEqual(self.js("(({ x, width }) => [x, width])(bar.getBoundingClientRect())"),
                                     [x + 1, width - 2])

    def test_it_keeps_out_of_the_safe_area_or_covers_it(self):
        self.page.call("Emulation.setSafeAreaInsetsOverride", {"insets": {"top": 30}})
        self.head({"safe-area": "avoid"}, isDocument=True)
        self.assertEqual([self.place(), self.first(), self.js("header.visibleLength")], [30, 130, 130])
        self.js("header.safeArea = 'cover'")
        self.page.wait_for("header.visibleLength === 100")
        self.come_to_rest()
        self.assertEqual([self.place(), self.first()], [0, 100])

    def test_one_that_is_hidden_has_no_room(self):
        self.head()
        self.js("header.hidden = true")
        self.come_to_rest()
        self.assertEqual([self.first(), self.js("header.visibleLength")], [0, 0])
        self.js("header.hidden = false")
        self.page.wait_for("header.visibleLength === 100")

    def test_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            self.page.set_media(prefers_color_scheme=scheme)
            self.head({"scrolls": "none"})
            self.js("bar.style.background = 'Canvas'")
            self.assertEqual(self.page.violations(without=["page-has-heading-one"]), [])

    def test_options(self):
        self.head()
        self.assertEqual(self.js("[header.scrolls, header.safeArea, header.inactive]"), ["together", "cover", False])
        self.js("header.scrolls = 'none', header.safeArea = 'avoid', header.inactive = true")
        self.assertEqual(self.js("header.getAttributeNames().sort()"),
                         ["inactive", "ready", "safe-area", "scrolls"])
        for script in ("header.scrolls = 'up'", "header.safeArea = ''"):
            self.assertEqual(self.js(f"(() => {{ try {{ {script} }} catch ({{ name }}) {{ return name; }} }})()"),
                             "TypeError")
