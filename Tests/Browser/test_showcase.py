"""The showcase as its visitors use it: no errors, nothing that sticks out, every example alive."""

import json
import re

from harness import BrowserTestCase

# The pagers outside the catalogue, each with the way to its second page.
EXAMPLES = {
    "gallery": "ArrowRight",
    "onboarding": "ArrowRight",
    "edited": "ArrowRight",
    "leaves": "ArrowRight",
    "hours": "ArrowDown",
    "numerals": "ArrowLeft",
    "sleeves": "ArrowRight",
    "swatches": "ArrowRight",
    "wall-photos": "ArrowRight",
    "cards": "ArrowRight",
}
TRANSITIONS = [
    "none", "slide", "dive", "roll", "cards", "cube",
    "coverFlow", "stack", "flip", "zoom", "fade", "carousel",
]
READY = "document.querySelectorAll('riffle-pager:not([ready])').length === 0"


class ShowcaseCase(BrowserTestCase):
    """Opens the showcase and waits until every pager of it runs."""

    viewport = {"width": 1440, "height": 900, "scale": 1}
    media = {}

    def setUp(self):
        super().setUp()
        self.page.set_media(**self.media)
        self.open("/showcase/")
        self.page.wait_for(READY)

    def pager(self, name, what):
        """A property of the pager with an id."""
        return self.page.evaluate(f"document.getElementById({json.dumps(name)}).{what}")

    def reveal(self, selector):
        """Scrolls an element into the middle of the window and returns its bounds."""
        self.page.evaluate(
            """(selector) => document.querySelector(selector)
              .scrollIntoView({ block: "center", behavior: "instant" })""",
            selector,
        )
        self.page.frames(2)
        return self.page.bounds(selector)

    def assert_faultless(self, section, **media):
        """Has axe-core look at a section in light and dark, on a desk and on a phone."""
        for scheme in ("light", "dark"):
            for width in (1280, 390):
                with self.subTest(scheme=scheme, width=width):
                    self.page.set_media(prefers_color_scheme=scheme, **media)
                    self.page.set_viewport(width=width, height=900, mobile=width < 500)
                    self.page.frames(3)
                    self.assertEqual(self.page.violations(section), [])

    def wait_for_page(self, name, page):
        """Waits until a pager rests on a page."""
        pager = f"document.getElementById({json.dumps(name)})"
        self.page.wait_for(f"{pager}.page === {page} && {pager}.state === 'idle'")

    def text(self, selector):
        """The text of an element."""
        return self.page.evaluate("(s) => document.querySelector(s).textContent", selector)


class ShowcaseTests(ShowcaseCase):
    """A visitor at a desk."""

    def test_it_is_quiet_and_nothing_sticks_out_at_any_width(self):
        warned = [text for level, text in self.page.console if level in ("warning", "error")]
        self.assertEqual(warned, [])
        for width in (320, 390, 768, 1024, 1440):
            with self.subTest(width=width):
                self.page.set_viewport(width=width, height=800)
                self.page.frames(3)
                wide = self.page.evaluate("document.documentElement.scrollWidth")
                self.assertLessEqual(wide, width)

    def test_each_example_follows_keys(self):
        for name, key in EXAMPLES.items():
            with self.subTest(example=name):
                before = self.pager(name, "page")
                self.reveal(f"#{name}")
                self.page.evaluate(f"document.getElementById('{name}').focus()")
                self.page.keyboard.press(key)
                self.wait_for_page(name, before + 1)

    def test_each_example_follows_a_drag(self):
        for name in EXAMPLES:
            with self.subTest(example=name):
                before = self.pager(name, "page")
                x, y, width, height = self.reveal(f"#{name}")
                middle = x + width / 2, y + height / 2
                ways = {"ArrowRight": (-140, 0), "ArrowLeft": (140, 0), "ArrowDown": (0, -140)}
                across, down = ways[EXAMPLES[name]]
                end = middle[0] + across, middle[1] + down
                self.page.mouse.drag(middle, end, seconds=0.12)
                self.page.wait_for(f"document.getElementById('{name}').page > {before}")

    def test_the_chooser_turns_the_hero_and_its_source(self):
        for name in ("cube", "stack", "none"):
            x, y, width, height = self.reveal(f".hero input[value={name}]")
            self.page.mouse.click(x + width / 2, y + height / 2)
            self.assertEqual(self.pager("gallery", "transition"), name)
            self.page.frames(1)
            self.assertIn(f'transition="{name}"', self.text(".below code"))

    def test_sources_say_what_runs(self):
        cells = self.page.evaluate(
            """[...document.querySelectorAll(".cell")].map((cell) => {
              const pager = cell.querySelector("riffle-pager");
              return [pager.transition, pager.getAttribute("extent"),
                      cell.querySelector("code").textContent];
            })"""
        )
        self.assertEqual([name for name, _, _ in cells], TRANSITIONS)
        for name, extent, source in cells:
            self.assertIn(f'transition="{name}"', source)
            self.assertEqual(re.findall('extent="(.*?)"', source), [extent] if extent else [])
        shown = self.page.evaluate(
            """Object.fromEntries([...document.querySelectorAll("[data-markup]")].map(
              (figure) => [figure.dataset.markup, figure.querySelector("code").textContent]))"""
        )
        self.assertIn('axis="vertical"', shown["hours"])
        self.assertIn('dir="rtl"', shown["numerals"])
        self.assertIn('page-count="1000000"', shown["leaves"])
        self.assertIn("free", shown["swatches"])
        self.page.wait_for(
            "document.querySelector('[data-file] code')?.textContent.includes('--riffle-progress')"
        )

    def test_all_twelve_turn_together(self):
        # A press ends the demonstration, so that only the button turns them.
        x, y, width, height = self.reveal(".cell riffle-pager")
        self.page.mouse.click(x + 4, y + 4)
        pagers = "[...document.querySelectorAll('.cell riffle-pager')]"
        self.page.frames(70)
        self.page.wait_for(f"{pagers}.every((pager) => pager.state === 'idle')")
        pages = f"{pagers}.map((pager) => pager.page)"
        before = self.page.evaluate(pages)
        self.page.evaluate("document.querySelector('[data-turn=next]').click()")
        after = [page + 1 for page in before]
        self.page.wait_for(f"String({pages}) === '{','.join(map(str, after))}'")


class OnboardingTests(ShowcaseCase):
    """The welcome pages of the imaginary app."""

    viewport = {"width": 390, "height": 844, "scale": 1, "mobile": True}

    def press(self, selector):
        """Taps an element."""
        x, y, width, height = self.reveal(selector)
        self.page.touch.tap(x + width / 2, y + height / 2)

    def test_next_leads_to_the_end_and_round(self):
        for page in (1, 2, 3):
            self.assertEqual(self.text("#tour-next"), "Next")
            self.press("#tour-next")
            self.wait_for_page("onboarding", page)
        self.assertEqual(self.text("#tour-next"), "Get started")
        self.press("#tour-next")
        self.wait_for_page("onboarding", 0)

    def test_skip_goes_to_the_last_page(self):
        self.press("#tour-skip")
        self.wait_for_page("onboarding", 3)
        self.assertTrue(self.page.evaluate("document.getElementById('tour-skip').disabled"))

    def test_layers_move_at_their_own_speeds(self):
        x, y, width, height = self.reveal("#onboarding")
        start = x + width - 40, y + height / 3
        self.page.touch.swipe(start, (start[0] - 160, start[1]), seconds=0.2, release=False)
        self.page.frames(3)
        gone = self.pager("onboarding", "position") * width
        lefts = self.page.evaluate(
            """Object.fromEntries(["far", "road", "van", "near"].map((layer) => {
              const image = document.querySelector(`.dawn .${layer}`);
              const box = image.getBoundingClientRect();
              return [layer, box.left + box.width / 2];
            }))"""
        )
        self.page.touch.release()
        middle = x + width / 2
        for layer, speed in {"far": 0.3, "road": 1, "van": 0, "near": 1.6}.items():
            self.assertAlmostEqual(lefts[layer], middle - speed * gone, delta=1.5, msg=layer)


class EditorTests(ShowcaseCase):
    """The transition editor."""

    def set(self, name, value):
        """Moves a slider as a hand does."""
        self.page.evaluate(
            """(name, value) => {
              const slider = document.getElementById("knobs").elements[name];
              slider.value = value;
              slider.dispatchEvent(new Event("input", { bubbles: true }));
            }""",
            name,
            value,
        )

    def assert_texts(self, angle, translation, rotation, perspective):
        """The pager and the three texts say the same."""
        wanted = {"angleRatio": angle, "translation": translation, "rotation": rotation,
                  "perspective": perspective}
        self.assertEqual(self.pager("edited", "transition"), wanted)
        self.assertEqual(json.loads(self.text("#text-json code")), wanted)
        script = self.page.evaluate("document.querySelector('#text-javascript code').textContent")
        body = script.removeprefix("pager.transition = ").removesuffix(";")
        self.assertEqual(self.page.evaluate(f"({body})"), wanted)
        x, y = translation
        axis = ", ".join(str(part) for part in rotation)
        self.assertEqual(
            self.text("#text-swift code"),
            f"Transition(\n  angleRatio: {angle},\n  translation: Point(x: {x}, y: {y}),\n"
            f"  rotation: ({axis}),\n  perspective: {perspective}\n)",
        )

    def test_sliders_move_the_pager_and_the_three_texts(self):
        self.set("angle", 0.75)
        self.set("x", -0.5)
        self.set("axisZ", 0.3)
        self.set("perspective", 800)
        self.assert_texts(0.75, [-0.5, 0.25], [-1, -1, 0.3], 800)
        self.assertIsNone(self.page.evaluate("document.querySelector('[name=preset]:checked')"))

    def test_presets_set_the_sliders(self):
        x, y, width, height = self.reveal("[name=preset][value=Dive]")
        self.page.mouse.click(x + width / 2, y + height / 2)
        self.assert_texts(0.5, [0.25, 0], [-1, 0, 0], 0)

    def test_copying_puts_the_text_into_the_clipboard_and_says_so(self):
        self.page.evaluate(
            """Object.defineProperty(navigator, "clipboard", { value: {
              writeText: async (text) => { window.copied = text; } } })"""
        )
        x, y, width, height = self.reveal("#text-swift .copy")
        self.page.mouse.click(x + width / 2, y + height / 2)
        self.page.wait_for("window.copied")
        self.assertEqual(self.page.evaluate("copied"), self.text("#text-swift code"))
        self.page.wait_for("document.getElementById('said').textContent === 'Swift copied.'")


class CalmTests(ShowcaseCase):
    """Someone who wants less motion."""

    media = {"prefers_reduced_motion": "reduce"}

    def test_nothing_turns_by_itself_and_layers_stay_with_their_page(self):
        self.reveal("#cells")
        self.page.frames(40)
        pages = self.page.evaluate(
            "[...document.querySelectorAll('.cell riffle-pager')].map((pager) => pager.page)"
        )
        self.assertEqual(pages, [1] * len(TRANSITIONS))
        moved = self.page.evaluate("getComputedStyle(document.querySelector('.far')).translate")
        self.assertEqual(moved, "none", "layers stay with their page")
