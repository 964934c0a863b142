"""Loops: after the last page comes the first."""

from pager_case import PagerTestCase


class LoopTests(PagerTestCase):
    """`loop` lets the first page follow the last one, and no page is there twice."""

    def test_a_finger_goes_round_in_both_directions(self):
        self.show({"loop": ""})
        elements = self.js("globalThis.nodes = [...pager.children], nodes.length")
        self.flick(-1, start=(100, 150))
        self.assertEqual(self.js("[pager.page, pager.position, pager.target]"), [4, 4, 4])
        self.assertEqual(self.shown(), ["p4"])
        self.assertEqual(self.page.bounds("#p4"), (0, 0, 400, 300))
        self.assertEqual(self.js("[pager.mountedPages, pager.visiblePages]"), [[3, 4, 0], [4]])
        self.flick()
        self.flick()
        self.assertEqual(self.js("pager.page"), 1)
        self.assertEqual(self.shown(), ["p1"])
        self.assertEqual(elements, 5)
        self.assertTrue(self.js("nodes.every((node, i) => pager.children[i] === node)"))

    def test_its_events_speak_of_pages(self):
        self.show({"loop": "", "page": "4"})
        self.heard()
        self.flick()
        self.assertEqual([entry for entry in self.heard() if entry[0] != "pagechange"], [
            ("pagetarget", 0), ("pagedisappear", 4), ("pageappear", 0), ("pagesettle", 0)])
        self.assertEqual(self.js("pager.getAttribute('page')"), "0")

    def test_the_first_stands_beside_the_last_under_the_finger(self):
        self.show({"loop": "", "page": "4"})
        self.page.touch.swipe((300, 150), (150, 150), hold=0.1, release=False)
        self.page.wait_for("pager.fraction > 0.3")
        self.assertEqual(self.shown(), ["p4", "p0"])
        left = self.page.bounds("#p4")[0]
        self.assertLess(left, 0)
        self.assertEqual(self.page.bounds("#p0")[0], left + 400)
        self.page.touch.release()

    def test_keys_go_round_too_from_right_to_left_as_well(self):
        for attributes, key in (({}, "ArrowLeft"), ({"dir": "rtl"}, "ArrowRight")):
            with self.subTest(key):
                self.js("room.replaceChildren(), 0")
                self.show({"loop": "", **attributes})
                self.js("pager.focus()")
                self.page.keyboard.press(key)
                self.come_to_rest()
                self.assertEqual(self.js("pager.page"), 4)
                self.assertEqual(self.shown(), ["p4"])
                self.page.keyboard.press("End")
                self.come_to_rest()
                self.assertEqual(self.js("pager.page"), 4)
                self.page.keyboard.press("Home")
                self.come_to_rest()
                self.assertEqual(self.js("[pager.page, pager.fraction]"), [0, 0])

    def test_pages_are_called_by_their_number(self):
        self.show({"loop": ""}, count=9)
        self.flick(-1, start=(100, 150))
        self.flick()
        live = "pager.shadowRoot.querySelector('[aria-live]').textContent"
        self.assertEqual(self.js(f"[p0.getAttribute('aria-label'), {live}]"), ["1 of 9", "1 of 9"])
        self.assertEqual(self.js("[p0, p1, p8].map((page) => page.hasAttribute('inert'))"),
                         [False, True, True])

    def test_autoplay_goes_on_in_the_same_direction(self):
        self.show({"loop": "", "page": "4"})
        self.js("""globalThis.seen = [], pager.addEventListener("pagetarget", ({ detail }) => {
          seen.push([detail.page, pager.fraction]);
          requestAnimationFrame(function look() {
            if (pager.page === 4 && pager.fraction < 0) globalThis.wentBack = true;
            if (pager.page === 4) requestAnimationFrame(look);
          });
        }), pager.autoplay = 0.1, 0""")
        self.page.wait_for("seen.length > 1")
        self.assertEqual(self.js("[seen[0][0], seen[1][0], globalThis.wentBack ?? false]"),
                         [0, 1, False])

    def test_too_few_pages_do_not_loop(self):
        self.show({"loop": "", "extent": "60%", "no-trim": ""}, count=2)
        self.flick(-1, start=(100, 150))
        self.assertEqual(self.js("pager.page"), 0)
        # It turns back to the first page, since it cannot go on.
        self.js("pager.autoplay = 0.1, 0")
        self.page.wait_for("pager.page === 1")
        self.page.wait_for("pager.page === 0")
        self.js("pager.autoplay = null, 0")
        self.come_to_rest()
        self.js("pager.append(makePage(2)), pager.goTo(0, { animated: false })")
        self.flick(-1, start=(100, 150))
        self.assertEqual(self.js("pager.page"), 2)

    def test_it_may_begin_and_end_at_any_time(self):
        self.show({"page": "0"})
        self.js("pager.loop = true, 0")
        self.assertEqual(self.js("[pager.mountedPages, pager.page]"), [[4, 0, 1], 0])
        self.js("pager.loop = false, 0")
        self.assertEqual(self.js("[pager.mountedPages, pager.page]"), [[0, 1], 0])

    def test_a_page_keeps_its_element_and_the_focus_on_the_other_side(self):
        self.show_rendered(4, {"loop": "", "page": "3", "focus-pages": "", "overscan": "2"})
        self.js("for (const child of pager.children) child.tabIndex = 0")
        order = "[...pager.children].map((child) => child.textContent)"
        before = self.js(order)
        self.assertEqual(before[before.index("Page 3"):][:2], ["Page 3", "Page 0"])
        self.js("""globalThis.last = [...pager.children].find((c) => c.textContent === "Page 3"),
          last.focus(), calls.length = 0""")
        self.js("pager.next({ animated: false })")
        self.js("pager.next({ animated: false })")
        self.assertEqual(self.js("pager.page"), 1)
        self.assertTrue(self.js("last.isConnected"))
        self.assertEqual(self.js("calls"), [])
        order = self.js("""pager.mountedPages.map((page) => [...pager.children]
          .findIndex((child) => child.textContent === `Page ${page}`))""")
        self.assertEqual(order, sorted(order))
