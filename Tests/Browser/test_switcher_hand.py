"""A finger, a pen or a mouse on a switcher: what starts a drag, where it goes, how it ends."""

from switcher_case import SwitcherTestCase

HAND = "import('/pages/switcher-frames.js').then(({ finger }) => { globalThis.finger = finger; })"


class HandTests(SwitcherTestCase):
    """Three pages of 390 × 300."""

    def show_whole(self, **attributes):
        """Shows a switcher that drags anywhere; `finger` is one made by script."""
        self.js(HAND)
        self.show({"edge-zone": "none", **attributes})

    def assert_rests_on(self, page, last=None):
        """Waits for the rest, and checks where it is."""
        self.come_to_rest()
        self.assertEqual(self.js("[switcher.selected, switcher.selection, switcher.progress]"), [page, page, 0])
        heard = self.heard()
        self.assertEqual(heard[-1] if heard else None, last)

    def test_the_zone_is_decided_where_the_finger_comes_down(self):
        # Both sides by their width, and a zone of one's own.
        for zone, inside, outside in (("25", (24, 366), (27, 363)), ("60", (59, 331), (62, 328)), ("0", (), (5, 200))):
            for x in (*inside, *outside):
                with self.subTest(zone=zone, x=x):
                    self.show({"edge-zone": zone, "selected": "1"})
                    self.js(HAND)
                    way = 150 if x < 195 else -150
                    self.js("(a, b) => { finger.press(a); finger.move(b); }", x, x + way)
                    self.assertEqual(self.js("switcher.state"), "dragging" if x in inside else "idle")
                    self.js("finger.cancel(), 0")
                    self.come_to_rest()

    def test_a_finger_that_wanders_into_the_zone_does_not_start(self):
        self.show({"selected": "1"})
        self.page.touch.swipe((200, 150), (3, 150), seconds=0.2)
        self.page.touch.swipe((200, 150), (387, 150), seconds=0.2)
        self.page.frames(1)
        self.assertEqual(self.heard(), [])
        # Out of the zone it goes on.
        self.page.touch.swipe((3, 150), (350, 150), seconds=0.2)
        self.assert_rests_on(0, ["didmove", 1, 0])

    def test_a_swipe_that_is_given_up_tells_both_pages(self):
        self.show_whole()
        self.js("""globalThis.told = [], switcher.addEventListener("selectionprogress",
          ({ detail: { selection } }) => told.push(selection)), 0""")
        self.page.touch.swipe((300, 150), (173, 150), seconds=0.3, hold=0.3)
        self.assert_rests_on(0, ["movecancel", 0, 1])
        self.assertEqual(self.seen(), ["a"])
        told = self.js("told")
        self.assertAlmostEqual(max(told), 0.3, delta=0.001)
        self.assertEqual(told[-1], 0)
        self.assertTrue(all(0 <= selection <= 1 for selection in told))

    def test_a_swipe_that_was_given_up_leaves_appearances_as_they_were(self):
        self.show_whole()
        self.js("finger.press(300), finger.move(173), finger.cancel(), 0")
        self.come_to_rest()
        self.assertEqual(self.heard(), [["willmove", 0, 1], ["alongside", 0, 1], ["movecancel", 0, 1]])

    def test_back_through_the_start_the_other_neighbour_comes(self):
        self.show_whole(selected="1")
        told = self.run_js("""async () => {
          const told = [];
          switcher.addEventListener("selectionprogress", ({ detail }) => told.push(detail.selection));
          finger.press(300);
          for (let x = 290; x > 290 - 106; x -= 1) finger.move(x);
          for (let x = 184; x < 290 + 106; x += 1) finger.move(x);
          return told;
        }""")
        self.assertEqual(self.js("[switcher.from, switcher.to, switcher.direction]"), [1, 0, "right"])
        steps = [abs(a - b) for a, b in zip(told, told[1:])]
        # A point is 1/390 of a page; the tabs of the author's own never jump.
        self.assertLess(max(steps), 1.001 / 390)
        self.assertGreater(max(told), 1.26)
        self.assertLess(min(told), 0.74)
        self.assertEqual(self.heard(), [["willmove", 1, 2], ["alongside", 1, 2], ["movecancel", 1, 2],
                                        ["willmove", 1, 0], ["alongside", 1, 0]])
        self.assertEqual(self.seen(), ["a", "b"])
        self.js("finger.cancel(), 0")
        self.assert_rests_on(1, ["movecancel", 1, 0])

    def test_beyond_the_ends_there_is_a_wall(self):
        self.show_whole()
        self.page.touch.swipe((100, 150), (300, 150), seconds=0.2, release=False)
        self.page.frames(1)
        self.assertEqual(self.js("[switcher.state, switcher.from, switcher.to, switcher.progress]"),
                         ["dragging", None, None, 0])
        self.assertEqual([self.left("a"), self.seen()], [0, ["a"]])
        self.page.touch.release()
        self.assert_rests_on(0)

    def test_a_flick_goes_a_slow_drag_needs_its_way_and_a_pause_is_no_flick(self):
        cases = [("a flick", (300, 220), 0.08, 0, 1), ("a pause after it", (300, 220), 0.08, 0.3, 0),
                 ("far enough", (350, 150), 0.5, 0.3, 1), ("not far enough", (350, 200), 0.5, 0.3, 0)]
        for name, (start, end), seconds, hold, page in cases:
            with self.subTest(name):
                self.show_whole()
                self.page.touch.swipe((start, 150), (end, 150), seconds=seconds, hold=hold)
                self.assert_rests_on(page, ["didmove" if page else "movecancel", 0, 1])

    def test_flicked_back_it_goes_back_however_far_it_was(self):
        self.show_whole()
        forth = [(i * 0.02, (350 - i * 20, 150)) for i in range(16)]
        back = [(0.32 + i * 0.016, (50 + i * 12, 150)) for i in range(6)]
        self.page.touch.follow([*forth, *back])
        self.assert_rests_on(0, ["movecancel", 0, 1])

    def test_a_mouse_and_a_pen_drag_and_their_end_is_no_click(self):
        for pointer in ("mouse", "pen"):
            with self.subTest(pointer):
                self.show_whole()
                self.js("globalThis.clicks = 0, switcher.onclick = () => { clicks += 1; }, 0")
                self.page.mouse.drag((300, 150), (60, 150), pointer=pointer)
                self.assert_rests_on(1, ["didmove", 0, 1])
                self.assertEqual(self.js("clicks"), 0)
                self.page.mouse.click(200, 150)
                self.assertEqual(self.js("clicks"), 1)

    def test_the_end_of_a_finger_s_drag_is_no_click_and_a_tap_is_one(self):
        self.show_whole()
        self.js("""globalThis.clicks = 0;
          for (const child of switcher.children) child.append(document.createElement("button"));
          for (const button of switcher.querySelectorAll("button")) {
            button.style.cssText = "position: absolute; inset: 0; width: 100%";
            button.onclick = () => { clicks += 1; };
          } 0""")
        self.page.touch.swipe((300, 150), (60, 150), seconds=0.15)
        self.assert_rests_on(1, ["didmove", 0, 1])
        self.assertEqual(self.js("clicks"), 0)
        self.page.touch.tap(200, 150)
        self.page.wait_for("clicks === 1")

    def test_turned_off_in_mid_drag_it_is_cancelled(self):
        for name in ("noSwipe", "disabled"):
            with self.subTest(name):
                self.show_whole()
                self.page.touch.swipe((300, 150), (60, 150), release=False)
                self.page.wait_for("switcher.progress > 0.5")
                self.js("(name) => { switcher[name] = true; }", name)
                self.assertEqual(self.js("switcher.state"), "settling")
                self.assert_rests_on(0, ["movecancel", 0, 1])
                self.page.touch.move(20, 150)
                self.page.touch.release()
                self.page.touch.swipe((300, 150), (60, 150))
                self.assert_rests_on(0)
                self.js("(name) => { switcher[name] = false; }", name)
                self.page.touch.swipe((300, 150), (60, 150))
                self.assert_rests_on(1, ["didmove", 0, 1])

    def test_a_page_in_flight_is_grabbed_where_it_is(self):
        self.show_whole(speed="1")
        self.js("globalThis.outcome = null, switcher.select(1).then((value) => { outcome = value; }), 0")
        self.page.wait_for("switcher.progress > 0.4")
        self.js("finger.press(300), finger.move(295), 0")
        self.assertEqual(self.js("switcher.state"), "programmatic")
        # After the slop of ten points it is in the hand, without a jump.
        places = self.run_js("""() => {
          finger.move(290); finger.move(289.999);
          const at = () => document.getElementById("a").getBoundingClientRect().x;
          const first = at(); finger.move(269.999); return [first, at(), switcher.state];
        }""")
        self.assertEqual(places[2], "dragging")
        self.assertAlmostEqual(places[0] - places[1], 20, delta=0.01)
        self.assertLess(places[0], -390 * 0.4)
        self.page.wait_for("outcome === 'cancelled'")
        self.js("finger.cancel(), 0")
        self.assert_rests_on(1, ["didmove", 0, 1])

    def test_a_pointer_that_is_taken_away_lets_go(self):
        self.show_whole()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.1, release=False)
        self.page.wait_for("switcher.progress > 0.2")
        self.page.touch.cancel()
        self.assert_rests_on(0, ["movecancel", 0, 1])

    def test_a_second_finger_changes_nothing(self):
        self.show_whole()
        finger = self.page.touch
        finger.press(300, 150)
        finger.move(200, 150)
        self.page.wait_for("switcher.progress > 0.2")
        before = self.js("switcher.progress")
        finger.press(100, 200, finger=1)
        finger.move(40, 200, finger=1)
        self.page.frames(3)
        self.assertEqual(self.js("[switcher.state, switcher.progress]"), ["dragging", before])
        finger.release(finger=1)
        self.page.frames(2)
        self.assertEqual(self.js("switcher.state"), "dragging")
        finger.move(30, 150)
        finger.release()
        self.assert_rests_on(1, ["didmove", 0, 1])

    def test_a_command_wins_over_the_finger_until_that_lifts(self):
        self.show_whole()
        self.js("finger.press(300), finger.move(200), switcher.select(2), finger.move(300), finger.move(380), 0")
        self.assertEqual(self.js("[switcher.state, switcher.target]"), ["programmatic", 2])
        self.assert_rests_on(2, ["didmove", 1, 2])
        self.js("finger.move(100), finger.lift(), 0")
        self.assert_rests_on(2)

    def test_a_switcher_that_is_scaled_follows_the_finger(self):
        self.show_whole()
        self.js("document.body.style.transformOrigin = '0 0'")
        for scale in (0.5, 1.5):
            with self.subTest(scale):
                self.js("(scale) => { document.body.style.transform = `scale(${scale})`; }", scale)
                width = 390 * scale
                self.js("(start, end) => { finger.press(start); finger.move(end); }", width * 0.8, width * 0.4)
                slop = 10 * scale
                self.assertAlmostEqual(self.left("a"), -(width * 0.4 - slop), delta=0.02)
                self.js("(end) => { finger.move(end); }", width * 0.3)
                self.assertAlmostEqual(self.left("a"), -(width * 0.5 - slop), delta=0.02)
                self.js("finger.cancel(), switcher.select(0, { animated: false }), 0")
