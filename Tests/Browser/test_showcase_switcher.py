"""The showcase's switcher: a control in lock-step, animators that clean up, a wizard's veto."""

import json

from test_showcase import ShowcaseCase

ANIMATORS = [
    "default", "parallax", "push", "cover", "cube", "flip", "zoom", "fade", "none", "iris", "toss",
]
THUMB = (246, 236, 217)  # in segments.css
SLOP = 10  # points that a finger moves before pages follow it


class SwitcherCase(ShowcaseCase):
    """Waits until the switchers run, too."""

    def setUp(self):
        super().setUp()
        self.js("""Promise.all([...document.querySelectorAll("riffle-switcher")]
          .map((switcher) => switcher.ready))""")

    def js(self, expression, *arguments):
        """The value of a JavaScript expression in the page."""
        return self.page.evaluate(expression, *arguments)

    def press(self, selector):
        """Clicks the middle of an element."""
        x, y, width, height = self.reveal(selector)
        self.page.mouse.click(x + width / 2, y + height / 2)

    def wait_for_rest(self, name, selected):
        """Waits until a switcher rests on a page."""
        self.page.wait_for(f"{name}.selected === {selected} && {name}.state === 'idle'")

    def focused(self):
        """The id of what has the focus, or else its name or its text."""
        return self.js("""(({ id, name, localName, textContent }) =>
          id || name || (localName === "h3" ? textContent : localName))(document.activeElement)""")


class ControllersTests(SwitcherCase):
    """Three pages, one at a time."""

    def start_slowly(self, page):
        """Begins a move that takes seconds, and waits until it is some way."""
        self.js(f"controllers.speed = 0.2; controllers.select({page}); 0")
        self.page.wait_for("controllers.progress > 0.2")

    def sample(self, name, element):
        """Pairs of a switcher's selection and an element's `--at`, in frames of a move."""
        return self.js(f"""new Promise((done) => {{
          const pairs = [];
          requestAnimationFrame(function look() {{
            pairs.push([{name}.selection, Number({element}.style.getPropertyValue("--at"))]);
            if (pairs.length < 12) requestAnimationFrame(look);
            else done(pairs);
          }});
        }})""")

    def test_the_thumb_keeps_in_step_in_every_frame(self):
        self.reveal("#controllers")
        for page in (1, 2, 0):
            self.start_slowly(page)
            pairs = self.sample("controllers", "segments")
            self.js("controllers.select(controllers.target, { animated: false })")
            for selection, at in pairs:
                self.assertAlmostEqual(at, selection, delta=1e-6)
            self.assertGreater(len({at for _, at in pairs}), 3)

    def test_the_thumb_is_seen_where_the_finger_holds_the_pages(self):
        self.check_held_thumb(from_right=True)

    def test_right_to_left_it_comes_from_the_other_side(self):
        self.js("document.documentElement.dir = 'rtl'")
        self.page.frames(2)
        self.check_held_thumb(from_right=False)

    def check_held_thumb(self, from_right):
        """Drags the first page by 210 points and looks where the thumb is."""
        self.reveal(".tablet")
        x, y, width, height = self.page.bounds("#controllers")
        edge, way = (x + width - 8, -1) if from_right else (x + 8, 1)
        self.page.touch.swipe((edge, y + 40), (edge + way * 210, y + 40), release=False)
        self.page.wait_for("controllers.progress > 0")
        self.page.frames(2)
        selection = self.js("controllers.selection")
        self.assertAlmostEqual(selection, (210 - SLOP) / width, delta=1e-6)
        left, top, across, _ = self.page.bounds(".thumb")
        start = selection if from_right else 2 - selection
        picture = self.page.screenshot()
        middle = round(top) + 4  # above the words, where the ends are round already
        seen = [
            at for at in range(round(left), round(left + across))
            if max(abs(a - b) for a, b in zip(picture.pixel(at, middle), THUMB)) <= 2
        ]
        self.assertAlmostEqual((seen[0] + seen[-1] + 1) / 2, left + across / 3 * (start + 0.5), delta=1)
        self.assertLess(seen[-1] - seen[0], across / 3)
        self.page.touch.release()

    def test_segments_say_which_is_pressed_and_work_by_key(self):
        self.js("document.querySelector('#segments button:nth-child(3)').focus()")
        self.page.keyboard.press("Enter")
        self.wait_for_rest("controllers", 2)
        pressed = "[...segments.querySelectorAll('button')].map((b) => b.ariaPressed)"
        self.assertEqual(self.js(pressed), ["false", "false", "true"])
        self.assertEqual(self.text("#reading-selected"), "Log")
        self.assertEqual(self.text("#reading-selection"), "2.00")

    def test_each_animator_gives_the_pages_back_as_they_were(self):
        styles = """[...controllers.querySelectorAll(":scope > *, [data-drift], .rim")]
          .map((node) => [node.className, node.getAttribute("style")])"""
        go = "(page) => controllers.select(page)"
        self.reveal("#controllers")
        # It is measured where it stands now.
        self.js("controllers.speed = 20")
        self.page.frames(2)
        before = self.js(styles)
        for name in ANIMATORS:
            with self.subTest(animator=name):
                # Without scrolling: where a page stands between two pixels depends on that.
                self.js("(name) => document.querySelector(`#ways [value=${name}]`).click()", name)
                self.js(go, 2)
                self.js(go, 0)
                # And given up on the way.
                self.js("controllers.select(1); controllers.select(0)")
                self.page.frames(2)
                self.assertEqual(self.js(styles), before)

    def test_animators_of_the_page_itself_touch_both_pages(self):
        for name, touched in (("iris", "clipPath"), ("toss", "rotate")):
            with self.subTest(animator=name):
                self.js("controllers.select(0, { animated: false })")
                self.js("(n) => document.querySelector(`#ways [value=${n}]`).click()", name)
                self.start_slowly(1)
                styles = self.js(
                    "(name) => [0, 1].map((page) => getComputedStyle(controllers.children[page])[name])",
                    touched,
                )
                self.assertNotEqual(styles, ["none", "none"])
                self.js("controllers.select(1, { animated: false })")

    def test_choosing_an_animator_shows_it_and_the_source_says_so(self):
        self.press("#ways [value=cube]")
        self.wait_for_rest("controllers", 1)
        self.assertIn('animator="cube"', self.text("[data-markup=controllers] code"))
        self.press("#controllers-reset")
        self.wait_for_rest("controllers", 0)
        self.assertIn('animator="default"', self.text("[data-markup=controllers] code"))
        checked = "document.querySelector('#ways :checked').value"
        self.assertEqual(self.js(checked), "default")

    def test_a_finger_drags_from_the_edge_or_from_anywhere(self):
        x, y, width, height = self.reveal("#controllers")
        middle = x + width / 2, y + 40
        away = middle[0] - 300, middle[1]
        self.page.touch.swipe(middle, away)
        self.page.frames(3)
        self.assertEqual(self.js("[controllers.selected, controllers.state]"), [0, "idle"])
        self.js("document.querySelector('#zone [value=none]').click()")
        self.page.touch.swipe(middle, away)
        self.wait_for_rest("controllers", 1)

    def test_no_page_has_a_fault(self):
        for scheme in ("light", "dark"):
            self.page.set_media(prefers_color_scheme=scheme)
            self.page.wait_for("!ways.getAnimations({ subtree: true }).length")
            for page in range(3):
                with self.subTest(scheme=scheme, page=page):
                    self.js("(page) => controllers.select(page, { animated: false })", page)
                    self.page.frames(2)
                    self.assertEqual(self.page.violations("#switcher"), [])


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
