"""A few of the promises of a control at an edge, the same in each browser."""

import unittest

from firefox import Firefox
from smoke_case import SmokeCase
from webkit import WebKit

STYLE = """(({ paddingTop, paddingBottom, overscrollBehaviorY, position, height, boxSizing }) =>
  [paddingTop, paddingBottom, overscrollBehaviorY, position, height, boxSizing,
   scroller.offsetHeight].join())(getComputedStyle(scroller))"""


class EdgeSmokeTests(SmokeCase):
    """What a control does; a subclass names the browser."""

    page = "edge.html"
    shown = "edge"

    def test_its_room_is_added_to_the_padding_and_goes_without_a_trace(self):
        self.show()
        self.browser.wait_for("edge.target === scroller")
        self.browser.evaluate("(edge.activate({ animated: false }), 0)")
        self.browser.evaluate("(scroller.scrollTop = 0)")
        self.browser.wait_for("Math.abs(head() - 60) < 0.1")
        self.assertEqual(self.browser.evaluate("getComputedStyle(scroller).paddingTop"), "60px")
        self.assertEqual(self.browser.evaluate("scroller.offsetHeight"), 422)
        self.assertEqual(self.browser.evaluate("box().join()"), "0,0")
        self.browser.evaluate("(scroller.scrollTop = 30)")
        self.browser.wait_for("Math.abs(head() - 30) < 0.1 && box().join() === '0,0'")
        self.browser.evaluate("(edge.finish(), 0)")
        self.browser.wait_for("edge.state === 'idle' && Math.abs(head() - 10) < 0.1")
        self.browser.evaluate("(edge.remove(), 0)")
        self.assertEqual(self.browser.evaluate(STYLE), "10px,10px,auto,static,400px,content-box,422")

    def test_a_wheel_pulls_at_both_ends(self):
        for edge, at, turn in (("top", 0, -60), ("bottom", 1e6, 60)):
            with self.subTest(edge=edge):
                self.show(f"edge={edge}&layer=front")
                self.browser.wait_for("edge.target === scroller")
                self.browser.evaluate(f"(scroller.scrollTop = {at})")
                self.browser.wait_for(f"(scroller.scrollTop > 100) === {str(at > 0).lower()}")
                # Once that has been heard.
                self.browser.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)))")
                self.browser.evaluate(f"""(() => {{
                  for (let i = 0; i < 6; i += 1) scroller.dispatchEvent(
                    new WheelEvent("wheel", {{ deltaY: {turn}, bubbles: true, cancelable: true }}));
                }})()""")
                self.browser.wait_for("edge.state === 'active' && Math.abs(edge.visibleLength - 50) < 0.1")
                self.browser.wait_for(f"box().join() === '0,{0 if edge == 'top' else 370}'")
                self.browser.evaluate("(edge.finish(), 0)")
                self.browser.wait_for("edge.state === 'idle'")


    def test_a_header_leaves_with_the_content_or_stays(self):
        for scrolls, place in (("together", -30), ("none", 0)):
            with self.subTest(scrolls=scrolls):
                self.show()
                self.browser.wait_for("edge.target === scroller")
                self.browser.evaluate(f"""(() => {{
                  const header = document.createElement("riffle-header");
                  header.setAttribute("scrolls", "{scrolls}");
                  header.append(document.createElement("p"));
                  scroller.append(header);
                }})()""")
                self.browser.wait_for("scroller.lastChild.visibleLength === 50 && Math.abs(head() - 60) < 0.1")
                self.browser.evaluate("(scroller.scrollTop = 30)")
                self.browser.wait_for("Math.abs(head() - 30) < 0.1 && Math.abs("
                                      "scroller.lastChild.firstChild.getBoundingClientRect().y - "
                                      f"scroller.getBoundingClientRect().y - 1 - {place}) < 0.1")
                self.browser.evaluate("(scroller.scrollTop = 0)")
                self.browser.evaluate("(scroller.lastChild.inactive = true, 0)")
                self.browser.wait_for("scroller.lastChild.visibleLength === 0 && Math.abs(head() - 10) < 0.1")
                self.browser.evaluate("(scroller.lastChild.remove(), edge.remove(), 0)")
                self.assertEqual(self.browser.evaluate(STYLE), "10px,10px,auto,static,400px,content-box,422")


class FirefoxEdgeTests(EdgeSmokeTests, unittest.TestCase):
    """In Firefox."""

    start = Firefox


class WebKitEdgeTests(EdgeSmokeTests, unittest.TestCase):
    """In WebKitGTK."""

    start = WebKit
