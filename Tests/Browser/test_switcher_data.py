"""Pages of a switcher that come, go and change places: the same child stays selected, as it is."""

from switcher_case import SwitcherTestCase

NOW = "[switcher.selected, switcher.selectedPage?.id ?? null, switcher.count, switcher.getAttribute('selected')]"

# What the author may do to the children, and where the pages are then.
CHANGES = {
    "one before": ("switcher.prepend(page(7))", "habcde"),
    "two between": ("switcher.children[2].before(page(7), page(8))", "abhicde"),
    "one behind": ("switcher.append(page(7))", "abcdeh"),
    "the first one gone": ("a.remove()", "bcde"),
    "the last one gone": ("e.remove()", "abcd"),
    "in another order": ("switcher.prepend(e, d)", "edabc"),
    "others in their place": ("switcher.replaceChildren(page(7), b, page(8), c)", "hbic"),
}


class DataTests(SwitcherTestCase):
    """Five sections, "a" to "e"."""

    def show_five(self, **attributes):
        """Shows them; `finger` is one made by script."""
        self.js("import('/pages/switcher-frames.js').then(({ finger }) => { globalThis.finger = finger; })")
        self.show({"edge-zone": "none", **attributes}, count=5)

    def change(self, code):
        """Changes the children, and lets the switcher see it."""
        self.run_js(f"async () => {{ {code}; await new Promise(requestAnimationFrame); }}")

    def begin_move(self):
        """Moves from "b" to "c" until it is half way."""
        self.run_js("""async () => {
          globalThis.outcome = null;
          switcher.select(2).then((value) => { outcome = value; });
          while (switcher.progress < 0.3) await new Promise(requestAnimationFrame);
        }""")

    def assert_balanced(self):
        """Each move was closed once before the next one, and each page appeared before it disappeared."""
        is_open = False
        seen = {"b"}
        for kind, *_ in (heard := self.js("words.splice(0)")):
            if kind == "willmove":
                self.assertFalse(is_open, heard)
                is_open = True
            if kind in ("didmove", "movecancel"):
                self.assertTrue(is_open, heard)
                is_open = False
        for kind, name in heard:
            if kind == "pageappear":
                self.assertNotIn(name, seen, heard)
                seen.add(name)
            if kind == "pagedisappear":
                self.assertIn(name, seen, heard)
                seen.remove(name)
        self.assertFalse(is_open)
        self.assertEqual(sorted(seen), self.seen())

    def listen(self):
        """Notes events with the pages that they are about."""
        self.js("""(types) => { globalThis.words = []; for (const type of types) {
          switcher.addEventListener(type, ({ detail }) => words.push([type, switcher.children[detail.page ?? detail.to]?.id]));
        } }""", ["willmove", "didmove", "movecancel", "pageappear", "pagedisappear"])

    def test_at_rest_the_same_page_stays(self):
        for name, (code, order) in CHANGES.items():
            with self.subTest(name):
                self.show_five(selected="1")
                self.listen()
                self.change(code)
                self.assertEqual(self.js(NOW), [order.index("b"), "b", len(order), str(order.index("b"))])
                self.assertEqual(self.seen(), ["b"])
                self.assertEqual(self.left("b"), 0)
                self.assertEqual(self.js("words"), [])
                self.run_js("async () => { await switcher.next(); }")
                after = order[order.index("b") + 1]
                self.assertEqual(self.seen(), [after])
                self.assert_balanced()

    def test_in_mid_move_the_same_two_pages_go_on(self):
        for name, (code, order) in CHANGES.items():
            with self.subTest(name):
                self.show_five(selected="1")
                self.listen()
                self.begin_move()
                before = self.js("switcher.progress")
                self.change(code)
                self.assertEqual(self.js("[switcher.children[switcher.from]?.id, switcher.children[switcher.to]?.id]"),
                                 ["b", "c"])
                self.assertGreaterEqual(self.js("switcher.progress"), before)
                self.page.wait_for("outcome")
                self.assertEqual(self.js("outcome"), "settled")
                self.assertEqual(self.js(NOW)[:3], [order.index("c"), "c", len(order)])
                self.assertEqual(self.seen(), ["c"])
                self.assert_balanced()

    def test_in_mid_drag_the_pages_stay_in_the_hand(self):
        for name, (code, order) in CHANGES.items():
            with self.subTest(name):
                self.show_five(selected="1")
                self.listen()
                self.js("finger.press(300), finger.move(200), 0")
                places = [self.left("b"), self.left("c")]
                self.change(code)
                self.assertEqual([self.left("b"), self.left("c")], places)
                self.assertEqual(self.js("switcher.state"), "dragging")
                # Back through the start comes what now stands before.
                self.js("finger.move(320), 0")
                at = order.index("b")
                if at:
                    self.assertEqual(self.js("switcher.to"), at - 1)
                    self.assertAlmostEqual(self.left("b"), 30, delta=0.01)
                else:
                    self.assertEqual(self.js("[switcher.to, switcher.progress]"), [None, 0])
                self.js("finger.cancel(), 0")
                self.come_to_rest()
                self.assertEqual(self.js(NOW)[:2], [at, "b"])
                self.assert_balanced()

    def test_a_move_that_ended_before_the_change_was_seen_has_ended(self):
        self.show_five(selected="1")
        outcome = self.run_js("""async () => {
          const done = switcher.select(2);
          while (switcher.progress < 0.3) await new Promise(requestAnimationFrame);
          // No frame comes while the page is busy, and the move's time runs out.
          for (const end = performance.now() + 500; performance.now() < end; );
          a.remove();
          return done;
        }""")
        self.assertEqual(outcome, "settled")
        self.assertEqual(self.js(NOW), [1, "c", 4, "1"])
        self.assertEqual(self.seen(), ["c"])

    def test_a_selected_page_that_goes_is_followed_by_what_takes_its_place(self):
        cases = [("c.remove()", "d"), ("c.remove(), d.remove()", "e"), ("c.remove(), d.remove(), e.remove()", "b"),
                 ("c.replaceWith(page(7))", "h"), ("a.remove(), b.remove(), c.remove()", "d"),
                 ("switcher.replaceChildren(page(7), page(8))", "i"), ("switcher.prepend(page(7)), c.remove()", "d"),
                 ("switcher.replaceChildren(page(7), page(8), page(9), page(10))", "j")]
        for code, expected in cases:
            with self.subTest(code):
                self.show_five(selected="2")
                self.change(code)
                self.assertEqual(self.js(NOW)[1], expected)
                self.assertEqual(self.seen(), [expected])
                kinds = [entry[0] for entry in self.heard()]
                self.assertEqual(kinds, ["pagedisappear", "pageappear"])
                self.assertEqual(self.js("switcher.getAttribute('selected')"), str(self.js("switcher.selected")))

    def test_pages_of_a_move_that_go_end_it(self):
        for code, kind, expected in (("b.remove()", "didmove", "c"), ("c.remove()", "movecancel", "b"),
                                     ("b.remove(), c.remove()", "movecancel", "d")):
            for by_hand in (False, True):
                with self.subTest(code, by_hand=by_hand):
                    self.show_five(selected="1")
                    if by_hand:
                        self.js("globalThis.outcome = null, finger.press(300), finger.move(200), 0")
                    else:
                        self.begin_move()
                    self.js("globalThis.gone = { b, c }, 0")
                    self.change(code)
                    self.come_to_rest()
                    heard = self.heard()
                    self.assertEqual([entry[0] for entry in heard if entry[0] in ("didmove", "movecancel")], [kind])
                    self.assertEqual([self.js(NOW)[1], *self.seen()], [expected, expected])
                    if not by_hand:
                        self.page.wait_for("outcome")
                        self.assertEqual(self.js("outcome"), "settled" if kind == "didmove" else "cancelled")
                    self.assertEqual(self.js("""Object.values(gone).filter(({ parentNode }) => !parentNode)
                      .map(({ attributes }) => [...attributes].map(({ name }) => name).join())"""),
                                     ["id"] * code.count("remove"))
                    self.js("finger.lift(), 0")

    def test_what_stays_keeps_its_focus_its_place_and_its_state(self):
        self.show_five(selected="1")
        self.run_js("""async () => {
          b.innerHTML = `<input id="field"><div id="box" style="height: 50px; overflow: auto">
            <p style="height: 999px"></p></div><iframe id="frame"></iframe>`;
          field.value = "Riffle";
          field.focus();
          field.setSelectionRange(2, 4);
          box.scrollTop = 77;
          frame.contentWindow.isSame = true;
          globalThis.mounts = 0;
          new MutationObserver((all) => { mounts += all.length; })
            .observe(b, { attributes: true, attributeFilter: ["data-riffle", "inert"] });
        }""")
        for code in ("switcher.prepend(page(7))", "globalThis.first = a, a.remove()", "e.remove()", "switcher.append(first)",
                     "switcher.append(page(8), page(9))"):
            self.change(code)
        self.assertEqual(self.js("""[document.activeElement.id, field.value, field.selectionStart, field.selectionEnd,
          box.scrollTop, frame.contentWindow.isSame, mounts]"""), ["field", "Riffle", 2, 4, 77, True, 0])

    def test_none_one_and_filled_again(self):
        self.show_five(selected="3")
        self.js("finger.press(300), finger.move(200), 0")
        self.change("switcher.replaceChildren()")
        self.assertEqual(self.js("[switcher.selected, switcher.selectedPage, switcher.selection, switcher.count, "
                                 "switcher.state, switcher.target]"), [None, None, None, 0, "idle", None])
        self.assertEqual(self.run_js("async () => [await switcher.select(2), await switcher.next()]"),
                         ["cancelled", "cancelled"])
        self.js("finger.lift(), switcher.focus(), 0")
        self.page.keyboard.press("ArrowRight")
        self.heard()
        self.change("switcher.append(page(0))")
        self.assertEqual(self.js(NOW)[:3], [0, "a", 1])
        self.assertEqual(self.heard(), [["pageappear", 0]])
        self.assertEqual(self.run_js("async () => [await switcher.select(7), await switcher.previous()]"),
                         ["settled", "settled"])
        self.js("finger.press(300), finger.move(100), 0")
        self.assertEqual([self.left("a"), self.js("switcher.state")], [0, "dragging"])
        self.js("finger.lift(), 0")
        self.change("switcher.replaceChildren()")
        self.change("switcher.append(...[0, 1, 2, 3, 4].map(page))")
        self.assertEqual(self.js(NOW)[:3], [3, "d", 5])
        self.assertEqual(self.seen(), ["d"])

    def test_a_page_that_there_is_not_yet_is_waited_for(self):
        for setting in ("attribute", "property"):
            with self.subTest(setting):
                if setting == "attribute":
                    self.show({"selected": "5"}, count=3)
                else:
                    self.show({}, count=3)
                    self.js("switcher.selected = 5, 0")
                self.assertEqual(self.js(NOW), [2, "c", 3, "5"])
                self.change("switcher.append(page(3))")
                self.assertEqual(self.js(NOW)[2:], [4, "5"])
                self.change("switcher.append(page(4), page(5), page(6))")
                self.assertEqual(self.js(NOW), [5, "f", 7, "5"])
                self.assertEqual(self.seen(), ["f"])
        self.show({"selected": "5"}, count=3)
        # Another wish, and it is not waited for any more.
        self.run_js("async () => { await switcher.previous(); }")
        self.change("switcher.append(page(3), page(4), page(5))")
        self.assertEqual(self.js(NOW), [1, "b", 6, "1"])

    def test_what_is_no_page_does_not_count(self):
        self.show_five(selected="1")
        self.change("""for (const name of ["template", "script", "style", "link", "meta"]) {
          switcher.prepend(document.createElement(name));
        }
        switcher.prepend(Object.assign(page(7), { slot: "tabs" })); switcher.prepend("text")""")
        self.assertEqual(self.js(NOW), [1, "b", 5, "1"])
        # A hidden page is a page, and stays hidden.
        self.change("c.hidden = true")
        self.run_js("async () => { await switcher.next(); }")
        self.assertEqual(self.js(NOW), [2, "c", 5, "2"])
        self.assertEqual(self.seen(), [])

    def test_numbers_are_true_for_who_changes_the_pages_in_an_event(self):
        self.show_five(selected="1")
        self.run_js("""async () => {
          switcher.addEventListener("willmove", () => { a.remove(); switcher.next(); }, { once: true });
          await switcher.select(2);
          while (switcher.state !== "idle") await new Promise(requestAnimationFrame);
        }""")
        self.assertEqual(self.js(NOW)[1:3], ["d", 4])
        self.assertEqual(self.seen(), ["d"])
        self.js("switcher.prepend(page(7)), switcher.previous({ animated: false }), 0")
        self.assertEqual(self.js(NOW)[1:3], ["c", 5])
