"""A few of the pager's promises, the same in each browser."""

import itertools
import json
import unittest

from firefox import Firefox
from projection import corners
from smoke_case import SmokeCase
from webkit import WebKit

AREA = (0, 0, 400, 300)  # of the pager

# How far a page's matrix is off: its place and then its turn, by the browser's own means. From
# right to left all of it is mirrored.
CARDS = """(([shown, away, side]) => {
  const wanted = new DOMMatrix().scale(side, 1).translate(500 * away, 100 * Math.abs(away))
    .rotateAxisAngle(-1, -1, 0, 50 * away).scale(side, 1).toFloat64Array();
  return Math.max(...new DOMMatrix(shown).toFloat64Array().map((x, i) => Math.abs(x - wanted[i])));
})"""
BOUNDS = "(({ x, y, width, height }) => [x, y, width, height])(%s.getBoundingClientRect())"


class SmokeTests(SmokeCase):
    """What a pager does; a subclass names the browser."""

    def rests_on(self, page):
        """Waits until the pager rests on a page, whose element then stands where the pager is."""
        self.browser.wait_for(f"pager.state === 'idle' && pager.position === {page}")
        self.assertEqual(self.bounds(page), AREA)

    def bounds(self, page):
        """Where a page's element is: left, top, width and height."""
        return tuple(self.browser.evaluate(BOUNDS % f"pager.children[{page}]"))

    def test_a_drag_over_half_a_page_turns_one_page(self):
        for pointer, direction in itertools.product(self.browser.pointers, ("ltr", "rtl")):
            with self.subTest(pointer=pointer, direction=direction):
                self.show(f"dir={direction}")
                ends = [(320, 150), (80, 150)]
                self.browser.drag(*(ends if direction == "ltr" else ends[::-1]), 0.4, pointer)
                self.rests_on(1)

    def test_a_wheel_turns_a_page(self):
        self.show()
        self.browser.wheel(200, 150, 120, 0)
        self.rests_on(1)
        self.browser.wheel(200, 150, -120, 0)
        self.rests_on(0)

    def test_keys_turn_pages(self):
        for direction, forward in (("ltr", "ArrowRight"), ("rtl", "ArrowLeft")):
            with self.subTest(direction=direction):
                self.show(f"dir={direction}")
                self.browser.evaluate("pager.focus()")
                self.browser.key(forward)
                self.rests_on(1)
                self.browser.key("End")
                self.rests_on(4)

    def test_cards_are_tilted_in_the_middle_of_a_drag(self):
        for direction, side in (("ltr", 1), ("rtl", -1)):
            with self.subTest(direction=direction):
                self.show(f"transition=cards&dir={direction}")
                self.browser.drag((200, 150), (200 - side * 140, 150), 0.3, release=False)
                # The first 10 points make it a drag.
                self.browser.wait_for("Math.abs(pager.position - 130 / 400) < 1e-9")
                for page in (0, 1):
                    self.check_card(page, page - 130 / 400, direction, side)
                self.browser.release()

    def check_card(self, page, away, direction, side):
        """Compares a page so many pages away from rest with what the formulas say."""
        shown = self.browser.evaluate(f"getComputedStyle(pager.children[{page}]).transform")
        off = self.browser.evaluate(f"{CARDS}({json.dumps([shown, away, side])})")
        # Browsers write six digits.
        self.assertLess(off, 0.001, shown)
        xs, ys = zip(*corners(away, "cards", "horizontal", direction, AREA))
        box = (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        for actual, wanted in zip(self.bounds(page), box):
            self.assertAlmostEqual(actual, wanted, delta=0.1)

    def test_without_the_engine_it_is_a_strip_that_scrolls_by_itself(self):
        for direction, side in (("ltr", 1), ("rtl", -1)):
            with self.subTest(direction=direction):
                self.show(f"dir={direction}", site="bare")
                sizes = self.browser.evaluate("[pager.scrollWidth, pager.clientWidth]")
                self.assertEqual(sizes, [5 * 400, 400])
                # Where it comes to rest is the browser's: WebKitGTK does not snap after a wheel.
                self.browser.wheel(200, 150, side * 120, 0)
                self.browser.wait_for(f"{side} * pager.scrollLeft > 0")
                self.browser.evaluate(f"pager.scrollLeft = {side * 530}")
                self.browser.wait_for(f"pager.scrollLeft === {side * 400}")
                # Its height is what a scrollbar leaves.
                self.assertEqual(self.bounds(1)[:3], AREA[:3])
                self.assertEqual(len(self.browser.evaluate("warnings")), 1)


class FirefoxTests(SmokeTests, unittest.TestCase):
    """In Firefox."""

    start = Firefox


class WebKitTests(SmokeTests, unittest.TestCase):
    """In WebKitGTK."""

    start = WebKit
