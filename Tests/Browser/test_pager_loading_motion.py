"""What is loaded before the pages that are seen leaves them where they are: at rest, in a hand, in flight."""

from loading_case import UPRIGHT, LoadingTestCase

# An axis with its direction; where a finger begins, and its way that brings earlier items.
COURSES = {
    "down": (UPRIGHT, (150, 300), (0, 1)),
    "right": ({}, (300, 150), (1, 0)),
    "left": ({"dir": "rtl"}, (500, 150), (-1, 0)),
}
FLIGHT = "/gliding|animating/.test(pager.state)"


class PagerLoadingMotionTests(LoadingTestCase):
    """Twenty items come in at the start while something moves; the room of the control is not there."""

    def row(self, course, kind="children", page=3, count=30, edge=None, **attributes):
        """Shows a row that has begun to load at its start, and waits for what comes in by `bring`."""
        self.show(**{"as": kind}, count=count, sides=["start"],
                  attributes={"page": str(page), **COURSES[course][0], **attributes},
                  edge={"load-distance": "20000", "length": "0", **(edge or {})},
                  plans={"start": {"wait": True, "plan": [20, "end"]}})
        self.page.wait_for("sources.start.asked === 1")
        self.page.frames(2)

    def along(self, course, by):
        """Where a finger is that has gone so far from its start."""
        _, start, way = COURSES[course]
        return tuple(place + by * step for place, step in zip(start, way))

    def bring(self):
        """What was asked for comes in."""
        self.js("sources.start.wait = false, sources.start.go(), new Promise((done) => setTimeout(done))")
        self.assertEqual(self.js("items[0]"), -20)

    def test_at_rest_nothing_moves_and_the_number_is_another_one(self):
        for course in COURSES:
            for kind in ("children", "counted", "keys"):
                for extent in ("100%", "50px"):
                    with self.subTest(course=course, kind=kind, extent=extent):
                        self.row(course, kind, extent=extent)
                        self.js("""globalThis.told = [], pager.addEventListener("pageindexmove", ({ detail }) =>
                            told.push(detail.page)),
                          pager.addEventListener("pagechange", () => told.push("change")), watch(3)""")
                        self.bring()
                        self.page.frames(3)
                        self.js("unwatch()")
                        self.assertEqual({place for _, place, *_ in self.js("frames")}, {0})
                        self.assertEqual(self.js("[told, current()]"), [[23], 3])

    def test_in_a_hand_it_goes_on_with_the_finger(self):
        for course in COURSES:
            for page, by in ((3, 100), (3, -100), (0, 200)):
                with self.subTest(course=course, page=page, by=by):
                    self.row(course, page=page)
                    self.page.touch.press(*self.along(course, 0))
                    for step in range(1, 11):
                        self.page.touch.move(*self.along(course, by * step / 10))
                    self.page.frames(3)
                    self.assertEqual(self.js("pager.state"), "dragging")
                    before = self.js(f"seen({page})")
                    self.assertNotEqual(before, 0)
                    self.js(f"watch({page})")
                    self.bring()
                    self.page.frames(3)
                    self.js("unwatch()")
                    self.assertEqual({place for _, place, *_ in self.js("frames")}, {before})
                    # Where the row had an end, it goes on freely now.
                    self.page.touch.move(*self.along(course, by + 60))
                    self.page.frames(2)
                    self.assertAlmostEqual(self.js(f"seen({page})"), before + 60, delta=0.01)
                    self.assertEqual(self.js("pager.state"), "dragging")
                    self.page.touch.release()
                    self.rest()
                    self.assertIn(self.js("current()"), (page - 1, page, page + 1))

    def flight(self, course, by, seconds=0.12, frames=6):
        """A flick, and what comes in in the middle of its flight; the frames of it, and which was the first."""
        self.page.touch.swipe(self.along(course, 0), self.along(course, by), seconds=seconds)
        self.page.wait_for(FLIGHT)
        self.js("watch(...items.slice(0, 8))")
        self.page.wait_for(f"frames.length > {frames} && {FLIGHT}")
        count, aimed = self.js("[frames.length, aimed()]")
        self.bring()
        self.assertEqual(self.js("aimed()"), aimed)
        self.page.wait_for("pager.state === 'idle'")
        self.js("unwatch()")
        return self.js("frames"), count, aimed

    def speeds(self, frames):
        """When in the middle between two frames, and the speed there, of an item that both show."""
        speeds = []
        for (t, *one), (t2, *other) in zip(frames, frames[1:]):
            ways = [b - a for a, b in zip(one[:8], other[:8]) if a is not None and b is not None]
            speeds.append(((t + t2) / 2, ways[0] / (t2 - t) * 1000))
        return speeds

    def test_a_free_row_keeps_its_momentum(self):
        for course in COURSES:
            with self.subTest(course):
                self.row(course, page=6, extent="500px", free="")
                frames, at, _ = self.flight(course, 150)
                speeds = self.speeds(frames[:at + 6])
                self.assertGreater(abs(speeds[at - 1][1]), 300)
                # It slows down by the same share in the same time, all the way. The clock of what comes in is ahead
                # of that of the frames, by how busy the machine is.
                for i, ((t, one), (t2, other)) in enumerate(zip(speeds, speeds[1:])):
                    if abs(i + 1 - at) > 2:
                        self.assertAlmostEqual((other / one) ** (16.7 / (t2 - t)), 0.967, delta=0.01)
                (t, one), (t2, other) = speeds[at - 2], speeds[at + 2]
                self.assertAlmostEqual(other / one, 0.967 ** ((t2 - t) / 16.7), delta=0.12)

    def test_a_row_that_snaps_goes_on_to_the_same_page(self):
        for course in COURSES:
            for page, by in ((3, 150), (3, -150), (1, 200)):
                with self.subTest(course=course, page=page, by=by):
                    self.row(course, page=page)
                    frames, at, aimed = self.flight(course, by)
                    self.assertEqual(aimed, page - (1 if by > 0 else -1))
                    self.assertEqual(self.js("[current(), seen(current()), pager.fraction]"), [aimed, 0, 0])
                    (_, before), (_, between), (_, after) = self.speeds(frames[at - 2:at + 2])
                    self.assertGreater(abs(before), 20)
                    # A spring brakes evenly: what is between two frames has the speed between theirs.
                    self.assertLess((between - before) * (between - after), 0)

    def test_what_an_end_has_thrown_back_comes_to_rest_there(self):
        for course in COURSES:
            for attributes in ({"free": ""}, {"limit": "none"}):
                with self.subTest(course=course, **attributes):
                    self.row(course, page=2, extent="100px", **attributes)
                    self.js("bringThrownBack()")
                    self.page.touch.swipe(self.along(course, 0), self.along(course, 300), seconds=0.12)
                    self.page.wait_for("hasBrought")
                    self.rest()
                    self.assertEqual(self.js("[items[0], aimed(), seen(0)]"), [-20, 0, 0])

    def test_a_pull_goes_on_into_what_came_in(self):
        for course in COURSES:
            with self.subTest(course):
                self.row(course, page=0, edge={"mode": "enabled", "length": "50"})
                self.rest_in_room()
                self.page.touch.press(*self.along(course, 0))
                for step in range(1, 11):
                    self.page.touch.move(*self.along(course, 20 * step))
                self.page.frames(3)
                before = self.js("seen(0)")
                self.assertGreater(before, 60)
                self.bring()
                self.page.frames(3)
                # At its end the row stands on device pixels.
                self.assertAlmostEqual(self.js("seen(0)"), before, delta=0.5)
                for step in range(1, 11):
                    self.page.touch.move(*self.along(course, 200 + 20 * step))
                self.page.frames(3)
                self.assertAlmostEqual(self.js("seen(0)"), before + 200, delta=0.5)
                self.page.touch.release()
                self.rest()
                self.assertEqual(self.js("[items.length, seen(current())]"), [50, 0])

    def rest_in_room(self):
        """Waits until the room is there, and nothing moves."""
        self.page.wait_for("seen(0) === 50 && pager.state === 'idle'")

    def test_with_room_nothing_jumps_either(self):
        for course in COURSES:
            with self.subTest(course):
                self.row(course, page=0, edge={"length": "50"})
                self.rest_in_room()
                self.js("watch(0)")
                self.bring()
                self.page.wait_for("seen(0) === 0")
                self.js("unwatch()")
                places = [place for _, place, *_ in self.js("frames")]
                for place, later in zip(places, places[1:]):
                    self.assertLessEqual(later, place)
                    # As fast as an inset that goes.
                    self.assertLess(place - later, 50 * 13 * 0.05)
                self.assertEqual(self.js("current()"), 0)

    def test_pages_as_long_as_their_content_come_in_above(self):
        for page in (0, 2):
            with self.subTest(page):
                self.show(count=6, sides=["start"], attributes={**UPRIGHT, "extent": "content", "page": str(page)},
                          lengths=[1300, 400, 2100, 700], edge={"load-distance": "20000", "length": "0"},
                          plans={"start": {"wait": True, "plan": [4, 4, "end"]}})
                self.page.wait_for("sources.start.asked === 1")
                self.js(f"pager.goTo({page}, {{ animated: false }})")
                self.page.touch.swipe((150, 600), (150, 300), seconds=0.3, hold=0.2)
                self.rest_of(page)
                before = self.js(f"seen({page})")
                self.assertLess(before, -200)
                self.js(f"watch({page})")
                self.js("sources.start.wait = false; sources.start.go()")
                self.page.wait_for("edges.start.result === 'end'")
                self.rest()
                self.js("unwatch()")
                for _, place, *_ in self.js("frames"):
                    self.assertAlmostEqual(place, before, delta=0.01)
                self.assertEqual(self.js("[items[0], current()]"), [-8, page])
                # All the way up: each page's end, and its start.
                for _ in range(20):
                    self.page.touch.swipe((150, 200), (150, 700), seconds=0.1)
                    self.page.wait_for("pager.state === 'idle'")
                    if self.js("current() === -8 && seen(-8) === 0"):
                        break
                self.assertEqual(self.js("[current(), seen(current())]"), [-8, 0])

    def rest_of(self, page):
        """Waits until a row that is loading does not move."""
        self.page.wait_for(f"pager.state === 'idle' && seen({page}) !== 0")
