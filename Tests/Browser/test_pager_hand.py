"""Reading the hand: fingers, pens and the mouse, and what they leave alone."""

from pager_case import PagerTestCase


class DragTests(PagerTestCase):
    """Pages follow the pointer."""

    def test_a_page_follows_the_finger_and_snaps(self):
        self.show()
        self.page.touch.swipe((300, 150), (200, 150), release=False)
        self.page.frames(2)
        # The slop of 10 points stays behind.
        self.assertAlmostEqual(self.page.bounds("#p0")[0], -90, delta=0.5)
        self.assertEqual(self.js("pager.state"), "dragging")
        self.assertEqual(self.shown(), ["p0", "p1"])
        self.page.touch.move(290, 150)
        self.page.frames(2)
        self.assertAlmostEqual(self.page.bounds("#p0")[0], 0, delta=0.5)
        self.page.touch.release()
        self.come_to_rest()
        self.assertEqual(self.page.bounds("#p0")[0], 0)

    def test_finger_mouse_and_pen_drag(self):
        self.show()
        self.flick()
        self.page.mouse.drag((300, 150), (100, 150))
        self.come_to_rest()
        self.page.mouse.drag((300, 150), (100, 150), pointer="pen")
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 3)

    def test_a_mouse_may_leave_the_pager_while_it_drags(self):
        self.show()
        self.page.mouse.drag((300, 150), (100, 590), seconds=0.3, release=False)
        self.page.mouse.move(60, 590)
        self.page.mouse.release(60, 590)
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 0)
        self.page.mouse.drag((390, 150), (790, 160), seconds=0.2)
        self.come_to_rest()
        self.assertEqual(self.page.bounds("#p0")[0], 0)
        self.page.mouse.drag((40, 150), (790, 150), release=False)
        self.assertGreater(self.page.bounds("#p0")[0], 100)
        self.page.mouse.release(790, 150)
        self.come_to_rest()

    def test_the_other_buttons_and_keys_held_down_mean_something_else(self):
        self.show()
        self.page.mouse.press(300, 150, button="right")
        self.page.mouse.move(100, 150)
        self.assertEqual(self.js("pager.state"), "idle")
        self.page.mouse.release(100, 150, button="right")
        for modifier in (2, 4):
            for kind, x in [("mousePressed", 300), ("mouseMoved", 100), ("mouseReleased", 100)]:
                self.page.call("Input.dispatchMouseEvent", {
                    "type": kind, "x": x, "y": 150, "button": "left", "clickCount": 1,
                    "buttons": int(kind != "mouseReleased"), "modifiers": modifier})
                self.assertEqual(self.js("pager.state"), "idle")

    def test_a_second_finger_changes_nothing(self):
        self.show()
        self.page.touch.swipe((300, 150), (200, 150), release=False)
        self.page.frames(2)
        before = self.page.bounds("#p0")[0]
        self.page.touch.press(100, 200, finger=1)
        self.page.touch.move(180, 200, finger=1)
        self.page.frames(2)
        self.assertEqual(self.page.bounds("#p0")[0], before)
        self.page.touch.release(finger=1)
        self.page.touch.release()
        self.come_to_rest()

    def test_a_finger_that_the_system_takes_away_lets_go_without_speed(self):
        self.show()
        self.page.touch.swipe((300, 150), (180, 150), seconds=0.1, release=False)
        self.page.touch.cancel()
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 0)

    def test_a_press_stops_a_page_in_flight_where_it_is(self):
        self.show()
        self.js("pager.goTo(1), 0")
        self.page.wait_for("pager.position > 0.3")
        self.page.touch.press(200, 150)
        held = self.js("pager.position")
        self.page.frames(4)
        self.assertEqual(self.js("pager.position"), held)
        self.page.touch.release()
        self.come_to_rest()

    def test_the_document_scrolls_the_other_way(self):
        self.show()
        self.js("document.body.style.height = '3000px', 0")
        self.assertEqual(self.js("getComputedStyle(pager).touchAction"), "pan-y pinch-zoom")
        self.page.touch.swipe((200, 280), (200, 80), seconds=0.3, hold=0.2)
        self.page.wait_for("scrollY > 100")
        self.assertEqual(self.js("[pager.page, pager.position]"), [0, 0])
        self.js("pager.axis = 'vertical', 0")
        self.assertEqual(self.js("getComputedStyle(pager).touchAction"), "pan-x pinch-zoom")

    def test_the_removal_of_the_page_under_the_finger_does_not_lose_it(self):
        self.show()
        self.page.touch.swipe((300, 150), (250, 150), release=False)
        self.js("p0.remove(), 0")
        self.page.touch.move(150, 150)
        self.page.touch.release()
        self.come_to_rest()
        self.flick()

    def test_text_is_not_selected_by_a_mouse_that_drags(self):
        self.show()
        self.page.mouse.drag((150, 8), (20, 12))
        self.come_to_rest()
        self.assertEqual(self.js("`${getSelection()}`"), "")

    def test_a_link_or_a_picture_is_not_dragged_away(self):
        self.show()
        picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"
        self.js("""(picture) => {
          p0.innerHTML = `<a href="#there" style="display:block;height:150px">there</a>
            <img src="${picture}" style="display:block;width:400px;height:150px">`;
          globalThis.drags = [];
          addEventListener("dragstart", (event) => drags.push(event.defaultPrevented));
        }""", picture)
        for y in (75, 225):
            self.page.mouse.drag((300, y), (100, y))
            self.come_to_rest()
            self.assertEqual(self.js("pager.page"), 1)
            self.js("pager.page = 0, 0")
        self.assertNotIn(False, self.js("drags"))
        self.assertEqual(self.js("location.hash"), "")


class ClickTests(PagerTestCase):
    """A tap clicks what is under it, and a drag does not."""

    def setUp(self):
        super().setUp()
        self.show()
        self.js("""globalThis.clicks = [], p0.innerHTML = p1.innerHTML =
          '<button style="width:100%;height:100%">press</button>',
          addEventListener("click", (event) => clicks.push(event.target.localName)), 0""")

    def test_a_tap_and_a_click_reach_what_is_on_the_page(self):
        self.page.touch.tap(200, 150)
        self.page.wait_for("clicks.length === 1")
        self.page.mouse.click(200, 150)
        self.assertEqual(self.js("clicks"), ["button", "button"])
        self.assertEqual(self.js("pager.page"), 0)

    def test_a_drag_ends_with_no_click_and_the_next_click_is_one(self):
        self.page.mouse.drag((300, 150), (100, 150))
        self.come_to_rest()
        self.assertEqual(self.js("[pager.page, clicks]"), [1, []])
        self.page.mouse.click(200, 150)
        self.assertEqual(self.js("clicks"), ["button"])

    def test_a_key_or_a_script_that_clicks_after_a_drag_is_heard(self):
        self.page.touch.swipe((250, 150), (100, 150), seconds=0.15)
        self.come_to_rest()
        self.js("p1.firstChild.click(), p1.firstChild.focus()")
        self.page.keyboard.press("Enter")
        self.assertEqual(self.js("clicks"), ["button", "button"])

    def test_a_click_elsewhere_after_a_drag_is_heard(self):
        self.page.touch.swipe((250, 150), (100, 150), seconds=0.15)
        self.come_to_rest()
        self.page.mouse.click(700, 500)
        self.assertEqual(len(self.js("clicks")), 1)


class LeftAloneTests(PagerTestCase):
    """What is not the pager's."""

    def test_a_mouse_does_not_drag_where_it_writes_or_chooses(self):
        self.show()
        for html in [
            "<input>", "<textarea></textarea>", "<select><option>one</select>", "<input type=range>",
            "<p contenteditable>text</p>", "<p draggable=true>text</p>",
        ]:
            with self.subTest(html):
                self.js("(html) => { p0.innerHTML = html; Object.assign(p0.firstChild.style, "
                        "{ width: '300px', height: '200px', margin: '0', display: 'block' }); }", html)
                self.page.mouse.drag((200, 100), (100, 100), release=False)
                self.assertEqual(self.js("pager.state"), "idle")
                self.page.mouse.release(100, 100)
                self.js("document.activeElement.blur()")

    def test_a_finger_does_not_drag_a_slider_away_but_goes_over_a_field(self):
        self.show()
        for html, state in [("<input type=range>", "idle"), ("<input>", "dragging")]:
            with self.subTest(html):
                self.js("(html) => { p0.innerHTML = html; Object.assign(p0.firstChild.style, "
                        "{ width: '300px', height: '200px', margin: '0' }); }", html)
                self.page.touch.swipe((200, 100), (100, 100), release=False)
                self.assertEqual(self.js("pager.state"), state)
                self.page.touch.release()
                self.come_to_rest()

    def test_a_scrollbar_is_not_the_page(self):
        self.show()
        # The browser hides scrollbars here; a border stands where one would be.
        self.js("""p0.innerHTML = `<div style="width: 300px; height: 200px; overflow-y: auto;
          border-right: 16px solid"><p style="height: 2000px">`, 0""")
        self.page.mouse.drag((310, 20), (200, 60), release=False)
        self.assertEqual(self.js("pager.state"), "idle")
        self.page.mouse.release(200, 60)
        self.page.mouse.drag((290, 20), (100, 30), release=False)
        self.assertEqual(self.js("pager.state"), "dragging")
        self.page.mouse.release(100, 30)
        self.come_to_rest()

    def test_a_press_that_a_page_prevents_is_the_pages(self):
        self.show()
        self.js("p0.addEventListener('pointerdown', (event) => event.preventDefault()), 0")
        self.page.mouse.drag((300, 150), (100, 150), release=False)
        self.assertEqual(self.js("pager.state"), "idle")
        self.page.mouse.release(100, 150)

    def test_disabled_takes_no_input_but_commands(self):
        self.show({"disabled": ""})
        self.assertEqual(self.js("getComputedStyle(pager).touchAction"), "auto")
        self.page.mouse.drag((300, 150), (100, 150))
        self.js("pager.focus()")
        self.page.keyboard.press("ArrowRight")
        self.page.mouse.wheel(200, 150, dx=400)
        self.page.frames(3)
        self.assertEqual(self.js("[pager.page, pager.state]"), [0, "idle"])
        self.assertEqual(self.js("pager.next()"), "settled")
        self.assertEqual(self.js("pager.page"), 1)

    def test_disabling_lets_go_of_a_drag(self):
        self.show()
        self.page.mouse.drag((300, 150), (150, 150), release=False)
        self.js("pager.disabled = true, 0")
        self.come_to_rest()
        self.page.mouse.move(10, 150)
        self.page.mouse.release(10, 150)
        self.assertEqual(self.js("[pager.page, pager.position]"), [0, 0])


class NestedTests(PagerTestCase):
    """A pager on a page of a pager."""

    def nest(self, axis):
        """Puts a pager of pages q0… onto the first page of a horizontal one."""
        self.show()
        self.js("""async (axis) => {
          const inner = Object.assign(document.createElement("riffle-pager"), { axis });
          for (let i = 0; i < 3; i += 1) {
            inner.append(Object.assign(makePage(i), { id: `q${i}` }));
          }
          p0.replaceChildren(inner);
          globalThis.inner = inner;
          await inner.ready;
        }""", axis)

    def test_the_inner_one_of_the_same_axis_keeps_the_finger(self):
        self.nest("horizontal")
        self.flick()
        self.page.wait_for("inner.state === 'idle' && inner.page === 1")
        self.assertEqual(self.js("[pager.page, pager.position]"), [0, 0])
        for _ in range(2):
            self.page.touch.swipe((300, 150), (100, 150))
            self.page.wait_for("inner.state === 'idle'")
        self.assertEqual(self.js("[inner.page, pager.page]"), [2, 0])

    def test_across_each_takes_its_own_direction(self):
        self.nest("vertical")
        self.page.touch.swipe((200, 250), (205, 100), seconds=0.15)
        self.page.wait_for("inner.state === 'idle' && inner.page === 1")
        self.assertEqual(self.js("[pager.page, pager.position]"), [0, 0])
        self.flick()
        self.assertEqual(self.js("[pager.page, inner.page, inner.position]"), [1, 1, 1])
