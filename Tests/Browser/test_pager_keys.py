"""Reading the keys."""

from pager_case import PagerTestCase


class KeyTests(PagerTestCase):
    """Keys turn pages where the pager or a page has the focus."""

    def press(self, key, **options):
        """Presses a key and waits for the rest; returns the page and whether the key was taken."""
        self.js("addEventListener('keydown', (e) => (globalThis.taken = e.defaultPrevented), "
                "{ once: true }), 0")
        self.page.keyboard.press(key, **options)
        self.come_to_rest()
        return self.js("[pager.page, taken]")

    def test_the_tab_key_reaches_the_pager_and_each_key_turns_pages(self):
        self.show()
        self.page.keyboard.press("Tab")
        self.assertTrue(self.js("document.activeElement === pager"))
        self.assertEqual(self.js("getComputedStyle(pager).outlineStyle"), "solid")
        for key, page in [("ArrowRight", 1), (" ", 2), ("PageDown", 3), ("ArrowLeft", 2),
                          ("PageUp", 1), ("End", 4), ("Home", 0)]:
            with self.subTest(key):
                self.assertEqual(self.press(key), [page, True])

    def test_a_page_may_have_the_focus(self):
        self.show()
        self.js("p0.tabIndex = 0, p0.focus()")
        self.assertEqual(self.press("ArrowRight"), [1, True])

    def test_keys_that_mean_nothing_are_left_to_the_browser(self):
        self.show()
        self.js("pager.focus()")
        for key in ("ArrowUp", "ArrowDown", "a", "Enter", "Escape"):
            with self.subTest(key):
                self.assertEqual(self.press(key), [0, False])

    def test_along_a_vertical_axis_the_other_arrows_turn(self):
        self.show({"axis": "vertical"})
        self.js("pager.focus()")
        self.assertEqual(self.press("ArrowRight"), [0, False])
        self.assertEqual(self.press("ArrowDown"), [1, True])
        self.assertEqual(self.press("ArrowUp"), [0, True])

    def test_from_right_to_left_the_left_arrow_goes_on(self):
        self.show({"dir": "rtl"})
        self.js("pager.focus()")
        self.assertEqual(self.press("ArrowLeft"), [1, True])
        self.assertEqual(self.press("ArrowRight"), [0, True])

    def test_a_direction_set_by_a_style_counts_at_the_next_key(self):
        self.show()
        self.js("pager.focus(), room.style.direction = 'rtl', 0")
        self.assertEqual(self.press("ArrowLeft"), [1, True])

    def test_each_repeat_is_a_page(self):
        self.show()
        self.js("pager.focus()")
        self.assertEqual(self.press("ArrowRight", repeat=2), [3, True])

    def test_keys_with_a_modifier_are_not_the_pagers(self):
        self.show()
        self.js("pager.focus()")
        for modifier in ("Shift", "Control", "Alt", "Meta"):
            with self.subTest(modifier):
                self.page.keyboard.press("ArrowRight", modifiers=[modifier])
                self.assertEqual(self.js("[pager.page, pager.state]"), [0, "idle"])

    def test_a_listener_that_prevents_the_key_keeps_it(self):
        self.show()
        self.js("p0.tabIndex = 0, p0.focus(), "
                "p0.addEventListener('keydown', (event) => event.preventDefault()), 0")
        self.page.keyboard.press("ArrowRight")
        self.assertEqual(self.js("[pager.page, pager.state]"), [0, "idle"])

    def test_what_has_keys_of_its_own_keeps_them(self):
        self.show()
        for html in [
            "<input>", "<textarea></textarea>", "<select><option>one</select>",
            "<button>one</button>", "<a href='#'>one</a>", "<video controls></video>",
            "<p contenteditable>one</p>", "<p tabindex=0>one</p>", "<details><summary>one</summary>",
        ]:
            with self.subTest(html):
                self.js("(html) => { p0.innerHTML = html; "
                        "(p0.querySelector('summary') ?? p0.firstChild).focus(); }", html)
                self.assertTrue(self.js("p0.contains(document.activeElement)"))
                self.page.keyboard.press("ArrowRight")
                self.assertEqual(self.js("[pager.page, pager.state]"), [0, "idle"])

    def test_a_page_that_is_a_button_keeps_its_keys(self):
        self.show(count=0)
        self.js("pager.append(document.createElement('button'), makePage(1)), 0")
        self.page.wait_for("pager.page === 0")
        self.js("pager.firstChild.focus()")
        self.page.keyboard.press(" ")
        self.assertEqual(self.js("[pager.page, pager.state]"), [0, "idle"])

    def test_a_tabindex_of_the_author_stays(self):
        self.show({"tabindex": "-1"})
        self.assertEqual(self.js("pager.getAttribute('tabindex')"), "-1")

    def test_a_page_that_scrolls_keeps_the_keys_that_scroll_it(self):
        self.show()
        self.js("p0.style.overflow = 'auto', p0.innerHTML = '<p style=height:900px>', p0.tabIndex = 0, "
                "p0.focus()")
        for key in ("PageDown", "ArrowDown", "End"):
            before = self.js("p0.scrollTop")
            self.page.keyboard.press(key)
            self.page.wait_for(f"p0.scrollTop > {before}")
        self.assertEqual(self.js("[pager.page, pager.state]"), [0, "idle"])
        self.page.keyboard.press("ArrowRight")
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 1)
