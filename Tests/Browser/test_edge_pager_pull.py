"""Pulling at the ends of a pager: with a finger, a mouse, a pen and a wheel."""

from edge_pager_case import EdgePagerTestCase

PAGE_EVENTS = ("pagechange", "pagetarget", "pagesettle", "pagecancel")


class EdgePagerPullTests(EdgePagerTestCase):
    """A hand pulls."""

    def assert_active_then_gone(self, page, room=50):
        """The page keeps its place, shifted by the room, and loses it when the work is done."""
        self.page.wait_for(f"seen({page}) === {room}")
        self.rest()
        self.assertEqual(self.js("[edge.state, edge.visibleLength, pager.page, pager.fraction, pager.state]"),
                         ["active", abs(room), page, 0, "idle"])
        self.js("edge.finish()")
        self.page.wait_for("edge.state === 'idle'")
        self.rest()
        self.assertEqual(self.seen(page), 0)
        for kind in PAGE_EVENTS:
            self.assertEqual(self.heard(kind), [], kind)
        self.assertEqual(len(self.heard("edgeactivate")), 1)

    def test_it_activates_while_the_finger_is_down_and_the_page_keeps_its_place(self):
        self.reel()
        self.js("follow(0)")
        self.stroke(300, release=False)
        self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
        trail = self.js("trail")
        # Through the trigger as well, the page went with the finger, and never farther than it.
        for (at, place), (at2, place2) in zip(trail, trail[1:]):
            self.assertGreater(place2, place)
            self.assertLess(place2 - place, at2 - at + 0.1)
        self.assertGreater(trail[-1][1], 90)
        self.page.touch.release()
        self.assert_active_then_gone(0)

    def test_every_edge(self):
        for edge, axis, by, page, more in (
            ("top", 1, 300, 0, {"axis": "vertical"}), ("bottom", 1, -300, 4, {"axis": "vertical"}),
            ("left", 0, 250, 0, {}), ("right", 0, -250, 4, {}),
            ("leading", 0, 250, 0, {}), ("trailing", 0, -250, 4, {}),
            ("leading", 0, -250, 0, {"dir": "rtl"}), ("trailing", 0, 250, 4, {"dir": "rtl"}),
            ("left", 0, 250, 4, {"dir": "rtl"}), ("right", 0, -250, 0, {"dir": "rtl"}),
        ):
            with self.subTest(edge=edge, **more):
                self.show({"edge": edge}, attributes={"page": str(page), **more})
                start = [150, 200]
                start[axis] -= by * 0.45
                self.stroke(by, start=start, axis=axis)
                self.page.wait_for("edge.state === 'active'")
                self.assert_active_then_gone(page, -50 if page else 50)

    def test_a_mouse_and_a_pen_pull(self):
        for pointer in ("mouse", "pen"):
            with self.subTest(pointer):
                self.reel()
                self.page.mouse.drag((150, 100), (150, 400), seconds=0.3, pointer=pointer)
                self.page.wait_for("edge.state === 'active'")
                self.assert_active_then_gone(0)

    def test_a_short_pull_springs_back(self):
        self.reel()
        self.stroke(60)
        self.page.wait_for("log.length > 3 && edge.state === 'idle'")
        self.rest()
        self.assertEqual({detail["state"] for _, detail in self.heard("edgestate")}, {"triggering", "idle"})
        self.assertEqual([self.seen(0), self.js("edge.visibleLength")], [0, 0])

    def test_out_and_in_again_turns_the_page_in_one_stroke(self):
        for more, start, axis, ways, page in (
            ({"axis": "vertical"}, (150, 200), 1, (300, -600), 1),
            ({"page": "4"}, (280, 200), 0, (-270, 480), 3),
            ({"dir": "rtl"}, (280, 200), 0, (-270, 480), 1),
        ):
            with self.subTest(**more):
                edges = {"axis": [{"edge": "top"}], "page": [{"edge": "trailing"}], "dir": [{"edge": "leading"}]}
                self.show(*edges[next(iter(more))], attributes=more)
                first = self.js("pager.page")
                self.js("(page) => follow(page)", first)
                self.stroke(*ways, axis=axis, start=start, release=False)
                sign = -1 if more.get("dir") else 1
                trail = [(sign * at, place) for at, place in self.js("trail")]
                # From where it is back at its rest, with the room that it has by then, as far as the finger.
                back = [pair for pair in trail[12:] if abs(pair[1]) < 300]
                inside = [(one, two) for one, two in zip(back, back[1:]) if one[1] * ways[0] * sign < 40 * 270]
                self.assertGreater(len(inside), 4)
                for (at, place), (at2, place2) in inside:
                    self.assertAlmostEqual(place2 - place, at2 - at, delta=0.1)
                self.assertEqual(self.js("[edge.state, pager.state]"), ["active", "dragging"])
                self.page.touch.release()
                self.rest()
                self.assertEqual(self.js("pager.page"), page)
                self.assertEqual(self.seen(page), 0)
                self.assertEqual([page for page, in self.heard("pagesettle")], [page])

    def test_out_in_and_out_again_pulls_again(self):
        self.reel()
        self.stroke(60, -150, 330, release=False)
        self.page.wait_for("edge.state === 'active'")
        self.page.touch.release()
        self.rest()
        self.assertEqual(self.seen(0), 50)
        self.assertEqual([page for page, in self.heard("pagesettle")], [0])

    def test_crossing_the_rest_again_and_again_never_jumps(self):
        self.gallery()
        self.js("edge.activate({ animated: false })")
        self.rest()
        self.js("follow(4)")
        self.stroke(-50, 90, -120, 100, -60, 80, axis=0, start=(200, 200), steps=3, release=False)
        trail = self.js("trail")
        self.assertGreater(len(trail), 12)
        for (at, place), (at2, place2) in zip(trail, trail[1:]):
            by, finger = place2 - place, at2 - at
            # With the finger, and on the rubber band less.
            self.assertGreaterEqual(by * finger, 0)
            self.assertLessEqual(abs(by), abs(finger) + 1)
            if place > -49 and place2 > -49:
                self.assertAlmostEqual(by, finger, delta=0.1)
        self.page.touch.release()
        self.page.wait_for("pager.state === 'idle'")

    def test_a_finger_catches_what_swings_back(self):
        self.reel()
        self.stroke(150)
        self.page.touch.press(150, 200)
        self.page.frames(3)
        held = self.seen(0)
        self.assertGreater(held, 2)
        self.page.frames(6)
        self.assertEqual(self.seen(0), held)
        self.page.touch.release()
        self.rest()
        self.assertEqual(self.seen(0), 0)

    def test_what_sets_out_elsewhere_or_inward_is_the_pager_s(self):
        self.reel()
        self.js("pager.goTo(1, { animated: false })")
        self.rest()
        # Far past the end, on the pager's own rubber band.
        self.stroke(580, start=(150, 10), release=False)
        self.assertGreater(self.seen(0), 50)
        self.page.touch.release()
        self.page.wait_for("seen(0) === 0")
        self.stroke(-60, 300, start=(150, 200), release=False)
        self.assertGreater(self.seen(0), 50)
        self.page.touch.release()
        self.page.wait_for("seen(0) === 0")
        self.assertEqual(self.heard("edgestate"), [])

    def test_the_momentum_of_a_flick_never_activates(self):
        self.reel()
        self.js("pager.goTo(1, { animated: false })")
        self.page.touch.swipe((150, 100), (150, 380), seconds=0.06)
        self.rest()
        self.assertEqual(self.js("pager.page"), 0)
        self.assertEqual(self.heard("edgestate"), [])

    def test_across_the_axis_nothing_pulls(self):
        self.reel()
        self.stroke(200, axis=0, start=(50, 200))
        self.page.frames(3)
        self.assertEqual(self.heard("edgestate"), [])

    def test_a_wheel_pulls_where_its_turn_sets_out_at_the_end(self):
        self.reel()
        self.page.mouse.wheel(150, 200, 0, -60, count=6)
        self.page.wait_for("edge.state === 'active'")
        self.assert_active_then_gone(0)

    def test_a_wheel_that_runs_into_the_end_does_not_pull(self):
        self.reel({"edge": "bottom"}, page="3")
        self.page.mouse.wheel(150, 200, 0, 60, count=12)
        self.rest()
        self.assertEqual(self.js("pager.page"), 4)
        self.assertEqual(self.heard("edgestate"), [])

    def test_a_wheel_turns_pages_where_there_is_room(self):
        self.reel()
        self.js("edge.activate({ animated: false })")
        self.rest()
        self.page.mouse.wheel(150, 200, 0, 60, count=4)
        self.rest()
        self.assertEqual([self.js("pager.page"), self.seen(1)], [1, 0])

    def test_a_click_is_none_after_a_pull_and_one_without(self):
        self.reel()
        self.js("globalThis.clicks = 0; pager.addEventListener('click', () => { clicks += 1; }); 0")
        self.page.mouse.drag((150, 100), (150, 300), seconds=0.2)
        self.rest()
        self.assertEqual(self.js("clicks"), 0)
        self.page.mouse.click(150, 200)
        self.assertEqual(self.js("clicks"), 1)
