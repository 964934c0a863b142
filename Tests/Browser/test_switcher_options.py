"""What an author can set of a switcher: attributes, the properties that reflect them, bad values."""

from switcher_case import SwitcherTestCase

# Property, attribute, default, and pairs of a value and the attribute's text for it.
OPTIONS = [
    ("selected", "selected", 0, [(3, "3"), (-1, "-1"), (2**53 - 1, str(2**53 - 1))]),
    ("animator", "animator", "default", [(name, name) for name in (
        "parallax", "fade", "cube", "flip", "push", "cover", "zoom", "custom", "none", "default")]),
    ("duration", "duration", 1, [(0, "0"), (2.5, "2.5")]),
    ("speed", "speed", 3.2, [(0, "0"), (8, "8")]),
    ("edgeZone", "edge-zone", 25, [(0, "0"), (40.5, "40.5"), ("none", "none")]),
    ("whileBusy", "while-busy", "retarget", [("queue", "queue")]),
    ("noSwipe", "no-swipe", False, [(True, "")]),
    ("disabled", "disabled", False, [(True, "")]),
    ("pageInsets", "page-insets", None, [([1, 2, 3, 4], "[1,2,3,4]"), ([0, 0, 0.5, 0], "[0,0,0.5,0]")]),
    ("pageLabel", "page-label", "{page} of {count}", [("Seite {page}", "Seite {page}")]),
]

# Property, and what it refuses with which error.
REFUSED = [
    ("selected", "1.5", "TypeError"), ("selected", '"1"', "TypeError"), ("selected", "null", "TypeError"),
    ("selected", "undefined", "TypeError"), ("selected", "NaN", "TypeError"), ("selected", "2 ** 53", "RangeError"),
    ("selected", "-(2 ** 53)", "RangeError"), ("selected", "1n", "TypeError"),
    ("animator", '"Cube"', "TypeError"), ("animator", "null", "TypeError"), ("animator", "{}", "TypeError"),
    ("animator", "{ spin() {} }", "TypeError"), ("animator", "{ update: 5 }", "TypeError"),
    ("animator", "() => {}", "TypeError"), ("animator", "{ from: null }", "TypeError"),
    ("duration", "-1", "RangeError"), ("duration", "Infinity", "RangeError"), ("duration", '"1"', "TypeError"),
    ("speed", "-0.1", "RangeError"), ("speed", "NaN", "TypeError"), ("speed", "null", "TypeError"),
    ("edgeZone", "-1", "RangeError"), ("edgeZone", '"all"', "TypeError"), ("edgeZone", "null", "TypeError"),
    ("whileBusy", '"wait"', "TypeError"), ("whileBusy", "undefined", "TypeError"),
    ("pageInsets", "[1, 2, 3]", "TypeError"), ("pageInsets", "[1, 2, 3, -4]", "TypeError"),
    ("pageInsets", "[1, 2, 3, , 4]", "TypeError"), ("pageInsets", "[1, 2, 3,,]", "TypeError"),
    ("pageInsets", "7", "TypeError"), ("pageInsets", "undefined", "TypeError"),
    ("shouldMove", "undefined", "TypeError"), ("shouldMove", "true", "TypeError"),
]

BAD_TEXTS = [("selected", "one"), ("selected", "1.5"), ("selected", ""), ("animator", "spin"), ("animator", ""),
             ("duration", "-1"), ("duration", "1s"), ("speed", "fast"), ("speed", " "), ("edge-zone", "-5"),
             ("edge-zone", "wide"), ("while-busy", "wait"), ("page-insets", "1 2 3 4"), ("page-insets", "[1,2,3]"),
             ("page-insets", "{")]


class OptionTests(SwitcherTestCase):
    """Attributes and properties say the same."""

    def error(self, code):
        """The name of the error that a statement throws, if it does."""
        return self.js(f"(() => {{ 'use strict'; try {{ {code}; }} catch (error) {{ return error.name; }} }})()")

    def warnings(self):
        """The warnings in the console since it was last asked."""
        self.js("0")
        found = [text for level, text in self.page.console if level == "warning"]
        self.page.console.clear()
        return found

    def test_each_property_has_its_default_and_reflects_its_attribute_both_ways(self):
        self.js("globalThis.switcher = document.createElement('riffle-switcher'), 0")
        for name, attribute, default, values in OPTIONS:
            with self.subTest(name):
                self.assertEqual(self.js(f"switcher.{name}"), default)
                for value, text in values:
                    self.js("(name, value) => { switcher[name] = value; }", name, value)
                    self.assertEqual(self.js("(name) => switcher.getAttribute(name)", attribute), text)
                    self.js("(name) => switcher.removeAttribute(name)", attribute)
                    self.assertEqual(self.js(f"switcher.{name}"), default)
                    self.js("(name, text) => switcher.setAttribute(name, text)", attribute, text)
                    self.assertEqual(self.js(f"switcher.{name}"), value)
                if default is None or default is False:
                    self.js("(name, value) => { switcher[name] = value; }", name, default)
                    self.assertFalse(self.js("(name) => switcher.hasAttribute(name)", attribute))
        self.assertEqual(self.warnings(), [])

    def test_a_bad_value_throws_and_changes_nothing(self):
        for is_shown in (False, True):
            if is_shown:
                self.show({"selected": "1"})
            else:
                self.js("globalThis.switcher = document.createElement('riffle-switcher'), 0")
            before = self.js("switcher.outerHTML")
            for name, value, error in REFUSED:
                with self.subTest(name, value=value, is_shown=is_shown):
                    self.assertEqual(self.error(f"switcher.{name} = {value}"), error)
                    self.assertEqual(self.js("switcher.outerHTML"), before)
        self.assertEqual(self.heard(), [])

    def test_a_bad_attribute_is_the_default_with_one_warning(self):
        self.show()
        for attribute, text in BAD_TEXTS:
            with self.subTest(attribute, text=text):
                self.warnings()
                self.js("(name, text) => switcher.setAttribute(name, text)", attribute, text)
                self.page.frames(1)
                warnings = self.warnings()
                self.assertEqual(len(warnings), 1, warnings)
                self.assertIn(attribute, warnings[0])
                name, default = next((row[0], row[2]) for row in OPTIONS if row[1] == attribute)
                self.assertEqual(self.js(f"switcher.{name}"), default)
                self.js("(name) => switcher.removeAttribute(name)", attribute)

    def test_a_bad_page_of_a_command_throws(self):
        self.show()
        for page, error in (("1.5", "TypeError"), ("'1'", "TypeError"), ("undefined", "TypeError"),
                            ("NaN", "TypeError"), ("Infinity", "RangeError"), ("2 ** 53", "RangeError")):
            with self.subTest(page):
                self.assertEqual(self.error(f"switcher.select({page})"), error)
        self.assertEqual(self.js("[switcher.state, switcher.selected]"), ["idle", 0])

    def test_out_of_range_it_is_the_nearest_page(self):
        self.show()
        for page, expected in ((99, 2), (-99, 0), (2**53 - 1, 2), (-(2**53) + 1, 0)):
            self.js("(page) => switcher.select(page, { animated: false })", page)
            self.assertEqual(self.js("switcher.selected"), expected)
        self.run_js("async () => { await switcher.previous(); await switcher.select(2); await switcher.next(); }")
        self.assertEqual(self.js("[switcher.selected, switcher.getAttribute('selected')]"), [2, "2"])

    def test_what_only_is_read_cannot_be_written(self):
        self.show()
        for name in ("count", "selectedPage", "state", "from", "to", "direction", "progress", "selection",
                     "pending", "target", "ready", "axis"):
            with self.subTest(name):
                self.assertEqual(self.error(f"switcher.{name} = 1"), "TypeError")

    def test_properties_from_before_it_was_defined_are_taken_in(self):
        self.open("/pages/input.html")
        self.run_js("""async () => {
          const early = document.createElement("riffle-switcher");
          early.innerHTML = "<p>1<p>2<p>3";
          Object.assign(early, { selected: 1, animator: { from: "x" }, edgeZone: "none", pageInsets: [1, 2, 3, 4],
            shouldMove: () => false });
          document.body.append(early);
          await import("/riffle.js");
          await early.ready;
          globalThis.switcher = early;
        }""")
        self.assertEqual(self.js("[switcher.selected, switcher.animator.from, switcher.edgeZone, switcher.pageInsets,"
                                 " Object.keys(switcher)]"), [1, "x", "none", [1, 2, 3, 4], []])
        self.assertEqual(self.run_js("async () => switcher.next()"), "cancelled")

    def test_time_and_speed_say_how_long_a_move_takes(self):
        self.show()
        for duration, speed, expected in ((1, 3.2, 312.5), (0.6, 1, 600), (0.5, 5, 100)):
            with self.subTest(duration=duration, speed=speed):
                took = self.js("""async (duration, speed) => {
                  Object.assign(switcher, { duration, speed });
                  const start = performance.now();
                  await switcher.select(switcher.selected ? 0 : 1);
                  return performance.now() - start;
                }""", duration, speed)
                self.assertGreaterEqual(took, expected - 1)
                self.assertLess(took, expected + 100)
        for setting in ("speed = 0", "duration = 0", "animator = 'none'"):
            self.js(f"switcher.{setting}, switcher.select(switcher.selected ? 0 : 1), 0")
            self.assertEqual(self.js("switcher.state"), "idle")

    def test_busy_it_turns_at_once_or_afterwards(self):
        for mode, expected in (("retarget", "movecancel"), ("queue", "didmove")):
            with self.subTest(mode):
                self.show({"while-busy": mode})
                outcomes = self.run_js("""async () => {
                  const first = switcher.select(1);
                  while (switcher.progress < 0.3) await new Promise(requestAnimationFrame);
                  return Promise.all([first, switcher.select(0)]);
                }""")
                self.assertEqual(outcomes, ["settled" if mode == "queue" else "cancelled", "settled"])
                self.assertIn([expected, 0, 1], self.heard())
                self.assertEqual(self.js("switcher.selected"), 0)
