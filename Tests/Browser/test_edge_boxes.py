"""Scrollers of any kind: which way they count, how they are written, how large they are shown."""

from edge_case import EdgeTestCase

# How far the content's outermost items are from the inner border of the scroller at a side; away from the
# side is positive.
GAP = """(side) => {
  const sides = { top: [0, "y", 1], bottom: [1, "y", -1], left: [0, "x", 1], right: [1, "x", -1] };
  const [isEnd, axis, sign] = sides[side];
  const length = axis === "y" ? "height" : "width";
  const outer = scroller.getBoundingClientRect();
  const zoom = outer.width / (scroller.offsetWidth * (scroller.currentCSSZoom ?? 1)) * (scroller.currentCSSZoom ?? 1);
  const border = axis === "y" ? scroller.clientTop : scroller.clientLeft;
  const client = axis === "y" ? scroller.clientHeight : scroller.clientWidth;
  const near = outer[axis] + (border + (isEnd ? client : 0)) * zoom;
  const ends = [...scroller.querySelectorAll(".item")].map((item) => {
    const box = item.getBoundingClientRect();
    return sign * (box[axis] + (isEnd ? box[length] : 0) - near) / zoom;
  });
  return Math.min(...ends);
}"""

SIDES = {"top": (1, 1), "bottom": (1, -1), "left": (0, 1), "right": (0, -1)}

KINDS = {
    "column-reverse": "display: flex; flex-direction: column-reverse",
    "row-reverse": "display: flex; flex-direction: row-reverse",
    "rtl": "direction: rtl",
    "vertical-rl": "writing-mode: vertical-rl",
    "vertical-lr": "writing-mode: vertical-lr",
    "sideways": "writing-mode: vertical-rl; direction: rtl",
    "smooth": "scroll-behavior: smooth",
    "snap": "scroll-snap-type: both mandatory",
    "scaled": "transform: scale(0.8); transform-origin: 0 0",
    "zoomed": "zoom: 0.8",
    "grid": "display: grid",
    "contained": "contain: strict; content-visibility: auto",
}
ITEMS = "flex: none; width: 420px; height: 60px; scroll-snap-align: start"


class EdgeBoxTests(EdgeTestCase):
    """Every side of every kind of scroller."""

    def gap(self, side):
        return self.js(GAP, side)

    def to_end(self, side):
        """Scrolls to a side's end, the way a reader can."""
        axis, sign = SIDES[side]
        self.js("""(axis, by) => scroller.scrollBy({ left: axis ? 0 : by, top: axis ? by : 0, behavior: 'instant' })""",
                axis, -sign * 1e6)
        self.page.frames(3)

    def middle(self):
        x, y, width, height = self.page.bounds(".scroller")
        return [x + width / 2, y + height / 2]

    def test_every_side_of_every_kind(self):
        for kind, style in KINDS.items():
            for side, (axis, sign) in SIDES.items():
                with self.subTest(f"{kind}, {side}"):
                    self.show({"edge": side}, style=style, count=30)
                    self.js("(style) => scroller.querySelectorAll('.item').forEach((item) => {"
                            " item.style.cssText = style; })", ITEMS)
                    self.page.frames(2)
                    self.to_end(side)
                    rest = self.gap(side)
                    start = self.middle()
                    start[axis] -= sign * 100
                    self.pull(sign * 230, start=start, axis=axis, release=False)
                    self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
                    self.page.frames(2)
                    self.assertGreater(self.gap(side) - rest, 60)
                    self.page.touch.release()
                    self.page.wait_for(f"Math.abs(({GAP})('{side}') - {rest} - 50) < 1.01")
                    self.page.frames(20)
                    self.assertAlmostEqual(self.gap(side) - rest, 50, delta=1.01)
                    self.js("edge.finish()")
                    self.come_to_rest()
                    self.assertAlmostEqual(self.gap(side), rest, delta=1.01)
