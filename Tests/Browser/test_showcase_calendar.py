"""The showcase's calendar: the keys of a date grid, over every border, and dates that are far away."""

import datetime

from test_showcase_switcher import SwitcherCase


class CalendarTests(SwitcherCase):
    """On a desk, where three months are seen."""

    viewport = {"width": 1280, "height": 900, "scale": 1}
    media = {"prefers_reduced_motion": "reduce"}

    def setUp(self):
        super().setUp()
        self.reveal("#months")
        today = self.js("(() => { const d = new Date(); return [d.getFullYear(), d.getMonth(), d.getDate()]; })()")
        self.today = tuple(today)

    def number(self, year, month):
        """The page of a month, which counts from 1."""
        return (year - self.today[0]) * 12 + month - 1 - self.today[1]

    def go_to(self, year, month, day):
        """Fills in the form, and waits until the month is there."""
        self.fill_in(year, month, day)
        self.wait_for_page("months", self.number(year, month))

    def fill_in(self, year, month, day):
        """Fills in the form and sends it."""
        self.js("""(day, month, year) => {
          const form = document.getElementById("calendar-form");
          const { elements } = form;
          [elements.day.value, elements.month.value, elements.year.value] = [day, month - 1, year];
          form.requestSubmit();
        }""", day, month, year)

    def focus(self):
        """Puts the focus on the day that can have it."""
        self.js("months.querySelector('td[tabindex=\"0\"]').focus()")

    def at(self):
        """Where the focus is: the month, the day, the weekday."""
        return self.js("""(() => {
          const cell = document.activeElement;
          const month = cell.closest(".month");
          return month && [month.ariaLabel, cell.textContent, cell.closest("table").rows[0].cells[cell.cellIndex].abbr];
        })()""")

    def press_keys(self, *keys, modifiers=()):
        """Presses keys one after the other, without waiting."""
        for key in keys:
            self.page.keyboard.press(key, modifiers=modifiers)

    def assert_at(self, month, day, weekday=None):
        """Waits until the focus is on a day, in the month that is shown."""
        self.page.wait_for(f"""document.activeElement.closest(".month")?.ariaLabel === "{month}"
          && months.state === "idle" """)
        place = self.at()
        self.assertEqual(place[:2], [month, str(day)])
        if weekday:
            self.assertEqual(place[2], weekday)
        shown = self.js("months.querySelector(`.month[style*='--riffle-progress: 0;']`)?.ariaLabel")
        self.assertEqual(shown, month)

    def selected(self):
        """What is marked as selected."""
        return self.js("""[...months.querySelectorAll("[aria-selected=true]")]
          .map((cell) => [cell.closest(".month").ariaLabel, cell.textContent])""")

    def test_it_opens_on_today(self):
        year, month, day = self.today
        name = datetime.date(year, month + 1, day).strftime("%B %Y")
        marked = self.js("""[...months.querySelectorAll("[aria-current=date]")]
          .map((cell) => [cell.closest(".month").ariaLabel, cell.textContent])""")
        self.assertEqual(marked, [[name, str(day)]])
        self.assertEqual(self.selected(), marked)
        self.assertEqual(self.pager("months", "page"), 0)
        self.assertEqual(self.text("#calendar-away"), "today")

    def test_arrows_go_over_the_border_of_a_month_and_turn_the_page(self):
        self.go_to(2027, 1, 30)
        self.focus()
        self.press_keys("ArrowRight")
        self.assert_at("January 2027", 31, "Sunday")
        self.press_keys("ArrowRight")
        self.assert_at("February 2027", 1, "Monday")
        self.press_keys("ArrowUp")
        self.assert_at("January 2027", 25, "Monday")
        self.press_keys("ArrowDown", "ArrowDown")
        self.assert_at("February 2027", 8, "Monday")
        self.press_keys("Home")
        self.assert_at("February 2027", 7, "Sunday")
        self.press_keys("Home", "ArrowLeft")
        self.assert_at("February 2027", 6, "Saturday")
        self.press_keys("Home")
        self.assert_at("January 2027", 31, "Sunday")
        # What is selected is another thing.
        self.assertEqual(self.selected(), [["January 2027", "30"]])

    def test_page_keys_are_months_and_with_shift_years(self):
        self.go_to(2027, 12, 31)
        self.focus()
        self.press_keys("PageDown", "PageDown")
        self.assert_at("February 2028", 29)
        self.press_keys("PageDown", modifiers=["Shift"])
        self.assert_at("February 2029", 28)
        self.press_keys("PageUp", "PageUp", modifiers=["Shift"])
        self.assert_at("February 2027", 28)
        self.press_keys("PageUp")
        self.assert_at("January 2027", 28)
        self.press_keys("End")
        self.assert_at("January 2027", 30, "Saturday")

    def test_no_key_is_lost_while_the_pages_turn(self):
        self.page.set_media()
        self.go_to(2027, 5, 15)
        self.focus()
        self.press_keys(*["PageDown"] * 9, "ArrowDown", "ArrowRight")
        self.assert_at("February 2028", 23)
        self.press_keys(*["PageUp"] * 3, modifiers=["Shift"])
        self.assert_at("February 2025", 23)

    def test_on_a_phone_the_focus_is_on_the_new_month_while_it_comes_in(self):
        self.page.set_viewport(width=390, height=844, mobile=True)
        self.page.set_media()
        self.go_to(2027, 1, 31)
        self.page.wait_for("months.state === 'idle'")
        self.focus()
        self.js("""(globalThis.heard = [], months.addEventListener("focusin", ({ target }) => {
          if (target !== months) heard.push([target.textContent, months.state]);
        }), 0)""")
        self.press_keys("ArrowRight")
        self.assert_at("February 2027", 1)
        self.assertEqual(self.js("heard"), [["1", "animating"]])

    def test_a_day_is_selected_by_key_and_click_and_said(self):
        self.go_to(2027, 3, 1)
        self.focus()
        self.press_keys("ArrowRight", "Enter")
        self.assertEqual(self.selected(), [["March 2027", "2"]])
        said = "document.getElementById('calendar-day')"
        self.assertEqual(self.js(f"{said}.textContent"), "Tuesday, March 2, 2027")
        self.assertEqual(self.js(f"{said}.closest('[role=status]') !== null"), True)
        self.press_keys("ArrowDown", " ")
        self.assertEqual(self.selected(), [["March 2027", "9"]])
        # On the month beside it, which comes to the middle.
        x, y, width, height = self.page.bounds('[data-month="24327"] [data-day="5"]')
        self.page.mouse.click(x + width / 2, y + height / 2)
        self.wait_for_page("months", self.number(2027, 4))
        self.assertEqual(self.selected(), [["April 2027", "5"]])
        self.assertEqual(self.text("#calendar-day"), "Monday, April 5, 2027")
        fields = "['day', 'month', 'year'].map((n) => document.getElementById('calendar-form').elements[n].value)"
        self.assertEqual(self.js(fields), ["5", "3", "2027"])

    def test_far_dates_and_back(self):
        self.page.set_media()
        for shortcut, year, month, title, date, column in (
            ("first", 1, 1, "January 1 AD", "Monday, January 1, 1 AD", "Monday"),
            ("last", 9999, 12, "December 9999", "Friday, December 31, 9999", "Friday"),
            ("moon", 1969, 7, "July 1969", "Sunday, July 20, 1969", "Sunday"),
        ):
            with self.subTest(shortcut=shortcut):
                self.js(f"document.querySelector('[data-date={shortcut}]').click()")
                self.wait_for_page("months", self.number(year, month))
                self.assertEqual(self.text("#calendar-day"), date)
                self.focus()
                self.assert_at(title, date.split(", ")[1].split(" ")[1], column)
                self.assertLessEqual(self.js("months.querySelectorAll('.month').length"), 9)
        self.js("document.querySelector('[data-date=today]').click()")
        self.wait_for_page("months", 0)
        self.assertEqual(self.js("months.querySelectorAll('[aria-current=date]').length"), 1)
        self.assertEqual(self.text("#calendar-away"), "today")

    def test_years_before_the_first_and_beyond_every_clock(self):
        self.go_to(-43, 3, 15)
        self.assertEqual(self.text("#calendar-day"), "Friday, March 15, 44 BC")
        self.focus()
        self.assert_at("March 44 BC", 15, "Friday")
        self.go_to(0, 12, 31)
        self.focus()
        self.press_keys("ArrowRight")
        self.assert_at("January 1 AD", 1, "Monday")
        # The calendar is the same one after 400 years: this is like 1999.
        self.go_to(999_999_999, 12, 31)
        self.focus()
        self.press_keys("ArrowRight")
        self.assert_at("January 1,000,000,000", 1, "Saturday")
        self.assertEqual(self.js("new Date(2000, 0, 1).getDay()"), 6)

    def test_a_date_that_there_is_not_is_explained(self):
        before = self.pager("months", "page")
        self.fill_in(1900, 2, 29)
        self.assertEqual(self.text("#calendar-message"), "February 1900 has 28 days.")
        self.assertEqual(self.focused(), "day")
        self.assertEqual(self.js("document.activeElement.ariaInvalid"), "true")
        self.assertEqual(self.pager("months", "page"), before)
        self.page.keyboard.type("8")
        self.assertIn("Any year", self.text("#calendar-message"))

    def test_one_day_has_the_tab_stop_and_comes_along_with_the_hand(self):
        self.go_to(2027, 1, 31)
        stops = """[...months.querySelectorAll("[tabindex='0']")]
          .map((cell) => [cell.closest(".month").ariaLabel, cell.textContent])"""
        self.assertEqual(self.js(stops), [["January 2027", "31"]])
        x, y, width, height = self.page.bounds("#months")
        middle = x + width / 2, y + height / 2
        self.page.mouse.drag(middle, (middle[0] - 400, middle[1]), seconds=0.4, hold=0.2)
        self.wait_for_page("months", self.number(2027, 2))
        self.assertEqual(self.js(stops), [["February 2027", "28"]])
        # It was a drag and no click on a day.
        self.assertEqual(self.text("#calendar-day"), "Sunday, January 31, 2027")

    def test_another_language_runs_the_other_way(self):
        self.go_to(2027, 2, 28)
        self.js("document.querySelector('#calendar-language [value=de]').click()")
        self.focus()
        self.assert_at("Februar 2027", 28, "Sonntag")
        self.assertEqual(self.text("#calendar-day"), "Sonntag, 28. Februar 2027")
        self.js("document.querySelector('#calendar-language [value=ar-EG]').click()")
        self.page.frames(2)
        self.focus()
        arabic = self.js("""new Intl.DateTimeFormat("ar-EG", { month: "long", year: "numeric" })
          .format(new Date(2027, 2, 1))""")
        self.press_keys("ArrowLeft")
        self.assert_at(arabic, "١")
        first = self.js("months.querySelector('th').abbr")
        self.assertEqual(first, self.js("new Intl.DateTimeFormat('ar-EG', { weekday: 'long' }).format(new Date(2027, 1, 27))"))
        # The next month stands on the left.
        places = self.js("""[24325, 24326, 24327].map((month) =>
          months.querySelector(`[data-month="${month}"]`).getBoundingClientRect().x)""")
        self.assertEqual(places, sorted(places, reverse=True))

    def test_a_month_that_the_pages_come_to_is_said_without_a_number(self):
        self.page.set_media()
        said = self.js("months.shadowRoot.querySelector('[aria-live]').textContent")
        self.js("document.getElementById('calendar-next').click()")
        self.wait_for_page("months", 1)
        title = self.js("months.querySelector(`[data-riffle=visible][style*='--riffle-progress: 0;']`).ariaLabel")
        self.page.wait_for(f"months.shadowRoot.querySelector('[aria-live]').textContent === '{title}'")
        self.assertNotEqual(said, title)

    def test_it_has_no_fault(self):
        self.assert_faultless("#calendar", prefers_reduced_motion="reduce")
        self.js("document.documentElement.dir = 'rtl'")
        self.page.frames(2)
        self.assertEqual(self.js("document.documentElement.scrollWidth"), 390)
