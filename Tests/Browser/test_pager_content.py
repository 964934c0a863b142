"""Pages as long as their content."""

import json

from pager_case import PagerTestCase
from test_pager_recording import STATE, replay


class ContentTests(PagerTestCase):
    """`extent="content"` measures pages when they are mounted; nothing jumps."""

    def show_boxes(self, lengths, attributes=None):
        """Shows pages with a box of each length in them."""
        self.js("""async (lengths, attributes) => {
          const pager = make({ extent: "content", ...attributes }, lengths.length);
          lengths.forEach((length, i) => {
            const box = document.createElement("div");
            const isVertical = attributes.axis === "vertical";
            box.style[isVertical ? "height" : "width"] = `${length}px`;
            pager.children[i].replaceChildren(box);
          });
          await show(pager);
        }""", lengths, attributes or {})

    def test_each_page_is_as_long_as_what_is_on_it(self):
        self.show_boxes([120, 200, 80.5, 300, 90])
        self.assertEqual([self.page.bounds(f"#p{i}") for i in (0, 1, 2)],
                         [(0, 0, 120, 300), (120, 0, 200, 300), (320, 0, 80.5, 300)])
        self.assertEqual(self.js("pager.visiblePages"), [0, 1, 2])
        self.flick()
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 200, 300))
        self.assertEqual(self.js("pager.offset"), 120)

    def test_along_a_vertical_axis_too(self):
        self.show_boxes([120, 200, 80], {"axis": "vertical", "spacing": "10", "no-trim": ""})
        self.assertEqual([self.page.bounds(f"#p{i}") for i in (0, 1)],
                         [(0, 0, 400, 120), (0, 130, 400, 200)])
        self.js("pager.goTo(1, { animated: false })")
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 400, 200))

    def test_a_page_that_grows_pushes_the_later_ones_in_the_same_frame(self):
        self.show_boxes([120, 200, 80, 300, 90], {"page": "1"})
        # A message comes in when the frame has been drawn.
        self.js("""globalThis.seen = [], globalThis.channel = new MessageChannel(),
          channel.port1.onmessage = () => {
            const [b, c] = [p1, p2].map((page) => page.getBoundingClientRect());
            seen.push([b.left, c.left - b.right]);
          },
          (function look() {
            channel.port2.postMessage(0);
            globalThis.request = requestAnimationFrame(look);
          })(), requestAnimationFrame(() => {
            p0.firstChild.style.width = "170px";
            p1.firstChild.style.width = "230px";
          })""")
        self.page.frames(3)
        self.js("cancelAnimationFrame(request), channel.port1.close()")
        self.assertEqual(set(map(tuple, self.js("seen"))), {(0, 0)})
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 230, 300))
        self.assertEqual(self.js("[pager.offset, pager.page]"), [170, 1])

    def test_pages_that_come_near_on_the_way_back_do_not_move_what_is_seen(self):
        self.js("""async () => {
          const pager = make({ extent: "content", page: "500" }, 0);
          pager.renderPage = (page) => {
            const element = document.createElement("section");
            element.id = `r${page}`;
            element.append(document.createElement("div"));
            element.firstChild.style.width = `${90 + (page * 37) % 250}px`;
            return element;
          };
          pager.pageCount = 1000;
          await show(pager);
        }""", 0)
        self.page.touch.swipe((100, 150), (300, 150), seconds=0.2, release=False)
        self.page.wait_for("r500.getBoundingClientRect().x === 200 - 10")
        rows = self.js("pager.visiblePages.map((page) => document.querySelector(`#r${page}`)"
                       ".getBoundingClientRect()).map(({ left, right }) => [left, right])")
        for (_, right), (left, _) in zip(rows, rows[1:]):
            self.assertEqual(left, right)
        self.page.touch.release()
        self.come_to_rest()

    def test_it_may_begin_and_end_at_any_time(self):
        self.show_boxes([120, 200, 80, 300, 90], {"page": "1"})
        self.js("pager.extent = '100%', 0")
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 400, 300))
        self.assertEqual(self.js("pager.offset"), 400)
        self.js("pager.extent = 'content', 0")
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 200, 300))

    def test_the_page_asked_for_is_waited_for_all_the_same(self):
        self.show({"page": "2"}, count=0)
        self.js("pager.extent = 'content', 0")
        self.js("pager.append(makePage(0), makePage(1), makePage(2)), 0")
        self.page.wait_for("pager.page === 2")

    def test_a_pager_that_is_hidden_measures_when_it_is_shown(self):
        self.show({"extent": "content", "hidden": ""}, count=3)
        self.js("pager.hidden = false, 0")
        self.page.wait_for("p1.getBoundingClientRect().x === p0.getBoundingClientRect().width")
        self.assertLess(self.page.bounds("#p0")[2], 200)

    def test_a_recording_replays_to_the_same_bits(self):
        self.show_boxes([120, 200, 80.5, 300, 90, 210, 400], {"page": "1"})
        self.js("globalThis.recording = pager.startRecording(), 0")
        self.flick()
        self.js("p1.firstChild.style.width = '150px', 0")
        self.page.frames(2)
        self.js("pager.prepend(p3), 0")
        self.page.frames(1)
        self.js("pager.goTo(5), 0")
        self.come_to_rest()
        trace = self.js("recording.stop()")
        probe = replay(trace)[-1]
        events = [json.loads(line).get("event") for line in trace.splitlines()]
        self.assertIn("measure", events)
        names = ["state", "page", "fraction", "position", "offset", "target", "mounted", "visible"]
        for member, name in zip(STATE, names):
            self.assertEqual(self.js(f"pager.{member}"), probe[name], member)
