"""Scrollers of any kind: which way they count, how they are written, how large they are shown."""

from edge_case import EdgeTestCase

# How far the content's outermost items are from the inner border of the scroller at a side, as the scroller
# is laid out; away from the side is positive.
GAP = """(side) => {
  const [isEnd, axis, length, client, border, sign] = {
    top: [0, "y", "height", "clientHeight", "clientTop", 1],
    bottom: [1, "y", "height", "clientHeight", "clientTop", -1],
    left: [0, "x", "width", "clientWidth", "clientLeft", 1],
    right: [1, "x", "width", "clientWidth", "clientLeft", -1],
  }[side];
  const outer = scroller.getBoundingClientRect();
  const zoom = outer.width / scroller.offsetWidth;
  const near = outer[axis] + (scroller[border] + (isEnd ? scroller[client] : 0)) * zoom;
  return Math.min(...[...scroller.querySelectorAll(".item")].map((item) => {
    const box = item.getBoundingClientRect();
    return sign * (box[axis] + (isEnd ? box[length] : 0) - near) / zoom;
  }));
}"""
# Where the indicator is in the scroller's window, as that is laid out.
BOX = """() => {
  const box = edge.shadowRoot.querySelector("[part=box]").getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  const zoom = outer.width / scroller.offsetWidth;
  return [(box.x - outer.x) / zoom - scroller.clientLeft, (box.y - outer.y) / zoom - scroller.clientTop,
    box.width / zoom, box.height / zoom].map(Math.round);
}"""

SIDES = {"top": (1, 1), "bottom": (1, -1), "left": (0, 1), "right": (0, -1)}
FRAMES = {"top": [0, 0, 300, 50], "bottom": [0, 350, 300, 50],
          "left": [0, 0, 50, 400], "right": [250, 0, 50, 400]}
ITEM = "flex: none; width: 420px; height: 60px; scroll-snap-align: start"
# What they are like, and the sides on which they scroll.
KINDS = {
    "display: flex; flex-direction: column-reverse": ("top", "bottom", "left"),
    "display: flex; flex-direction: row-reverse": ("left", "right"),
    "display: flex; flex-wrap: wrap-reverse; align-content: flex-start": ("top", "bottom"),
    "direction: rtl": ("top", "left", "right"),
    "writing-mode: vertical-rl": ("left", "right"),
    "writing-mode: vertical-lr": ("left", "right"),
    "scroll-behavior: smooth; scroll-snap-type: both mandatory": ("top", "bottom", "right"),
    "transform: scale(0.8); transform-origin: 0 0": ("top", "right"),
    "zoom: 0.8": ("bottom", "left"),
    "contain: strict; display: grid": ("top", "bottom"),
}


class EdgeBoxTests(EdgeTestCase):
    """Scrollers of any kind."""

    def show_at(self, side, style, count=30):
        """Shows a scroller that is scrolled to a side; returns the gap there."""
        self.show({"edge": side}, style=style, count=count)
        self.js("""(style) => {
          for (const item of scroller.querySelectorAll(".item")) item.style.cssText = style;
        }""", ITEM)
        axis, sign = SIDES[side]
        self.js("""(axis, by) => scroller.scrollBy({ left: axis ? 0 : by, top: axis ? by : 0,
          behavior: "instant" })""", axis, -sign * 1e6)
        self.page.frames(3)
        return self.js(GAP, side)

    def pull_at(self, side):
        """Pulls the scroller at a side, and keeps the finger down."""
        axis, sign = SIDES[side]
        x, y, width, height = self.page.bounds(".scroller")
        start = [x + width / 2, y + height / 2]
        start[axis] -= sign * 120
        self.pull(sign * 260, start=start, axis=axis, release=False)

    def test_sides_are_pulled_get_room_and_give_it_back(self):
        for style, sides in KINDS.items():
            for side in sides:
                with self.subTest(f"{style}, {side}"):
                    rest = self.show_at(side, style)
                    self.pull_at(side)
                    pulled = self.js(GAP, side)
                    self.page.touch.release()
                    self.assertGreater(pulled - rest, 60)
                    self.page.wait_for("edge.visibleLength > 49.9 && log.some(([type]) => type === 'edgeactivate')")
                    self.page.wait_for(f"Math.abs(({GAP})('{side}') - {rest} - 50) < 1.01")
                    for found, wanted in zip(self.js(f"({BOX})()"), FRAMES[side]):
                        self.assertAlmostEqual(found, wanted, delta=1)
                    self.js("edge.finish()")
                    self.come_to_rest()
                    self.assertAlmostEqual(self.js(GAP, side), rest, delta=1.01)

    def test_what_comes_in_far_from_where_it_counts_from_moves_nothing(self):
        for style, side in (("display: flex; flex-direction: column-reverse", "top"), ("direction: rtl", "left")):
            with self.subTest(style):
                self.show_at(side, style, count=20)
                self.js("edge.activate({ animated: false })")
                self.page.frames(3)
                self.js("""(() => {
                  globalThis.mark = scroller.querySelectorAll(".item")[3];
                  scroller.scrollBy({ left: 30, top: 30, behavior: "instant" });
                })()""")
                self.page.frames(3)
                where = "(({ x, y }) => [x, y])(mark.getBoundingClientRect())"
                seen = self.js(where)
                self.js("""(style) => {
                  const more = itemsOf(5);
                  for (const item of more) item.style.cssText = style;
                  scroller.append(...more);
                }""", ITEM.replace("420px", "700px"))
                self.page.frames(4)
                self.assertEqual(self.js(where), seen)
                self.js("edge.finish()")
                self.come_to_rest()
                self.assertEqual(self.js(where), seen)

    def test_short_content_that_lies_at_the_far_end(self):
        for side in ("top", "bottom"):
            with self.subTest(side):
                rest = self.show_at(side, "display: flex; flex-direction: column-reverse", count=2)
                self.pull_at(side)
                self.assertGreater(self.js(GAP, side) - rest, 60)
                self.page.touch.release()
                self.js("edge.deactivate()")
                self.come_to_rest()
                self.assertAlmostEqual(self.js(GAP, side), rest, delta=1.01)

    def test_over_a_scaled_scroller_it_is_scaled(self):
        self.show({"edge": "top", "for": "there", "layer": "front"}, style="transform: scale(0.5); margin: 20px")
        self.js("scroller.id = 'there', document.body.append(edge)")
        self.page.wait_for("edge.target === scroller")
        self.js("edge.activate({ animated: false })")
        self.page.frames(3)
        self.assertEqual(self.js(f"({BOX})()"), FRAMES["top"])

    def test_it_sticks_to_a_scroller_that_it_is_slotted_into(self):
        self.js("""(async () => {
          room.textContent = "";
          const host = document.createElement("div");
          const scroller = document.createElement("div");
          scroller.style.cssText = "overflow: auto; width: 300px; height: 400px";
          scroller.append(document.createElement("slot"));
          host.attachShadow({ mode: "open" }).append(scroller);
          const edge = edgeOf({ edge: "top", layer: "front" });
          host.append(edge, ...itemsOf(40));
          room.append(host);
          Object.assign(globalThis, { scroller, edge, controls: [edge] });
          await edge.ready;
          edge.activate({ animated: false });
        })()""")
        self.page.frames(3)
        # Before a frame has told anyone of the scrolling.
        self.assertEqual(self.js(f"(scroller.scrollTop = 130, ({BOX})())"), FRAMES["top"])
        self.assertEqual(self.js("edge.target === scroller"), True)
