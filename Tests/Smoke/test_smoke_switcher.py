"""A few of the switcher's and the tabs' promises, the same in each browser."""

import itertools
import unittest

from firefox import Firefox
from smoke_case import SmokeCase
from webkit import WebKit

LEFT = "switcher.children[%d].getBoundingClientRect().x"


class SwitcherSmokeTests(SmokeCase):
    """What a switcher does; a subclass names the browser."""

    page = "switcher.html"
    shown = "switcher"

    def rests_on(self, page):
        """Waits until the switcher rests on a page, whose element and tab then say so."""
        self.browser.wait_for(f"switcher.state === 'idle' && switcher.selected === {page}")
        self.assertEqual(self.browser.evaluate(LEFT % page), 0)
        self.browser.wait_for(f"tabs.children[{page}].getAttribute('aria-selected') === 'true'")

    def test_a_drag_from_the_side_moves_to_the_next_page(self):
        for pointer, direction in itertools.product(self.browser.pointers, ("ltr", "rtl")):
            with self.subTest(pointer=pointer, direction=direction):
                self.show(f"dir={direction}")
                ends = [(390, 150), (100, 150)] if direction == "ltr" else [(10, 150), (300, 150)]
                self.browser.drag(*ends, 0.4, pointer)
                self.rests_on(1)

    def test_the_page_follows_the_finger(self):
        self.show("animator=parallax&edge-zone=none")
        self.browser.drag((300, 150), (190, 150), 0.3, release=False)
        # The first 10 points make it a drag; the page that is left goes half as far.
        self.browser.wait_for("Math.abs(switcher.progress - 0.25) < 1e-9")
        self.browser.wait_for(f"Math.abs({LEFT % 0} + 50) < 0.1")
        self.assertAlmostEqual(self.browser.evaluate(LEFT % 1), 300, delta=0.1)
        self.browser.release()

    def test_keyframes_of_a_rule_follow_it_too_and_are_taken_back(self):
        self.show("edge-zone=none")
        self.browser.evaluate("(switcher.animator = { from: 'away' }, 0)")
        self.browser.drag((300, 150), (190, 150), 0.3, release=False)
        self.browser.wait_for("Math.abs(switcher.progress - 0.25) < 1e-9")
        top = "switcher.children[0].getBoundingClientRect().y"
        self.browser.wait_for(f"Math.abs({top} - 50) < 0.1")
        # Not all drivers tell the page that the pointer is let go: a command ends the move.
        self.browser.evaluate("switcher.select(0, { animated: false })")
        self.rests_on(0)
        self.assertEqual(self.browser.evaluate(top), 0)
        self.assertEqual(self.browser.evaluate("document.getAnimations().length"), 0)
        self.browser.release()

    def test_keys_on_tabs_select_their_pages(self):
        for direction, forward in (("ltr", "ArrowRight"), ("rtl", "ArrowLeft")):
            with self.subTest(direction=direction):
                self.show(f"dir={direction}")
                self.browser.evaluate(f"(tabs.dir = '{direction}', tabs.children[0].focus(), 0)")
                self.browser.key(forward)
                self.rests_on(1)
                self.browser.key("End")
                self.rests_on(2)


class FirefoxSwitcherTests(SwitcherSmokeTests, unittest.TestCase):
    """In Firefox."""

    start = Firefox


class WebKitSwitcherTests(SwitcherSmokeTests, unittest.TestCase):
    """In WebKitGTK."""

    start = WebKit
