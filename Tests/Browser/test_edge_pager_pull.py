"""Pulling at the ends of a pager, with a real finger, a mouse and a pen."""

from edge_pager_case import EdgePagerTestCase


class EdgePagerPullTests(EdgePagerTestCase):
    """A hand pulls."""

    def test_a_pull_activates_while_the_finger_is_down_and_the_page_keeps_its_place(self):
        self.reel()
        self.stroke(300, release=False)
        self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
        self.assertGreater(self.seen(0), 80)
        self.page.touch.release()
        self.rest()
        self.assertEqual(self.seen(0), 50)
        self.assertEqual(self.js("[edge.state, edge.visibleLength, pager.page, pager.fraction, pager.state]"),
                         ["active", 50, 0, 0, "idle"])
        self.js("edge.finish()")
        self.page.wait_for("edge.state === 'idle'")
        self.rest()
        self.assertEqual(self.seen(0), 0)
        for kind in ("pagechange", "pagetarget", "pagesettle", "pagecancel"):
            self.assertEqual(self.heard(kind), [])
