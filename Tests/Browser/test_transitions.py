"""Each transition: where pages' corners are, which page is in front, and what a tap lands on."""

import json
import math

from pager_case import PagerTestCase
from projection import EYES, ROWS, corners, depth_inside

NAMES = [*ROWS, "cube", "coverFlow", "stack", "flip", "zoom", "fade", "carousel"]
START = 2
AREA = (150, 110, 120, 90)
LAYOUTS = [("horizontal", "ltr"), ("horizontal", "rtl"), ("vertical", "ltr"), ("vertical", "rtl")]


class TransitionTests(PagerTestCase):
    """A pager whose padding leaves room to see neighbours in."""

    def open_pager(self, transition, axis="horizontal", direction="ltr"):
        """Shows it on a page in the middle."""
        self.js("room.replaceChildren()")
        self.js("room.style.cssText = 'position: absolute; left: 0; top: 0'")
        self.show({"transition": transition, "axis": axis, "dir": direction, "page": str(START),
                   "style": "width: 420px; height: 310px; padding: 110px 150px; box-sizing: border-box"})
        self.page.frames(1)

    def hold(self, axis, direction, parts):
        """Drags by parts of a page, and goes on holding."""
        length = parts * (AREA[2] if axis == "horizontal" else AREA[3]) + math.copysign(10, parts)
        x, y = 200, 150
        end = (x, y - length) if axis == "vertical" else (x + (length if direction == "rtl" else -length), y)
        self.page.touch.swipe((x, y), end, seconds=0.05, release=False)
        self.page.frames(2)
        self.assertAlmostEqual(self.js("pager.position"), START + parts, delta=1e-6)

    def quad(self, page):
        """The corners of a page as the browser projects them."""
        element = self.page.call("Runtime.evaluate", {"expression": f"pager.children[{page}]"})
        quads = self.page.call("DOM.getContentQuads", {"objectId": element["result"]["objectId"]})
        values = quads["quads"][0]
        return list(zip(values[::2], values[1::2]))

    def compare(self, transition, axis, direction, parts):
        """Compares the corners of all pages in sight with the formula."""
        visible = [page for page in self.js("pager.visiblePages")
                   if self.js("(page) => getComputedStyle(pager.children[page]).visibility", page) == "visible"]
        self.assertIn(START, visible)
        for page in visible:
            expected = corners(page - START - parts, transition, axis, direction, AREA)
            found = self.quad(page)
            # A mirror turns the order of corners around, and so does what is upside down.
            for corner in expected:
                self.assertTrue(any(abs(corner[0] - x) < 0.1 and abs(corner[1] - y) < 0.1 for x, y in found),
                                f"page {page}: no {corner} in {found}")

    def test_corners_at_rest_at_half_a_page_and_beyond(self):
        for transition in NAMES:
            for axis, direction in LAYOUTS:
                for parts in (0, 0.5, -0.3):
                    if transition == "flip" and parts == 0.5:
                        continue  # seen edge on: there is nothing to be seen
                    with self.subTest(transition=transition, axis=axis, direction=direction, parts=parts):
                        self.open_pager(transition, axis, direction)
                        if parts:
                            self.hold(axis, direction, parts)
                        self.compare(transition, axis, direction, parts)
                        if parts:
                            self.page.touch.release()

    def test_a_place_belongs_to_what_is_seen_there_for_the_browser_and_the_engine(self):
        for transition in NAMES:
            with self.subTest(transition):
                self.open_pager(transition)
                self.hold("horizontal", "ltr", 0.37)
                asked = self.js("""(() => {
                  const places = [];
                  for (let x = 11.3; x < 420; x += 13) for (let y = 7.7; y < 310; y += 13) {
                    const node = document.elementFromPoint(x, y);
                    places.push([x, y, [...pager.children].indexOf(node), pager.pageAt(x, y) ?? -1]);
                  }
                  return places;
                })()""")
                self.page.touch.release()
                polygons = [corners(page - START - 0.37, transition, "horizontal", "ltr", AREA)
                            for page in range(5)]
                for x, y, seen, engine in asked:
                    # Within a pixel of an edge the two may round to different sides.
                    if all(abs(depth_inside((x, y), polygon)) > 1 for polygon in polygons):
                        self.assertEqual(engine, seen, f"at {x}, {y}")
                self.assertGreater(len({engine for *_, engine in asked}), 1)

    def test_a_click_lands_on_what_is_seen_mid_turn(self):
        for transition in ("cards", "cube", "coverFlow", "carousel"):
            with self.subTest(transition):
                self.open_pager(transition)
                # It stands between two pages for good.
                self.js("pager.free = true, globalThis.hits = [], pager.onclick = "
                        "(event) => hits.push([...pager.children].indexOf(event.target)), 0")
                self.hold("horizontal", "ltr", 0.4)
                self.page.frames(12)
                self.page.touch.release()
                self.come_to_rest()
                self.assertNotEqual(self.js("pager.fraction"), 0)
                fraction = self.js("pager.position") - START
                x, y = [sum(part) / 4 for part in zip(*corners(1 - fraction, transition, "horizontal", "ltr", AREA))]
                self.page.mouse.click(x, y)
                self.assertEqual(self.js("hits"), [self.js("(x, y) => pager.pageAt(x, y)", x, y)])
                self.assertEqual(self.js("hits"), [3])

    def test_numbers_of_ones_own_are_a_property_and_an_attribute(self):
        self.show()
        mine = {"angleRatio": 0.9, "translation": [-0.5, 0.1], "rotation": [0, 2, 0], "perspective": 800}
        self.js("(mine) => { pager.transition = mine; }", mine)
        self.assertEqual(self.js("pager.transition"), mine)
        self.assertEqual(json.loads(self.js("pager.getAttribute('transition')")), mine)
        self.js("""pager.setAttribute("transition", '{"translation": [1, 0]}'), 0""")
        self.assertEqual(self.js("pager.transition.translation"), [1, 0])
        refused = ["null", "'spin'", "{ angle: 1 }", "{ rotation: [1, 0] }", "{ perspective: -1 }",
                   "{ translation: [NaN, 0] }", "{ translation: null }", "{ perspective: [] }", "{ angleRatio: [1, 2, 3] }",
                   "{ translation: [1,,] }", "7"]
        for value in refused:
            with self.subTest(value):
                self.assertEqual(self.js(f"(() => {{ try {{ pager.transition = {value}; }} "
                                         "catch (error) { return error.name; } })()"), "TypeError")

    def test_perspective_is_an_option_of_all(self):
        self.show({"transition": "dive", "alignment": "center", "extent": "50%", "page": "1", "overscan": "0"})
        matrix = "getComputedStyle(pager.children[2]).transform"
        self.assertNotIn("0.00", self.js(matrix).split(",")[7])
        flat = self.js(matrix)
        self.js("pager.perspective = 400, 0")
        near = [float(part) for part in self.js(matrix)[9:-1].split(",")]
        self.assertNotEqual(near[7], 0)
        self.js("pager.perspective = 0, 0")
        self.assertEqual(self.js(matrix), flat)
        self.js("pager.perspective = null, 0")
        self.assertEqual(self.js("pager.hasAttribute('perspective')"), False)
        self.assertEqual(set(EYES) - set(NAMES), set())

    def test_less_motion_makes_all_flat_and_commands_jump(self):
        self.page.set_media(prefers_reduced_motion="reduce")
        for transition in ("cards", "cube", "carousel"):
            with self.subTest(transition):
                self.open_pager(transition)
                self.hold("horizontal", "ltr", 0.4)
                self.assertEqual(self.js("[...pager.children].every("
                                         "({ style }) => !style.transform.includes('matrix3d'))"), True)
                self.page.touch.release()
                self.come_to_rest()
                self.js("pager.next(), 0")
                self.assertEqual(self.js("[pager.state, pager.fraction]"), ["idle", 0])

    def test_without_clipping_neighbours_are_seen_outside(self):
        self.js("room.style.cssText = 'position: absolute; left: 200px; top: 100px'")
        self.show({"page": "2", "no-clip": "", "style": "width: 200px; height: 150px"})
        self.assertEqual(self.js("pager.visiblePages"), [1, 2, 3])
        self.assertEqual(self.page.screenshot().pixel(450, 150), (0xC8, 0, 0))
        self.assertEqual(self.js("[pager.pageAt(450, 150), pager.pageAt(150, 150), pager.pageAt(300, 50)]"),
                         [3, 1, None])
        self.page.mouse.drag((450, 150), (300, 150), seconds=0.1)
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 3)
        self.js("pager.outset = 0, 0")
        self.assertEqual(self.js("pager.visiblePages"), [3])
        self.js("pager.noClip = false, 0")
        self.assertEqual(self.js("pager.pageAt(450, 150)"), None)
