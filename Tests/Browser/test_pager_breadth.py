"""A pager that is as large across the axis as what is on its pages."""

from pager_case import PagerTestCase


class BreadthTests(PagerTestCase):
    """`auto-extent`."""

    def show_boxes(self, sizes, attributes=None, style=""):
        self.js("""async (sizes, attributes, style) => {
          const pager = make({ "auto-extent": "", style: `height: auto;${style}`, ...attributes }, sizes.length);
          sizes.forEach((size, i) => {
            const box = document.createElement("div");
            box.style[attributes.axis === "vertical" ? "width" : "height"] = `${size}px`;
            pager.children[i].replaceChildren(box);
          });
          await show(pager);
        }""", sizes, attributes or {}, style)
        self.page.frames(2)

    def height(self):
        return self.js("pager.getBoundingClientRect().height")

    def test_it_is_as_high_as_its_page(self):
        self.show_boxes([120, 300, 60])
        self.assertEqual(self.height(), 120)
        self.js("pager.goTo(1, { animated: false })")
        self.assertEqual(self.height(), 300)
        self.assertEqual(self.page.bounds("#p1"), (0, 0, 400, 300))
        self.flick()
        self.assertEqual(self.height(), 60)

    def test_its_height_follows_the_finger(self):
        self.show_boxes([100, 300, 60])
        self.page.touch.swipe((300, 50), (190, 50), seconds=0.3, release=False)
        self.page.wait_for("Math.abs(p0.getBoundingClientRect().x + 100) < 0.01")
        self.assertAlmostEqual(self.height(), 150, delta=0.01)
        # The pages keep their own heights.
        self.assertEqual(self.js("[p0, p1].map((page) => page.getBoundingClientRect().height)"), [100, 300])
        self.page.touch.release()
        self.come_to_rest()
        self.assertIn(self.height(), (100, 300))

    def test_a_page_that_grows_takes_the_pager_along(self):
        self.show_boxes([120, 300, 60])
        self.js("p0.firstChild.style.height = '170px'")
        self.page.frames(2)
        self.assertEqual(self.height(), 170)

    def test_the_box_around_the_pages_counts(self):
        self.show_boxes([120, 300], style="padding: 10px 0 20px; border: 3px solid;box-sizing:border-box")
        self.assertEqual((self.height(), self.js("p0.getBoundingClientRect().height")), (156, 120))
        self.js("pager.remove()")
        self.show_boxes([120, 300], style="padding: 10px 0 20px; border: 3px solid")
        self.assertEqual(self.height(), 156)

    def test_a_vertical_one_is_as_wide(self):
        self.show_boxes([120, 300], {"axis": "vertical"}, "height: 200px")
        self.assertEqual(self.js("pager.getBoundingClientRect().width"), 120)
        self.js("pager.goTo(1, { animated: false })")
        self.assertEqual(self.js("pager.getBoundingClientRect().width"), 300)

    def test_it_turns_when_its_axis_does(self):
        self.show_boxes([120, 120], style="height: 120px")
        self.js("for (const { firstChild } of pager.children) firstChild.style.width = '400px'")
        self.js("pager.axis = 'vertical'")
        self.page.frames(3)
        # The pages are as large as they were.
        self.assertEqual(self.page.bounds("riffle-pager"), (0, 0, 400, 120))
        self.assertEqual(self.js("pager.style.width"), "400px")
        self.js("pager.axis = 'horizontal'")
        self.page.frames(3)
        self.assertEqual(self.page.bounds("riffle-pager"), (0, 0, 400, 120))
        self.assertEqual(self.js("[pager.style.width, pager.style.height]"), ["", "120px"])

    def test_what_is_hidden_has_no_pages_in_view(self):
        self.js("room.style.display = 'none'")
        self.show_boxes([120, 300, 60], {"page": "1"}, "width: auto")
        self.assertEqual(self.js("[pager.mountedPages, pager.page, log]"), [[], 1, []])
        self.js("room.style.display = ''")
        self.page.wait_for("pager.mountedPages.length === 3")
        self.page.frames(2)
        self.assertEqual((self.height(), self.js("pager.page")), (300, 1))

    def test_the_highest_of_several_counts(self):
        self.show_boxes([120, 300, 60, 40], {"extent": "50%"})
        self.assertEqual(self.height(), 300)
        self.js("pager.goTo(2, { animated: false })")
        self.assertEqual(self.height(), 60)

    def test_pages_as_long_as_their_content_may_be_as_high_too(self):
        self.show_boxes([120, 300], {"extent": "content"})
        self.js("p0.firstChild.style.width = '150px'")
        self.page.frames(2)
        self.assertEqual(self.page.bounds("#p0"), (0, 0, 150, 120))

    def test_the_authors_height_comes_back(self):
        self.show_boxes([120, 300])
        self.js("pager.autoExtent = false")
        self.page.frames(2)
        self.assertEqual(self.js("pager.style.height"), "auto")
        self.js("pager.autoExtent = true")
        self.page.frames(2)
        self.assertEqual(self.height(), 120)
        self.js("pager.remove()")
        self.assertEqual(self.js("pager.style.height"), "auto")
        self.js("pager.removeAttribute('style'), room.append(pager)")
        self.page.frames(2)
        self.assertEqual(self.height(), 120)
        self.js("pager.remove()")
        self.assertFalse(self.js("pager.hasAttribute('style')"))

    def test_without_the_engine_it_is_as_high_as_the_highest(self):
        self.js("""() => {
          const pager = make({ "auto-extent": "" }, 2);
          pager.style.height = "auto";
          room.append(pager);
          pager.firstChild.style.height = "70px";
          pager.lastChild.style.height = "210px";
          pager.removeAttribute("ready");
          globalThis.heights = [pager, ...pager.children].map((one) => one.getBoundingClientRect().height);
        }""", 0)
        self.assertEqual(self.js("heights"), [210, 70, 210])
