"""What is on the screen: pages' corners in screenshots, and nothing of pages out of view."""

import math

from parity_case import COLOURS, WHITE, ParityTestCase
from projection import corners, depth_inside, outward, rectangle
from silhouette import Silhouette, share

# The pager stands here, and pages are as large as what its padding leaves: so there is room to see
# the neighbours' corners in. A page's length can be halved, and cut in three, in whole pixels.
PAGER = (14, 9, 372, 282)
PADDING = (96, 126)  # above and below, left and right
AREA = (PAGER[0] + PADDING[1], PAGER[1] + PADDING[0], 120, 90)

SLOP = 10  # points that a finger moves before pages follow it
MOST = 1.5  # device pixels that a corner may be off

AXES = ["horizontal", "vertical"]
DIRECTIONS = ["ltr", "rtl"]


class PictureTests(ParityTestCase):
    """Corners of pages in screenshots against the formulas, at one device pixel per point."""

    viewport = {"width": 400, "height": 300, "scale": 1}
    start = 1  # so that there are pages on both sides

    def test_at_rest(self):
        self.each_layout(0)

    def test_held_at_half_a_page(self):
        self.each_layout(1 / 2)

    def test_held_at_a_third_of_a_page(self):
        self.each_layout(1 / 3)

    def each_layout(self, parts):
        """Compares pictures of all layouts, a finger having dragged by parts of a page in each."""
        for transition in ("none", "cards"):
            for axis in AXES:
                for direction in DIRECTIONS:
                    with self.subTest(transition=transition, axis=axis, direction=direction):
                        self.compare(transition, axis, direction, parts)

    def compare(self, transition, axis, direction, parts):
        """Compares the corners in a picture of one layout with the formulas."""
        x, y, width, height = PAGER
        attributes = {"transition": transition, "axis": axis, "dir": direction}
        self.show({**attributes, "page": str(self.start)},
                  left=f"{x}px", top=f"{y}px", width=f"{width}px", height=f"{height}px",
                  padding=f"{PADDING[0]}px {PADDING[1]}px", box_sizing="border-box")
        if parts:
            self.drag(axis, direction, parts)
        self.assertAlmostEqual(self.js("pager.position"), self.start + parts, delta=1e-9)
        picture = self.page.screenshot()
        if parts:
            self.page.touch.release()
        polygons = {
            page: corners(page - self.start - parts, transition, axis, direction, AREA)
            for page in range(len(COLOURS))
        }
        compared = sum(self.compare_page(picture, polygons, page, parts) for page in polygons)
        # All four of the page in the middle, and some of those beside it.
        self.assertGreaterEqual(compared, 6)

    def drag(self, axis, direction, parts):
        """Drags by parts of a page towards the next one, and goes on holding."""
        length = parts * (AREA[2] if axis == "horizontal" else AREA[3]) + SLOP
        x, y = AREA[0] + AREA[2] / 2, AREA[1] + AREA[3] / 2
        if axis == "vertical":
            end = x, y - length
        else:
            end = x + (length if direction == "rtl" else -length), y
        self.page.touch.swipe((x, y), end, seconds=0.1, release=False)
        self.page.frames(2)

    def compare_page(self, picture, polygons, page, parts):
        """Compares a page's corners that are to be seen; returns how many those are."""
        scale = self.viewport["scale"]
        others = [WHITE, *COLOURS[:page], *COLOURS[page + 1 :]]
        silhouette = Silhouette(picture, COLOURS[page], others)
        polygon = polygons[page]
        compared = 0
        for index, corner in enumerate(polygon):
            if not self.is_seen(corner, page, polygons, parts):
                continue
            found = silhouette.farthest(outward(polygon, index))
            self.assertIsNotNone(found, f"nothing to be seen of page {page}")
            off = math.dist(found, [coordinate * scale for coordinate in corner])
            self.assertLessEqual(off, MOST, f"page {page}: {found} instead of {corner} × {scale}")
            compared += 1
        if is_beside(polygon, PAGER):
            self.assertEqual(silhouette.spans, [], f"page {page} is out of view")
        return compared

    def is_seen(self, corner, page, polygons, parts):
        """Whether a page's corner is inside the pager and no nearer page is over it."""
        if depth_inside(corner, rectangle(*PAGER)) < 1:
            return False
        away = {other: abs(other - self.start - parts) for other in polygons}
        # The page that is less far away is on top; of two as far, the later one.
        return not any(
            depth_inside(corner, polygons[other]) > 0.01
            for other in polygons
            if (-away[other], other) > (-away[page], page)
        )


class DensePictureTests(PictureTests):
    """The same at two device pixels per point."""

    viewport = {"width": 400, "height": 300, "scale": 2}


class RestTests(ParityTestCase):
    """Pagers whose edges lie between device pixels show one page at rest, nothing of another."""

    def test_no_neighbour_shows_beside_a_page_of_a_fractional_length(self):
        layouts = [("horizontal", "ltr"), ("horizontal", "rtl"), ("vertical", "ltr")]
        for scale in (1, 1.5, 2):
            for axis, direction in layouts:
                with self.subTest(scale=scale, axis=axis, direction=direction):
                    self.page.set_viewport(width=430, height=340, scale=scale)
                    self.turn_pages(axis, direction)

    def turn_pages(self, axis, direction):
        """Looks at each page of a pager at a fractional place, once it is at rest."""
        self.show({"axis": axis, "dir": direction},
                  left="10.4px", top="7.3px", width="401.3px", height="303.7px")
        for page in (2, 3, 4):
            if page == 3:
                # Not only where it is put: also where a motion ends.
                self.js("pager.next()")
            else:
                self.js("(page) => { pager.page = page; }", page)
            self.page.frames(1)
            self.assertEqual(self.js("[pager.page, pager.fraction]"), [page, 0])
            self.assert_only(page, self.page.screenshot())

    def assert_only(self, page, picture):
        """Each pixel has the page's colour, or the white around it, or a mixture of the two."""
        ours = COLOURS[page]
        middle = picture.width // 2, picture.height // 2
        self.assertEqual(picture.pixel(*middle), ours)
        lines = [[(x, middle[1]) for x in range(picture.width)],
                 [(middle[0], y) for y in range(picture.height)]]
        for x, y in sum(lines, []):
            colour = picture.pixel(x, y)
            if share(colour, ours, WHITE) is None:
                self.fail(f"pixel {x}, {y} is {colour}: not of page {page}, which is {ours}")


def is_beside(polygon, box):
    """Whether a polygon lies wholly on one side of a box (x, y, width, height)."""
    xs, ys = zip(*polygon)
    x, y, width, height = box
    return max(xs) <= x or max(ys) <= y or min(xs) >= x + width or min(ys) >= y + height
