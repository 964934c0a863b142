"""Fingers that mean something else, are lost, or find something else when they come back."""

from edge_case import EdgeTestCase


class EdgeFingerTests(EdgeTestCase):
    """What is a pull, and how it ends."""

    def assert_pulls(self):
        """A finger pulls as ever."""
        self.pull(300)
        self.page.wait_for("edge.state === 'active'")
        self.js("edge.deactivate()")
        self.come_to_rest()
        self.assertEqual(self.js("head()"), 1)

    def test_where_a_finger_may_not_scroll_it_does_not_pull(self):
        for action, pulls in (("none", False), ("pan-x", False), ("pinch-zoom", False), ("pan-down", False),
                              ("pan-up", True), ("pan-y", True), ("manipulation", True)):
            for place in (".item", ".scroller"):
                with self.subTest(f"{action}, {place}"):
                    self.show({"edge": "top"})
                    self.js("(place, action) => document.querySelector(place).style.touchAction = action",
                            place, action)
                    self.page.frames(2)
                    self.pull(100, start=(100, 30), steps=4)
                    self.assertEqual(self.js("log.length > 0"), pulls)
                    self.come_to_rest()

    def test_a_page_that_is_zoomed_is_panned_first(self):
        self.show({"edge": "top"}, isDocument=True)
        self.page.call("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
        self.page.frames(5)
        self.page.touch.swipe((150, 300), (150, 200), seconds=0.3, hold=0.2)
        self.page.wait_for("visualViewport.offsetTop > 20")
        self.pull(200, start=(150, 200))
        self.page.wait_for("visualViewport.offsetTop === 0")
        self.page.frames(20)
        self.assertEqual(self.heard("edgestate"), [])
        self.pull(200, start=(150, 200))
        self.page.wait_for("log.length > 0")

    def test_a_long_press_is_no_pull(self):
        self.show({"edge": "top"})
        self.page.touch.press(150, 200)
        self.js("scroller.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))")
        self.page.touch.move(150, 260)
        self.page.frames(2)
        self.page.touch.move(150, 400)
        self.page.touch.release()
        self.page.frames(3)
        self.assertEqual(self.heard("edgestate"), [])
        self.assert_pulls()

    def test_a_finger_that_is_taken_away_lets_go(self):
        self.show({"edge": "top", "fire-on-release": ""})
        self.pull(100, release=False)
        self.page.touch.cancel()
        self.come_to_rest()
        self.assertEqual(self.js("head()"), 1)
        self.assert_pulls_on_release()

    def assert_pulls_on_release(self):
        self.pull(300)
        self.page.wait_for("edge.state === 'active'")

    def test_what_is_under_a_second_finger_is_removed(self):
        self.show({"edge": "top"})
        self.pull(100, start=(150, 100), release=False)
        self.js("addEventListener('touchstart', ({ target }) => { globalThis.last = target; }, true)")
        self.page.touch.press(150, 320, finger=1)
        self.page.frames(2)
        self.js("last.remove()")
        self.page.touch.release(finger=1)
        self.page.touch.release()
        self.come_to_rest()
        self.js("scroller.scrollTop = 300")
        self.page.frames(4)
        self.page.touch.swipe((150, 300), (150, 200), seconds=0.2, hold=0.2)
        self.page.wait_for("scroller.scrollTop > 320")
        self.js("scroller.scrollTop = 0")
        self.page.frames(4)
        self.assert_pulls()

    def test_the_scroller_goes_elsewhere_under_a_pull(self):
        for change in ("room.append(document.createElement('p')), room.lastChild.append(scroller)",
                       "scroller.remove(), setTimeout(() => room.append(scroller))",
                       "scroller.style.display = 'none', setTimeout(() => { scroller.style.display = ''; })"):
            with self.subTest(change):
                self.show({"edge": "top"})
                self.pull(100, release=False)
                self.js(f"{change}, 0")
                self.page.frames(3)
                self.page.touch.move(150, 320)
                self.page.touch.release()
                self.page.frames(3)
                self.come_to_rest()
                self.js("scroller.scrollTo(0, 0)")
                self.page.frames(3)
                self.pull(300, start=(150, 250))
                self.page.wait_for("edge.state === 'active'")

    def test_the_window_turns_under_a_pull(self):
        self.show({"edge": "top"}, {"edge": "bottom"}, style="height: 80vh; width: 90vw")
        self.pull(120, release=False)
        pulled = self.js("head()")
        self.page.set_viewport(600, 390, 1, True)
        self.page.frames(4)
        self.assertAlmostEqual(self.js("head()"), pulled, delta=1)
        self.page.touch.release()
        self.come_to_rest()
        self.assertEqual(self.js("head()"), 1)

    def test_a_press_on_anything_pulls_and_does_not_click(self):
        for name in ("a", "button", "input", "textarea", "select", "label"):
            with self.subTest(name):
                self.show({"edge": "top"})
                self.js("""(name) => {
                  const node = document.createElement(name);
                  node.style.cssText = "display: block; width: 280px; height: 80px";
                  if (name === "a") node.href = "#there";
                  globalThis.clicks = 0;
                  node.addEventListener("click", () => { clicks += 1; });
                  scroller.prepend(node);
                }""", name)
                self.page.frames(2)
                self.pull(100, start=(100, 40), steps=4)
                self.page.wait_for("log.length > 0")
                self.come_to_rest()
                self.assertEqual(self.js("[clicks, location.hash]"), [0, ""])

    def test_the_device_vibrates_once_where_that_is_wanted(self):
        self.js("globalThis.shakes = [], navigator.vibrate = (by) => shakes.push(by) > 0")
        self.show({"edge": "top", "haptics": ""})
        self.js("edge.handler = () => {}")
        self.pull(300)
        self.page.wait_for("edge.result === 'success'")
        self.come_to_rest()
        self.js("edge.activate(), edge.finish(), edge.retry()")
        self.come_to_rest()
        self.assertEqual(len(self.js("shakes")), 1)
        self.js("edge.haptics = false, edge.handler = null")
        self.pull(300)
        self.page.wait_for("edge.state === 'active'")
        self.assertEqual(len(self.js("shakes")), 1)
