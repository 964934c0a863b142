"""What pages need is loaded before they are seen, and late pages hold nothing up."""

from pager_case import PagerTestCase

SHOW = """async (attributes) => {
  const pager = make(attributes, 0);
  /** What was asked for, given up, and rendered. */
  Object.assign(globalThis, { asked: [], given: [], rendered: [], answers: new Map() });
  pager.loadPage = (page, signal) => {
    asked.push(page);
    signal.addEventListener("abort", () => given.push(page));
    return new Promise((resolve, reject) => answers.set(page, { resolve, reject }));
  };
  pager.renderPage = (page, recycled, load) => {
    rendered.push([page, load?.state]);
    const element = recycled ?? document.createElement("section");
    globalThis.loads ??= {};
    loads[page] = load;
    element.textContent = `${page}: ${load?.value ?? load?.error?.message ?? load?.state}`;
    return element;
  };
  if (!pager.endless) pager.pageCount = 1000;
  await show(pager);
}"""


class PrefetchTests(PagerTestCase):
    """Each test answers for the source: `answers` has what was asked."""

    def show_loaded(self, attributes=None):
        self.js(SHOW, attributes or {})

    def asked(self):
        """The pages that were asked for since, in order."""
        return self.js("asked.splice(0)")

    def given(self):
        """The pages that were given up since."""
        return self.js("given.splice(0)")

    def text(self, page):
        return self.js(f"[...pager.children].find((page) => page.textContent.startsWith('{page}:'))"
                       "?.textContent")

    def test_without_prefetch_a_page_is_loaded_while_it_is_mounted(self):
        self.show_loaded({"page": "10"})
        self.assertEqual(self.asked(), [9, 10, 11])
        self.js("pager.goTo(12, { animated: false })")
        self.assertEqual((self.asked(), self.given()), ([12, 13], [9, 10]))
        self.assertEqual(self.js("pager.prefetch"), None)

    def test_pages_are_asked_for_before_they_are_mounted_nearest_first(self):
        self.show_loaded({"page": "10", "prefetch": "3"})
        self.page.wait_for("asked.length === 7")
        self.assertEqual(self.asked(), [9, 10, 11, 12, 8, 13, 7])
        self.assertEqual(self.js("pager.mountedPages"), [9, 10, 11])
        self.js("answers.get(13).resolve('far'), answers.get(12).resolve('near')")
        self.js("pager.goTo(12, { animated: false })")
        # What is there already is shown when the page is mounted.
        self.assertEqual([self.text(12), self.text(13)], ["12: near", "13: far"])
        self.assertNotIn([13, "loading"], self.js("rendered"))
        self.page.wait_for("asked.length === 2")
        self.assertEqual((self.asked(), self.given()), ([14, 15], [7, 8]))
        # Going back a page asks for what is near on that side only.
        self.js("pager.goTo(11, { animated: false })")
        self.page.wait_for("asked.length === 1")
        self.assertEqual((self.asked(), self.given()), ([8], [15]))

    def test_no_more_at_once_than_the_budget_allows(self):
        self.show_loaded({"page": "500", "prefetch": "20", "prefetch-budget": "1"})
        counts = self.js("""async () => {
          const counts = [];
          for (let last = asked.length; asked.length < 41; last = asked.length) {
            await new Promise(requestAnimationFrame);
            counts.push(asked.length - last);
          }
          return counts;
        }""", 0)
        # A frame that comes late may bring what two would have.
        self.assertLessEqual(sum(counts[:12]), 24)
        self.assertGreaterEqual(len(counts), 10)

    def test_a_late_page_is_busy_and_rendered_again_on_the_same_element(self):
        self.show_loaded({"page": "10"})
        self.js("globalThis.element = pager.children[1], pager.children[1].tabIndex = -1, element.focus()")
        self.assertEqual([self.text(10), self.js("element.getAttribute('aria-busy')")],
                         ["10: loading", "true"])
        self.js("answers.get(10).resolve('there')")
        self.assertEqual([self.text(10), self.js("element.getAttribute('aria-busy')")],
                         ["10: there", None])
        self.assertEqual(self.js("[element === pager.children[1], document.activeElement === element,"
                                 " element.getAttribute('aria-label')]"), [True, True, "11 of 1,000"])

    def test_a_late_page_may_become_another_element_in_the_same_place(self):
        self.show_loaded({"page": "10"})
        self.js("""() => {
          pager.renderPage = (page, recycled, load) => {
            const element = document.createElement(load.state === "loaded" ? "article" : "div");
            element.textContent = `${page}: ${load.state}`;
            return element;
          };
        }""", 0)
        before = self.js("[...pager.children].map((page) => page.style.transform)")
        self.js("answers.get(10).resolve(1)")
        self.assertEqual(self.js("[...pager.children].map((page) => page.localName)"),
                         ["div", "article", "div"])
        self.assertEqual(self.js("[...pager.children].map((page) => page.style.transform)"), before)
        self.assertEqual(self.js("[...pager.children].map((page) => page.dataset.riffle)"),
                         ["mounted", "visible", "mounted"])

    def test_a_value_at_hand_is_never_waited_for(self):
        self.show_loaded()
        self.js("rendered.length = 0, pager.loadPage = (page) => page * 2")
        self.assertEqual(self.js("rendered"), [[0, "loaded"], [1, "loaded"]])
        self.assertEqual(self.text(1), "1: 2")

    def test_a_failure_is_shown_and_can_be_tried_again(self):
        self.show_loaded({"page": "10"})
        self.asked()
        self.js("answers.get(10).reject(new Error('no line')), answers.get(11).resolve(1)")
        self.assertEqual(self.text(10), "10: no line")
        self.js("loads[11].retry(), loads[10].retry()")
        self.assertEqual((self.asked(), self.text(10)), ([10], "10: loading"))
        self.js("answers.get(10).resolve('now')")
        self.assertEqual(self.text(10), "10: now")
        self.assertEqual(self.js("rendered.filter(([page]) => page === 10).map(([, state]) => state)"),
                         ["loading", "failed", "loading", "loaded"])
        # A function that throws has failed as one that rejects.
        self.js("pager.loadPage = () => { throw new Error('at once'); }")
        self.assertEqual(self.text(10), "10: at once")

    def test_what_comes_after_it_was_given_up_is_dropped(self):
        self.show_loaded({"page": "10"})
        self.js("globalThis.late = [answers.get(10), answers.get(11)], pager.goTo(500, { animated: false })")
        self.assertEqual(self.given(), [9, 10, 11])
        self.js("late[0].resolve('late'), late[1].reject(new Error('late'))")
        self.js("pager.goTo(10, { animated: false })")
        self.assertEqual(self.text(10), "10: loading")
        self.assertEqual(self.js("loads[10].retry()"), None)

    def test_a_jump_far_away_asks_first_for_where_it_goes(self):
        self.show_loaded({"page": "10", "prefetch": "4"})
        self.page.wait_for("asked.length === 9")
        self.asked()
        self.js("void pager.goTo(800)")
        self.come_to_rest()
        self.page.wait_for("asked.length === 9")
        pages = self.asked()
        self.assertEqual(sorted(pages), list(range(796, 805)))
        self.assertEqual(pages[0], 800)
        self.assertEqual(sorted(self.given()), list(range(6, 15)))

    def test_pages_keep_what_was_loaded_when_their_numbers_change(self):
        self.show_loaded({"page": "10", "prefetch": "2"})
        self.page.wait_for("asked.length === 5")
        self.asked()
        self.js("answers.get(10).resolve('ten')")
        self.js("pager.insertPages(0, 5), answers.get(12).resolve('twelve')")
        self.js("pager.goTo(17, { animated: false })")
        self.assertEqual(self.text(17), "17: twelve")
        self.page.wait_for("asked.length === 2")
        self.assertEqual((self.asked(), self.given()), ([18, 19], [8, 9]))
        # The page that goes is given up, by the number that it had.
        self.js("pager.removePages(17)")
        self.assertEqual([self.text(17), self.text(18)], [None, "18: loading"])
        self.assertEqual(self.given(), [12])

    def test_nothing_is_left_when_it_is_removed_or_has_other_pages(self):
        self.show_loaded({"page": "10", "prefetch": "2"})
        self.page.wait_for("asked.length === 5")
        self.js("pager.reload()")
        self.assertEqual(sorted(self.given()), [8, 9, 10, 11, 12])
        self.page.wait_for("asked.length === 10")
        self.js("pager.remove()")
        self.assertEqual(sorted(self.given()), [8, 9, 10, 11, 12])
        self.js("answers.get(10).resolve(1), room.append(pager)")
        self.page.wait_for("asked.length === 15")
        self.js("pager.loadPage = null")
        self.assertEqual(sorted(self.given()), [8, 9, 10, 11, 12])

    def test_pages_without_an_end_are_loaded_on_both_sides(self):
        self.show_loaded({"endless": "both", "prefetch": "2"})
        self.page.wait_for("asked.length === 5")
        self.assertEqual(self.asked(), [-1, 0, 1, 2, -2])

    def test_bad_values_are_refused(self):
        self.show_loaded()
        for value, error in (("3", "TypeError"), ("{}", "TypeError")):
            self.assertEqual(self.js(f"(() => {{ try {{ pager.loadPage = {value}; }}"
                                     " catch (error) { return error.name; } })()"), error)
        for value, error in (("-1", "RangeError"), ("0.5", "TypeError"), ("'a'", "TypeError")):
            self.assertEqual(self.js(f"(() => {{ try {{ pager.prefetch = {value}; }}"
                                     " catch (error) { return error.name; } })()"), error)
