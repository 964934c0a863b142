"""The pager among what real pages are made of: transforms, zooms, dialogs, scrolling pages, other directions."""

from pager_case import PagerTestCase


class SizeTests(PagerTestCase):
    """Pages are as large as the pager is laid out, whatever is done to the picture of it."""

    def page_size(self):
        return self.js("""(({ width, height }) => [width, height])(
          getComputedStyle(document.querySelector("[data-riffle=visible]")))""")

    def wrap(self, style):
        self.js("(style) => { room.style.cssText = style; }", style)

    def test_a_transform_around_it_changes_no_page(self):
        self.wrap("transform: scale(0.5); transform-origin: 0 0")
        self.show()
        self.assertEqual(self.page_size(), ["400px", "300px"])
        self.wrap("")
        self.page.frames(2)
        self.assertEqual(self.page_size(), ["400px", "300px"])

    def test_a_zoom_around_it_changes_no_page(self):
        self.wrap("zoom: 2")
        self.show()
        self.assertEqual(self.page_size(), ["400px", "300px"])

    def test_a_dialog_that_grows_as_it_opens_changes_no_page(self):
        self.js("""(async () => {
          const style = new CSSStyleSheet();
          style.replaceSync("@keyframes grow { from { transform: scale(0.2) } }"
            + "dialog[open] { animation: grow 0.1s; padding: 0; border: 0 }");
          document.adoptedStyleSheets.push(style);
          globalThis.pager = make();
          const dialog = document.body.appendChild(document.createElement("dialog"));
          dialog.append(pager);
          dialog.showModal();
          await pager.ready;
          await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
        })()""")
        self.assertEqual(self.page_size(), ["400px", "300px"])

    def test_a_finger_moves_a_smaller_picture_as_far_as_itself(self):
        self.wrap("transform: scale(0.5); transform-origin: 0 0")
        self.show()
        self.page.touch.swipe((180, 50), (100, 50), seconds=0.1, hold=0.1, release=False)
        self.page.wait_for("pager.state === 'dragging'")
        left = self.page.bounds("#p0")[0]
        # 80 points of the way less the slop, which is ten of the pager's own.
        self.assertAlmostEqual(left, -75, delta=1)
        self.page.touch.cancel()

    def test_borders_and_padding_count_in_either_box_model(self):
        for sizing, size in [("border-box", ["360px", "260px"]), ("content-box", ["400px", "300px"])]:
            with self.subTest(sizing):
                self.js("room.replaceChildren(), 0")
                self.show({"style": f"box-sizing: {sizing}; border: 8px solid; padding: 12px"})
                self.assertEqual(self.page_size(), size)

    def test_without_a_height_it_has_one_all_the_same(self):
        self.show({"style": "width: 300px; height: auto"})
        self.assertEqual(self.page_size(), ["300px", "200px"])


class ScrollingPageTests(PagerTestCase):
    """A page that scrolls across the pager's axis leaves that axis to the pager."""

    def fill(self, style, inner):
        self.show()
        self.js("""(style, inner) => {
          const [page] = pager.children;
          const box = document.createElement("div");
          box.style.cssText = style;
          const content = box.appendChild(document.createElement("div"));
          content.style.cssText = inner;
          page.replaceChildren(box);
        }""", style, inner)

    def test_a_list_on_a_page_can_be_swiped_away(self):
        self.fill("height: 100%; overflow-y: auto", "height: 2000px")
        self.flick()
        self.assertEqual(self.js("pager.page"), 1)

    def test_a_list_on_a_page_scrolls_up_and_down(self):
        self.fill("height: 100%; overflow-y: auto", "height: 2000px")
        self.page.touch.swipe((200, 250), (200, 100), seconds=0.2)
        self.page.wait_for("pager.querySelector('div').scrollTop > 50")
        self.assertEqual(self.js("[pager.page, pager.state]"), [0, "idle"])

    def test_a_strip_on_a_page_scrolls_by_itself(self):
        self.fill("overflow-x: auto", "width: 2000px; height: 200px")
        self.page.touch.swipe((300, 100), (100, 100), seconds=0.2)
        self.page.wait_for("pager.querySelector('div').scrollLeft > 50")
        self.page.wait_for("pager.state === 'idle'")
        self.assertEqual(self.js("pager.page"), 0)


class OtherHandsTests(PagerTestCase):
    """Others write on what the pager writes on."""

    def test_a_direction_set_far_outside_is_noticed(self):
        self.show()
        self.js("room.dir = 'rtl', 0")
        edges = self.js("""(async () => {
          const next = pager.next();
          const edges = [];
          const page = pager.querySelector("#p1");
          while (pager.state === "animating") {
            await new Promise(requestAnimationFrame);
            if (page.dataset.riffle !== "visible") continue;
            edges.push(page.getBoundingClientRect().x - pager.getBoundingClientRect().x);
          }
          await next;
          return edges;
        })()""")
        self.assertLess(edges[0], 0, "it comes in from the left")

    def test_a_replaced_style_attribute_lasts_until_the_next_motion(self):
        self.show()
        self.js("pager.children[0].setAttribute('style', 'color: red'), 0")
        self.js("pager.next({ animated: false })")
        self.js("pager.previous({ animated: false })")
        self.assertEqual(self.page.bounds("#p0")[2:], (400, 300))

    def test_a_command_after_removal_is_cancelled(self):
        self.show()
        self.assertEqual(self.js("pager.remove(), pager.next()"), "cancelled")

    def test_a_command_before_the_first_insertion_waits_for_it(self):
        outcome = self.js("""(async () => {
          globalThis.pager = make();
          const outcome = pager.goTo(2);
          await show(pager);
          return [await outcome, pager.page];
        })()""")
        self.assertEqual(outcome, ["settled", 2])

    def test_a_wheel_with_shift_turns_pages_sideways(self):
        self.show()
        self.page.mouse.wheel(200, 150, 0, 120, modifiers=["Shift"])
        self.page.wait_for("pager.page === 1 && pager.state === 'idle'")
