"""The showcase's list editor: the card under the finger stays on its pixel, whatever becomes of the others."""

from test_showcase_switcher import SwitcherCase

# The held card's place in each frame, and the greatest way between two.
WATCH = """(key) => {
  const places = (globalThis.seen = []);
  const card = cards.querySelector(`[data-key="${key}"]`);
  globalThis.watched = card;
  (function look() {
    if (places !== seen) return;
    const { x, y, width } = card.getBoundingClientRect();
    places.push([x, y, width]);
    requestAnimationFrame(look);
  })();
}"""
CHANGES = ["add-before", "shuffle", "remove-before", "add-after"]


# A shuffle that is the same one each time, and brings the held card to all places in turn.
CHANCE = """(() => {
  let seed = 7;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
})()"""


class HeldCase(SwitcherCase):
    """A page with names for what it is about."""

    def setUp(self):
        super().setUp()
        self.js("(globalThis.cards = document.getElementById('cards'), 0)")
        self.js(CHANCE)
        self.js("document.querySelector('#held-while [value=nothing]').click()")
        # In the middle, so that the cards and the buttons are both in reach.
        self.reveal("#held-order")
        self.bounds = self.page.bounds("#cards")

    def middle(self):
        x, y, width, height = self.bounds
        return x + width / 2, y + height / 2

    def order(self):
        """The list as it is shown below the cards."""
        return self.js("[...document.getElementById('held-order').children].map((item) => item.textContent)")

    def check_still(self, key, changes):
        """Since it was watched, the held card has been on one pixel, and its readings say so."""
        self.page.frames(2)
        moved = self.js("""Math.max(...[0, 1, 2].map((i) =>
          Math.max(...seen.map((place) => place[i])) - Math.min(...seen.map((place) => place[i]))))""")
        self.assertLess(moved, 0.01)
        self.assertEqual(self.js("watched.isConnected && watched.dataset.key"), key)
        self.assertEqual(self.text("#held-key"), key)
        order = self.order()
        self.assertEqual(self.text("#held-number"), str(order.index(key) + 1))
        self.assertEqual(self.js("watched.textContent"), f"No. {order.index(key) + 1}{key}")
        self.assertEqual(self.text("#held-count"), str(changes))
        self.assertEqual(self.text("#held-drift"), "0.00")
        # And it is where the pager says that it is.
        self.assertEqual(self.js("cards.pageKeys.indexOf(watched.dataset.key)"), order.index(key))


class TouchTests(HeldCase):
    """Two hands at a phone."""

    viewport = {"width": 390, "height": 844, "scale": 1, "mobile": True}

    def tap_with_the_other_hand(self, change, finger=1):
        """Puts a finger on a button; another one each time, for Chromium does not lift one of several."""
        x, y, width, height = self.page.bounds(f"[data-change={change}]")
        self.page.touch.press(x + width / 2, y + height / 2, finger)
        self.page.frames(1)

    def hold(self, across):
        """A finger takes the card in the middle along, and stays."""
        x, y = self.middle()
        self.page.touch.press(x, y)
        self.page.frames(2)
        for step in range(1, 9):
            self.page.touch.move(x + across * step / 8, y)
        self.page.wait_for("cards.state === 'dragging'")
        self.page.frames(3)
        self.js(WATCH, "E")

    def test_the_other_hand_changes_the_list_and_the_held_card_stays(self):
        self.hold(-70)
        for count, change in enumerate(CHANGES, 1):
            self.tap_with_the_other_hand(change, finger=count)
            self.check_still("E", count)
        self.page.touch.cancel()
        self.page.wait_for("cards.state === 'idle' && document.getElementById('held-pin').hidden")
        self.assertEqual(self.js("cards.page"), self.order().index("E"))

    def test_the_hand_goes_on_afterwards(self):
        self.hold(-30)
        self.tap_with_the_other_hand("add-before")
        self.js("seen = []")
        before = self.js("watched.getBoundingClientRect().x")
        x, y = self.middle()
        self.page.touch.move(x - 130, y)
        self.page.wait_for(f"Math.abs(watched.getBoundingClientRect().x - {before} + 100) < 1")
        self.page.touch.cancel()
        self.page.wait_for("cards.state === 'idle'")

    def test_while_it_is_held_the_list_changes_by_itself(self):
        for what in ("shuffle", "change"):
            with self.subTest(what=what):
                self.js("(what) => document.querySelector(`#held-while [value=${what}]`).click()", what)
                self.js("document.getElementById('held-reset').click()")
                self.hold(40)
                self.page.wait_for("Number(document.getElementById('held-count').textContent) >= 2")
                # The next one is a second away.
                self.check_still("E", self.js("Number(document.getElementById('held-count').textContent)"))
                self.page.touch.release()
                self.page.wait_for("cards.state === 'idle'")


class MouseTests(HeldCase):
    """A mouse in one hand, the keyboard under the other."""

    viewport = {"width": 1280, "height": 900, "scale": 1}

    def test_keys_change_the_list_while_the_mouse_holds(self):
        x, y = self.middle()
        self.page.mouse.drag((x, y), (x + 60, y), release=False)
        self.page.wait_for("cards.state === 'dragging'")
        self.page.frames(2)
        self.js(WATCH, "E")
        for count, key in enumerate("bsasbs", 1):
            self.page.keyboard.press(key)
            self.check_still("E", count)
        self.assertIn("of 12.", self.text("#held-said"))
        self.page.mouse.release(x + 60, y)
        self.page.wait_for("cards.state === 'idle'")

    def test_a_card_that_is_only_held_stays_too_also_at_an_end_where_none_could_rest(self):
        for key in "EFD":
            self.js("document.getElementById('held-reset').click()")
            self.page.wait_for("cards.page === 4 && cards.state === 'idle'")
            x, y, width, height = self.page.bounds(f"#cards [data-key={key}]")
            self.page.mouse.press(x + width / 2, y + height / 2)
            self.page.frames(2)
            self.js(WATCH, key)
            places = set()
            for count in range(1, 13):
                self.page.keyboard.press("s")
                self.check_still(key, count)
                places.add(self.order().index(key))
            self.assertGreater(len(places), 4)
            self.page.mouse.release(x + width / 2, y + height / 2)
            self.page.wait_for("cards.state === 'idle' && document.getElementById('held-pin').hidden")

    def test_keyboard_alone(self):
        self.js("document.querySelector('[data-change=add-before]').focus()")
        for _ in range(3):
            self.page.keyboard.press("Enter")
        self.page.frames(2)
        self.assertEqual("".join(self.order()), "ABCDJKLEFGHI")
        self.assertEqual(self.text("#held-said"), "E is number 8 of 12.")
        self.assertEqual(self.js("[cards.page, cards.pageCount]"), [7, 12])
        self.page.keyboard.press("x")
        self.page.frames(2)
        self.assertEqual("".join(self.order()), "ABCDJKLFGHI")
        self.assertEqual(self.text("#held-key"), "F")

    def test_an_empty_list_fills_again(self):
        self.js("""{ const gone = document.querySelector("[data-change=remove-this]");
          for (let i = 0; i < 9; i += 1) gone.click(); }""")
        self.page.frames(2)
        self.assertEqual(self.order(), [])
        self.assertEqual(self.text("#held-said"), "The list is empty.")
        self.assertIsNone(self.js("cards.page"))
        self.js("document.querySelector('[data-change=add-after]').click()")
        self.page.wait_for("cards.page === 0 && cards.querySelectorAll('.card').length === 1")
        self.assertEqual(self.order(), ["J"])

    def test_numbers_on_all_cards_follow(self):
        self.js("document.querySelector('[data-change=shuffle]').click()")
        self.page.frames(2)
        order = self.order()
        texts = self.js("[...cards.querySelectorAll('.card')].map((card) => card.textContent)")
        self.assertGreater(len(texts), 2)
        for text in texts:
            number, key = text.removeprefix("No. ")[:-1], text[-1]
            self.assertEqual(order[int(number) - 1], key)

    def test_it_has_no_fault(self):
        self.assert_faultless("#held", prefers_reduced_motion="reduce")
