"""The showcase's map and its bare indicator, and what all sections with edges have in common."""

from test_showcase_edges import FOLLOW, EdgesCase


class AtlasTests(EdgesCase):
    """A sheet of a map that is pulled over its edges."""

    ways = {"top": (0, 1), "left": (1, 0), "bottom": (0, -1), "right": (-1, 0)}

    def pull_over(self, side, release=True):
        """Goes to the end of a side, and pulls there."""
        across, down = self.ways[side]
        self.js("([x, y]) => sheet.scrollTo({ left: x > 0 ? 0 : x ? 9999 : sheet.scrollLeft,"
                " top: y > 0 ? 0 : y ? 9999 : sheet.scrollTop, behavior: 'instant' })", [across, down])
        self.page.frames(4)
        self.pull("#sheet", 260 * across, 260 * down, release)

    def check_round(self):
        """Round the middle: north, west, south, east; each sheet begins where the last one was."""
        self.js("""(() => {
          const { animate } = Element.prototype;
          island.animate = (...all) => {
            globalThis.move = animate.apply(island, all);
            move.pause();
          };
        })()""")
        for side, name in (("top", "B1"), ("left", "A1"), ("bottom", "A2"), ("right", "B2")):
            self.pull_over(side, release=False)
            self.js(FOLLOW, "#island")
            self.page.touch.release()
            self.page.wait_for(f"part('reading-sheet').textContent === '{name}'")
            self.page.frames(2)
            # Its way back from where it was pulled to; a sheet is more.
            self.assertLess(self.longest_way(), 150, side)
            self.js("move.finish()")
            self.wait_for_idle(f"side('{side}')")

    def test_each_edge_leads_on(self):
        self.check_round()

    def test_also_where_the_sheet_is_smaller_than_its_frame(self):
        self.tap("#zoom-out")
        self.assertLess(self.js("part('sheet-paper').offsetHeight"), self.js("sheet.clientHeight"))
        self.check_round()

    def test_beyond_the_last_sheet_there_is_an_end(self):
        self.tap("#sheet-index button")
        self.assertEqual(self.text("#reading-sheet"), "A1")
        for side in ("top", "left"):
            self.pull_over(side)
            self.page.wait_for(f"side('{side}').result === 'end'")
            self.assertEqual(self.js(f"side('{side}').shadowRoot.querySelector('[aria-live]').textContent"),
                             "The map ends here")
            self.wait_for_idle(f"side('{side}')")
        self.assertEqual(self.text("#reading-sheet"), "A1")
        disabled = "['top', 'left', 'right', 'bottom'].map((s) => part(`to-${s}`).ariaDisabled)"
        self.assertEqual(self.js(disabled), ["true", "true", "false", "false"])

    def test_edges_stay_edges_when_it_is_zoomed(self):
        self.js("for (const edge of sheet.querySelectorAll('riffle-edge')) {"
                " edge.handler = null; edge.activate({ animated: false }); }")
        for button in ("#zoom-in", "#zoom-in", "#zoom-out", "#zoom-out", "#zoom-out"):
            self.tap(button)
            self.page.frames(4)
            for end in (0, 9999):
                self.js("(end) => sheet.scrollTo(end, end)", end)
                self.page.frames(4)
                lengths = self.js("['top', 'left', 'bottom', 'right'].map((s) => side(s).visibleLength)")
                with self.subTest(button=button, end=end):
                    self.assertEqual([round(length) for length in lengths], [0, 0, 50, 50] if end else [50, 50, 0, 0])

    def test_buttons_do_the_same_as_a_pull(self):
        for side, name in (("top", "B1"), ("right", "C1"), ("bottom", "C2"), ("left", "B2")):
            self.tap(f"#to-{side}")
            self.page.wait_for(f"part('reading-sheet').textContent === '{name}'")
            self.wait_for_idle(f"side('{side}')")


class BareTests(EdgesCase):
    """An indicator that nobody pulls at."""

    def send(self, answer):
        self.choose("bare-answer", answer)
        self.tap("#bare-send")
        self.page.wait_for("radio.active")
        self.page.wait_for("radio.result", timeout=8)

    def test_it_shows_what_came_of_it(self):
        # Nothing pulls there, so the page around goes along, and on for a while.
        self.pull("#message", 0, 200)
        self.page.wait_for("(was => was === (globalThis.was = scrollY))(globalThis.was)")
        self.assertEqual(self.js("radio.state"), "idle")
        for answer in ("success", "end", "failure"):
            with self.subTest(answer=answer):
                self.send(answer)
                self.assertEqual(self.text("#bare-readings [data-reading=result]"), answer)
                self.wait_for_idle("radio")
        self.assertEqual(self.text("#bare-send"), "Try again")
        self.send("success")
        self.page.wait_for("part('bare-send').textContent === 'Send'")

    def test_silence_times_out(self):
        self.send("silence")
        self.assertEqual(self.js("radio.result"), "failure")
        self.assertEqual(self.text("#reading-error"), "timeout")

    def test_it_can_be_shown_at_each_side_and_no_more(self):
        for name in ("top", "right", "bottom", "left"):
            with self.subTest(side=name):
                self.choose("bare-side", name)
                self.tap("#bare-show")
                self.page.wait_for("radio.visibleLength > 49")
                self.tap("#bare-show")
                self.page.wait_for("radio.result === 'success'")
                self.wait_for_idle("radio")


class SectionTests(EdgesCase):
    """All four sections."""

    def test_no_section_has_a_fault(self):
        for scheme in ("light", "dark"):
            self.page.set_media(prefers_color_scheme=scheme)
            self.page.wait_for("document.getAnimations().every((animation) => !(animation instanceof CSSTransition))")
            for section in ("#pull", "#tides", "#atlas", "#bare"):
                with self.subTest(scheme=scheme, section=section):
                    self.reveal(section)
                    self.assertEqual(self.page.violations(section), [])

    def test_what_scrolls_is_reached_and_scrolled_by_key(self):
        for name, key, place in (("feed", "ArrowDown", "scrollTop"), ("sheet", "ArrowRight", "scrollLeft"),
                                 ("tide-strip", "ArrowRight", "scrollLeft")):
            with self.subTest(name):
                before = self.js(f"(part('{name}').focus(), part('{name}').{place})")
                self.page.keyboard.press(key)
                self.page.wait_for(f"part('{name}').{place} > {before}")

    def test_sources_say_what_runs(self):
        shown = self.js("""Object.fromEntries([...document.querySelectorAll("[data-markup]")].map(
          (figure) => [figure.dataset.markup, figure.querySelector("code").textContent]))""")
        self.assertIn('load-distance="250"', shown["feed"])
        self.assertIn('<riffle-edge edge="trailing">', shown["tide-strip"])
        self.assertEqual(shown["sheet"].count("<riffle-edge"), 4)
        self.assertIn('timeout="3"', shown["message"])
        scripts = self.js("""[...document.querySelectorAll("[data-script]")].map(
          (figure) => figure.querySelector("code").textContent).join()""")
        for name in ("refresh", "loadMore", "addDays", "showMoon", "goOn", "turnSheet", "send", "show"):
            self.assertIn(f"function {name}(", scripts)
