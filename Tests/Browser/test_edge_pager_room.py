"""Room at the ends of a pager: what comes and goes there while it turns, is resized or filled."""

from edge_pager_case import EdgePagerTestCase

# Where a page is seen in each frame, until it is switched off.
WATCH = """(page) => {
  globalThis.frames = [];
  globalThis.watching = true;
  const step = (t) => {
    frames.push([t, seen(page)]);
    if (watching) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""


class EdgePagerRoomTests(EdgePagerTestCase):
    """A control is at work at an end."""

    def fastest(self):
        """The fastest that the watched page was seen to move, in points a second."""
        self.js("globalThis.watching = false")
        frames = self.js("frames")
        self.assertGreater(len(frames), 3)
        return max(abs(y2 - y) / max(t2 - t, 16) * 1000 for (t, y), (t2, y2) in zip(frames, frames[1:]))

    def open_room(self):
        """The first control is at work, and its room is there."""
        self.js("edge.activate({ animated: false })")
        self.rest()

    def test_a_program_reveals_it_only_to_one_who_rests_there(self):
        self.reel()
        self.js("edge.activate()")
        self.page.wait_for("seen(0) === 50")
        self.js("edge.finish()")
        self.page.wait_for("seen(0) === 0 && edge.state === 'idle'")
        self.js("pager.goTo(3, { animated: false })")
        self.rest()
        self.js(WATCH, 3)
        self.js("edge.activate()")
        self.page.frames(50)
        self.assertEqual(self.fastest(), 0)
        self.assertEqual(self.js("pager.page"), 3)
        # Who comes there finds it.
        self.js("pager.goTo(0)")
        self.page.wait_for("seen(0) === 50")
        self.assertEqual(self.js("edge.visibleLength"), 50)

    def test_flicks_commands_and_keys_turn_the_page_and_the_room_goes_along(self):
        self.reel()
        self.open_room()
        ways = {
            "flick": lambda: self.page.touch.swipe((150, 300), (150, 150), seconds=0.12),
            "command": lambda: self.js("pager.next(); 0"),
            "key": lambda: (self.js("pager.focus()"), self.page.keyboard.press("ArrowDown")),
        }
        for name, turn in ways.items():
            with self.subTest(name):
                self.js("log.length = 0")
                turn()
                self.page.wait_for("pager.page === 1 && seen(1) === 0")
                self.rest()
                self.assertEqual([page for page, in self.heard("pagesettle")], [1])
                self.js("pager.goTo(0)")
                self.page.wait_for("seen(0) === 50")
                self.rest()
                self.assertEqual(self.js("[pager.fraction, edge.state, edge.visibleLength]"), [0, "active", 50])

    def test_a_page_goes_with_a_finger_through_the_room(self):
        for attributes in ({}, {"free": ""}, {"no-bounce": ""}, {"transition": "cards"},
                           {"alignment": "center", "no-trim": "", "extent": "60%"}):
            with self.subTest(**attributes):
                self.reel({"edge": "top", "length": "90"}, **attributes)
                self.open_room()
                self.js("follow(0)")
                self.stroke(-150, 100, -60, start=(150, 300), release=False)
                trail = self.js("trail")[1:]
                self.assertGreater(len(trail), 20)
                for (at, place), (at2, place2) in zip(trail, trail[1:]):
                    # What is turned about is not seen where it is.
                    if "transition" not in attributes:
                        self.assertAlmostEqual(place2 - place, at2 - at, delta=0.1)
                self.page.touch.release()
                self.rest()

    def test_every_kind_of_pager_can_be_pulled(self):
        for attributes in ({"no-bounce": ""}, {"free": ""}, {"alignment": "center", "extent": "80%"},
                           {"alignment": "center", "extent": "80%", "no-trim": ""}, {"transition": "cards"},
                           {"transition": "cube"}, {"no-clip": ""}, {"extent": "30%", "spacing": "10"},
                           {"style": "padding: 20px"}):
            with self.subTest(**attributes):
                self.reel(**attributes)
                before = self.seen(0)
                self.stroke(330, start=(150, 120))
                self.page.wait_for("edge.state === 'active'")
                self.page.wait_for(f"Math.abs(seen(0) - {before + 50}) < 0.01")
                self.js("edge.finish()")
                self.page.wait_for(f"edge.state === 'idle' && Math.abs(seen(0) - {before}) < 0.01")

    def test_one_page_and_none_have_both_ends(self):
        for count in (1, 0):
            with self.subTest(count):
                self.show({"edge": "top"}, {"edge": "bottom"}, count=count, attributes={"axis": "vertical"})
                self.stroke(300)
                self.page.wait_for("controls[0].state === 'active'")
                self.page.wait_for("controls[0].visibleLength === 50")
                self.page.frames(20)
                self.stroke(-385, start=(150, 395))
                self.page.wait_for("controls[1].state === 'active'")
                self.js("controls.forEach((control) => control.finish())")
                self.page.wait_for("controls.every(({ state }) => state === 'idle')")
                if count:
                    self.page.wait_for("seen(0) === 0")

    def test_pages_that_are_added_push_the_room_away_without_a_jump(self):
        self.gallery()
        self.open_room()
        self.assertEqual(self.seen(4), -50)
        self.js(WATCH, 4)
        self.js("pager.append(pageOf(5), pageOf(6)); edge.finish()")
        self.page.wait_for("seen(4) === 0 && edge.state === 'idle'")
        # As fast as an inset that comes or goes.
        self.assertLess(self.fastest(), 50 * 13)
        self.assertEqual(self.js("pager.page"), 4)
        self.stroke(-200, axis=0, start=(280, 200))
        self.page.wait_for("pager.page === 5 && seen(5) === 0")

    def test_the_page_at_the_end_is_removed(self):
        self.gallery()
        self.open_room()
        self.js("document.querySelector('#p4').remove()")
        self.page.wait_for("pager.page === 3 && seen(3) === -50")
        self.js("edge.finish()")
        self.page.wait_for("seen(3) === 0")

    def test_a_page_is_removed_while_a_finger_pulls(self):
        self.reel()
        self.stroke(100, release=False)
        held = self.seen(0)
        self.assertGreater(held, 20)
        self.js("document.querySelector('#p2').remove()")
        self.page.frames(3)
        self.assertEqual(self.seen(0), held)
        self.page.touch.release()
        self.page.wait_for("seen(0) === 0")

    def test_another_size_keeps_the_page_and_the_room(self):
        for page, edge in ((0, "left"), (4, "right")):
            with self.subTest(edge):
                self.show({"edge": edge}, attributes={"page": str(page)})
                self.open_room()
                self.js("pager.style.width = '200px'; 0")
                room = 50 if page == 0 else -50
                self.page.wait_for(f"seen({page}) === {room} && document.querySelector('#p{page}').offsetWidth === 200")
                self.js("pager.dir = 'rtl'; 0")
                self.js("edge.finish()")
                self.page.wait_for(f"edge.state === 'idle' && seen({page}) === 0")

    def test_a_command_in_a_pull_takes_the_row_away(self):
        self.reel()
        self.stroke(150, release=False)
        self.js(WATCH, 0)
        self.js("pager.goTo(1); 0")
        self.page.wait_for("seen(1) === 0")
        self.page.touch.move(150, 500)
        self.page.frames(3)
        self.page.touch.release()
        self.rest()
        self.assertEqual(self.js("[pager.page, seen(1), edge.state]"), [1, 0, "idle"])
        self.stroke(330, start=(150, 100))
        self.page.wait_for("pager.page === 0 && seen(0) === 0")

    def test_a_row_that_was_taken_away_is_caught_by_the_pager(self):
        self.reel()
        self.stroke(110)
        # It swings back, and is sent away: the finger that comes down now catches the row and no pull.
        self.js("log.length = 0; pager.goTo(3); 0")
        self.page.wait_for("pager.offset > 30")
        self.page.touch.press(150, 200)
        self.page.frames(3)
        self.js("follow(pager.page)")
        for y in range(210, 260, 10):
            self.page.touch.move(150, y)
        trail = self.js("trail")
        for (at, place), (at2, place2) in zip(trail[1:], trail[2:]):
            self.assertAlmostEqual(place2 - place, at2 - at, delta=0.1)
        self.page.touch.release()
        self.page.wait_for("pager.state === 'idle' && seen(pager.page) === 0")
        self.assertEqual(self.heard("edgeactivate"), [])

    def test_a_row_beyond_its_end_by_its_own_momentum_is_the_pager_s(self):
        self.reel({"edge": "top"}, {"edge": "bottom"}, page="1")
        self.page.touch.swipe((150, 100), (150, 390), seconds=0.05)
        self.page.wait_for("pager.page === 0")
        self.page.touch.press(150, 200)
        self.page.frames(2)
        self.js("follow(0)")
        held = self.js("pager.offset")
        for y in range(210, 330, 10):
            self.page.touch.move(150, y)
        self.page.touch.release()
        self.page.wait_for("pager.state === 'idle' && seen(0) === 0")
        if held < -1:
            self.assertEqual(self.heard("edgestate"), [])
        trail = self.js("trail")
        for (at, place), (at2, place2) in zip(trail, trail[1:]):
            self.assertLess(abs(place2 - place), abs(at2 - at) + 1)

    def test_axe_finds_nothing(self):
        self.reel({"edge": "top", "aria-label": "Refresh"}, {"edge": "bottom", "load-distance": "1"})
        self.js("edge.activate({ animated: false }); controls[1].handler = () => { throw new Error(); }; 0")
        self.js("pager.goTo(4); 0")
        self.page.wait_for("controls[1].result === 'failure' && seen(4) < -49")
        self.assertEqual(self.page.violations(without=["page-has-heading-one", "color-contrast"]), [])

    def test_nothing_moves_against_a_finger_on_the_pager(self):
        for start, by in (("idle", 0), ("active", -30), ("active", 0)):
            with self.subTest(start=start, by=by):
                self.reel()
                if start == "active":
                    self.open_room()
                self.page.touch.press(150, 200)
                if by:
                    self.page.touch.move(150, 200 + by)
                self.page.frames(3)
                held = self.seen(0)
                self.js("edge.activate()" if start == "idle" else "edge.deactivate()")
                self.page.frames(20)
                self.assertEqual(self.seen(0), held)
                self.page.touch.release()
                room = 50 if start == "idle" else 0
                self.page.wait_for(f"seen(0) === {room}")

    def test_several_at_both_ends(self):
        self.show({"edge": "left"}, {"edge": "left", "length": "30"}, {"edge": "trailing"}, count=2)
        self.js("controls.forEach((control) => control.activate({ animated: false }))")
        self.page.wait_for("seen(0) === 80")
        self.js("pager.next(); 0")
        self.page.wait_for("seen(1) === -50")
        self.js("controls[2].remove()")
        self.page.wait_for("seen(1) === 0")
        self.js("pager.previous(); 0")
        self.page.wait_for("seen(0) === 80")
        self.js("controls[0].remove()")
        self.page.wait_for("seen(0) === 30")
        self.js("controls[1].remove()")
        self.assertEqual(self.js("pager.getBoundingClientRect().x - seen(0)"), 0)
        self.page.frames(2)
        self.assertEqual(self.seen(0), 0)
