"""Leaving the document and coming back."""

from pager_case import PagerTestCase


class RemovalTests(PagerTestCase):
    """Nothing stays behind, and the pager works again elsewhere."""

    def test_what_is_pending_is_cancelled(self):
        self.show()
        outcome = self.js("""(async () => {
          const outcomes = [pager.goTo(3), pager.next()];
          pager.remove();
          outcomes.push(pager.goTo(1));
          document.createElement("div").append(pager);
          room.append(pager);
          return Promise.all(outcomes);
        })()""")
        self.assertEqual(outcome, ["cancelled", "cancelled", "cancelled"])

    def test_the_pages_are_as_they_were_before(self):
        self.show({"transition": "cards"})
        self.page.touch.swipe((300, 150), (150, 150), release=False)
        self.js("pager.remove()")
        self.assertEqual(
            self.js("""[...pager.children].some((child) =>
              child.hasAttribute("style") || child.hasAttribute("data-riffle"))"""), False)
        self.assertFalse(self.js("pager.hasAttribute('ready')"))
        self.page.touch.release()
        self.assertEqual(self.js("[pager.mountedPages, pager.state]"), [[], "idle"])

    def test_targets_are_closed_and_visible_pages_disappear(self):
        self.show()
        self.js("pager.goTo(4), 0")
        self.page.wait_for("pager.position > 0.2")
        self.js("pager.remove()")
        heard = self.heard()
        self.assertEqual([type for type, _ in heard if type in ("pagecancel", "pagesettle")],
                         ["pagecancel"])
        self.assertIn(("pagedisappear", 0), heard)

    def test_rendered_pages_leave_the_document(self):
        self.show_rendered(100)
        self.js("pager.remove()")
        self.assertEqual(self.js("pager.children.length"), 0)
        self.js("room.append(pager)")
        self.page.wait_for("pager.children.length === 2")

    def test_it_comes_back_on_its_page(self):
        self.show()
        self.flick()
        self.flick()
        self.js("pager.remove(), room.append(pager)")
        self.page.wait_for("pager.hasAttribute('ready')")
        self.assertEqual(self.js("[pager.page, pager.position]"), [2, 2])
        self.assertEqual(self.shown(), ["p2"])
        self.flick()
        self.assertEqual(self.js("pager.page"), 3)

    def test_it_may_move_within_a_task(self):
        self.show({"page": "2"})
        self.js("""(() => {
          const place = document.createElement("div");
          place.style.width = "200px";
          pager.style.width = "100%";
          document.body.append(place);
          place.append(pager);
          pager.goTo(3, { animated: false });
        })()""")
        self.page.wait_for("pager.page === 3 && pager.hasAttribute('ready')")
        self.assertEqual(self.page.bounds("#p3")[2], 200)

    def test_a_listener_may_remove_the_pager(self):
        for event in ("pagetarget", "pagechange", "pageappear", "pagesettle", "pagedisappear"):
            with self.subTest(event):
                self.js("room.replaceChildren(), 0")
                self.show()
                outcome = self.js("""async (event) => {
                  pager.addEventListener(event, () => pager.remove(), { once: true });
                  const outcome = await pager.goTo(2);
                  return [outcome, pager.isConnected, pager.mountedPages];
                }""", event)
                # It appears by coming to rest, and has settled then.
                settled = "settled" if event in ("pageappear", "pagesettle") else "cancelled"
                self.assertEqual(outcome, [settled, False, []])

    def test_a_listener_may_put_it_back_at_once(self):
        self.show()
        self.js("""pager.addEventListener("pagechange", () => {
          pager.remove();
          room.append(pager);
        }, { once: true }), pager.goTo(3, { animated: false })""")
        self.page.wait_for("pager.hasAttribute('ready')")
        self.assertEqual(self.shown(), ["p3"])
        self.flick()
        self.assertEqual(self.js("pager.page"), 4)

    def test_removal_while_a_page_is_rendered_is_safe(self):
        self.js("""async () => {
          const pager = make({}, 0);
          pager.renderPage = (page) => {
            if (page === 3) pager.remove();
            return document.createElement("section");
          };
          pager.pageCount = 9;
          await show(pager);
        }""", 0)
        self.js("pager.goTo(3, { animated: false })")
        self.assertEqual(self.js("[pager.isConnected, pager.children.length]"), [False, 0])

    def test_no_frame_runs_on(self):
        self.show()
        self.js("pager.goTo(4), 0")
        self.page.wait_for("pager.position > 0.2")
        self.js("""globalThis.requests = 0;
          const request = requestAnimationFrame.bind(globalThis);
          globalThis.requestAnimationFrame = (callback) => ((requests += 1), request(callback));
          pager.remove();
          globalThis.nextFrame = request;""")
        self.js("new Promise((resolve) => nextFrame(() => nextFrame(resolve))).then(() => 0)")
        self.assertEqual(self.js("requests"), 0)

    def test_no_listener_and_no_node_is_left_behind(self):
        cycle = """async () => {
          for (let i = 0; i < 20; i += 1) {
            const pager = make({}, i % 2 ? 5 : 0);
            if (!(i % 2)) {
              pager.renderPage = () => document.createElement("section");
              pager.pageCount = 1000;
            }
            await show(pager);
            pager.goTo(3);
            await new Promise(requestAnimationFrame);
            pager.remove();
          }
          delete globalThis.pager;
          log.length = 0;
        }"""

        def counted():
            for _ in range(3):
                self.page.call("HeapProfiler.collectGarbage")
                self.page.frames(1)
            return self.page.call("Memory.getDOMCounters")

        self.js(cycle, 0)
        before = counted()
        for _ in range(3):
            self.js(cycle, 0)
        after = counted()
        self.assertLessEqual(after["nodes"], before["nodes"] + 10)
        self.assertLessEqual(after["jsEventListeners"], before["jsEventListeners"] + 2)
