"""Pulling at the edges of what scrolls, with a real finger."""

from edge_case import EdgeTestCase


class EdgePullTests(EdgeTestCase):
    """A finger pulls."""

    def test_a_pull_beyond_the_trigger_activates_while_the_finger_is_down(self):
        self.show({"edge": "top"})
        self.pull(300, release=False)
        self.page.wait_for("edge.state === 'active'")
        self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
        self.page.touch.release()
        self.page.wait_for("Math.abs(head() - 51) < 0.1")
        self.assertEqual(len(self.heard("edgeactivate")), 1)
        self.js("edge.finish()")
        self.come_to_rest()
        self.assertEqual(self.js("head()"), 1)
        self.assertEqual(self.heard("edgefinish"), [["top", {"result": "success"}]])

    def test_a_short_pull_ends_idle(self):
        self.show({"edge": "top"})
        self.pull(60)
        self.come_to_rest()
        states = [detail["state"] for _, detail in self.heard("edgestate")]
        self.assertEqual({*states}, {"triggering", "idle"})
        self.assertEqual(self.heard("edgeactivate"), [])

    def test_a_finger_that_sets_out_elsewhere_is_the_browser_s(self):
        self.show({"edge": "top"})
        self.js("scroller.scrollTop = 100")
        self.page.wait_for("scroller.scrollTop === 100")
        self.page.frames(2)
        self.pull(300)
        self.page.wait_for("scroller.scrollTop === 0")
        self.come_to_rest()
        self.assertEqual(self.heard("edgestate"), [])
        self.assertEqual(self.js("head()"), 1)

    def test_every_edge(self):
        for edge, axis, by, at in (("top", 1, 1, 0), ("bottom", 1, -1, 1e6), ("left", 0, 1, 0),
                                   ("right", 0, -1, 1e6), ("leading", 0, 1, 0), ("trailing", 0, -1, 1e6)):
            with self.subTest(edge):
                self.show({"edge": edge}, name="" if axis else "wide")
                self.js("(axis, at) => scroller.scrollTo(axis ? 0 : at, axis ? at : 0)", axis, at)
                self.page.frames(3)
                self.pull(by * 270, start=(150 - by * 130, 200) if not axis else (150, 200 - by * 130),
                          axis=axis)
                self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
                self.page.wait_for("edge.visibleLength > 49.9")
                self.js("edge.finish()")
                self.come_to_rest()

    def test_the_document(self):
        self.show({"edge": "top"}, isDocument=True)
        self.pull(400)
        self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
        self.page.wait_for("Math.abs(head() - 50) < 0.1")
        self.js("edge.finish()")
        self.come_to_rest()
        self.assertEqual(self.js("head()"), 0)
