"""Animators of a switcher: the same frames at the same progress, and nothing left of them."""

from switcher_case import SwitcherTestCase

BUILT_IN = ["default", "parallax", "fade", "cube", "flip", "push", "cover", "zoom"]

OWN = {
    "functions": """{
      prepare(move) { move.toPage.style.filter = "blur(1px)"; },
      update({ fromPage, toPage, progress, direction }) {
        const sign = direction === "left" ? 1 : -1;
        fromPage.style.opacity = 1 - progress;
        toPage.style.transform = `translateX(${sign * 390 * (1 - progress)}px)`;
      },
      finish(move) { move.toPage.style.color = "red"; },
    }""",
    "keyframe arrays": """{
      from: [{ transform: "none" }, { transform: "translateX(-50%)", opacity: 0.5 }],
      to: { transform: ["scale(0.5)", "none"], opacity: [0, 1] },
    }""",
    "@keyframes by name": """{ from: "out", to: "in" }""",
    "a function of the direction": """{
      from: (direction) => ({ opacity: [1, direction === "left" ? 0 : 0.5] }),
      to: (direction) => direction === "left" ? "in" : [{ transform: "translateX(-100%)" }, {}],
    }""",
    "both": """{ from: "out", update({ toPage, progress }) { toPage.style.opacity = progress; } }""",
}

# Styles and an animation of the author's own.
STYLES = [
    "color: navy; opacity: 0.9 !important; transform: rotate(1deg);",
    "width: 50%; animation: 10s linear infinite hue;",
    "z-index: 5 !important; --riffle-progress: 3;",
]

# What a page's own styles are, in no order: that is the browser's.
DECLARED = "(child) => [...child.style].map((name) => name + ':' + child.style.getPropertyValue(name)" \
           " + child.style.getPropertyPriority(name)).sort()"

SHOW = """async (styles, attributes) => {
  globalThis.frames = await import("/pages/switcher-frames.js");
  const mine = make({ "edge-zone": "none", speed: "6", ...attributes }, 3);
  [...mine.children].forEach((child, i) => styles[i] && child.setAttribute("style", styles[i]));
  globalThis.declared = DECLARED;
  for (const child of mine.children) child.before = [child.hasAttribute("style"), declared(child)];
  await show(mine);
}""".replace("DECLARED", DECLARED)


class AnimatorTests(SwitcherTestCase):
    """Three pages, of which the first two are moved."""

    def open_switcher(self, styles=(), **attributes):
        """Shows a switcher whose whole area drags, with styles of the author's own."""
        self.js(SHOW, list(styles), attributes)

    def assert_same_frames(self):
        """Goes both ways by command, by finger, reversed and caught, and compares what is seen."""
        for way in ((0, 1), (1, 0)):
            result = self.js("async (from, to) => frames.spread(await frames.ways(from, to))", *way)
            self.assertGreater(result["compared"], 20)
            self.assertGreater(result["range"], 0.1)
            self.assertLess(result["most"], 1e-3)

    def assert_as_before(self, *pages):
        """Checks that these pages' own styles are those that they had before it all."""
        found, before = self.js("""(pages) => {
          const shown = pages.map((page) => switcher.children[page]);
          return [shown.map((child) => [child.hasAttribute("style"), declared(child)]),
            shown.map((child) => child.before)];
        }""", list(pages))
        self.assertEqual(found, before)

    def assert_untouched_when_removed(self):
        """Takes it out of the document: all styles and animations are as they were before."""
        self.js("switcher.remove()")
        self.assert_as_before(0, 1, 2)
        self.assertEqual(self.js("document.getAnimations({ subtree: true }).length"), 0)

    def at_rest(self):
        """What a page looks like at rest, to the style attribute."""
        return self.run_js("""async () => {
          await switcher.select(2, { animated: false });
          await switcher.select(0, { animated: false });
          return [[...switcher.children].map(declared), document.getAnimations().length];
        }""")

    def test_built_in_ones_show_the_same_frames_however_they_come_about(self):
        for name in BUILT_IN:
            with self.subTest(name):
                self.open_switcher(animator=name)
                self.assert_same_frames()

    def test_own_ones_show_the_same_frames_and_leave_nothing(self):
        for name, animator in OWN.items():
            with self.subTest(name):
                self.open_switcher()
                rest = self.at_rest()
                self.js(f"switcher.animator = {animator}, 0")
                self.assert_same_frames()
                self.assertEqual(self.at_rest(), rest)
                self.assert_untouched_when_removed()

    def test_styles_of_the_author_s_are_as_before_after_an_end_a_cancel_and_a_removal(self):
        for name in [*BUILT_IN, *OWN]:
            with self.subTest(name):
                self.open_switcher(STYLES)
                rest = self.at_rest()
                self.js(f"switcher.animator = {OWN.get(name) or repr(name)}, 0")
                self.run_js("async () => { await switcher.select(1); }")
                self.assert_as_before(0, 2)
                self.assertEqual(self.js("document.getElementById('b').getAnimations()"
                                         ".map(({ animationName }) => animationName)"), ["hue"])
                self.assertEqual(self.at_rest(), rest)
                # Given up half way.
                self.js("""frames.finger.press(380), frames.finger.move(300), frames.finger.cancel(), 0""")
                self.come_to_rest()
                self.assertEqual(self.heard()[-1], ["movecancel", 0, 1])
                self.assertEqual(self.at_rest(), rest)
                # Gone in mid-move.
                self.run_js("""async () => { switcher.select(1);
                  while (switcher.progress < 0.3) await new Promise(requestAnimationFrame); }""")
                self.assert_untouched_when_removed()

    def test_an_animation_of_the_author_s_runs_on_beside_a_rule(self):
        self.open_switcher(STYLES, animator="none")
        self.js("switcher.select(1), switcher.animator = { from: 'out', to: 'in' }, 0")
        kept = self.run_js("""async () => {
          const [hue] = document.getElementById("b").getAnimations();
          switcher.select(0);
          while (switcher.progress < 0.2) await new Promise(requestAnimationFrame);
          const during = document.getElementById("b").getAnimations().length;
          const isKept = document.getElementById("b").getAnimations()[0] === hue;
          frames.finger.press(10); frames.finger.move(30);
          await switcher.select(1);
          return [during, isKept, document.getElementById("b").getAnimations()[0] === hue, hue.playState];
        }""")
        self.assertEqual(kept, [2, True, True, "running"])

    def test_what_runs_alongside_goes_by_the_progress_and_is_taken_back(self):
        self.open_switcher()
        seen = self.run_js("""async () => {
          const bar = document.body.appendChild(document.createElement("p"));
          const dot = document.body.appendChild(document.createElement("p"));
          dot.style.animation = "10s infinite hue";
          switcher.addEventListener("alongside", ({ detail: { animate } }) => {
            animate(bar, [{ marginLeft: "0px" }, { marginLeft: "100px" }]);
            animate(dot, "in");
          });
          const seen = [];
          switcher.addEventListener("selectionprogress", ({ detail: { progress, from } }) => {
            if (from !== null) seen.push([progress, parseFloat(getComputedStyle(bar).marginLeft) / 100,
              +getComputedStyle(dot).opacity]);
          });
          frames.finger.press(380);
          for (const x of [300, 200, 340, 100]) frames.finger.move(x);
          frames.finger.lift();
          while (switcher.state !== "idle") await new Promise(requestAnimationFrame);
          await switcher.select(2);
          globalThis.left = [bar.getAttribute("style"), bar.getAnimations().length,
            dot.getAnimations().map(({ animationName }) => animationName),
            dot.style.animationName, bar.outerHTML];
          return seen;
        }""")
        self.assertGreater(len(seen), 8)
        for progress, margin, opacity in seen:
            self.assertAlmostEqual(margin, progress, delta=1e-4)
            self.assertAlmostEqual(opacity, progress, delta=1e-4)
        self.assertEqual(self.js("left"), [None, 0, ["hue"], "hue", "<p></p>"])

    def test_one_that_throws_is_reported_and_the_move_goes_on(self):
        for part in ("prepare", "update", "finish", "from", "to"):
            with self.subTest(part):
                self.open_switcher(STYLES)
                rest = self.at_rest()
                self.js(f"switcher.animator = {{ {part}() {{ throw new Error('mine'); }} }}, 0")
                self.assertEqual(self.run_js("async () => switcher.select(1)"), "settled")
                errors = self.take_errors()
                self.assertTrue(errors)
                self.assertTrue(all("mine" in error for error in errors), errors)
                self.assertEqual(self.at_rest(), rest)

    def test_keyframes_that_are_none_are_reported_or_show_nothing(self):
        for keyframes, is_reported in (("5", True), ("'nothing'", False), ("[{ opacity: 'x' }]", False)):
            with self.subTest(keyframes):
                self.open_switcher()
                rest = self.at_rest()
                self.js(f"switcher.animator = {{ to: {keyframes} }}, 0")
                self.assertEqual(self.run_js("async () => switcher.select(1)"), "settled")
                self.assertEqual(bool(self.take_errors()), is_reported)
                self.assertEqual(self.at_rest(), rest)

    def test_a_new_one_takes_effect_with_the_next_move(self):
        for first, second in (("'default'", "{ update() { calls += 1; } }"), ("{ update() { calls += 1; } }", "'fade'")):
            with self.subTest(first):
                self.open_switcher()
                calls = self.run_js(f"""async () => {{
                  globalThis.calls = 0;
                  const count = async (act) => {{ calls = 0; await act(); return calls > 0; }};
                  switcher.animator = {first};
                  return [
                    await count(() => {{
                      switcher.addEventListener("willmove", () => switcher.animator = {second}, {{ once: true }});
                      return switcher.select(1);
                    }}),
                    await count(() => switcher.select(0)),
                  ];
                }}""")
                self.assertEqual(calls, ["calls" in first, "calls" in second])

    def test_functions_are_called_in_order_and_told_of_the_move(self):
        self.open_switcher()
        told = self.run_js("""async () => {
          const told = [];
          const tell = (name) => (move) => told.push([name, move.from, move.to, move.direction,
            move.fromPage.id, move.toPage.id, move.completed, move.size.width, move.size.height]);
          switcher.animator = { prepare: tell("prepare"), update: tell("update"), finish: tell("finish") };
          await switcher.select(2);
          const first = told.splice(0);
          frames.finger.press(10); frames.finger.move(100); frames.finger.cancel();
          while (switcher.state !== "idle") await new Promise(requestAnimationFrame);
          return [first, told];
        }""")
        for (move, completed) in zip(told, (True, False)):
            names = [entry[0] for entry in move]
            self.assertEqual([names[0], names[-1], *set(names[1:-1])], ["prepare", "finish", "update"])
            self.assertEqual(move[-1][6], completed)
        self.assertEqual(told[0][0][1:], [0, 2, "left", "a", "c", False, 390, 300])
        self.assertEqual(told[1][0][1:], [2, 1, "right", "c", "b", False, 390, 300])

    def test_less_motion_dissolves_whatever_the_animator(self):
        self.page.set_media(prefers_reduced_motion="reduce")
        for animator in ("'cube'", OWN["functions"]):
            with self.subTest(animator):
                self.open_switcher()
                self.js(f"switcher.animator = {animator}, frames.finger.press(380), frames.finger.move(175), 0")
                self.assertEqual(self.js("[...switcher.children].slice(0, 2).map((page) => "
                                         "[page.getBoundingClientRect().x, +getComputedStyle(page).opacity])"),
                                 [[0, 0.5], [0, 1]])

    def test_own_ones_begin_in_the_place_that_the_padding_leaves(self):
        animators = ["{ to: { transform: ['translateX(100px)', 'none'] } }", "{ to: 'aside' }",
                     "{ update({ toPage, progress }) {"
                     " toPage.style.transform = `translateX(${100 * (1 - progress)}px)`; } }"]
        for direction in ("ltr", "rtl"):
            for animator in animators:
                with self.subTest(animator, direction=direction):
                    self.open_switcher(dir=direction,
                                       style="padding: 20px 30px 40px 50px; box-sizing: border-box")
                    self.js(f"switcher.animator = {animator}, 0")
                    way = (300, 135) if direction == "ltr" else (135, 300)
                    self.js("(start, end) => { frames.finger.press(start); frames.finger.move(end); }", *way)
                    self.assertEqual(self.js("switcher.progress"), 0.5)
                    self.assertEqual(self.js("""[...switcher.children].slice(0, 2)
                      .map((page) => [page.getBoundingClientRect().x - switcher.getBoundingClientRect().x,
                        page.getBoundingClientRect().y])"""), [[50, 20], [100, 20]])
                    # A switcher or a pager on a page begins at its own corner.
                    self.run_js("""async () => {
                      for (const name of ["riffle-switcher", "riffle-pager"]) {
                        const inner = document.createElement(name);
                        inner.append(document.createElement("p"));
                        document.getElementById("a").replaceChildren(inner);
                        await inner.ready;
                        await new Promise(requestAnimationFrame);
                        const [one, other] = [inner, inner.firstChild].map((node) => node.getBoundingClientRect());
                        if (one.x !== other.x || one.y !== other.y) throw new Error(name);
                      }
                    }""")

    def test_the_seed_s_two_have_the_seed_s_numbers(self):
        cases = [("default", 1, -0.25, 0.75), ("default", -1, 0.25, -0.75),
                 ("parallax", 1, -0.125, 0.75), ("parallax", -1, 0.125, -0.75)]
        for name, sign, left, coming in cases:
            with self.subTest(name=name, sign=sign):
                self.open_switcher(animator=name, selected="1")
                start = 200
                self.js("(start, end) => { frames.finger.press(start); frames.finger.move(end); }",
                        start, start - sign * (10 + 390 * 0.25))
                names = ("b", "c" if sign > 0 else "a")
                self.assertAlmostEqual(self.left(names[0]), 390 * left, delta=0.01)
                self.assertAlmostEqual(self.left(names[1]), 390 * coming, delta=0.01)
                ranks = [self.js("(id) => +getComputedStyle(document.getElementById(id)).zIndex", page)
                         for page in names]
                self.assertLess(ranks[0], ranks[1])
