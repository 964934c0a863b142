"""`shouldMove`: who may go where, answered at once, later, or never."""

from switcher_case import SwitcherTestCase

WATCH = """async () => {
  ({ finger: globalThis.finger } = await import("/pages/switcher-frames.js"));
  globalThis.asked = [];
  globalThis.answers = [];
  globalThis.outcomes = [];
  // Asks `answer`; where that is "later", `answers` holds what ends the question.
  globalThis.answer = "later";
  globalThis.watch = () => {
    switcher.shouldMove = (move) => {
      asked.push([move.from, move.to, move.direction]);
      if (answer !== "later") return answer();
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    };
  };
  globalThis.go = (method, ...rest) => {
    const at = outcomes.push(null) - 1;
    switcher[method](...rest).then((outcome) => { outcomes[at] = outcome; });
  };
}"""


class VetoTests(SwitcherTestCase):
    """A switcher of five pages that asks."""

    def show_asking(self, **attributes):
        """Shows it."""
        self.run_js(WATCH)
        self.show({"edge-zone": "none", **attributes}, count=5)
        self.js("watch(), 0")

    def answer(self, code):
        """Ends the oldest question, and lets the answer be heard."""
        self.run_js(f"async () => {{ answers.shift().{code}; await 0; await 0; await 0; }}")

    def assert_stays(self, page=0):
        """Nothing moves, and nobody was told that anything would."""
        self.assertEqual(self.js("[switcher.state, switcher.selected, switcher.selection]"), ["idle", page, page])
        self.assertEqual(self.heard(), [])

    def test_yes_and_what_is_not_no_lets_it_begin_at_once(self):
        for yes in ("true", "undefined", "null", "0"):
            with self.subTest(yes):
                self.show_asking()
                self.js(f"answer = () => {yes}, go('select', 1), 0")
                self.assertEqual(self.js("[switcher.state, asked]"), ["programmatic", [[0, 1, "left"]]])
                self.page.wait_for("outcomes[0] === 'settled'")
                self.js("go('previous', { animated: false }), 0")
                self.assertEqual(self.js("[switcher.selected, asked[1]]"), [0, [1, 0, "right"]])

    def test_no_keeps_it_where_it_is(self):
        self.show_asking()
        self.js("answer = () => false, go('select', 1), go('select', 3, { animated: false }), 0")
        self.assertEqual(self.js("Promise.resolve().then(() => outcomes)"), ["cancelled", "cancelled"])
        self.assert_stays()
        self.assertEqual(self.js("asked"), [[0, 1, "left"], [0, 3, "left"]])
        self.js("switcher.selected = 2, 0")
        self.assertEqual(self.js("switcher.getAttribute('selected')"), "0")
        self.js("switcher.focus()")
        self.page.keyboard.press("ArrowRight")
        self.assert_stays()
        self.assertEqual(self.js("asked.length"), 4)

    def test_an_answer_that_comes_later_lets_it_begin_or_not(self):
        self.show_asking()
        self.js("go('select', 1), 0")
        self.page.frames(3)
        self.assert_stays()
        self.assertEqual(self.js("switcher.target"), 1)
        self.answer("resolve(false)")
        self.assert_stays()
        self.assertEqual(self.js("outcomes"), ["cancelled"])
        self.js("go('select', 1), 0")
        self.answer("resolve()")
        self.page.wait_for("outcomes[1] === 'settled'")
        self.assertEqual([entry[0] for entry in self.heard()],
                         ["willmove", "alongside", "pagedisappear", "pageappear", "didmove"])

    def test_who_throws_or_rejects_is_reported_and_means_no(self):
        self.show_asking()
        self.js("answer = () => { throw new Error('thrown'); }, go('select', 1), 0")
        self.js("answer = 'later', go('select', 2), 0")
        self.answer("reject(new Error('rejected'))")
        self.assert_stays()
        self.assertEqual(self.js("outcomes"), ["cancelled", "cancelled"])
        errors = self.take_errors()
        self.assertEqual([word in error for word, error in zip(("thrown", "rejected"), errors)], [True, True])

    def test_the_last_question_counts_and_late_answers_mean_nothing(self):
        self.show_asking()
        self.js("go('select', 1), go('select', 2), go('select', 3), 0")
        self.assertEqual(self.js("Promise.resolve().then(() => outcomes)"), ["cancelled", "cancelled", None])
        self.answer("resolve(true)")
        self.answer("resolve(true)")
        self.assert_stays()
        self.answer("resolve(true)")
        self.page.wait_for("outcomes[2] === 'settled'")
        self.assertEqual(self.js("switcher.selected"), 3)
        # Twice the same wish is one question.
        self.js("go('select', 4), go('select', 4), 0")
        self.answer("resolve(true)")
        self.page.wait_for("outcomes[4] === 'settled'")
        self.assertEqual(self.js("[outcomes[3], asked.length, answers.length]"), ["settled", 4, 0])

    def test_the_way_back_is_not_asked_for(self):
        self.show_asking()
        self.js("answer = () => true, go('select', 1), 0")
        self.page.wait_for("switcher.progress > 0.2")
        self.js("answer = () => false, go('select', 0), 0")
        self.page.wait_for("outcomes[1] === 'settled'")
        self.assertEqual(self.js("[asked.length, outcomes[0], switcher.selected]"), [1, "cancelled", 0])

    def test_a_refusal_in_mid_move_lets_the_move_go_on(self):
        self.show_asking()
        self.js("answer = () => true, go('select', 1), 0")
        self.page.wait_for("switcher.progress > 0.2")
        self.js("answer = () => false, go('select', 4), 0")
        self.page.wait_for("outcomes[0]")
        self.assertEqual(self.js("[outcomes, switcher.selected]"), [["settled", "cancelled"], 1])

    def test_a_finger_meets_a_wall_until_it_is_let(self):
        self.show_asking()
        self.js("finger.press(300), finger.move(250), finger.move(200), 0")
        self.assertEqual(self.js("[switcher.state, switcher.from, switcher.progress, asked]"),
                         ["dragging", None, 0, [[0, 1, "left"]]])
        self.assertEqual(self.heard(), [])
        self.page.frames(2)
        self.answer("resolve(true)")
        # It goes from where the finger is now.
        self.assertEqual(self.js("switcher.progress"), 0)
        self.js("finger.move(100), 0")
        self.assertAlmostEqual(self.js("switcher.progress"), 100 / 390, delta=1e-9)
        self.js("finger.move(10), finger.lift(), 0")
        self.come_to_rest()
        self.assertEqual(self.js("[switcher.selected, asked.length]"), [1, 1])

    def test_a_finger_that_is_refused_comes_to_nothing(self):
        self.show_asking(selected="1")
        self.js("answer = () => false, finger.press(300), finger.move(200), finger.move(20), finger.move(10), 0")
        self.assertEqual(self.js("[switcher.state, switcher.progress, asked]"), ["dragging", 0, [[1, 2, "left"]]])
        self.js("answer = () => true, finger.move(380), 0")
        self.assertEqual(self.js("[switcher.to, asked[1]]"), [0, [1, 0, "right"]])
        self.js("finger.cancel(), 0")
        self.come_to_rest()
        self.assertEqual(self.heard()[-1], ["movecancel", 1, 0])
        self.assertEqual(self.js("switcher.selected"), 1)

    def test_a_flick_waits_for_its_answer(self):
        for verdict, page in (("true", 1), ("false", 0)):
            with self.subTest(verdict):
                self.show_asking()
                self.page.touch.swipe((300, 150), (60, 150), seconds=0.15)
                self.page.wait_for("switcher.state === 'idle' && answers.length === 1")
                self.assertEqual(self.heard(), [])
                self.answer(f"resolve({verdict})")
                self.come_to_rest()
                self.assertEqual(self.js("switcher.selected"), page)

    def test_gone_with_a_question_open_it_is_cancelled_and_hears_of_no_answer(self):
        self.show_asking()
        self.js("go('select', 1), switcher.remove(), 0")
        self.assertEqual(self.js("Promise.resolve().then(() => outcomes)"), ["cancelled"])
        self.heard()
        self.run_js("async () => { document.body.append(switcher); await new Promise(requestAnimationFrame); }")
        self.heard()
        self.answer("resolve(true)")
        self.assert_stays()
        self.js("go('select', 2), answers.pop().resolve(true), 0")
        self.page.wait_for("outcomes[1] === 'settled'")

    def test_the_asked_for_page_gone_it_is_cancelled_and_others_may_come(self):
        self.show_asking()
        self.js("go('select', 1), b.remove(), 0")
        self.assertEqual(self.run_js("async () => { await new Promise(requestAnimationFrame); return outcomes; }"),
                         ["cancelled"])
        self.answer("resolve(true)")
        self.assert_stays()
        self.js("go('select', 3), switcher.prepend(page(7)), switcher.append(page(8)), 0")
        self.page.frames(1)
        self.answer("resolve(true)")
        self.page.wait_for("outcomes[1]")
        self.assertEqual(self.js("[outcomes[1], switcher.selectedPage.id]"), ["settled", "e"])

    def test_one_that_changes_its_mind_in_the_answer_is_heard(self):
        self.show_asking()
        # The question itself sends it somewhere else.
        self.js("""answer = () => { answer = () => true; go("select", 2); return true; }, go("select", 1), 0""")
        self.page.wait_for("outcomes[0] && outcomes[1]")
        self.assertEqual(self.js("[switcher.selected, outcomes]"), [2, ["cancelled", "settled"]])
        # It goes away.
        self.js("answer = () => { switcher.remove(); return true; }, go('select', 1), 0")
        self.assertEqual(self.js("Promise.resolve().then(() => outcomes[2])"), "cancelled")

    def test_without_a_function_nothing_is_asked(self):
        self.show_asking()
        self.js("switcher.shouldMove = null, go('select', 1), 0")
        self.page.wait_for("outcomes[0] === 'settled'")
        self.assertEqual(self.js("[asked, switcher.shouldMove]"), [[], None])
        for bad in ("undefined", "true", "{}", "'no'"):
            self.assertEqual(self.js(f"(() => {{ try {{ switcher.shouldMove = {bad}; }} "
                                     "catch ({ name }) { return name; } })()"), "TypeError")
