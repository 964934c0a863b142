"""The base of the tests of controls at a pager's ends: pages/edge-pager.html, and what tests do there."""

from log_case import LogTestCase


class EdgePagerTestCase(LogTestCase):
    """A test where `pager` is 300 × 400 points large, with `controls` of which `edge` is the first."""

    viewport = {"width": 390, "height": 600, "scale": 1, "mobile": True}

    def setUp(self):
        super().setUp()
        self.open("/pages/edge-pager.html")
        self.page.wait_for("globalThis.isLoaded")

    def show(self, *edges, attributes=None, **more):
        """Shows a pager with controls of these attributes; `more` as in pages/edge-pager.js."""
        more = {"attributes": attributes or {}, **more}
        self.js("(...all) => show(...all)", list(edges) or [{}], more)
        self.page.frames(2)

    def reel(self, *edges, **attributes):
        """A vertical pager, by default with a control on top."""
        self.show(*edges or [{"edge": "top"}], attributes={"axis": "vertical", **attributes})

    def gallery(self, *edges, **attributes):
        """A horizontal pager, by default with a control at its trailing end, on its last page."""
        self.show(*edges or [{"edge": "trailing"}], attributes={"page": "4", **attributes})

    def stroke(self, *ways, start=(150, 200), axis=1, steps=12, release=True):
        """A finger goes these ways along an axis, one after the other: down and to the right is positive."""
        place = list(start)
        self.page.touch.press(*place)
        self.page.frames(2)
        for by in ways:
            for _ in range(steps):
                place[axis] += by / steps
                self.page.touch.move(*place)
            self.page.frames(1)
        if release:
            self.page.touch.release()

    def rest(self):
        """Waits until nothing moves."""
        self.page.wait_for("isStill()")

    def seen(self, page):
        """Where a page is seen along the axis."""
        return self.js("(page) => seen(page)", page)
