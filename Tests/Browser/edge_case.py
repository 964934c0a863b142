"""The base of the tests of controls at edges: pages/edge.html, and what each test does there."""

from log_case import LogTestCase

PAGE = "/pages/edge.html"


class EdgeTestCase(LogTestCase):
    """A test where `edge` is the first of `controls` of `scroller`, and `log` what they told."""

    viewport = {"width": 390, "height": 600, "scale": 1, "mobile": True}

    def setUp(self):
        super().setUp()
        self.open(PAGE)
        self.page.wait_for("globalThis.isLoaded")

    def show(self, *edges, **more):
        """Shows a scroller with controls of these attributes; `more` as in pages/edge.js."""
        self.js("(...all) => show(...all)", list(edges) or [{}], more)

    def pull(self, by, start=(150, 200), axis=1, steps=12, release=True):
        """A finger sets out and goes so far along an axis: down and to the right is positive.

        It waits for the page, which may be slow here: a browser that waits too long for an answer scrolls.
        """
        self.page.touch.press(*start)
        self.page.frames(2)
        for step in range(1, steps + 1):
            place = list(start)
            place[axis] += by * step / steps
            self.page.touch.move(*place)
        if release:
            self.page.touch.release()

    def come_to_rest(self):
        """Waits until no control is at work and nothing moves any more."""
        self.page.wait_for("controls.every(({ state }) => state === 'idle') && "
                           "!scroller.getAnimations().some(({ effect }) => "
                           "effect.getKeyframes().some((frame) => 'overflowAnchor' in frame))")

    def traces(self):
        """What is left on the scroller: its style, its attributes, animations, its computed padding."""
        return self.js("""(() => {
          const { padding, overscrollBehavior, position, boxSizing, height } = getComputedStyle(scroller);
          return [scroller.getAttributeNames(), scroller.getAttribute("style"),
            scroller.getAnimations().length, padding, overscrollBehavior, position, boxSizing, height];
        })()""")
