"""Numbers for layers: properties on each page, and events on request."""

from pager_case import PagerTestCase

READ = """[...pager.children].map((page) => {
  const style = getComputedStyle(page);
  return ["progress", "parallax"].map((name) => {
    const text = style.getPropertyValue(`--riffle-${name}`);
    return text && +text;
  });
})"""


class ParallaxTests(PagerTestCase):
    """A pager of five pages, 400 points long."""

    def hold(self, points):
        """Drags by points towards later pages, and goes on holding."""
        self.page.touch.swipe((350, 150), (350 - points - 10, 150), seconds=0.05, release=False)
        self.page.frames(2)

    def test_each_page_in_sight_knows_how_far_it_is(self):
        self.show({"page": "1"})
        self.assertEqual(self.js(READ)[:3], [[-1, -100], [0, 0], [1, 100]])
        self.hold(101)
        self.assertEqual(self.js(READ)[1:3], [[-0.2525, -25], [0.7475, 74]])
        self.page.touch.release()
        self.come_to_rest()
        self.js("pager.remove()")
        self.assertEqual(self.js("[...pager.children].map((page) => page.getAttribute('style'))"), [None] * 5)

    def test_the_numbers_stay_within_a_hundred_unless_they_may_not(self):
        self.show({"page": "2", "overscan": "2"})
        self.assertEqual([parallax for _, parallax in self.js(READ)], [-100, -100, 0, 100, 100])
        self.js("pager.parallaxRange = 'unclamped', 0")
        self.assertEqual([parallax for _, parallax in self.js(READ)], [-200, -100, 0, 100, 200])

    def test_events_come_on_request_for_numbers_that_changed_once_all_is_placed(self):
        self.show()
        self.js("""globalThis.told = [], pager.addEventListener("pageprogress", ({ detail }) => {
          const page = pager.children[detail.page];
          told.push([detail.page, detail.parallax, page.style.getPropertyValue("--riffle-parallax")]);
        })""")
        self.hold(40)
        self.assertEqual(self.js("told"), [])
        self.page.touch.release()
        self.come_to_rest()
        self.js("pager.goTo(1, { animated: false })")
        self.js("pager.progressEvents = true, told.length = 0")
        self.hold(101)
        told = self.js("told")
        self.assertEqual(told[-2:], [[2, 74, "74"], [1, -25, "-25"]])
        self.assertTrue(all(str(number) == text for _, number, text in told))
        for page in (1, 2):
            numbers = [number for other, number, _ in told if other == page]
            self.assertEqual(len(numbers), len(set(numbers)))
        self.page.touch.release()

    def test_a_layer_is_plain_css(self):
        self.js("""document.head.append(Object.assign(document.createElement("style"), { textContent:
          "section i { display: block; width: 10px; transform: "
          + "translateX(calc(var(--riffle-progress) * 100px)) }" }))""")
        self.show()
        self.js("pager.children[0].innerHTML = '<i>a</i>', 0")
        self.hold(100)
        self.assertEqual(self.page.bounds("section i")[0], -100 - 25)
        self.page.touch.release()
