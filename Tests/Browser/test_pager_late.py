"""Late pages, when the author's functions fail or call back into the pager."""

from pager_case import PagerTestCase
from test_pager_prefetch import SHOW


class LatePageTests(PagerTestCase):
    """Each test answers for the source: `answers` has what was asked."""

    def show_loaded(self, attributes=None):
        self.js(SHOW, attributes or {})

    def texts(self):
        return self.js("[...pager.children].map((page) => page.textContent)")

    def test_what_stands_in_for_a_page_that_could_not_be_rendered_is_nobodys(self):
        self.show_loaded({"page": "10"})
        self.js("""() => {
          globalThis.recycled = [];
          pager.renderPage = (page, element, load) => {
            if (element) recycled.push(element.localName);
            if (load.state === "loading") throw new Error("not yet");
            element ??= document.createElement("article");
            element.textContent = `${page}: ${load.value}`;
            return element;
          };
        }""", 0)
        self.assertEqual(len(self.take_errors()), 3)
        self.js("answers.get(10).resolve('there')")
        self.assertEqual(self.js("recycled"), [])
        self.assertEqual(self.js("[...pager.children].map((page) => page.localName)"),
                         ["div", "article", "div"])
        self.assertEqual(self.texts(), ["", "10: there", ""])
        # Nor when a page that came in is used again.
        self.js("pager.goTo(20, { animated: false })")
        self.assertEqual(len(self.take_errors()), 3)
        self.assertNotIn("div", self.js("recycled"))

    def test_loading_may_take_the_pager_away(self):
        self.show_loaded({"page": "10"})
        self.js("""() => {
          globalThis.signals = [];
          pager.loadPage = (page, signal) => {
            signals.push(signal);
            if (page === 10) pager.remove();
            return new Promise(() => {});
          };
          rendered.length = 0;
        }""", 0)
        self.js("rendered.length = 0, room.append(pager)")
        self.assertEqual(self.js("signals.map((signal) => signal.aborted)"), [True] * 4)
        # Page 10 is nobody's by then.
        self.assertEqual(self.js("[rendered.filter(([page]) => page > 9), pager.children.length]"), [[], 0])

    def test_so_may_rendering_what_has_come(self):
        for attributes in ({}, {"auto-extent": "", "progress-events": ""}):
            self.show_loaded({"page": "10", **attributes})
            self.js("""() => {
              const render = pager.renderPage;
              pager.renderPage = (page, element, load) => {
                if (load.state === "loaded") pager.remove();
                return render(page, element, load);
              };
            }""", 0)
            self.js("answers.get(10).resolve(1)")
            self.assertEqual(self.js("[pager.children.length, pager.hasAttribute('style')]"), [0, False])
            self.js("room.append(pager)")
            self.assertEqual(self.texts(), ["9: loading", "10: loading", "11: loading"])
            self.js("pager.remove()")

    def test_values_stay_with_their_pages_when_edits_and_a_count_come_at_once(self):
        self.show_loaded({"page": "10"})
        self.js("""() => {
          const change = () => {
            pager.insertPages(0, 2);
            pager.pageCount = 2000;
          };
          pager.addEventListener("pagechange", change, { once: true });
          pager.goTo(11, { animated: false });
        }""", 0)
        self.js("answers.get(12).resolve('twelve')")
        self.assertEqual((self.js("pager.page"), self.texts()),
                         (13, ["10: loading", "11: loading", "14: twelve"]))

    def test_what_only_looks_like_a_promise_is_waited_for_too(self):
        self.show_loaded()
        self.js("pager.loadPage = (page) => ({ then(resolve) { resolve(page * 2); } })")
        self.assertEqual(self.texts(), ["0: 0", "1: 2"])
        self.js("pager.loadPage = () => ({ then(_, reject) { reject(new Error('none')); } })")
        self.assertEqual(self.texts(), ["0: none", "1: none"])

    def test_a_pager_that_is_hidden_fetches_nothing_and_gives_nothing_up(self):
        self.js("room.style.cssText = 'width: 400px; height: 300px'")
        self.show_loaded({"page": "500", "prefetch": "3", "style": "width: auto; height: 100%"})
        self.page.wait_for("asked.length === 7")
        self.js("asked.length = 0, room.style.display = 'none'")
        self.page.wait_for("pager.mountedPages.length === 0")
        self.page.frames(3)
        self.js("room.style.display = ''")
        self.page.wait_for("pager.mountedPages.length === 3")
        self.page.frames(3)
        self.assertEqual(self.js("[asked, given]"), [[], []])

    def test_loading_and_rendering_may_have_all_pages_begin_anew(self):
        for change in ("pager.endless = 'both'", "pager.extent = 'content'", "pager.reload()",
                       "room.append(pager)", "pager.loadPage = (page) => page"):
            for name in ("loadPage", "renderPage"):
                self.show_loaded({"page": "10"})
                self.js("""(name) => {
                  const its = pager[name];
                  let isDone = false;
                  pager[name] = (page, ...rest) => {
                    if (page === 10 && !isDone) {
                      isDone = true;
                      CHANGE;
                    }
                    return its(page, ...rest);
                  };
                }""".replace("CHANGE", change), name)
                # Each mounted page is there once, and nothing else.
                self.assertEqual(
                    self.js("[...pager.children].map((page) => parseInt(page.textContent))"),
                    self.js("pager.mountedPages"), (change, name))
                self.js("pager.remove()")
                self.assertEqual(self.js("pager.children.length"), 0, (change, name))
