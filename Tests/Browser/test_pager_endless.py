"""Pages that never end, and the ways to a page."""

from pager_case import PagerTestCase
from test_pager_recording import STATE, replay

import json


class EndlessTests(PagerTestCase):
    """`endless` with `renderPage`: there is always another page."""

    def show_endless(self, endless, attributes=None):
        self.js("""async (attributes) => {
          const pager = make(attributes, 0);
          globalThis.calls = [];
          pager.renderPage = (page, recycled) => {
            calls.push(page);
            const element = recycled ?? document.createElement("section");
            element.textContent = `Page ${page}`;
            return element;
          };
          await show(pager);
        }""", {"endless": endless, **(attributes or {})})

    def rendered(self):
        return self.js("[...pager.children].map((child) => +child.textContent.slice(5))")

    def test_in_both_directions_pages_have_negative_numbers_too(self):
        self.show_endless("both")
        self.assertEqual(self.js("[pager.page, pager.mountedPages]"), [0, [-1, 0, 1]])
        self.flick(-1, start=(100, 150))
        self.flick(-1, start=(100, 150))
        self.assertEqual(self.js("[pager.page, pager.getAttribute('page'), pager.offset]"),
                         [-2, "-2", -800])
        self.assertEqual(self.rendered(), [-3, -2, -1])
        self.js("pager.goTo(-1e12, { animated: false })")
        self.assertEqual(self.js("[pager.page, pager.fraction]"), [-1e12, 0])
        self.assertEqual(self.rendered(), [-1e12 - 1, -1e12, -1e12 + 1])

    def test_forward_it_begins_at_the_first_page_and_keeps_a_history(self):
        self.show_endless("forward", {"history": "2"})
        self.flick(-1, start=(100, 150))
        self.assertEqual(self.js("[pager.page, pager.mountedPages]"), [0, [0, 1]])
        for _ in range(4):
            self.js("pager.next({ animated: false })")
        self.assertEqual(self.js("[pager.page, pager.mountedPages]"), [4, [2, 3, 4, 5]])
        self.js("pager.history = 3, 0")
        self.assertEqual(self.js("pager.mountedPages"), [1, 2, 3, 4, 5])

    def test_the_home_key_goes_to_the_page_that_it_began_on(self):
        self.show_endless("both", {"page": "-7"})
        self.assertEqual(self.js("[pager.page, pager.offset]"), [-7, 0])
        self.js("pager.goTo(40, { animated: false }), pager.focus()")
        self.page.keyboard.press("Home")
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), -7)
        self.page.keyboard.press("End")
        self.assertEqual(self.js("[pager.page, pager.state]"), [-7, "idle"])

    def test_no_number_of_pages_is_spoken_of(self):
        self.show_endless("both")
        self.flick()
        live = "pager.shadowRoot.querySelector('[aria-live]').textContent"
        label = "pager.querySelector('[data-riffle=visible]').getAttribute('aria-label')"
        self.assertEqual(self.js(f"[{live}, {label}]"), ["2", "2"])
        self.js("pager.pageLabel = 'Seite {page}', 0")
        self.assertEqual(self.js(label), "Seite 2")

    def test_it_turns_by_itself_without_an_end(self):
        self.show_endless("both", {"page": "-4", "autoplay": "0.1"})
        self.page.wait_for("pager.page >= -1")
        self.js("pager.autoplay = null, 0")

    def test_it_may_begin_and_end_at_any_time(self):
        self.show_rendered(5, {"page": "3"})
        self.js("pager.endless = 'both', 0")
        self.assertEqual(self.js("[pager.page, pager.mountedPages, pager.visiblePages]"),
                         [3, [2, 3, 4], [3]])
        self.js("pager.goTo(9, { animated: false })")
        self.assertEqual(self.js("pager.page"), 9)
        self.js("pager.reload()")
        self.assertEqual(self.js("[pager.page, pager.children.length]"), [9, 3])
        outcome = self.js("(async () => { const all = pager.goTo(2); pager.endless = null; return all; })()")
        self.assertEqual(outcome, "cancelled")
        self.assertEqual(self.js("[pager.page <= 4, pager.visiblePages.length]"), [True, 1])
        self.assertTrue(self.js("[...pager.children].every((child) => child.dataset.riffle)"))

    def test_pages_come_and_go_there_too(self):
        self.show_endless("both", {"page": "-3"})
        self.js("globalThis.node = [...pager.children][1], calls.length = 0, pager.insertPages(-9, 4)")
        self.assertEqual(self.js("[pager.page, node.dataset.riffle, calls]"), [1, "visible", []])
        self.assertEqual(
            self.js("(() => { try { pager.pageKeys = [] } catch (e) { return e.name } })()"),
            "InvalidStateError")

    def test_a_recording_replays_to_the_same_bits(self):
        for endless in ("both", "forward"):
            with self.subTest(endless):
                self.js("room.replaceChildren(), 0")
                self.show_endless(endless, {"page": "4"})
                self.flick()
                self.js("globalThis.recording = pager.startRecording(), 0")
                self.flick()
                self.js("pager.insertPages(0, 3), pager.goTo(200), 0")
                self.come_to_rest()
                self.js("pager.focus()")
                self.page.keyboard.press("Home")
                self.come_to_rest()
                self.flick(-1, start=(100, 150))
                trace = self.js("recording.stop()")
                self.assertEqual(json.loads(trace.splitlines()[0])["pages"],
                                 {"endless": endless, "initial": 4})
                probe = replay(trace)[-1]
                names = ["state", "page", "fraction", "position", "offset", "target", "mounted", "visible"]
                for member, name in zip(STATE, names):
                    self.assertEqual(self.js(f"pager.{member}"), probe[name], member)

    def test_what_it_does_not_know_is_refused(self):
        self.show_endless("both")
        for call, error in [("endless = 'backward'", "TypeError"), ("history = 0.5", "TypeError")]:
            with self.subTest(call):
                self.assertEqual(
                    self.js(f"(() => {{ try {{ pager.{call} }} catch (e) {{ return e.name }} }})()"), error)


class WayTests(PagerTestCase):
    """`goTo` says which way, and whether the pages between pass by."""

    def passed(self, command):
        """The pages that were the nearest one on the way of a command, but for those between frames."""
        self.js(f"log.length = 0, {command}, 0")
        self.come_to_rest()
        return [page for type, page in self.heard() if type == "pagechange"]

    def test_in_a_loop_it_goes_the_way_that_is_asked_for(self):
        self.show({"loop": ""}, count=6)
        self.assertEqual(self.passed("pager.goTo(5)"), [5])
        self.assertEqual(self.passed("pager.goTo(0, { way: 'nearest' })"), [0])
        passed = self.passed("pager.goTo(4, { way: 'forward', through: true })")
        self.assertEqual([passed[-1], passed], [4, sorted(passed)])
        passed = self.passed("pager.goTo(0, { way: 'backward', through: true })")
        self.assertEqual([passed[-1], passed], [0, sorted(passed, reverse=True)])

    def test_few_pages_are_mounted_on_the_way_to_one_far_away(self):
        self.show_rendered(1_000_000)
        self.js("calls.length = 0, pager.goTo(900000), 0")
        self.come_to_rest()
        self.assertEqual(self.js("pager.page"), 900000)
        self.assertLess(self.js("new Set(calls.map(([page]) => page)).size"), 8)

    def test_through_all_of_them_pass_by(self):
        self.show(count=30)
        passed = self.passed("pager.goTo(29, { through: true })")
        self.assertEqual(passed, sorted(passed))
        self.assertTrue(set(passed) & set(range(6, 24)), passed)
        passed = self.passed("pager.goTo(0)")
        self.assertFalse(set(passed) & set(range(6, 24)), passed)

    def test_a_way_that_there_is_not_is_refused(self):
        self.show()
        name = "(() => { try { pager.goTo(1, { way: 'up' }) } catch (e) { return e.name } })()"
        self.assertEqual(self.js(name), "TypeError")
        self.assertEqual(self.js("pager.target"), 0)
