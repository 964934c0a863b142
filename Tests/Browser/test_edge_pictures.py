"""What a control's indicator looks like: each pixel of screenshots against the geometry of the ring."""

import math

from edge_case import EdgeTestCase

SIZE = 22  # of the ring, in CSS pixels; all lengths here are such
MIDDLE = SIZE / 2
RADIUS, LINE, THIN, MARK = 9.5, 3, 1, 2.25
ARC = 0.2  # of the turn that the spinner is long
TURN = 400  # milliseconds
# Polylines with round ends, from the upper left corner.
MARKS = {
    "success": [[(6.9, 11.4), (9.8, 14.3), (15.2, 8.1)]],
    "failure": [[(11, 6.4), (11, 11.8)], [(11, 15.3), (11, 15.31)]],
    "end": [[(7, 11), (15, 11)]],
}
NEAR = 0.45  # from another pixel's colour, a pixel is a mixture
MOST = 5  # of 255 that a channel may be off

# Everything that fades has faded, and what goes on forever stands at a time.
FREEZE = """(time) => {
  const fades = edge.shadowRoot.getAnimations();
  for (const animation of fades) {
    if (animation instanceof CSSTransition) animation.finish();
    else {
      animation.pause();
      animation.currentTime = time;
    }
  }
}"""
# The colours that the system has for text.
COLOURS = """["CanvasText", "GrayText", "Canvas"].map((name) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color.match(/[0-9.]+/g).slice(0, 3).map(Number);
})"""


class EdgePictureCase(EdgeTestCase):
    """Shows one control at the top, over the content, and compares what is seen of it."""

    viewport = {"width": 330, "height": 450, "scale": 3, "mobile": True}
    media = {}
    line, ground, done = LINE, 0.15, 0.8  # widths and opacities
    strong = 0.65

    def setUp(self):
        super().setUp()
        self.page.set_media(**self.media)
        # Nothing behind it but paper.
        self.show({"edge": "top", "layer": "front", "delay": "0", "result-showing": "60"}, count=0)
        self.js("edge.handler = () => new Promise(() => {})")
        self.text, self.grey, self.paper = self.js(COLOURS)

    def pull_to(self, progress):
        """Pulls until the progress is at least this, and holds it there; returns what it is."""
        self.page.touch.press(150, 100)
        self.page.frames(2)
        for at in range(110, 440, 2):
            self.page.touch.move(150, at)
            if self.js("edge.progress") >= progress:
                break
        self.page.frames(2)
        return self.js("edge.progress")

    def activate(self):
        self.js("edge.activate({ animated: false })")
        self.page.wait_for("edge.visibleLength === 50")

    def finish(self, result):
        self.activate()
        self.js("(result) => edge.finish(result)", result)

    def compare(self, shapes, time=0):
        """Compares the ring with shapes, each a test of a place, its colour and its opacity; later ones are on top."""
        self.page.frames(2)
        self.js(FREEZE, time)
        self.page.frames(1)
        left, top = self.js("""(({ x, y }) => [x, y])(
          edge.shadowRoot.querySelector("svg").getBoundingClientRect())""")
        picture, scale = self.page.screenshot(), self.viewport["scale"]

        def colour(x, y):
            mixed = self.paper
            for is_in, ink, opacity in shapes:
                if is_in(x, y):
                    mixed = [p + (i - p) * opacity for p, i in zip(mixed, ink)]
            return mixed

        compared, found = 0, set()
        for column in range(-2 * scale, (SIZE + 2) * scale):
            for row in range(-2 * scale, (SIZE + 2) * scale):
                x, y = (column + 0.5) / scale, (row + 0.5) / scale
                wanted = colour(x, y)
                around = [(x + a, y + b) for a in (-NEAR, 0, NEAR) for b in (-NEAR, 0, NEAR)]
                if any(colour(*place) != wanted for place in around):
                    continue
                pixel = picture.pixel(round(left * scale) + column, round(top * scale) + row)
                off = max(abs(a - b) for a, b in zip(pixel, wanted))
                self.assertLessEqual(off, MOST, f"{pixel} at {x:.1f}, {y:.1f} of the ring, not {wanted}")
                compared += 1
                found.add(tuple(wanted))
        # There was something of each shape to be seen.
        self.assertEqual(len(found), len(shapes) + 1)
        self.assertGreater(compared, 0.5 * ((SIZE + 4) * scale) ** 2)

    def ring(self):
        """The ring that is always there."""
        return lambda x, y: in_ring(x, y, self.line), self.grey if self.line == THIN else self.text, self.ground

    def arc(self, start, length, is_round):
        """A part of the ring, in turns from the top."""
        def is_in(x, y):
            if in_ring(x, y, LINE) and (angle(x, y) - start) % 1 <= length:
                return True
            ends = [point(start), point(start + length)] if is_round else []
            return any(math.dist(end, (x, y)) <= LINE / 2 for end in ends)

        return is_in, self.text, self.strong

    def mark(self, result):
        """What a result looks like."""
        return lambda x, y: any(along(line, x, y) <= MARK / 2 for line in MARKS[result]), self.text, self.done

    def check_pulled(self):
        for part in (0.25, 0.75):
            with self.subTest(part=part):
                progress = self.pull_to(part)
                self.assertAlmostEqual(progress, part, delta=0.05)
                try:
                    self.compare([self.ring(), self.arc(0, progress, False)])
                finally:
                    self.page.touch.release()
                    self.come_to_rest()

    def check_results(self):
        for result in MARKS:
            with self.subTest(result=result):
                self.finish(result)
                self.compare([self.ring(), self.mark(result)])

    def check_turning(self):
        self.activate()
        for time in (0, TURN / 4, TURN / 2):
            with self.subTest(time=time):
                self.compare([self.ring(), self.arc(time / TURN, ARC, True)], time)

    def check_idle(self):
        """Once it has gone there is nothing but paper."""
        self.finish("success")
        self.page.frames(2)
        self.js("edge.deactivate()")
        self.come_to_rest()
        picture = self.page.screenshot()
        middle = picture.width * 300 // 660
        self.assertEqual({picture.pixel(middle + x, y) for x in range(-90, 90) for y in range(6, 180)},
                         {tuple(self.paper)})


class LightPictureTests(EdgePictureCase):
    """In a light page."""

    def test_pulled(self):
        self.check_pulled()

    def test_at_work(self):
        self.check_turning()

    def test_results(self):
        self.check_results()

    def test_idle(self):
        self.check_idle()


class DarkPictureTests(LightPictureTests):
    """In a dark one."""

    media = {"prefers_color_scheme": "dark"}


class ForcedPictureTests(LightPictureTests):
    """In the colours of the system: a thin ring, and nothing that can be seen through."""

    media = {"forced_colors": "active"}
    line, ground, done, strong = THIN, 1, 1, 1


class CalmPictureTests(LightPictureTests):
    """With less motion: the ring is whole, and breathes."""

    media = {"prefers_reduced_motion": "reduce"}

    def test_at_work(self):
        self.activate()
        for time, strong in ((0, 0.65), (800, 0.2)):
            with self.subTest(time=time):
                whole = lambda x, y: in_ring(x, y, LINE)
                # The one ring over the other.
                both = 1 - (1 - self.ground) * (1 - strong)
                self.compare([(whole, self.text, both)], time)


def in_ring(x, y, width):
    return abs(math.dist((x, y), (MIDDLE, MIDDLE)) - RADIUS) <= width / 2


def angle(x, y):
    """In turns from the top, clockwise."""
    return math.atan2(x - MIDDLE, MIDDLE - y) / math.tau % 1


def point(turns):
    """A point of the ring."""
    return MIDDLE + RADIUS * math.sin(turns * math.tau), MIDDLE - RADIUS * math.cos(turns * math.tau)


def along(line, x, y):
    """How far a place is from a polyline."""
    def distance(start, end):
        way = end[0] - start[0], end[1] - start[1]
        t = ((x - start[0]) * way[0] + (y - start[1]) * way[1]) / (way[0] ** 2 + way[1] ** 2)
        t = min(max(t, 0), 1)
        return math.dist((x, y), (start[0] + t * way[0], start[1] + t * way[1]))

    return min(distance(start, end) for start, end in zip(line, line[1:]))
