"""The showcase's wizard: its veto by button, key and finger, and where the focus goes."""

from test_showcase_switcher import SwitcherCase


class WizardTests(SwitcherCase):
    """Four steps, all of them in sight, so that nothing scrolls."""

    viewport = {"width": 1440, "height": 1000, "scale": 1}

    def setUp(self):
        super().setUp()
        self.reveal("#booking")

    def press(self, selector):
        """Clicks the middle of an element where it stands."""
        x, y, width, height = self.page.bounds(selector)
        self.page.mouse.click(x + width / 2, y + height / 2)

    def fill(self, **values):
        """Writes values into fields by their names."""
        self.js("""(values) => {
          for (const [name, value] of Object.entries(values)) {
            const field = document.querySelector(`#steps [name=${name}]`);
            if (field.type === "checkbox") field.checked = value;
            else field.value = value;
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }""", values)

    def fill_route(self):
        """Answers the first step."""
        self.js("document.querySelector('#steps [value=\"Dune sea\"]').click()")
        self.fill(nights="7")

    def fill_driver(self):
        """Answers the second."""
        self.fill(driver="Ida Lind", mail="ida@example.org", licence=True)

    def go_to(self, step):
        """Answers what is before a step and goes there."""
        if step > 0:
            self.fill_route()
            self.press("#booking-next")
            self.wait_for_rest("steps", 1)
        if step > 1:
            self.fill_driver()
            self.press("#booking-next")
            self.wait_for_rest("steps", 2)
        if step > 2:
            self.fill(sign="ida-7")
            self.press("#booking-next")
            self.wait_for_rest("steps", 3)

    def swipe(self, by, release=True):
        """A finger sideways, where a step has no fields."""
        x, y, width, height = self.page.bounds("#steps")
        start = x + width / 2 - by / 2, y + height - 30
        self.page.touch.swipe(start, (start[0] + by, start[1]), release=release)

    def faults(self):
        """The faults that are to be read, as the fields that are wrong are described by them."""
        return self.js("""[...document.querySelectorAll("#steps [aria-invalid=true]")].map((node) =>
          node.getAttribute("aria-describedby").split(" ")
            .map((id) => document.getElementById(id)).find((node) => node.matches(".fault"))
            .textContent)""")

    def test_next_stays_where_something_is_missing_and_goes_to_it(self):
        self.press("#booking-next")
        self.page.frames(2)
        self.assertEqual(self.js("[steps.selected, steps.state]"), [0, "idle"])
        self.assertEqual(self.faults(), ["Pick one of the four.", "How many nights?"])
        self.assertEqual(self.focused(), "route")
        self.fill_route()
        self.assertEqual(self.faults(), [])
        self.fill(nights="40")
        self.press("#booking-next")
        self.assertEqual(self.faults(), ["From 2 to 28, in whole nights."])
        self.assertEqual(self.focused(), "nights")

    def test_next_reads_on_at_the_new_step(self):
        self.go_to(1)
        self.assertEqual(self.focused(), "Who is driving?")
        self.assertEqual(self.js("stations.querySelector('[aria-current=step]').innerText.trim()[0]"), "2")
        self.press("#booking-back")
        self.wait_for_rest("steps", 0)
        self.assertEqual(self.focused(), "Which way?")

    def test_enter_in_a_field_goes_on_and_asks_the_same(self):
        self.js("document.querySelector('#steps [value=\"Dune sea\"]').click()")
        self.js("nights.focus()")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.faults(), ["How many nights?"])
        self.page.keyboard.type("7")
        self.page.keyboard.press("Enter")
        self.wait_for_rest("steps", 1)
        self.assertEqual(self.focused(), "Who is driving?")

    def test_keys_on_the_switcher_obey_too(self):
        self.js("steps.focus()")
        self.page.keyboard.press("End")
        self.page.keyboard.press("ArrowRight")
        self.page.frames(2)
        self.assertEqual(self.js("[steps.selected, steps.state]"), [0, "idle"])

    def test_a_finger_meets_the_veto_and_keeps_the_focus(self):
        focus = self.focused()
        self.swipe(-260)
        self.page.wait_for("document.getElementById('route-fault').textContent")
        self.wait_for_rest("steps", 0)
        self.assertEqual(self.focused(), focus)
        self.assertEqual(self.text("#said"), "Pick one of the four.")
        self.fill_route()
        self.swipe(-260)
        self.wait_for_rest("steps", 1)
        # Back is allowed from a step that is not right.
        self.swipe(260)
        self.wait_for_rest("steps", 0)

    def test_a_call_sign_that_is_taken_is_asked_for_and_refused(self):
        self.go_to(2)
        self.fill(sign="nomad")
        self.press("#booking-next")
        self.assertEqual(self.text("#booking-next"), "Checking")
        self.assertIn("nomad", self.text("#asking"))
        self.assertEqual(self.js("steps.selected"), 2)
        self.assertEqual(self.page.violations("#wizard"), [])
        self.page.wait_for("document.getElementById('sign-fault').textContent")
        self.page.frames(1)
        self.assertEqual(self.faults(), ["“nomad” is taken already."])
        self.assertEqual(self.focused(), "sign")
        self.assertEqual(self.text("#booking-next"), "Next")
        self.assertEqual(self.js("[steps.selected, steps.state]"), [2, "idle"])

    def test_a_call_sign_that_is_free_goes_on_by_itself(self):
        self.go_to(2)
        self.js("document.getElementById('sign').focus()")
        self.page.keyboard.type("ida7")
        self.page.keyboard.press("Enter")
        self.wait_for_rest("steps", 3)
        self.assertEqual(self.focused(), "ticket-title")

    def test_back_does_not_wait_for_the_server(self):
        self.go_to(2)
        self.fill(sign="ida-7")
        self.press("#booking-next")
        self.press("#booking-back")
        self.wait_for_rest("steps", 1)
        self.page.wait_for("document.getElementById('booking-next').textContent === 'Next'")
        self.page.frames(2)
        self.assertEqual(self.js("[steps.selected, steps.state]"), [1, "idle"])

    def test_a_finger_waits_for_the_server(self):
        self.go_to(2)
        self.fill(sign="ida-7")
        self.swipe(-200, release=False)
        self.page.wait_for("document.getElementById('booking-next').textContent === 'Checking'")
        self.assertEqual(self.js("steps.selection"), 2)
        self.page.wait_for("document.getElementById('booking-next').textContent === 'Next'")
        self.page.frames(2)
        self.assertEqual(self.js("[steps.selection, steps.state]"), [2, "dragging"])
        # From here on it follows.
        x, y, width, height = self.page.bounds("#steps")
        for by in range(-120, -301, -30):
            self.page.touch.move(x + width / 2 + 100 + by, y + height - 30)
        self.page.wait_for("steps.selection > 2")
        self.page.touch.release()
        self.wait_for_rest("steps", 3)

    def test_a_finger_that_has_left_goes_on_when_the_server_agrees(self):
        self.go_to(2)
        self.fill(sign="ida-7")
        self.swipe(-200)
        self.assertEqual(self.text("#booking-next"), "Checking")
        self.wait_for_rest("steps", 3)

    def test_a_finger_is_told_what_the_server_says(self):
        self.go_to(2)
        self.fill(sign="badger")
        self.swipe(-200)
        self.page.wait_for("document.getElementById('sign-fault').textContent")
        self.assertEqual(self.text("#said"), "“badger” is taken already.")
        self.assertNotEqual(self.focused(), "sign")
        self.wait_for_rest("steps", 2)

    def test_the_ticket_sums_up_and_leads_back(self):
        self.go_to(3)
        self.assertEqual(self.text("#ticket-title"), "See you on the road, Ida.")
        self.assertEqual(self.text("#ticket-route"), "Dune sea, 7 nights")
        self.assertEqual(self.text("#ticket-driver"), "Ida Lind")
        self.assertEqual(self.text("#ticket-sign"), "ida-7")
        self.assertEqual(self.page.violations("#wizard"), [])
        self.press("#steps [data-step='1']")
        self.wait_for_rest("steps", 1)
        self.assertEqual(self.focused(), "Who is driving?")

    def test_starting_again_forgets_all(self):
        self.go_to(3)
        self.press("#booking-again")
        self.wait_for_rest("steps", 0)
        self.press("#booking-next")
        self.assertEqual(self.faults(), ["Pick one of the four.", "How many nights?"])

    def test_stations_follow_the_selection(self):
        self.fill_route()
        self.js("steps.speed = 0.2; steps.next(); 0")
        self.page.wait_for("steps.progress > 0.3")
        selection, at = self.js("[steps.selection, Number(stations.style.getPropertyValue('--at'))]")
        self.assertAlmostEqual(at, selection, delta=1e-6)

    def test_faults_have_no_fault_in_dark_and_narrow_either(self):
        self.page.set_media(prefers_color_scheme="dark")
        self.page.set_viewport(width=390, height=844, mobile=True)
        self.js("document.documentElement.dir = 'rtl'")
        self.reveal("#booking")
        self.press("#booking-next")
        self.page.frames(2)
        self.assertEqual(len(self.faults()), 2)
        self.assertEqual(self.page.violations("#wizard"), [])
        self.assertEqual(self.js("document.documentElement.scrollWidth"), 390)
