"""Commands, the promises that they return, and the events that tell of pages."""

from pager_case import PagerTestCase


class CommandTests(PagerTestCase):
    """`goTo`, `next`, `previous` and `page`."""

    def test_a_command_is_announced_and_settles_its_promise(self):
        self.show()
        self.assertEqual(self.js("pager.goTo(1)"), "settled")
        self.assertEqual(
            [entry for entry in self.heard() if entry != ("pageappear", 0)],
            [("pagetarget", 1), ("pagechange", 1), ("pagedisappear", 0), ("pageappear", 1),
             ("pagesettle", 1)],
        )
        self.assertEqual(self.js("[pager.page, pager.position, pager.state]"), [1, 1, "idle"])

    def test_a_command_without_animation_is_done_when_it_returns(self):
        self.show()
        self.heard()
        self.assertEqual(
            self.js("(pager.goTo(3, { animated: false }), [pager.page, pager.state])"), [3, "idle"]
        )
        self.assertEqual(self.shown(), ["p3"])
        self.assertEqual(self.js("pager.previous({ animated: false })"), "settled")
        self.assertEqual(self.js("pager.page"), 2)
        types = [type for type, _ in self.heard() if type in ("pagetarget", "pagesettle")]
        self.assertEqual(types, ["pagetarget", "pagesettle"] * 2)

    def test_n_calls_of_next_are_n_pages_and_only_the_last_one_settles(self):
        self.show()
        outcomes = self.js("Promise.all([pager.next(), pager.next(), pager.next()])")
        self.assertEqual(outcomes, ["cancelled", "cancelled", "settled"])
        self.assertEqual(self.js("pager.page"), 3)

    def test_a_finger_cancels_a_command(self):
        self.show()
        self.js("globalThis.outcome = null, pager.goTo(4).then((it) => (outcome = it)), 0")
        self.page.touch.press(200, 150)
        self.page.wait_for("outcome === 'cancelled'")
        self.page.touch.release()
        self.come_to_rest()
        self.assertIn(("pagecancel", 4), self.heard())

    def test_pages_out_of_range_are_the_nearest_that_there_is(self):
        self.show()
        self.assertEqual(self.js("pager.goTo(99, { animated: false })"), "settled")
        self.assertEqual(self.js("pager.page"), 4)
        self.assertEqual(self.js("pager.goTo(-99, { animated: false })"), "settled")
        self.assertEqual(self.js("pager.page"), 0)
        self.assertEqual(self.js("pager.previous()"), "settled")
        self.assertEqual(self.js("pager.page"), 0)

    def test_a_page_that_is_no_page_number_throws(self):
        self.show()
        for page, error in [("1.5", "TypeError"), ("'2'", "TypeError"), ("undefined", "TypeError"),
                            ("NaN", "TypeError"), ("2 ** 53", "RangeError"),
                            ("-(2 ** 53)", "RangeError")]:
            with self.subTest(page):
                self.assertEqual(
                    self.js(f"(() => {{ try {{ pager.goTo({page}) }} catch (e) {{ return e.name }} }})()"),
                    error,
                )
        self.assertEqual(self.js("pager.page"), 0)

    def test_without_pages_a_command_is_cancelled(self):
        self.show(count=0)
        self.assertEqual(self.js("Promise.all([pager.goTo(2), pager.next()])"), ["cancelled"] * 2)
        self.assertEqual(self.heard(), [])

    def test_what_is_called_before_the_engine_is_there_is_done_in_order(self):
        outcome = self.js("""async () => {
          const pager = make({ page: "1" });
          const outcomes = [pager.next({ animated: false }), pager.next()];
          const before = [pager.page, pager.mountedPages, pager.state, pager.position];
          pager.limit = 3;
          await show(pager);
          return [before, await Promise.all(outcomes), pager.page];
        }""", 0)
        self.assertEqual(outcome, [[1, [], "idle", 0], ["settled", "settled"], 3])
        outcome = self.js("""async () => {
          const pager = make();
          const outcome = pager.goTo(3, { animated: false });
          pager.page = 1;
          await show(pager);
          return [await outcome, pager.page];
        }""", 0)
        self.assertEqual(outcome, ["settled", 1])

    def test_the_page_is_a_property_and_an_attribute(self):
        self.show({"page": "1"})
        self.js("pager.page = 3, 0")
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page')]"), [3, "3"])
        self.js("pager.setAttribute('page', '2')")
        self.assertEqual(self.shown(), ["p2"])
        self.flick()
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page')]"), [3, "3"])
        self.js("pager.page = 44, 0")
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page')]"), [4, "4"])


class EventTests(PagerTestCase):
    """What listeners hear, and what they may do."""

    def test_events_bubble_and_carry_the_page_and_the_one_before(self):
        self.show()
        self.js("""globalThis.details = [], room.addEventListener("pagechange", (event) =>
          details.push([event.target === pager, event.detail.page, event.detail.previous])), 0""")
        self.flick()
        self.js("pager.page = 4, 0")
        self.assertEqual(self.js("details"), [[True, 1, 0], [True, 4, 1]])

    def test_a_flick_is_one_target_one_change_and_one_settle(self):
        self.show()
        self.heard()
        self.flick()
        heard = self.heard()
        for entry in [("pagetarget", 1), ("pagechange", 1), ("pagesettle", 1), ("pageappear", 1),
                      ("pagedisappear", 0)]:
            self.assertEqual(heard.count(entry), 1, heard)
        self.assertEqual(len(heard), 5)

    def test_a_tap_announces_nothing(self):
        self.show()
        self.heard()
        self.page.touch.tap(200, 150)
        self.page.frames(3)
        self.assertEqual(self.heard(), [])

    def test_a_listener_may_give_commands(self):
        self.show()
        self.js("""pager.addEventListener("pagesettle", ({ detail }) => {
          if (detail.page < 4) pager.goTo(detail.page + 1, { animated: detail.page % 2 > 0 });
        }), 0""")
        self.heard()
        self.js("pager.next()")
        self.page.wait_for("pager.page === 4 && pager.state === 'idle'")
        heard = self.heard()
        self.assertEqual([page for type, page in heard if type == "pagetarget"], [1, 2, 3, 4])
        self.assertEqual([page for type, page in heard if type == "pagesettle"], [1, 2, 3, 4])
        self.assertEqual(self.shown(), ["p4"])

    def test_a_listener_may_change_the_pages(self):
        self.show()
        self.js("""pager.addEventListener("pagechange", () => pager.replaceChildren(makePage(9)),
          { once: true }), 0""")
        self.js("pager.goTo(2)")
        self.page.wait_for("pager.page === 0 && pager.state === 'idle'")
        self.assertEqual(self.shown(), ["p9"])

    def test_each_page_appears_and_disappears_in_turn(self):
        self.show({"extent": "50%", "limit": "none"}, count=9)
        for pages in (1, 1, -1, 1):
            self.flick(pages, start=(200 + 60 * pages, 150))
        self.js("Promise.all([pager.goTo(8), pager.goTo(0), pager.goTo(5)])")
        self.come_to_rest()
        turns = {}
        for type, page in self.heard():
            if "appear" in type:
                turns.setdefault(page, []).append(type)
        for page, types in turns.items():
            with self.subTest(page=page):
                both = ["pageappear", "pagedisappear"] * len(types)
                self.assertEqual(types, both[: len(types)])
        visible = [page for page, types in turns.items() if types[-1] == "pageappear"]
        self.assertEqual(sorted(visible), self.js("pager.visiblePages"))
