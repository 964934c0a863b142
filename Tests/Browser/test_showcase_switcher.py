"""The showcase's switcher: a control in lock-step, and animators that clean up."""

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
