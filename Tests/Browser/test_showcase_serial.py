"""The showcase's letters: loaded above and below from the middle on, and what is read stays where it is."""

from test_showcase_edges import FOLLOW, EdgesCase

STORM = "#serial-pager [data-week='6']"


class SerialTests(EdgesCase):
    """A pager that loads at both ends."""

    earlier, later = "part('serial-earlier')", "part('serial-later')"

    def letters(self):
        return int(self.text("#reading-letters"))

    def requests(self):
        return int(self.text("#reading-letters-asked"))

    def rest(self):
        """Waits until nothing moves and nothing is asked for."""
        self.page.wait_for(f"""{self.earlier}.state === 'idle' && {self.later}.state === 'idle' &&
          part('serial-pager').state === 'idle'""", timeout=15)

    def begin(self, line="quick"):
        """Starts again on a line, with two letters on each side on the quick one."""
        self.page.set_media(prefers_reduced_motion="reduce")
        self.choose("serial-source", line)
        self.js("part('serial-reset').click()")
        self.reveal("#serial-pager")
        if line == "quick":
            self.page.wait_for("part('reading-letters').textContent === '5'")
            self.rest()

    def test_it_begins_in_the_middle_and_what_comes_in_moves_nothing(self):
        self.begin("slow")
        self.page.wait_for(f"{self.earlier}.active && {self.later}.active")
        self.js(FOLLOW, STORM)
        self.page.wait_for("part('reading-letters').textContent === '5'")
        self.rest()
        # The room of what was asked for goes away with it.
        self.assertLess(self.longest_way(), 40)
        self.assertEqual([self.text("#reading-week"), self.text("#reading-number"), self.requests()],
                         ["7", "3 of 5", 2])
        self.assertAlmostEqual(self.js("(it) => document.querySelector(it).getBoundingClientRect().y", STORM),
                               self.page.bounds("#serial-pager")[1], delta=1)

    def test_both_ends_are_reached_and_not_asked_again(self):
        self.begin()
        for button, edge, week in (("previous", self.earlier, "1"), ("next", self.later, "13")):
            for _ in range(14):
                self.js(f"part('serial-{button}').click()")
                self.rest()
                if self.js(f"{edge}.result") == "end" and self.text("#reading-week") == week:
                    break
            self.assertEqual(self.text("#reading-week"), week)
        self.assertEqual([self.letters(), self.text("#reading-number")], [13, "13 of 13"])
        asked = self.requests()
        for _ in range(3):
            for button in ("previous", "next"):
                self.js(f"part('serial-{button}').click()")
                self.rest()
        self.assertEqual(self.requests(), asked)

    def test_a_failure_can_be_tried_again(self):
        self.begin("failing")
        # Every other request fails, the first one included.
        self.page.wait_for(f"{self.earlier}.result === 'failure' && part('reading-letters').textContent === '3'",
                           timeout=15)
        self.page.wait_for(f"{self.earlier}.visibleLength > 40")
        x, y, width, height = self.js(f"""(() => {{
          const button = {self.earlier}.shadowRoot.querySelector("[part=retry]");
          const {{ x, y, width, height }} = button.getBoundingClientRect();
          return [x, y, width, height];
        }})()""")
        self.page.touch.tap(x + width / 2, y + height / 2)
        self.page.wait_for(f"{self.earlier}.active")
        # Starting again asks again.
        self.js("part('serial-reset').click()")
        self.page.wait_for(f"{self.earlier}.active && {self.later}.active")
        # One of them may fail once more: then it says so once more.
        again = " ".join(f"{edge}.result === 'failure' && {edge}.retry()," for edge in (self.earlier, self.later))
        self.page.wait_for(f"({again} part('reading-letters').textContent === '5')", timeout=15)

    def test_a_letter_stays_under_the_finger_when_others_come_in_above(self):
        self.begin("slow")
        self.page.wait_for(f"{self.earlier}.active && {self.earlier}.visibleLength > 40")
        self.pull("#serial-pager", 0, -120, release=False)
        self.page.frames(3)
        self.js(FOLLOW, STORM)
        self.page.wait_for("part('reading-letters').textContent === '5'")
        self.page.frames(4)
        self.assertEqual(self.longest_way(), 0)
        self.page.touch.release()
        self.rest()
        self.assertEqual(self.text("#reading-week"), "7")

    def test_it_can_rest_anywhere(self):
        self.begin()
        self.choose("serial-rest", "anywhere")
        self.assertTrue(self.js("part('serial-pager').free"))
        self.choose("serial-rest", "letters")
        self.assertFalse(self.js("part('serial-pager').free"))

    def test_it_can_be_read_by_everyone(self):
        self.begin()
        for scheme in ("light", "dark"):
            self.page.set_media(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
            self.assertEqual(self.page.violations("#serial"), [])
