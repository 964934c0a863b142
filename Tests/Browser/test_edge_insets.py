"""What controls add to what scrolls, and that nothing of it is left."""

from edge_case import EdgeTestCase


class EdgeInsetTests(EdgeTestCase):
    """Room that comes and goes."""

    def bare(self, **more):
        """The traces on a scroller that never had a control."""
        self.js("(more) => show([{ for: 'nowhere', id: 'e' }], more)", more)
        self.js("edge.remove()")
        return self.traces()

    def test_padding_of_the_author_s_is_added_to_and_comes_back(self):
        for style in ("padding: 10px 5% 30px 7px", "padding: 20px; box-sizing: border-box",
                      "padding: 12px; height: auto; max-height: 350px",
                      "padding: 3px; height: 50vh; min-height: 300px"):
            with self.subTest(style):
                bare = self.bare(style=style)
                self.show({"edge": "top"}, {"edge": "bottom"}, {"edge": "left"}, {"edge": "right"},
                          style=style)
                box = self.page.bounds(".scroller")
                rest = self.js("head()")
                self.js("controls.forEach((control) => control.activate({ animated: false }))")
                self.page.frames(3)
                self.assertEqual(self.page.bounds(".scroller"), box)
                self.assertEqual(self.js("head() - (scroller.getBoundingClientRect().y + 1)"
                                         " - 50 - parseFloat(getComputedStyle(scroller).paddingTop) + 50"
                                         " + scroller.scrollTop"), 0)
                self.js("scroller.scrollTo(1e6, 1e6)")
                self.page.frames(3)
                self.js("scroller.style.paddingTop = '44px'")
                self.page.frames(3)
                self.assertEqual(self.js("getComputedStyle(scroller).paddingTop"), "94px")
                self.js("(style) => scroller.setAttribute('style', style)", style)
                self.js("controls.forEach((control) => control.finish())")
                self.come_to_rest()
                self.js("scroller.scrollTo(0, 0)")
                self.page.frames(3)
                self.assertEqual(self.js("head()"), rest)
                self.js("controls.forEach((control) => control.remove())")
                self.assertEqual(self.traces(), bare)

    def test_removal_at_work_gives_all_back_and_aborts(self):
        bare = self.bare()
        self.show({"edge": "top"})
        self.js("edge.handler = ({ signal }) => new Promise(() => { globalThis.signal = signal; })")
        self.pull(300)
        self.page.wait_for("globalThis.signal && Math.abs(head() - 51) < 0.1")
        self.js("edge.remove()")
        self.assertEqual(self.js("[head(), signal.aborted, signal.reason.name]"), [1, True, "AbortError"])
        self.assertEqual(self.traces(), bare)

    def test_two_on_one_edge_add_up(self):
        self.show({"edge": "top"}, {"edge": "top", "length": "30"})
        self.js("controls.forEach((control) => control.activate({ animated: false }))")
        self.page.wait_for("getComputedStyle(scroller).paddingTop === '80px'")
        self.js("controls[0].remove(); controls.shift(); 0")
        self.page.wait_for("getComputedStyle(scroller).paddingTop === '30px'")
        self.js("controls[0].finish()")
        self.page.wait_for("getComputedStyle(scroller).paddingTop === '0px'")

    def test_a_program_reveals_it_only_to_one_who_stands_there(self):
        self.show({"edge": "top"})
        self.js("edge.activate()")
        self.page.wait_for("Math.abs(head() - 51) < 0.1")
        self.assertEqual(self.heard("edgeactivate"), [])
        self.js("edge.finish()")
        self.come_to_rest()
        self.assertEqual(self.js("head()"), 1)
        self.js("scroller.scrollTop = 300")
        self.page.frames(3)
        at = self.js("head()")
        self.js("edge.activate()")
        self.js("""(async () => { globalThis.seen = [];
          for (let i = 0; i < 70; i++) { await new Promise(requestAnimationFrame); seen.push(head()); } })()""")
        self.assertEqual({*self.js("seen")}, {at})
        self.js("edge.deactivate()")
        self.come_to_rest()
        self.assertEqual(self.js("[head(), scroller.scrollTop]"), [at, 300])

    def test_the_document_gets_its_padding_back(self):
        self.show({"edge": "top"}, {"edge": "bottom"}, isDocument=True)
        self.js("controls.forEach((control) => control.activate({ animated: false }))")
        self.page.frames(3)
        self.js("scroller.scrollTo(0, 1e6)")
        self.page.frames(3)
        self.assertEqual(self.js("scroller.scrollHeight"), 2100)
        self.js("controls.forEach((control) => control.remove())")
        self.assertEqual(self.js("[scroller.scrollHeight, scroller.getAnimations().length]"), [2000, 0])

    def test_a_document_whose_root_is_as_high_as_the_window(self):
        for rules in ("html { height: 100% }", "* { box-sizing: border-box } html, body { height: 100% }",
                      "html { height: 100%; padding: 5px; border: 2px solid }", "html { min-height: 100% }",
                      "body { margin: 30px }"):
            with self.subTest(rules):
                self.js("""(rules) => {
                  const sheet = document.createElement("style");
                  sheet.textContent = rules;
                  sheet.id = "rules";
                  document.getElementById("rules")?.remove();
                  document.head.append(sheet);
                }""", rules)
                self.show({"edge": "bottom"}, isDocument=True)
                self.js("scroller.scrollTo(0, 1e6)")
                self.page.frames(3)
                where = "[...document.querySelectorAll('.item')].at(-1).getBoundingClientRect().bottom"
                rest = self.js(f"[{where}, scroller.scrollHeight]")
                self.pull(-400, start=(150, 550), release=False)
                self.assertLess(self.js(where), rest[0] - 80)
                self.page.touch.release()
                self.page.wait_for(f"Math.abs({where} - {rest[0] - 50}) < 1 && edge.state === 'active'")
                self.js("add(10)")
                self.page.frames(4)
                self.assertEqual(self.js("scroller.scrollHeight"), rest[1] + 550)
                self.js("[...document.querySelectorAll('.item')].slice(-10).forEach((item) => item.remove())")
                self.page.frames(4)
                self.js("edge.finish()")
                self.come_to_rest()
                self.assertEqual(self.js(f"[{where}, scroller.scrollHeight]"), rest)

    def test_where_there_can_be_no_room_nothing_moves(self):
        self.js("""(() => {
          const sheet = document.createElement("style");
          sheet.textContent = ".scroller { padding: 7px !important }";
          document.head.append(sheet);
        })()""")
        for edge, at, by in (("top", 0, 270), ("bottom", 1e6, -270)):
            with self.subTest(edge):
                self.show({"edge": edge, "layer": "front"})
                self.js("(at) => scroller.scrollTo(0, at)", at)
                self.page.frames(3)
                place = self.js("scroller.scrollTop")
                self.pull(by, start=(150, 200 - by / 2))
                self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
                self.page.wait_for("edge.visibleLength > 49.9")
                self.assertEqual(self.js("scroller.scrollTop"), place)
                x, y, width, height = self.page.bounds(".scroller")
                top = self.js("edge.shadowRoot.querySelector('[part=box]').getBoundingClientRect().y")
                self.assertEqual(top, y + 1 if edge == "top" else y + height - 51)
                self.js("scroller.scrollTop = 100")
                self.page.frames(5)
                self.assertEqual(self.js("scroller.scrollTop"), 100)
                self.js("edge.finish()")
                self.come_to_rest()
                self.assertEqual(self.js("scroller.scrollTop"), 100)

    def test_the_browser_s_own_pull_is_off_where_ours_is_alone(self):
        self.show({"edge": "top"})
        read = "[getComputedStyle(scroller).overscrollBehaviorX, getComputedStyle(scroller).overscrollBehaviorY]"
        self.assertEqual(self.js(read), ["auto", "none"])
        self.show({"edge": "left"}, name="wide")
        self.assertEqual(self.js(read), ["none", "auto"])
        self.js("edge.mode = 'disabled'")
        self.assertEqual(self.js(read), ["auto", "auto"])
        self.js("edge.mode = 'enabled'")
        for at, value in ((100, "none"), (1e6, "auto"), (100, "none"), (0, "none")):
            self.js("(at) => scroller.scrollTo(at, 0)", at)
            self.page.frames(3)
            self.assertEqual(self.js(read), [value, "auto"])
        self.js("edge.remove()")
        self.assertEqual(self.js(read), ["auto", "auto"])
