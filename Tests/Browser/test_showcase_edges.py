"""The showcase's feed and strip: pulled by a finger, asked by a button, and nothing that is read jumps."""

from test_showcase_switcher import SwitcherCase

# Where an element is in each frame, as long as it is followed.
FOLLOW = """(selector) => {
  const places = (globalThis.seen = []);
  const node = document.querySelector(selector);
  (function look() {
    const { x, y } = node.getBoundingClientRect();
    places.push([x, y]);
    if (places === seen) requestAnimationFrame(look);
  })();
}"""


class EdgesCase(SwitcherCase):
    """On a phone, with names for the controls."""

    viewport = {"width": 390, "height": 844, "scale": 1, "mobile": True}

    def setUp(self):
        super().setUp()
        self.page.wait_for("""[...document.querySelectorAll("riffle-edge")]
          .every((edge) => edge.hasAttribute("ready"))""")
        self.js("""(globalThis.part = (id) => document.getElementById(id),
          globalThis.side = (name) => sheet.querySelector(`[edge=${name}]`), 0)""")

    def tap(self, selector):
        """Taps the middle of an element."""
        x, y, width, height = self.reveal(selector)
        self.page.touch.tap(x + width / 2, y + height / 2)

    def choose(self, group, value):
        """Taps one of a row of choices."""
        self.js("(group, value) => document.querySelector(`#${group} [value=${value}]`).click()", group, value)

    def pull(self, selector, across, down, release=True, at=0.5):
        """A finger sets out in an element and goes so far."""
        x, y, width, height = self.reveal(selector)
        x, y = x + width * at - across / 2, y + height / 2 - down / 2
        self.page.touch.press(x, y)
        self.page.frames(2)
        for step in range(1, 13):
            self.page.touch.move(x + across * step / 12, y + down * step / 12)
        if release:
            self.page.touch.release()

    def wait_for_idle(self, edge):
        self.page.wait_for(f"{edge}.state === 'idle'", timeout=8)

    def longest_way(self):
        """The longest way between two frames since something was followed."""
        return self.js("""Math.max(0, ...seen.slice(1).map(([x, y], i) =>
          Math.max(Math.abs(x - seen[i][0]), Math.abs(y - seen[i][1]))))""")


class FeedTests(EdgesCase):
    """New posts at the top, older ones at the end."""

    top, bottom = "part('feed-top')", "part('feed-bottom')"

    def setUp(self):
        super().setUp()
        # It loads once by itself: what it has at first is short.
        self.page.wait_for("part('reading-posts').textContent === '9'")
        self.wait_for_idle(self.bottom)

    def posts(self):
        return int(self.text("#reading-posts"))

    def test_a_pull_brings_new_posts_without_a_jump(self):
        self.page.set_media(prefers_reduced_motion="reduce")
        self.pull("#feed", 0, 260, release=False)
        self.page.wait_for(f"{self.top}.state === 'active'")
        self.js(FOLLOW, ".post")
        self.page.wait_for(f"{self.top}.result === 'success'")
        self.page.frames(4)
        self.assertLess(self.longest_way(), 2)
        self.page.touch.release()
        self.wait_for_idle(self.top)
        self.assertEqual(self.posts(), 12)
        self.assertEqual(self.text("#feed-fresh"), "3 new")
        self.tap("#feed-fresh")
        self.page.wait_for("feed.scrollTop === 0 && part('feed-fresh').hidden")

    def test_the_button_does_the_same_and_in_the_end_nothing_is_new(self):
        for posts, result in ((12, "success"), (15, "success"), (18, "success"), (18, "end")):
            self.tap("#feed-again")
            self.page.wait_for(f"{self.top}.result === '{result}'")
            self.assertEqual(self.posts(), posts)
            self.wait_for_idle(self.top)

    def test_near_the_end_older_ones_come_until_there_are_none(self):
        self.reveal("#feed")
        self.page.wait_for(f"(feed.scrollTop = 9999, {self.bottom}.result === 'end')", timeout=15)
        self.wait_for_idle(self.bottom)
        self.assertEqual(self.posts(), 15)
        self.js("feed.scrollTop = 9999; 0")
        self.page.frames(5)
        self.assertEqual(self.js(f"{self.bottom}.state"), "idle")

    def test_a_failure_can_be_tried_again(self):
        self.choose("feed-source", "failing")
        self.js("feed.scrollTop = 9999; 0")
        self.page.wait_for(f"{self.bottom}.result === 'failure'")
        self.assertEqual(self.posts(), 9)
        self.js(f"{self.bottom}.shadowRoot.querySelector('button').click()")
        self.page.wait_for("part('reading-posts').textContent === '13'")

    def test_another_line_aborts_what_was_asked_and_asks_there(self):
        self.choose("feed-source", "slow")
        self.tap("#feed-again")
        self.page.wait_for(f"{self.top}.active")
        self.choose("feed-source", "quick")
        self.page.wait_for("part('reading-aborted').textContent === '1'")
        self.page.wait_for(f"{self.top}.result === 'success'")
        self.assertEqual(self.posts(), 12)

    def test_a_control_that_is_taken_out_aborts(self):
        self.choose("feed-source", "slow")
        self.js(f"{self.top}.addEventListener('edgeactivate', () => setTimeout(() => {self.top}.remove()))")
        self.tap("#feed-again")
        self.page.wait_for("!part('feed-top')")
        self.choose("feed-source", "quick")
        self.assertEqual(self.text("#reading-aborted"), "1")
        self.page.frames(40)
        self.assertEqual(self.posts(), 9)


class TidesTests(EdgesCase):
    """A strip of days that goes on at both sides."""

    def days(self):
        return self.js("[...document.querySelectorAll('.day')].map((day) => Number(day.dataset.day))")

    def check_sides(self, sign):
        strip = "part('tide-strip')"
        days = self.days()
        self.assertEqual(len(days), 13)
        # Today stands where the text begins.
        self.assertGreater(abs(self.js(f"{strip}.scrollLeft")), 100)
        self.js(f"{strip}.scrollLeft = 0; 0")
        self.page.frames(3)
        self.pull("#tide-strip", 260 * sign, 0)
        self.page.wait_for("part('tides-earlier').state === 'active'")
        self.page.wait_for("part('tides-earlier').visibleLength < 51")
        self.js(FOLLOW, ".day")
        self.wait_for_idle("part('tides-earlier')")
        self.assertLess(self.longest_way(), 30)
        self.assertEqual(self.days(), [*range(days[0] - 7, days[0]), *days])
        self.js(f"{strip}.scrollLeft = {9999 * sign}; 0")
        self.page.frames(3)
        self.pull("#tide-strip", -260 * sign, 0)
        self.page.wait_for("part('tides-later').result === 'success'")
        self.assertEqual(self.days()[-7:], list(range(days[-1] + 1, days[-1] + 8)))
        self.assertEqual(self.text("#reading-days"), "27")

    def test_both_sides_bring_a_week(self):
        self.check_sides(1)

    def test_right_to_left_too(self):
        self.choose("tides-direction", "rtl")
        self.page.frames(3)
        self.assertIn('dir="rtl"', self.js("part('tide-strip').outerHTML.slice(0, 200)"))
        self.check_sides(-1)

    def test_the_moon_fills_with_the_pull(self):
        self.js("part('tide-strip').scrollLeft = 0; 0")
        self.page.frames(3)
        moon = "document.querySelector('#tides-earlier path').getBBox().width"
        self.assertEqual(self.js("part('tides-earlier').progress"), 0)
        self.pull("#tide-strip", 90, 0, release=False)
        self.page.frames(2)
        progress = self.js("part('tides-earlier').progress")
        self.assertGreater(progress, 0.3)
        # Half of it from the first quarter on; before that less.
        bright = self.js(f"[{moon}, document.querySelector('#tides-earlier path').getAttribute('d')]")
        self.assertLessEqual(bright[0], 22)
        self.assertIn("A11 11", bright[1])
        self.page.touch.release()
        self.wait_for_idle("part('tides-earlier')")

    def test_buttons_do_the_same_and_show_what_came(self):
        first = self.days()[0]
        self.tap("#earlier")
        self.page.wait_for("document.querySelectorAll('.day').length === 20")
        shown = f"""document.querySelector('[data-day="{first - 7}"]').getBoundingClientRect().x"""
        self.page.wait_for(f"{shown} >= 0")
        self.tap("#today")
        self.page.wait_for("document.querySelector('.day[aria-current]').getBoundingClientRect().x < 40")
        self.tap("#later")
        self.page.wait_for("document.querySelectorAll('.day').length === 27")
