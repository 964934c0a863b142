"""What an author can set: attributes, the properties that reflect them, and bad values."""

import json

from pager_case import PagerTestCase

# Property, attribute, default, and pairs of a value and the attribute's text for it.
OPTIONS = [
    ("axis", "axis", "horizontal", [("vertical", "vertical")]),
    ("transition", "transition", "none", [("cards", "cards")]),
    ("alignment", "alignment", "start", [("center", "center"), ("end", "end")]),
    ("spacing", "spacing", 0, [(12, "12"), (0.5, "0.5")]),
    ("extent", "extent", "100%", [("80%", "80%"), ("200px", "200px"), ("content", "content")]),
    ("limit", "limit", 1, [(3, "3"), ("none", "none")]),
    ("overscan", "overscan", 1, [(0, "0"), (2, "2")]),
    ("loop", "loop", False, [(True, "")]),
    ("endless", "endless", None, [("forward", "forward"), ("both", "both")]),
    ("history", "history", 5, [(0, "0"), (2, "2")]),
    ("pageCount", "page-count", None, [(7, "7"), (2**53 - 1, str(2**53 - 1))]),
    ("page", "page", 0, [(3, "3")]),
    ("free", "free", False, [(True, "")]),
    ("noBounce", "no-bounce", False, [(True, "")]),
    ("noTrim", "no-trim", False, [(True, "")]),
    ("disabled", "disabled", False, [(True, "")]),
]

# Property, and what it refuses with which error.
REFUSED = [
    ("axis", '"diagonal"', "TypeError"),
    ("axis", "null", "TypeError"),
    ("transition", '"Cards"', "TypeError"),
    ("alignment", "1", "TypeError"),
    ("spacing", '"12"', "TypeError"),
    ("spacing", "NaN", "TypeError"),
    ("spacing", "Infinity", "RangeError"),
    ("spacing", "-1", "RangeError"),
    ("extent", '"wide"', "TypeError"),
    ("extent", "true", "TypeError"),
    ("extent", "0", "RangeError"),
    ("extent", '"-20px"', "RangeError"),
    ("limit", "0", "RangeError"),
    ("limit", "1.5", "TypeError"),
    ("limit", "null", "TypeError"),
    ("overscan", "-1", "RangeError"),
    ("history", "-1", "RangeError"),
    ("endless", "'up'", "TypeError"),
    ("page", "1.5", "TypeError"),
    ("page", '"1"', "TypeError"),
    ("page", "2 ** 53", "RangeError"),
    ("page", "-(2 ** 53)", "RangeError"),
    ("pageCount", "-1", "RangeError"),
    ("pageCount", "2 ** 53", "RangeError"),
    ("renderPage", '"render"', "TypeError"),
]


class OptionTests(PagerTestCase):
    """Attributes and properties say the same."""

    def test_each_property_has_its_default_and_reflects_its_attribute_both_ways(self):
        self.js("globalThis.pager = document.createElement('riffle-pager'), 0")
        for name, attribute, default, values in OPTIONS:
            with self.subTest(name):
                self.assertEqual(self.js(f"pager.{name}"), default)
                for value, text in values:
                    self.js(f"pager.{name} = {json.dumps(value)}, 0")
                    self.assertEqual(self.js(f"pager.getAttribute('{attribute}')"), text)
                    self.js(f"pager.removeAttribute('{attribute}')")
                    self.assertEqual(self.js(f"pager.{name}"), default)
                    self.js(f"pager.setAttribute('{attribute}', '{text}')")
                    self.assertEqual(self.js(f"pager.{name}"), value)
                if default is False or default is None:
                    self.js(f"pager.{name} = {json.dumps(default)}, 0")
                    self.assertFalse(self.js(f"pager.hasAttribute('{attribute}')"))

    def test_a_property_throws_for_what_means_nothing_and_keeps_its_value(self):
        self.js("globalThis.pager = document.createElement('riffle-pager'), 0")
        for name, value, error in REFUSED:
            with self.subTest(name, value=value):
                thrown = self.js(f"""(() => {{
                  const before = pager.{name};
                  try {{ pager.{name} = {value}; }} catch (error) {{
                    return [error.name, pager.{name} === before];
                  }}
                }})()""")
                self.assertEqual(thrown, [error, True])

    def test_a_bad_attribute_counts_as_the_default_and_warns_once(self):
        bad = {"axis": "x", "transition": "flop", "alignment": "", "spacing": "wide", "extent": "0",
               "limit": "-2", "overscan": "1.5", "page": "first", "page-count": "many"}
        self.show(bad)
        self.assertEqual(
            self.js("""[pager.axis, pager.transition, pager.alignment, pager.spacing, pager.extent,
              pager.limit, pager.overscan, pager.page, pager.pageCount]"""),
            ["horizontal", "none", "start", 0, "100%", 1, 1, 0, None],
        )
        self.flick()
        warnings = self.warnings()
        self.assertEqual(len(warnings), len(bad), warnings)
        for attribute in bad:
            self.assertEqual(sum(f"riffle: {attribute} is" in text for text in warnings), 1)

    def test_a_number_up_to_one_is_a_share_of_the_area_and_a_larger_one_is_points(self):
        self.show()
        for extent, width in [("80%", 320), ("200px", 200), ("200", 200), ("0.5", 200), ("1", 400),
                              (" 25.5 px ", 25.5), ("1px", 1), ("150%", 600)]:
            with self.subTest(extent):
                self.js("(extent) => { pager.setAttribute('extent', extent); }", extent)
                self.assertEqual(self.page.bounds("#p0")[2], width)
        self.js("pager.extent = 0.75, 0")
        self.assertEqual(self.page.bounds("#p0")[2], 300)
        self.assertEqual(self.warnings(), [])

    def test_properties_set_before_the_element_is_defined_count(self):
        self.js("""new Promise((resolve) => {
          const frame = document.createElement("iframe");
          frame.srcdoc = `<riffle-pager style="width:100px;height:100px"></riffle-pager>
            <script>
              const pager = document.querySelector("riffle-pager");
              pager.axis = "vertical";
              pager.renderPage = () => document.createElement("p");
              pager.pageCount = 9;
              pager.page = 4;
            </` + `script><script type="module" src="/riffle.js"></` + `script>`;
          frame.onload = () => resolve();
          document.body.append(frame);
        })""")
        self.page.wait_for("frames[0].document.querySelector('riffle-pager').ready")
        self.assertEqual(
            self.js("""(({ axis, pageCount, page, mountedPages }) =>
              [axis, pageCount, page, mountedPages])(
                frames[0].document.querySelector("riffle-pager"))"""),
            ["vertical", 9, 4, [3, 4, 5]],
        )


class LayoutTests(PagerTestCase):
    """What the options do on the screen."""

    def test_pages_fill_the_pager_and_follow_each_other(self):
        self.show({"spacing": "20"})
        self.assertEqual(self.page.bounds("#p0"), (0, 0, 400, 300))
        self.assertEqual(self.page.bounds("#p1"), (420, 0, 400, 300))

    def test_options_take_effect_at_once_and_keep_the_page(self):
        self.show({"page": "2"})
        self.js("pager.extent = '200px', 0")
        self.assertEqual(self.page.bounds("#p2"), (0, 0, 200, 300))
        self.js("pager.alignment = 'center', 0")
        self.assertEqual(self.page.bounds("#p2"), (100, 0, 200, 300))
        self.js("pager.axis = 'vertical', 0")
        self.assertEqual(self.page.bounds("#p2"), (0, 50, 400, 200))
        self.assertEqual(self.js("pager.page"), 2)
        self.assertEqual(self.heard()[0], ("pageappear", 2))

    def test_padding_is_left_free(self):
        self.js("document.head.append(Object.assign(document.createElement('style'), "
                "{ textContent: 'riffle-pager { padding: 10px 30px 20px 50px; border: 5px solid }' })), 0")
        self.show()
        # 400 × 300 is the content: the area of the pages, inside padding and border.
        self.assertEqual(self.page.bounds("#p0"), (55, 15, 400, 300))
        self.assertEqual(self.page.bounds("#p1")[0], 455)
        self.assertEqual(self.shown(), ["p0", "p1"])

    def test_from_right_to_left_the_next_page_is_on_the_left(self):
        self.show({"dir": "rtl", "extent": "50%"})
        self.assertEqual(self.shown(), ["p1", "p0"])
        self.js("pager.dir = 'ltr', 0")
        self.assertEqual(self.shown(), ["p0", "p1"])
        self.js("pager.removeAttribute('dir')")
        self.js("document.documentElement.dir = 'rtl', 0")
        self.page.frames(1)
        self.assertEqual(self.shown(), ["p1", "p0"])

    def test_cards_turn_with_the_finger_and_lie_flat_at_rest_or_with_reduced_motion(self):
        self.show({"transition": "cards"})
        self.assertNotIn("matrix3d", self.js("p0.style.transform"))
        self.page.touch.swipe((300, 150), (150, 150), release=False)
        self.assertIn("matrix3d", self.js("p0.style.transform"))
        self.page.touch.release()
        self.come_to_rest()
        self.page.set_media(prefers_reduced_motion="reduce")
        self.page.frames(2)
        self.page.touch.swipe((300, 150), (150, 150), release=False)
        self.assertNotIn("matrix3d", self.js("p1.style.transform"))
        self.page.touch.release()

    def test_a_pager_that_is_hidden_shows_nothing_and_comes_back(self):
        self.show({"page": "1"})
        self.js("pager.hidden = true, 0")
        self.page.frames(2)
        self.assertEqual(self.js("getComputedStyle(pager).display"), "none")
        self.js("pager.hidden = false, 0")
        self.page.frames(2)
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 400, 300))
        self.assertEqual(self.js("pager.page"), 1)
