"""Loading at the ends of a pager (S57): one at a time, until it is full, until there is no more."""

from loading_case import MANNERS, UPRIGHT, LoadingTestCase


class PagerLoadingTests(LoadingTestCase):
    """Three items of 50 points a load, in 800 points."""

    def small(self, kind="children", attributes=UPRIGHT, **how):
        """Shows a pager of small pages."""
        self.show(**{"as": kind}, attributes={"extent": "50px", **attributes}, **how)

    def asked(self, side):
        """How often a side was asked, and how often at once."""
        return self.js("(side) => [sources[side].asked, sources[side].most]", side)

    def test_it_is_filled_and_then_nothing_more_is_loaded(self):
        for kind, attributes in MANNERS:
            for side in ("start", "end"):
                with self.subTest(kind=kind, side=side, **attributes):
                    self.small(kind, attributes, sides=[side], plans={side: {"plan": [3] * 6 + ["end"]}})
                    self.rest()
                    self.assertEqual(self.js("items.length"), 18)
                    self.assertEqual(self.asked(side), [6, 1])
                    # Where that end is, there is no more.
                    self.js("(page) => { pager.goTo(page); }", 0 if side == "start" else 17)
                    self.page.wait_for(f"edges.{side}.result === 'end'")
                    self.rest()
                    for page in (9, 0, 17):
                        self.js("(page) => { pager.goTo(page, { animated: false }); }", page)
                        self.rest()
                    self.assertEqual(self.js("items.length"), 18)
                    self.assertEqual(self.asked(side), [7, 1])

    def test_both_ends_fill_it_each_one_load_at_a_time(self):
        for kind, attributes in MANNERS:
            with self.subTest(kind=kind, **attributes):
                self.small(kind, attributes)
                self.rest()
                self.assertEqual([self.asked("start")[1], self.asked("end")[1]], [1, 1])
                # The last of both may be on their way together.
                self.assertIn(self.js("items.length"), (18, 21))
                self.assertEqual(self.js("3 * (sources.start.asked + sources.end.asked) - items.length"), 0)

    def test_what_there_is_of_a_short_row_stays_in_view_beside_the_room(self):
        for sides, place in ((["end"], 0), (["start"], 50), (["start", "end"], 50)):
            with self.subTest(sides):
                self.small(count=3, sides=sides, plans={side: {"wait": True} for side in sides}, edge={"length": "50"})
                self.page.wait_for(f"Object.values(edges).every(({{ visibleLength }}) => visibleLength === 50)")
                self.page.wait_for(f"seen(0) === {place}")
                self.js("watch(0)")
                self.js("Object.values(sources).forEach((source) => { source.wait = false; source.go(); })")
                self.rest()
                self.js("unwatch()")
                if sides == ["end"]:
                    self.assertEqual({place for _, place, *_ in self.js("frames")}, {0})

    def test_too_little_that_ends_is_not_asked_for_again(self):
        for side in ("start", "end"):
            with self.subTest(side):
                self.small(sides=[side], plans={side: {"plan": [3, 3, "end"]}})
                self.rest()
                self.js("pager.style.height = '600px'")
                self.page.frames(5)
                self.js("pager.style.height = ''")
                self.rest()
                self.assertEqual(self.asked(side), [3, 1])
                self.assertEqual(self.js("items.length"), 6)

    def test_what_brings_nothing_is_not_asked_for_again_before_its_end_was_left(self):
        self.small(count=30, sides=["end"], plans={"end": {"otherwise": 0}})
        self.rest()
        for times in (1, 2):
            self.js("pager.goTo(29)")
            self.page.wait_for(f"sources.end.asked === {times}")
            self.rest()
            self.page.frames(10)
            self.assertEqual(self.asked("end"), [times, 1])
            self.js("pager.goTo(0)")
            self.rest()

    def test_a_taller_pager_is_filled_up(self):
        self.small(sides=["end"])
        self.rest()
        self.js("pager.style.height = '1300px'")
        self.page.wait_for("items.length === 27")
        self.rest()
        self.assertEqual(self.asked("end"), [9, 1])

    def test_one_load_an_end_however_the_row_comes_and_goes(self):
        for side, ends in (("start", (0, 10)), ("end", (29, 10))):
            with self.subTest(side):
                self.small(count=30, sides=[side], attributes={**UPRIGHT, "page": "10"}, plans={side: {"wait": True}})
                for _ in range(3):
                    for page in ends:
                        self.js("(page) => pager.goTo(page)", page)
                self.js("pager.goTo(0, { animated: false }); pager.goTo(29, { animated: false })")
                self.page.frames(5)
                self.assertEqual(self.asked(side), [1, 1])
                self.js(f"sources.{side}.wait = false; sources.{side}.go()")
                self.page.wait_for("items.length > 30")
                self.rest()
                self.assertEqual(self.asked(side)[1], 1)

    def test_a_failure_waits_for_its_one_button(self):
        for side, page in (("start", 0), ("end", 5)):
            with self.subTest(side):
                self.show(attributes=UPRIGHT, count=6, sides=[side], plans={side: {"plan": ["fail", "fail", 3, "end"]}})
                self.js("(page) => { pager.goTo(page, { animated: false }); }", page)
                for times in (1, 2):
                    self.page.wait_for(f"sources.{side}.asked === {times} && edges.{side}.result === 'failure'")
                    # Away and back: it is not tried again by itself.
                    for there in (3, page):
                        self.js("(page) => pager.goTo(page)", there)
                    self.page.wait_for(f"edges.{side}.visibleLength === 50")
                    self.page.frames(10)
                    self.assertEqual(self.asked(side), [times, 1])
                    self.assertEqual(self.js(f"Math.abs(seen({page}))"), 50)
                    x, y, width, height = self.js("""(side) => {
                      const all = Object.values(edges).map((edge) => edge.shadowRoot.querySelector("[part=retry]"));
                      const shown = all.filter((button) => button.checkVisibility());
                      if (shown.length !== 1) throw new Error(`${shown.length} buttons`);
                      const { x, y, width, height } = shown[0].getBoundingClientRect();
                      return [x, y, width, height];
                    }""", side)
                    self.page.touch.tap(x + width / 2, y + height / 2)
                self.page.wait_for("items.length === 9")
                self.rest()
                self.assertEqual(self.js("current()"), page)
                self.assertEqual(self.asked(side), [3, 1])

    def test_a_control_that_is_removed_calls_off_its_load_and_what_comes_late_moves_nothing(self):
        for kind in ("children", "keys"):
            for side in ("start", "end"):
                for is_stubborn in (False, True):
                    with self.subTest(kind=kind, side=side, stubborn=is_stubborn):
                        page = 0 if side == "start" else 5
                        self.show(**{"as": kind}, attributes={**UPRIGHT, "page": str(page)}, count=6, sides=[side],
                                  plans={side: {"wait": True, "isStubborn": is_stubborn}})
                        self.page.wait_for(f"sources.{side}.asked === 1 && Math.abs(seen({page})) === 50")
                        self.js(f"globalThis.gone = edges.{side}, delete edges.{side}, gone.remove()")
                        self.page.frames(2)
                        self.assertEqual(self.js(f"[seen({page}), sources.{side}.aborted, gone.state]"), [0, 1, "idle"])
                        self.js("(page) => watch(page)", page)
                        self.js(f"sources.{side}.go()")
                        self.page.frames(5)
                        self.js("unwatch()")
                        self.assertEqual({place for _, place, *_ in self.js("frames")}, {0})
                        self.assertEqual(self.js("[items.length, current()]"), [9 if is_stubborn else 6, page])
                        self.assertEqual(self.asked(side), [1, 1])

    def test_a_load_that_is_called_off_may_bring_something_still(self):
        self.show(attributes=UPRIGHT, count=6, sides=["start"], plans={"start": {"wait": True, "isStubborn": True}})
        self.page.wait_for("sources.start.asked === 1 && seen(0) === 50")
        self.js("edges.start.deactivate(); sources.start.go()")
        self.page.wait_for("items.length === 9")
        self.rest()
        # It is the answer to nothing: what it brings counts, and its end is far away.
        self.assertEqual(self.js("[current(), edges.start.result, sources.start.aborted]"), [0, None, 1])
        self.assertEqual(self.asked("start"), [1, 1])
        self.js("pager.goTo(0); sources.start.wait = false")
        self.page.wait_for("items.length === 12")
        self.assertEqual(self.asked("start"), [2, 1])

    def test_a_pager_that_leaves_calls_off_its_load_and_loads_again_when_it_is_back(self):
        self.show(attributes=UPRIGHT, count=3, sides=["end"], plans={"end": {"wait": True}})
        self.js("pager.goTo(2)")
        self.page.wait_for("sources.end.asked === 1")
        self.js("pager.remove(); sources.end.wait = false; sources.end.go()")
        self.page.frames(3)
        self.assertEqual(self.js("[sources.end.aborted, items.length, edges.end.state]"), [1, 3, "idle"])
        self.js("room.append(pager); pager.ready.then(() => 0)")
        self.page.wait_for("items.length === 6")
        self.rest()
        self.assertEqual(self.js("current()"), 2)
        self.assertEqual(self.asked("end"), [2, 1])
