"""The showcase's wall of photos: round it goes, either way, with ten elements and numbers from 1 to 10."""

from test_showcase_switcher import SLOP, SwitcherCase

PHOTOS = 10


class WallTests(SwitcherCase):
    """Photos of many widths, on a desk."""

    viewport = {"width": 1280, "height": 900, "scale": 1}

    def setUp(self):
        super().setUp()
        self.js("globalThis.wall = document.getElementById('wall-photos'), 0")
        self.bounds = self.reveal("#wall-photos")
        self.js("""(globalThis.numbers = [], wall.addEventListener("pagechange", () => {
          numbers.push(Number(document.getElementById("wall-number").textContent));
        }), 0)""")

    def go_round(self, button):
        """Presses a button once for each photo, and waits each time."""
        self.js("""async (button) => {
          for (let i = 0; i < wall.children.length; i += 1) {
            const settled = new Promise((done) => wall.addEventListener("pagesettle", done, { once: true }));
            document.getElementById(button).click();
            await settled;
          }
        }""", button)

    def drag(self, across):
        """A hand takes the wall along, slowly, and waits until it rests."""
        x, y, width, height = self.bounds
        start = x + width / 2 - across / 2, y + height / 2
        self.page.mouse.drag(start, (start[0] + across, start[1]), seconds=0.3, hold=0.15)
        self.page.wait_for("wall.state === 'idle'")

    def seen(self):
        """The photos that are seen from left to right, as (number, left, right)."""
        return self.js("""[...wall.children].map((node, i) => [i, node.getBoundingClientRect()])
          .filter(([i]) => wall.visiblePages.includes(i))
          .map(([i, { left, right }]) => [i, left, right]).sort((a, b) => a[1] - b[1])""")

    def check_row(self):
        """What is seen fills the wall, follows on round, and has the gap between each two."""
        seen = self.seen()
        x, _, width, _ = self.bounds
        self.assertLessEqual(seen[0][1], x + 56)
        self.assertGreaterEqual(seen[-1][2], x + width - 56)
        for (one, _, right), (other, left, _) in zip(seen, seen[1:]):
            self.assertEqual(other, (one + 1) % PHOTOS)
            self.assertAlmostEqual(left - right, 56, delta=0.1)

    def test_it_goes_round_forward_and_numbers_stay_in_range(self):
        self.go_round("wall-next")
        self.assertEqual(self.js("numbers"), [2, 3, 4, 5, 6, 7, 8, 9, 10, 1])
        self.assertEqual(self.text("#wall-rounds"), "1.0")
        self.assertEqual(self.text("#wall-elements"), "10")
        self.check_row()

    def test_and_backward(self):
        self.go_round("wall-previous")
        self.assertEqual(self.js("numbers"), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
        self.assertEqual(self.text("#wall-rounds"), "−1.0")
        self.check_row()

    def test_photos_have_widths_of_their_own_and_the_middle(self):
        widths = set()
        for page in range(PHOTOS):
            self.js("(page) => wall.goTo(page, { animated: false })", page)
            x, _, width, _ = self.bounds
            _, left, right = next(photo for photo in self.seen() if photo[0] == page)
            self.assertAlmostEqual((left + right) / 2, x + width / 2, delta=0.6)
            widths.add(round(right - left))
            self.check_row()
        self.assertGreaterEqual(len(widths), 5)

    def test_a_hand_pulls_the_last_photo_in_before_the_first(self):
        self.drag(500)
        self.assertEqual(self.js("wall.page"), PHOTOS - 1)
        self.assertEqual(self.text("#wall-number"), "10")
        self.assertEqual(self.text("#wall-title"), "Quarter turns")
        current = self.js("document.querySelector('#wall-dots [aria-current]').ariaLabel")
        self.assertEqual(current, "10: Quarter turns")

    def test_free_it_rests_where_it_is_let_go(self):
        self.js("document.querySelector('#wall-rest [value=free]').click()")
        self.drag(130)
        _, left, right = next(photo for photo in self.seen() if photo[0] == 0)
        self.assertAlmostEqual((left + right) / 2, self.bounds[0] + self.bounds[2] / 2 + 130 - SLOP, delta=1)
        self.js("document.querySelector('#wall-rest [value=snap]').click()")
        self.page.wait_for("wall.state === 'idle' && wall.fraction === 0")

    def test_half_a_round_at_once_goes_and_counts_forward(self):
        self.js("wall.goTo(5, { animated: false })")
        self.assertEqual(self.text("#wall-rounds"), "0.5")
        self.js("wall.goTo(0, { animated: false })")
        self.assertEqual(self.text("#wall-rounds"), "1.0")

    def test_a_dot_takes_the_shorter_way_and_the_hand_of_the_ring_comes_along(self):
        self.js("document.querySelector('#wall-dots button:nth-child(9)').click()")
        self.page.wait_for("wall.page === 8 && wall.state === 'idle'")
        self.assertEqual(self.js("numbers.every((number) => number > 8)"), True)
        self.assertEqual(self.text("#wall-rounds"), "−0.2")
        self.page.frames(1)
        turned = self.js("getComputedStyle(document.querySelector('#wall-ring .hand')).rotate")
        self.assertEqual(round(float(turned.removesuffix("deg"))) % 360, 288)

    def test_it_goes_round_in_the_widest_window_too(self):
        self.page.set_viewport(width=3840, height=1000)
        self.page.frames(3)
        self.bounds = self.reveal("#wall-photos")
        self.go_round("wall-previous")
        self.assertEqual(self.text("#wall-rounds"), "−1.0")
        self.check_row()

    def test_it_has_no_fault(self):
        self.assert_faultless("#wall")


class WallRightToLeftTests(WallTests):
    """The same from right to left: what comes next stands on the left."""

    def setUp(self):
        super().setUp()
        self.js("document.documentElement.dir = 'rtl'")
        self.page.frames(3)
        self.bounds = self.reveal("#wall-photos")

    def drag(self, across):
        super().drag(-across)

    def seen(self):
        x, _, width, _ = self.bounds
        mirrored = 2 * x + width
        return [(page, mirrored - right, mirrored - left) for page, left, right in reversed(super().seen())]

    def test_a_dot_takes_the_shorter_way_and_the_hand_of_the_ring_comes_along(self):
        self.js("wall.goTo(8, { animated: false })")
        self.page.frames(2)
        turned = self.js("getComputedStyle(document.querySelector('#wall-ring .hand')).rotate")
        self.assertEqual(round(float(turned.removesuffix("deg"))) % 360, 360 - 288)
