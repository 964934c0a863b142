"""Reading the wheel."""

from pager_case import PagerTestCase


class WheelTests(PagerTestCase):
    """A wheel turns pages, and leaves the rest to the browser."""

    def turn(self, dx=0, dy=0, **options):
        """Turns the wheel over the pager; returns whether each event was taken."""
        self.js("globalThis.taken = [], globalThis.onwheel = (event) => "
                "taken.push(event.defaultPrevented), 0")
        self.page.mouse.wheel(200, 150, dx=dx, dy=dy, **options)
        self.page.wait_for("taken.length > 0")
        self.come_to_rest()
        return self.js("taken")

    def test_a_turn_along_the_axis_turns_a_page_and_comes_to_rest(self):
        self.show()
        self.assertEqual(self.turn(dx=120), [True])
        self.assertEqual(self.js("[pager.page, pager.position]"), [1, 1])
        self.assertEqual(self.turn(dx=-120), [True])
        self.assertEqual(self.js("[pager.page, pager.position]"), [0, 0])

    def test_a_turn_across_scrolls_the_document(self):
        self.show()
        self.js("document.body.style.height = '3000px', 0")
        self.assertEqual(self.turn(dy=200), [False])
        self.page.wait_for("scrollY > 0")
        self.assertEqual(self.js("pager.page"), 0)

    def test_a_vertical_pager_turns_with_a_plain_wheel(self):
        self.show({"axis": "vertical"})
        self.assertEqual(self.turn(dy=120), [True])
        self.assertEqual(self.js("pager.page"), 1)

    def test_zooming_is_the_browsers(self):
        self.show()
        self.assertEqual(self.turn(dx=120, modifiers=["Control"]), [False])
        self.assertEqual(self.js("pager.page"), 0)

    def test_what_scrolls_on_a_page_scrolls_first(self):
        self.show({"axis": "vertical"})
        self.js("p0.style.overflowY = 'auto', p0.innerHTML = '<p style=\"height: 500px\">', 0")
        self.assertEqual(self.turn(dy=100), [False])
        self.page.wait_for("p0.scrollTop > 0")
        self.assertEqual(self.js("pager.position"), 0)
        self.js("p0.scrollTop = 9999, 0")
        self.assertEqual(self.turn(dy=120), [True])
        self.assertEqual(self.js("pager.page"), 1)

    def test_a_listener_that_prevents_the_wheel_keeps_it(self):
        self.show()
        self.js("p0.addEventListener('wheel', (event) => event.preventDefault()), 0")
        self.turn(dx=200)
        self.assertEqual(self.js("pager.position"), 0)

    def test_the_wheel_over_a_pager_on_a_page_turns_that_one(self):
        self.show()
        self.js("""async () => {
          globalThis.inner = document.createElement("riffle-pager");
          inner.append(...["a", "b"].map((id) => Object.assign(makePage(0), { id })));
          p0.replaceChildren(inner);
          await inner.ready;
        }""", 0)
        self.turn(dx=120)
        self.page.wait_for("inner.page === 1 && inner.state === 'idle'")
        self.assertEqual(self.js("pager.position"), 0)
