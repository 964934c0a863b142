"""Pages that come, go and change places keep their elements, and nothing jumps."""

from pager_case import PagerTestCase


class ChildrenTests(PagerTestCase):
    """The author changes the pager's children."""

    def test_what_stays_keeps_its_view_and_the_focus(self):
        self.show({"page": "2"})
        self.js("""for (const child of pager.children) child.tabIndex = 0;
          p2.focus();
          globalThis.changes = new Set();
          globalThis.observer = new MutationObserver((all) => all.forEach((change) =>
            changes.add(change.attributeName)));
          observer.observe(p2, { attributes: true })""")
        self.heard()
        self.js("pager.prepend(makePage(7), makePage(8)), pager.append(p3), p4.remove(), 0")
        self.page.frames(2)
        self.assertEqual(self.js("[pager.page, pager.target, pager.getAttribute('page')]"), [4, 4, "4"])
        self.assertTrue(self.js("document.activeElement === p2"))
        self.assertEqual(self.shown(), ["p2"])
        self.assertEqual(self.js("[p2, p1, p3].map((page) => page.getAttribute('aria-label'))"),
                         ["5 of 6", "4 of 6", "6 of 6"])
        # Its name is all of it that is another one.
        self.assertEqual(self.js("[...changes]"), ["aria-label"])
        self.assertEqual(self.heard(), [])

    def test_the_page_under_the_finger_stays_where_several_are_in_view(self):
        for attributes, way in (({}, -1), ({"dir": "rtl"}, 1)):
            for loop in ({}, {"loop": ""}):
                with self.subTest(**attributes, **loop):
                    self.js("room.replaceChildren(), 0")
                    self.show({"extent": "100px", "page": "3", **attributes, **loop}, count=12)
                    # On the third one in view.
                    x = 200 + way * -50
                    self.page.touch.swipe((x, 150), (x + way * 60, 150), seconds=0.1, hold=0.1, release=False)
                    self.page.wait_for("pager.state === 'dragging'")
                    held = self.js("(x) => document.elementFromPoint(x, 150).id", x + way * 60)
                    before = self.page.bounds(f"#{held}")
                    self.assertNotEqual(held, self.js("pager.children[pager.page].id"))
                    self.js(f"{held}.before(makePage(20), makePage(21)), new Promise(requestAnimationFrame)")
                    self.assertEqual(self.page.bounds(f"#{held}"), before)
                    self.page.touch.release()
                    self.come_to_rest()

    def test_the_pager_says_the_new_number(self):
        self.show({"page": "2"})
        self.js("""globalThis.moves = [], pager.addEventListener("pageindexmove", (event) =>
          moves.push([event.detail.page, event.bubbles, pager.page])),
          pager.prepend(makePage(7)), 0""")
        self.page.frames(1)
        self.assertEqual(self.js("moves"), [[3, True, 3]])
        self.js("pager.append(makePage(8)), 0")
        self.page.frames(1)
        self.assertEqual(self.js("moves.length"), 1)

    def test_the_page_under_the_finger_stays_on_its_pixel_in_every_frame(self):
        self.show({"page": "2"})
        self.page.touch.swipe((300, 150), (170, 150), seconds=0.17, release=False)
        self.page.wait_for("p2.getBoundingClientRect().x === -120")
        before = self.page.bounds("#p2")
        self.js("""globalThis.seen = [], (function look() {
          seen.push(p2.getBoundingClientRect().x);
          globalThis.request = requestAnimationFrame(look);
        })(), pager.prepend(makePage(7), makePage(8)), p0.remove(), pager.append(p1)""")
        self.page.frames(3)
        self.js("cancelAnimationFrame(request)")
        self.assertEqual(set(self.js("seen")), {before[0]})
        self.assertEqual(self.page.bounds("#p2"), before)
        # The drag goes on as if nothing had been.
        self.page.touch.move(50, 150)
        self.page.wait_for("p2.getBoundingClientRect().x === -240")
        self.page.touch.release()
        self.come_to_rest()
        self.assertEqual(self.shown(), ["p3"])

    def test_a_page_that_is_gone_makes_room_for_the_next_one(self):
        self.show({"page": "2"})
        self.heard()
        self.js("p2.remove(), 0")
        self.page.frames(1)
        self.assertEqual(self.shown(), ["p3"])
        self.assertEqual(self.js("pager.page"), 2)
        heard = self.heard()
        self.assertEqual(heard[0], ("pagedisappear", 2))
        self.assertEqual(heard[-1], ("pageappear", 2))

    def test_a_page_that_is_replaced_makes_room_for_its_replacement(self):
        self.show({"page": "2"})
        self.js("p2.replaceWith(makePage(7)), 0")
        self.page.frames(1)
        self.assertEqual([self.js("pager.page"), self.shown()], [2, ["p7"]])
        self.js("pager.replaceChildren(...[10, 11, 12, 13].map(makePage)), 0")
        self.page.frames(1)
        self.assertEqual([self.js("pager.page"), self.shown()], [2, ["p12"]])
        self.js("pager.replaceChildren(makePage(20), makePage(21)), 0")
        self.page.frames(1)
        self.assertEqual([self.js("pager.page"), self.shown()], [1, ["p21"]])

    def test_a_command_under_way_ends_on_its_page(self):
        self.show()
        outcome = self.js("""async () => {
          const outcome = pager.goTo(3);
          pager.prepend(makePage(7));
          return [await outcome, pager.page];
        }""", 0)
        self.assertEqual(outcome, ["settled", 4])
        self.assertEqual(self.shown(), ["p3"])

    def test_in_a_loop_too(self):
        self.show({"loop": "", "page": "4"})
        self.flick()
        self.js("pager.prepend(makePage(7)), 0")
        self.page.frames(1)
        self.assertEqual(self.shown(), ["p0"])
        self.assertEqual(self.js("[pager.page, pager.mountedPages]"), [1, [0, 1, 2]])
        self.flick(-1, start=(100, 150))
        self.flick(-1, start=(100, 150))
        self.assertEqual(self.shown(), ["p4"])

    def test_a_listener_may_change_the_pages(self):
        self.show()
        self.js("""pager.addEventListener("pagechange", () => {
          pager.prepend(makePage(7));
          pager.append(p1);
          pager.goTo(0, { animated: false });
        }, { once: true }), pager.next()""")
        self.page.wait_for("pager.page === 0 && pager.state === 'idle'")
        self.assertEqual(self.shown(), ["p7"])
        self.assertEqual(self.js("p1.hasAttribute('data-riffle')"), False)


class RenderedTests(PagerTestCase):
    """The author tells of changes of pages that are not in the document."""

    def show_list(self, names, attributes=None):
        """Shows a pager of the data `names`, a page each; `calls` notes what is rendered."""
        self.js("""async (list, attributes) => {
          Object.assign(globalThis, { list, calls: [] });
          const pager = make(attributes, 0);
          pager.renderPage = (page, recycled) => {
            calls.push(list[page]);
            const element = recycled ?? document.createElement("section");
            element.id = element.textContent = list[page];
            return element;
          };
          pager.pageKeys = list;
          await show(pager);
          calls.length = 0;
        }""", list(names), attributes or {})

    def rendered(self):
        return "".join(self.js("[...pager.children].map((child) => child.textContent)"))

    def test_what_stays_is_not_rendered_again(self):
        self.show_list("abcdefgh", {"page": "4"})
        self.assertEqual(self.rendered(), "def")
        self.js("e.tabIndex = 0, e.focus(), globalThis.node = e")
        self.js("list.splice(1, 0, 'x', 'y'), pager.insertPages(1, 2)")
        self.assertEqual(self.js("[pager.page, pager.pageCount]"), [6, 10])
        self.js("list.splice(0, 3), pager.removePages(0, 3)")
        self.assertEqual(self.js("[pager.page, pager.pageCount]"), [3, 7])
        self.assertEqual(self.js("calls"), [])
        self.assertEqual(self.rendered(), "def")
        # ybcdefgh without a, x, b, and then the last one is moved before the one that is shown.
        self.js("list.splice(3, 0, ...list.splice(6, 1)), pager.movePage(6, 3)")
        self.assertEqual(self.js("[pager.page, calls]"), [4, ["h"]])
        self.assertEqual(self.rendered(), "hef")
        self.assertTrue(self.js("node === e && document.activeElement === e"))
        self.assertEqual(self.shown(), ["e"])

    def test_several_changes_are_one(self):
        self.show_list("abcdefgh", {"page": "4"})
        self.heard()
        self.js("""globalThis.moves = [], pager.addEventListener("pageindexmove", ({ detail }) =>
            moves.push(detail.page)),
          pager.applyChanges(() => {
            list.splice(0, 4); pager.removePages(0, 4);
            pager.applyChanges(() => { list.unshift("x", "y"); pager.insertPages(0, 2); });
            list.push("z"); pager.insertPages(6);
          })""")
        self.assertEqual(self.js("[pager.page, pager.pageCount, moves, calls]"), [2, 7, [2], ["y"]])
        self.assertEqual(self.rendered(), "yef")
        self.assertEqual(self.heard(), [])

    def test_what_was_told_counts_where_the_function_throws(self):
        self.show_list("abc")
        self.js("""try { pager.applyChanges(() => {
            list.unshift("x"); pager.insertPages(0, 1); throw new Error("mine");
          }) } catch (error) { globalThis.caught = error.message } 0""")
        self.assertEqual(self.js("[caught, pager.page, pager.pageCount]"), ["mine", 1, 4])

    def test_a_command_goes_by_what_was_told(self):
        self.show_list("abcd")
        self.js("""pager.applyChanges(() => {
          list.unshift("x"); pager.insertPages(0);
          pager.goTo(4, { animated: false });
        })""")
        self.assertEqual(self.shown(), ["d"])

    def test_keys_say_which_pages_came_went_and_moved(self):
        self.show_list("abcdefgh", {"page": "4"})
        self.js("globalThis.node = e, list.splice(0, 8, ...'xhedzfg'), pager.pageKeys = list, 0")
        self.assertEqual(self.js("[pager.page, pager.pageCount, pager.pageKeys.join('')]"),
                         [2, 7, "xhedzfg"])
        self.assertEqual(self.rendered(), "hed")
        self.assertTrue(self.js("node === e && calls.join('') === 'h'"))
        self.js("list.length = 0, pager.pageKeys = [], 0")
        self.assertEqual(self.js("[pager.page, pager.pageCount]"), [None, 0])
        self.js("list.push('k'), pager.pageKeys = list, 0")
        self.assertEqual(self.shown(), ["k"])

    def test_names_given_after_other_changes_are_those_of_the_pages_then(self):
        for change, keys, page in (("insertPages(0, 2)", "xyabcd", 4), ("removePages(1, 1)", "acd", 1),
                                   ("movePage(0, 3)", "bcda", 1)):
            with self.subTest(change):
                self.js("room.replaceChildren(), 0")
                self.show_list("abcd", {"page": "2"})
                self.js(f"list = [...'{keys}'], pager.applyChanges(() => {{"
                        f"pager.{change}; pager.pageKeys = list; }})")
                self.assertEqual(self.js("[pager.page, pager.pageCount, pager.pageKeys.join('')]"),
                                 [page, len(keys), keys])
                self.assertEqual(self.shown(), ["c"])
                self.js("list.unshift('z'), pager.pageKeys = list, 0")
                self.assertEqual([self.js("pager.page"), self.shown()], [page + 1, ["c"]])

    def test_under_the_finger_nothing_jumps(self):
        self.show_list("abcdefgh", {"page": "4"})
        self.page.touch.swipe((300, 150), (170, 150), seconds=0.17, release=False)
        self.page.wait_for("e.getBoundingClientRect().x === -120")
        before = self.page.bounds("#e")
        self.js("list.splice(0, 2), pager.removePages(0, 2)")
        self.assertEqual(self.page.bounds("#e"), before)
        self.page.touch.release()
        self.come_to_rest()
        # How fast the finger was, is the machine's business.
        self.assertIn(self.shown(), (["e"], ["f"]))

    def test_before_there_is_an_engine_the_page_to_start_on_is_the_same_one(self):
        self.js("""globalThis.early = make({ page: "1" }, 0);
          early.pageKeys = ["a", "b"];
          early.pageKeys = ["x", "a", "b"];
          early.insertPages(0, 2), 0""")
        self.assertEqual(self.js("[early.page, early.pageCount, early.pageKeys]"), [4, 5, None])

    def test_what_means_nothing_is_refused(self):
        self.show_list("abc")
        for call, error in [
            ("insertPages(0.5, 1)", "TypeError"), ("insertPages('1', 1)", "TypeError"),
            ("insertPages(4, 1)", "RangeError"), ("insertPages(0, -1)", "RangeError"),
            ("insertPages(0, 2 ** 53 - 3)", "RangeError"), ("insertPages()", "TypeError"),
            ("removePages(1, 3)", "RangeError"), ("removePages(-1, 1)", "RangeError"),
            ("movePage(0, 3)", "RangeError"), ("movePage(0)", "TypeError"),
            ("applyChanges(1)", "TypeError"),
            ("pageKeys = 'abc'", "TypeError"), ("pageKeys = ['a', 'a']", "TypeError"),
        ]:
            with self.subTest(call):
                self.assertEqual(
                    self.js(f"(() => {{ try {{ pager.{call} }} catch (e) {{ return e.name }} }})()"), error)
        self.assertEqual(self.js("[pager.pageCount, pager.pageKeys.join(''), calls]"), [3, "abc", []])
        self.js("globalThis.other = make(), 0")
        self.assertEqual(
            self.js("(() => { try { other.insertPages(0) } catch (e) { return e.name } })()"),
            "InvalidStateError")

    def test_a_listener_may_tell_of_changes(self):
        self.show_list("abcdefgh")
        self.js("""pager.addEventListener("pagechange", () => {
          list.unshift("x");
          pager.insertPages(0);
        }, { once: true }), pager.next({ animated: false })""")
        self.assertEqual(self.js("pager.page"), 2)
        self.assertEqual(self.shown(), ["b"])
        self.assertEqual(self.rendered(), "abc")
