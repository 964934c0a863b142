"""Where a pager rests outlives a reload, another size and other numbers."""

import json

from pager_case import PagerTestCase


class StateTests(PagerTestCase):
    """`saveState` and `restoreState`."""

    def save(self):
        # By way of JSON, as an author would keep it.
        return json.loads(self.js("JSON.stringify(pager.saveState())"))

    def remake(self, attributes=None, count=5):
        """Another pager in place of this one, which restores the state before it is ready."""
        state = self.save()
        self.js("pager.remove()")
        return self.js("""async (state, attributes, count) => {
          const next = make(attributes, count);
          const isThere = next.restoreState(state);
          await show(next);
          return isThere;
        }""", state, attributes or {}, count)

    def test_the_page_is_kept_across_a_reload(self):
        self.show({"page": "3"})
        self.assertEqual(self.save(), {"page": 3, "fraction": 0, "inside": 0, "key": "p3"})
        self.assertTrue(self.remake())
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page')]"), [3, "3"])
        self.assertEqual(self.shown(), ["p3"])

    def test_a_page_is_known_by_its_id_wherever_it_is(self):
        self.show({"page": "3"})
        state = self.save()
        self.js("pager.prepend(makePage(8), makePage(9)), pager.goTo(0, { animated: false })")
        self.assertTrue(self.js("(state) => pager.restoreState(state)", state))
        self.assertEqual((self.js("pager.page"), self.shown()), (5, ["p3"]))
        self.js("p3.remove()")
        self.assertFalse(self.js("(state) => pager.restoreState(state)", state))
        # Where nobody has its name, its number counts.
        self.assertEqual(self.js("pager.page"), 3)

    def test_by_its_key_where_pages_are_rendered(self):
        self.show_rendered(0, {})
        self.js("pager.pageKeys = ['a', 'b', 'c', 7], pager.goTo(3, { animated: false })")
        state = self.save()
        self.assertEqual(state["key"], 7)
        self.js("pager.pageKeys = [7, 'x', 'a', 'b', 'c'], pager.goTo(2, { animated: false })")
        self.assertTrue(self.js("(state) => pager.restoreState(state)", state))
        self.assertEqual(self.js("pager.page"), 0)

    def test_a_place_between_pages_is_kept_in_another_size(self):
        self.show({"free": ""}, 9)
        self.js("pager.restoreState({ page: 4, fraction: -0.25, inside: 0 })")
        self.assertEqual(self.js("pager.offset"), 3.75 * 400)
        state = self.save()
        self.assertEqual((state["page"], state["fraction"]), (4, -0.25))
        self.js("pager.style.width = '200px'")
        self.assertTrue(self.remake({"free": "", "style": "width: 200px"}, 9))
        self.assertEqual(self.js("pager.offset"), 3.75 * 200)

    def test_so_is_a_place_inside_a_long_page(self):
        script = """async (state) => {
          globalThis.pager?.remove();
          const next = make({ extent: "content" }, 4);
          [...next.children].forEach((page, i) => {
            const box = document.createElement("div");
            box.style.width = `${[200, 1000, 300, 900][i]}px`;
            page.replaceChildren(box);
          });
          if (state) next.restoreState(state);
          await show(next);
        }"""
        self.js(script, None)
        self.js("pager.goTo(1, { animated: false })")
        self.page.touch.swipe((350, 150), (50, 150), seconds=1)
        self.come_to_rest()
        state = self.save()
        offset = self.js("pager.offset")
        self.assertEqual((state["page"], state["key"], state["length"]), (1, "p1", 1000))
        self.assertGreater(offset, 400)
        self.js(script, state)
        self.assertAlmostEqual(self.js("pager.offset"), offset, places=6)
        self.assertEqual(self.js("p1.getBoundingClientRect().left"), round(200 - offset))

    def test_what_moves_it_is_thought_to_its_end(self):
        self.show({}, 9)
        self.js("void pager.goTo(7)")
        self.assertEqual(self.save()["page"], 7)
        self.js("pager.restoreState({ page: 2, fraction: 0, inside: 0 })")
        self.assertEqual(self.js("[pager.page, pager.state]"), [2, "idle"])

    def test_pages_that_come_later_bring_the_one_that_is_wanted(self):
        self.show({}, 0)
        self.assertFalse(self.js("pager.restoreState({ page: 2, fraction: 0, inside: 0 })"))
        self.js("for (let i = 0; i < 4; i += 1) pager.append(makePage(i))")
        self.page.frames(2)
        self.assertEqual(self.js("pager.page"), 2)

    def test_pages_that_come_later_are_known_by_their_names_too(self):
        self.show({}, 0)
        for before in ("room.append(next)", ""):
            self.js(f"""async () => {{
              pager.remove();
              const next = make({{ free: "" }}, 0);
              {before};
              await 0;
              next.restoreState({{ page: 3, fraction: 0.25, inside: 0, key: "p1" }});
              await show(next);
            }}""", 0)
            self.js("for (let i = 0; i < 5; i += 1) pager.append(makePage(i))")
            self.page.frames(2)
            self.assertEqual(self.js("[pager.page, pager.fraction]"), [1, 0.25])
        # What the author has asked for since counts.
        self.show({}, 0)
        self.js("pager.restoreState({ page: 3, fraction: 0, inside: 0, key: 'p1' }), pager.page = 2")
        self.js("for (let i = 0; i < 5; i += 1) pager.append(makePage(i))")
        self.page.frames(2)
        self.assertEqual(self.js("pager.page"), 2)

    def test_what_waits_for_its_pages_is_saved_as_it_is(self):
        state = {"page": 3, "fraction": 0.25, "inside": 0, "key": "p1"}
        self.js("(state) => { globalThis.pager = make({ free: '' }, 0); pager.restoreState(state); }", state)
        self.assertEqual(self.save(), state)
        self.js("show(pager).then(() => 0)")
        self.assertEqual(self.save(), state)
        self.js("for (let i = 0; i < 5; i += 1) pager.append(makePage(i))")
        self.page.frames(2)
        self.assertEqual(self.save(), {**state, "page": 1})
        self.js("pager.goTo(4, { animated: false })")
        self.assertEqual(self.save()["page"], 4)

    def test_keys_that_come_later_name_rendered_pages(self):
        self.show_rendered(0)
        self.js("pager.restoreState({ page: 0, fraction: 0, inside: 0, key: 'c' })")
        self.js("pager.pageKeys = ['a', 'b', 'c']")
        self.assertEqual(self.js("pager.page"), 2)

    def test_keys_that_are_written_alike_are_told_apart(self):
        self.show_rendered(0)
        self.js("pager.pageKeys = [7, '7', Symbol('7'), Object.create(null), 'd'], 0")
        for page in (1, 0, 4):
            self.js("(page) => { pager.goTo(page, { animated: false }); }", page)
            state = self.save()
            self.js("pager.goTo(2, { animated: false })")
            self.assertTrue(self.js("(state) => pager.restoreState(state)", state))
            self.assertEqual(self.js("pager.page"), page)

    def test_pages_without_an_end_are_kept_by_number(self):
        self.show_rendered(5, {"endless": "both"})
        self.js("pager.goTo(-123456, { animated: false })")
        state = self.save()
        self.js("pager.goTo(9, { animated: false })")
        self.assertTrue(self.js("(state) => pager.restoreState(state)", state))
        self.assertEqual(self.js("pager.page"), -123456)

    def test_what_is_no_state_is_refused(self):
        self.show()
        for state in ("null", "undefined", "7", "{}", "{ page: 0.5 }", "{ page: 1, fraction: 'a' }",
                      "{ page: 1, inside: NaN }", "{ page: 1, key: {} }", "{ page: 2 ** 60 }"):
            error = self.js(f"(() => {{ try {{ pager.restoreState({state}); }}"
                            " catch (error) { return error.name; } })()")
            self.assertEqual(error, "TypeError", state)
        self.assertEqual(self.js("pager.page"), 0)


class HashTests(PagerTestCase):
    """The address says where it rests."""

    def hash(self):
        return self.js("location.hash")

    def test_the_fragment_follows_and_keeps_what_is_not_the_pagers(self):
        self.js("history.replaceState(null, '', '#top&other=5')")
        self.show({"hash": "photos"})
        before = self.js("history.length")
        self.assertEqual(self.hash(), "#top&other=5")
        self.js("pager.goTo(3, { animated: false })")
        self.assertEqual(self.hash(), "#top&other=5&photos=p3")
        self.flick(-1)
        self.assertEqual(self.hash(), "#top&other=5&photos=p2")
        self.assertEqual(self.js("history.length"), before)

    def test_it_begins_where_the_fragment_says(self):
        self.js("history.replaceState(null, '', '#photos=p2')")
        self.show({"hash": "photos", "page": "4"})
        self.assertEqual((self.js("pager.page"), self.shown()), (2, ["p2"]))
        self.js("history.replaceState(null, '', '#photos=1'), pager.remove()")
        self.show({"hash": "photos"})
        self.assertEqual(self.js("pager.page"), 1)
        for bad in ("photos=", "photos=%E0", "photos=x", "photos=99999999999999999", "photo=2"):
            self.js("(bad) => { history.replaceState(null, '', `#${bad}`); pager.remove(); }", bad)
            self.show({"hash": "photos"})
            self.assertEqual(self.js("pager.page"), 0)

    def test_it_goes_where_the_fragment_leads(self):
        self.show({"hash": "a/b"})
        self.js("location.hash = 'a%2Fb=p3'")
        self.page.wait_for("pager.target === 3")
        self.come_to_rest()
        self.assertEqual((self.js("pager.page"), self.hash()), (3, "#a%2Fb=p3"))
        self.js("history.back()")
        self.page.wait_for("location.hash === ''")
        self.assertEqual(self.js("pager.page"), 3)

    def test_a_name_may_be_written_as_it_is_read(self):
        self.js("history.replaceState(null, '', '#a/b=p3&c')")
        self.show({"hash": "a/b"})
        self.assertEqual((self.js("pager.page"), self.hash()), (3, "#a%2Fb=p3&c"))

    def test_the_address_stays_the_documents_own(self):
        self.js("""() => {
          const base = document.createElement("base");
          base.href = "/elsewhere/";
          document.head.append(base);
          history.replaceState(null, "", "/pages/element.html?query");
        }""", 0)
        self.show({"hash": "photos"})
        self.js("pager.goTo(3, { animated: false })")
        self.assertEqual(self.js("location.href.slice(location.origin.length)"),
                         "/pages/element.html?query#photos=p3")

    def test_pages_that_come_later_are_found_by_what_the_fragment_says(self):
        self.js("history.replaceState(null, '', '#photos=p3')")
        self.show({"hash": "photos"}, 0)
        self.js("for (let i = 0; i < 5; i += 1) pager.append(makePage(i))")
        self.page.frames(2)
        self.assertEqual((self.js("pager.page"), self.hash()), (3, "#photos=p3"))
        self.js("history.replaceState(null, '', '#photos=2'), pager.remove()")
        self.show_rendered(0, {"hash": "photos"})
        # A number is a number where nobody has it for a name, and a key that is no text has none.
        self.js("pager.pageKeys = [Symbol('a'), 'b', {}, 'd'], 0")
        self.assertEqual(self.js("pager.page"), 2)

    def test_numbers_below_0_too(self):
        self.js("history.replaceState(null, '', '#day=-3')")
        self.show_rendered(0, {"endless": "both", "hash": "day"})
        self.assertEqual(self.js("pager.page"), -3)
        self.js("location.hash = 'day=-1'")
        self.page.wait_for("pager.target === -1")
        self.come_to_rest()

    def test_another_number_is_written_without_a_turn(self):
        self.show_rendered(9, {"hash": "n", "page": "4"})
        self.js("pager.goTo(5, { animated: false })")
        self.js("pager.insertPages(0, 3)")
        self.assertEqual(self.hash(), "#n=8")

    def test_a_pager_that_is_gone_writes_nothing(self):
        self.show({"hash": "photos"})
        self.js("void pager.goTo(3), pager.remove(), location.hash = 'photos=p1'")
        self.page.frames(3)
        self.assertEqual(self.hash(), "#photos=p1")
