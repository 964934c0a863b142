"""Content that comes, grows and goes while there are controls."""

from edge_case import EdgeTestCase

LOADING = {"load-distance": "100", "mode": "disabled"}


class EdgeGrowthTests(EdgeTestCase):
    """Content that is another one."""

    def loads(self, body, controls="edge"):
        """Sets a handler that counts its runs in `loads`."""
        self.js(f"globalThis.loads = 0, {controls}.handler = async () => {{ loads += 1; {body} }}, 0")

    def test_what_comes_in_at_the_start_pushes_nothing_away(self):
        late = "setTimeout(() => {0}, 50)"
        for start in (0, 60):
            for is_deep in (False, True):
                for when in ("{0}", late):
                    with self.subTest(f"at {start}, deep: {is_deep}, {when}"):
                        self.show({"edge": "top", "mode": "disabled", "result-showing": "0"})
                        self.js("scroller.scrollTop = 300")
                        self.page.frames(3)
                        self.js("edge.loadDistance = 100")
                        self.js("""(isDeep) => {
                          const items = [...scroller.querySelectorAll(".item")];
                          globalThis.list = scroller;
                          if (isDeep) {
                            list = document.createElement("div");
                            scroller.append(list);
                            list.append(...items);
                          }
                          globalThis.mark = items[4];
                          globalThis.more = () => list.querySelector(".item").before(...itemsOf(10));
                        }""", is_deep)
                        self.page.frames(3)
                        self.loads("await new Promise((done) => { globalThis.done = done; }); "
                                   + when.format("more()"))
                        self.js("(start) => { scroller.scrollTop = start; }", start)
                        self.page.wait_for("loads === 1 && edge.visibleLength === (scroller.scrollTop > 60 ? 0 : 50)"
                                           " && edge.state === 'active'")
                        self.page.frames(30)
                        self.js("""(() => {
                          globalThis.seen = [];
                          // What a frame draws: an observer that is new is told of it after all callbacks.
                          const look = () => requestAnimationFrame(() => {
                            const drawn = new ResizeObserver(() => {
                              drawn.disconnect();
                              seen.push(mark.getBoundingClientRect().y);
                              if (seen.length < 40) look();
                            });
                            drawn.observe(mark);
                          });
                          look();
                          done();
                        })()""")
                        self.page.wait_for("seen.length === 40")
                        seen = self.js("seen")
                        # Until it comes in, the content goes along with the room that leaves.
                        allowed = 50 if when == late and not start else 1
                        for place in seen:
                            self.assertAlmostEqual(place, seen[0], delta=allowed)
                        self.assertEqual(self.js("loads"), 1)

    def test_both_ends_load_each_for_itself(self):
        self.show({"edge": "top", **LOADING}, {"edge": "bottom", **LOADING})
        self.js("""(() => {
          globalThis.loads = [0, 0];
          controls[0].handler = async () => { loads[0] += 1; scroller.querySelector(".item").before(...itemsOf(9)); };
          controls[1].handler = async () => { loads[1] += 1; add(9); };
        })()""")
        for place, at in (("0", 0), ("1e6", 1), ("0", 0), ("1e6", 1)):
            before = self.js("loads")
            self.js(f"scroller.scrollTop = {place}")
            self.page.wait_for(f"loads[{at}] > {before[at]}")
            self.come_to_rest()
            self.page.frames(10)
            before[at] += 1
            self.assertEqual(self.js("loads"), before)

    def test_what_is_not_shown_loads_nothing_and_keeps_its_place(self):
        self.show({"edge": "top"}, {"edge": "bottom", **LOADING})
        self.loads("", "controls[1]")
        self.js("scroller.scrollTop = 300")
        self.page.frames(3)
        self.js("edge.activate({ animated: false })")
        self.page.frames(3)
        seen = self.js("head()")
        self.js("scroller.style.display = 'none'")
        self.page.frames(5)
        self.js("edge.finish()")
        self.page.wait_for("edge.state === 'idle'")
        self.js("scroller.style.display = ''")
        self.page.frames(5)
        self.assertEqual(self.js("[head(), scroller.scrollTop, loads]"), [seen, 300, 0])

    def test_a_list_that_never_fills_loads_once_a_frame_at_most(self):
        self.show({"edge": "bottom", **LOADING}, style="height: auto", count=1)
        self.loads("add(2);")
        self.js("""new Promise((done) => {
          let frames = 0;
          const look = () => { frames += 1; frames < 20 ? requestAnimationFrame(look) : done(); };
          requestAnimationFrame(look);
          globalThis.first = loads;
        })""")
        self.assertLess(self.js("loads - first"), 25)

    def test_items_that_come_late_are_waited_for(self):
        self.show({"edge": "bottom", **LOADING}, count=0)
        self.loads("setTimeout(add, 60, 3);")
        self.page.wait_for("scroller.querySelectorAll('.item').length === 12")
        self.come_to_rest()
        self.page.frames(20)
        self.assertEqual(self.js("[loads, scroller.querySelectorAll('.item').length]"), [4, 12])

    def test_a_pull_holds_on_to_content_that_grows(self):
        for edge, at, by, start in (("top", 0, 120, 150), ("bottom", 1e6, -150, 350)):
            with self.subTest(edge):
                self.show({"edge": edge})
                self.js("(at) => scroller.scrollTo(0, at)", at)
                self.page.frames(3)
                self.js("globalThis.mark = scroller.querySelectorAll('.item')[scroller.scrollTop ? 39 : 0]")
                where = "mark.getBoundingClientRect().y"
                self.pull(by, start=(150, start), release=False)
                self.page.frames(2)
                seen = self.js(where)
                for count in (1, 10):
                    self.js("(count) => add(count)", count)
                    self.page.frames(3)
                    self.assertAlmostEqual(self.js(where), seen, delta=1)
                self.page.touch.release()
                self.come_to_rest()

    def test_the_rows_are_not_measured_one_by_one(self):
        self.js("""(() => {
          globalThis.boxes = 0;
          for (const kind of [Element, Range]) {
            const own = kind.prototype.getBoundingClientRect;
            kind.prototype.getBoundingClientRect = function () { boxes += 1; return own.call(this); };
          }
        })()""")
        self.show({"edge": "top"}, {"edge": "bottom", **LOADING}, count=3000)
        self.page.frames(3)
        self.pull(100)
        self.come_to_rest()
        self.assertLess(self.js("boxes"), 3000)

    def test_what_comes_in_can_be_scrolled_to_at_once(self):
        for style in ("", "display: flex; flex-direction: column-reverse"):
            for more in ("add(20)", "scroller.querySelector('.item').style.minHeight = '900px'"):
                for command in ("0", "edge.activate({ animated: false })"):
                    with self.subTest(f"{style}, {more}, {command}"):
                        self.show({"edge": "top"}, style=style)
                        self.js(f"{command}, 0")
                        self.page.frames(3)
                        self.js(f"{more}, scroller.scrollTop = 1e6, scroller.scrollTop -= 1e6 * !!{len(style)}, 0")
                        at = self.js("scroller.scrollTop")
                        self.page.frames(5)
                        self.assertAlmostEqual(self.js("scroller.scrollTop"), at, delta=1)

    def test_content_that_shrinks_at_work_leaves_its_control_in_view(self):
        self.show({"edge": "bottom"})
        self.js("scroller.scrollTo(0, 1e6)")
        self.page.frames(3)
        self.js("edge.activate({ animated: false })")
        self.page.frames(3)
        self.js("[...scroller.querySelectorAll('.item')].slice(2).forEach((item) => item.remove())")
        self.page.wait_for("scroller.scrollTop === 0")
        self.page.frames(3)
        self.assertEqual(self.js("[head(), edge.visibleLength]"), [1, 50])
        self.js("edge.finish()")
        self.come_to_rest()
        self.assertEqual(self.js("[head(), scroller.scrollTop]"), [1, 0])

    def test_content_at_the_end_that_grows_as_room_comes_in_stays(self):
        self.show({"edge": "bottom"})
        self.js("scroller.scrollTo(0, 1e6)")
        self.page.frames(3)
        self.js("globalThis.mark = scroller.querySelectorAll('.item')[39], edge.activate()")
        self.page.wait_for("edge.visibleLength > 2")
        self.js("add(20)")
        self.page.frames(2)
        seen = self.js("mark.getBoundingClientRect().y")
        self.page.frames(30)
        self.assertAlmostEqual(self.js("mark.getBoundingClientRect().y"), seen, delta=1)
