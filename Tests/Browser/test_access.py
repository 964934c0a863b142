"""Carousel roles, names, inertness, announcements, focus, and turning by itself."""

from pager_case import PagerTestCase

LIVE = "pager.shadowRoot.querySelector('[aria-live]').textContent"


class AccessTests(PagerTestCase):
    """What assistive technology gets."""

    def tree(self):
        """The accessibility tree of the pager, as lines."""
        return self.page.accessibility_tree("riffle-pager")

    def test_it_is_a_carousel_of_named_slides_of_which_one_is_exposed(self):
        self.show({"aria-label": "Hills", "page": "1"})
        tree = self.tree()
        self.assertIn("Hills", tree[0])
        self.assertIn("carousel", tree[0])
        slides = [line for line in tree if "slide" in line]
        self.assertEqual(len(slides), 1, tree)
        self.assertIn("2 of 5", slides[0])
        self.assertEqual(self.js("[...pager.children].map(({ inert }) => inert)"),
                         [True, False, True, False, False])
        self.assertEqual(self.page.violations("riffle-pager", without=["color-contrast"]), [])

    def test_exposed_is_what_is_visible(self):
        self.show({"aria-label": "Hills", "page": "2", "transition": "coverFlow", "extent": "60%",
                   "alignment": "center"})
        self.assertEqual(self.js("pager.visiblePages"), [0, 1, 2, 3, 4])
        self.assertEqual(len([line for line in self.tree() if "slide" in line]), 5)
        self.js("pager.transition = 'flip', pager.extent = '100%', 0")
        self.assertEqual(len([line for line in self.tree() if "slide" in line]), 1)

    def test_words_and_numbers_are_in_the_author_s_language(self):
        self.js("document.documentElement.lang = 'de'")
        self.show_rendered(12345, {"page": "1233", "page-label": "{page} von {count}",
                                   "page-description": "Folie", "pager-description": "Karussell"})
        page = "pager.querySelector('[data-riffle=visible]')"
        self.assertEqual(self.js(f"{page}.ariaLabel"), "1.234 von 12.345")
        self.assertEqual(self.js(f"[{page}.ariaRoleDescription, pager.ariaRoleDescription]"),
                         ["Folie", "Karussell"])
        self.js("pager.pageDescription = 'Blatt', pager.pageCount = 20000, 0")
        self.assertEqual(self.js(f"[{page}.ariaLabel, {page}.ariaRoleDescription]"),
                         ["1.234 von 20.000", "Blatt"])

    def test_a_language_that_is_none_does_no_harm(self):
        for lang in ("en_US", "x", "de-"):
            with self.subTest(lang):
                self.js("(lang) => { room.replaceChildren(); document.documentElement.lang = lang; }", lang)
                self.show()
                self.assertEqual(self.js("[pager.children[0].ariaLabel, pager.children[0].style.width]"),
                                 ["1 of 5", "400px"])

    def test_what_the_author_wrote_stays_and_what_was_lent_goes(self):
        self.js("""(async () => {
          const pager = make({ role: "region", "aria-label": "Mine" }, 0);
          pager.innerHTML = '<section aria-label="Sea" role="tabpanel"></section><img alt="Sun">'
            + '<figure></figure><div inert></div><button>Go</button><my-page></my-page>';
          globalThis.before = pager.innerHTML;
          pager.overscan = 9;
          await show(pager);
        })()""")
        given = self.js("""[...pager.children].map((page) =>
          ["role", "aria-roledescription", "aria-label"].map((name) => page.getAttribute(name)))""")
        self.assertEqual(given, [
            ["tabpanel", None, "Sea"], [None, None, None], [None, "slide", "3 of 6"],
            ["group", "slide", "4 of 6"], [None, None, None], ["group", "slide", "6 of 6"],
        ])
        self.assertEqual(self.js("pager.getAttribute('role')"), "region")
        self.js("pager.remove()")
        self.assertEqual(self.js("pager.innerHTML === before"), True)
        self.assertEqual(self.js("pager.getAttribute('aria-roledescription')"), None)

    def test_each_settle_is_announced_once_and_none_by_itself(self):
        self.show({"aria-label": "Hills"})
        self.js(f"""globalThis.said = [], new MutationObserver(() => said.push({LIVE}))
          .observe(pager.shadowRoot, {{ childList: true, subtree: true, characterData: true }})""")
        self.assertEqual(self.js(LIVE), "")
        self.flick()
        self.js("pager.next()")
        self.js("pager.children[4].setAttribute('aria-label', 'Sea'), pager.goTo(4)")
        self.page.frames(1)
        self.assertEqual(self.js("said"), ["2 of 5", "3 of 5", "Sea, 5 of 5"])

    def test_a_page_with_a_name_and_no_number_is_announced_by_its_name(self):
        self.show({"page-label": ""})
        self.js("pager.children[1].setAttribute('aria-label', 'Sea')")
        self.flick()
        self.assertEqual(self.js(LIVE), "Sea")

    def test_it_turns_by_itself_without_a_word_while_nobody_looks_closer(self):
        self.show({"autoplay": "0.1", "aria-label": "Hills"}, count=3)
        self.js("globalThis.seen = [], pager.addEventListener('pagesettle', "
                "({ detail }) => seen.push(detail.page))")
        self.page.wait_for("seen.length >= 3")
        self.assertEqual(self.js("seen.slice(0, 3)"), [1, 2, 0])
        self.assertEqual(self.js(LIVE), "")
        self.page.mouse.move(200, 150)
        self.come_to_rest()
        self.page.frames(2)
        count = self.js("seen.length")
        self.page.frames(30)
        self.assertEqual(self.js("seen.length"), count)
        self.js("pager.next()")
        self.assertNotEqual(self.js(LIVE), "")
        self.page.mouse.move(700, 500)
        self.page.wait_for(f"seen.length > {count} + 1")
        self.js("pager.autoplay = null, 0")
        self.come_to_rest()
        count = self.js("seen.length")
        self.page.frames(30)
        self.assertEqual(self.js("seen.length"), count)

    def test_a_time_beyond_all_timers_is_a_long_time(self):
        self.show({"autoplay": "3000000"})
        self.page.frames(30)
        self.assertEqual(self.js("pager.position"), 0)

    def test_it_waits_for_a_second_page_to_turn_to(self):
        self.show({"autoplay": "0.1"}, count=1)
        self.page.frames(20)
        self.assertEqual(self.heard(), [("pageappear", 0)])
        self.js("pager.append(makePage(1)), 0")
        self.page.wait_for("pager.page === 1")

    def test_less_motion_and_focus_keep_it_from_turning_by_itself(self):
        self.page.set_media(prefers_reduced_motion="reduce")
        self.show({"autoplay": "0.1"})
        self.page.frames(20)
        self.assertEqual(self.js("pager.page"), 0)
        self.page.set_media(prefers_reduced_motion="no-preference")
        self.js("pager.focus()")
        self.page.frames(20)
        self.assertEqual(self.js("pager.page"), 0)
        self.js("pager.blur()")
        self.page.wait_for("pager.page === 1")

    def test_the_focus_ring_is_seen_in_forced_colours(self):
        self.page.set_media(forced_colors="active")
        self.show()
        self.js("pager.focus({ focusVisible: true })")
        self.assertEqual(self.js("[getComputedStyle(pager).outlineStyle, getComputedStyle(pager).outlineWidth]"),
                         ["solid", "2px"])


class FocusTests(PagerTestCase):
    """Controls on pages out of sight."""

    def show_buttons(self, **attributes):
        """Shows a pager with a button on each page, and one before it."""
        self.js("room.innerHTML = '<button id=before>before</button>', 0")
        self.js("""async (attributes) => {
          const pager = make(attributes, 0);
          for (let i = 0; i < 5; i += 1) {
            pager.append(makePage(i));
            pager.lastChild.innerHTML = `<button id="b${i}">b${i}</button>`;
          }
          await show(pager);
          document.getElementById("before").focus();
        }""", attributes)

    def tab(self):
        """Presses Tab; returns what has the focus then."""
        self.page.keyboard.press("Tab")
        return self.js("document.activeElement.id || document.activeElement.localName")

    def test_by_itself_the_tab_key_leaves_pages_out_of_sight_alone(self):
        self.show_buttons()
        self.assertEqual([self.tab() for _ in range(3)], ["riffle-pager", "b0", "body"])

    def test_a_page_that_gets_the_focus_comes_in_and_stands_in_its_place(self):
        self.show_buttons(**{"focus-pages": "", "overscan": "3"})
        for expected in ("riffle-pager", "b0", "b1", "b2", "b3", "b4"):
            self.assertEqual(self.tab(), expected)
            self.come_to_rest()
        self.assertEqual(self.js("[pager.page, pager.fraction, pager.scrollLeft]"), [4, 0, 0])
        left, *_ = self.page.bounds("#p4")
        self.assertEqual(left, self.page.bounds("riffle-pager")[0])

    def test_pages_that_wait_for_the_focus_are_not_seen(self):
        self.js("room.style.cssText = 'position: absolute; left: 250px'")
        self.show_buttons(**{"focus-pages": "", "overscan": "3", "no-clip": "", "outset": "0",
                             "style": "width: 200px; height: 150px"})
        picture = self.page.screenshot()
        self.assertEqual([picture.pixel(x, 100) for x in (350, 500, 700)],
                         [(0xC8, 0, 0), (255, 255, 255), (255, 255, 255)])

    def test_focus_from_afar_and_a_scroll_of_the_browser_s_do_no_harm(self):
        self.show_buttons(**{"focus-pages": "", "overscan": "3"})
        # For browsers that scroll what only clips.
        self.js("pager.style.overflow = 'hidden'")
        self.js("b3.focus(), pager.scrollLeft = 137, 0")
        self.come_to_rest()
        self.page.wait_for("pager.scrollLeft === 0")
        self.assertEqual(self.js("[pager.page, pager.fraction, pager.scrollLeft]"), [3, 0, 0])
        self.assertEqual(self.page.bounds("#p3")[0], self.page.bounds("riffle-pager")[0])
