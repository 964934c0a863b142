"""A list of tabs that is longer than its room."""

from tabs_case import TabsTestCase


class TabsScrollTests(TabsTestCase):
    """Twenty tabs of 100 points in a row of 300."""

    # With a tab in the middle: 100 points left and right of it.
    STYLE = "width: 300px"

    def show_many(self, **attributes):
        """Shows twenty tabs where three are seen."""
        self.show({"style": self.STYLE, **attributes}, count=20)

    def offset(self):
        """How far the list is scrolled."""
        return self.js("tabs.scrollLeft")

    def scroll(self, offset):
        """Scrolls the list as a hand does; returns when it knows."""
        self.js("""(offset) => new Promise((resolve) => {
          tabs.addEventListener("scroll", resolve, { once: true });
          tabs.scrollLeft = offset;
        })""", offset)

    def test_it_goes_along_with_the_selection(self):
        self.show_many()
        for (begin, end, progress), expected in (
            ((0, 1, 0.5), 0), ((1, 2, 0.5), 50), ((2, 3, 0), 100), ((5, 10, 0.5), 650),
            ((18, 19, 0.5), 1700),
        ):
            # It has been at rest there.
            self.rest(begin)
            self.go(begin, end, progress)
            self.assertEqual(self.offset(), expected, (begin, end, progress))

    def test_from_right_to_left_it_goes_the_other_way(self):
        self.show_many(dir="rtl")
        self.go(0, 10, 0.5)
        self.assertEqual(self.offset(), -450)
        self.rest(10)
        self.assertEqual(self.offset(), -900)
        self.assertEqual(self.js("mark().slice(0, 3)"), [100, 38, 100])

    def test_upright_it_scrolls_upright(self):
        self.show({"axis": "vertical", "style": "width: 100px; height: 120px"}, count=20)
        self.rest(10)
        self.assertEqual(self.js("[tabs.scrollLeft, tabs.scrollTop]"), [0, 360])
        self.assertEqual(self.js("mark()"), [98, 40, 2, 40])

    def test_scrolled_by_hand_it_stays_until_the_selection_moves_and_goes_from_there(self):
        self.show_many()
        self.rest(5)
        self.assertEqual(self.offset(), 400)
        self.scroll(1000)
        self.js("tabs.children[5].style.height = '39px', 0")
        self.page.frames(2)
        self.assertEqual(self.offset(), 1000)
        # Where the finger brings the page back, the list is brought back too.
        for progress, expected in ((0.2, 900), (0.6, 700), (0.2, 900), (0, 1000)):
            self.go(5, 6, progress)
            self.assertEqual(self.offset(), expected)
        self.rest(5)
        self.assertEqual(self.offset(), 1000)
        self.go(5, 6, 0.5)
        self.rest(6)
        self.assertEqual(self.offset(), 500)

    def test_a_pager_s_way_back_is_a_way_too(self):
        self.show_many()
        self.js("globalThis.at = (selection) => { Object.assign(target, { selection, from: null }); "
                "target.dispatchEvent(new Event('selectionprogress')); }")
        self.rest(6)
        self.scroll(1100)
        for selection, expected in ((5.8, 960), (5.2, 540), (5, 400), (4.5, 350), (4, 300)):
            self.js("at", selection)
            self.assertAlmostEqual(self.offset(), expected, delta=0.1)

    def test_a_hand_on_the_list_in_a_move_has_it(self):
        self.show_many()
        self.rest(5)
        self.go(5, 6, 0.2)
        self.scroll(900)
        self.go(5, 6, 0.4)
        self.assertEqual(self.offset(), 900)
        self.rest(6)
        self.assertEqual(self.offset(), 900)
        self.go(6, 7, 1)
        self.rest(7)
        self.assertEqual(self.offset(), 600)

    def test_a_wheel_is_a_hand(self):
        self.show_many()
        self.rest(5)
        self.page.mouse.wheel(150, 20, dx=100)
        self.page.wait_for("tabs.scrollLeft === 500")
        self.page.frames(2)
        self.js("tabs.append(makeTab(20))")
        self.assertEqual(self.offset(), 500)

    def test_another_size_keeps_the_selected_tab_in_the_middle(self):
        self.show_many()
        self.rest(5)
        self.js("tabs.style.width = '500px', 0")
        self.page.wait_for("tabs.scrollLeft === 300")
        self.js("tabs.children[0].remove()")
        self.assertEqual(self.js("[tabs.scrollLeft, mark()[0]]"), [300, 200])

    def test_a_smooth_list_is_there_at_once(self):
        self.show_many(style=f"{self.STYLE}; scroll-behavior: smooth")
        self.rest(10)
        self.assertEqual(self.offset(), 900)

    def test_a_list_that_was_scrolled_before_the_script_comes_back(self):
        self.show_many()
        self.js("target.remove()")
        self.js("tabs.scrollLeft = 700, room.append(target)")
        self.assertEqual(self.offset(), 0)

    def test_the_page_around_is_not_scrolled(self):
        self.js("""room.style.cssText = "display: block; padding: 2000px 0 2000px 2000px; width: 4000px" """)
        self.show_many()
        self.js("scrollTo(1500, 1500)")
        self.rest(10)
        self.focus_quietly(10)
        self.press("ArrowRight", "Home", "End")
        self.js("tabs.activation = 'manual', 0")
        self.press("Home", "ArrowRight")
        self.assertEqual(self.js("[scrollX, scrollY, focused()]"), [1500, 1500, 1])

    def focus_quietly(self, index):
        """Gives a tab the focus where nothing is scrolled for it."""
        self.js("(index) => tabs.children[index].focus({ preventScroll: true })", index)

    def test_a_tab_that_only_gets_the_focus_is_brought_in(self):
        self.show_many(activation="manual")
        self.focus(0)
        self.press("ArrowRight", "ArrowRight")
        self.assertEqual(self.offset(), 0)
        self.press("ArrowRight")
        self.assertEqual(self.offset(), 200)
        self.press("End")
        self.assertEqual(self.offset(), 1700)
        self.rest(0)
        self.assertEqual(self.offset(), 1700)
        self.rest(1)
        self.assertEqual(self.offset(), 0)

    def test_so_is_the_selected_one_that_has_been_scrolled_away(self):
        self.show_many()
        self.focus(1)
        self.scroll(1000)
        self.assertEqual((self.press("Home"), self.calls(), self.offset()), (0, [], 0))
