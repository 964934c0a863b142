"""`<riffle-switcher>` by command: one page at a time, every move closed once."""

from switcher_case import SwitcherTestCase


class SwitcherTests(SwitcherTestCase):
    def test_it_shows_one_page(self):
        self.show({"selected": "1"})
        self.assertEqual(self.seen(), ["b"])
        self.assertEqual(self.js("[switcher.selected, switcher.selection, switcher.state]"), [1, 1, "idle"])
        self.assertEqual(self.js("switcher.selectedPage.id"), "b")
        self.assertEqual(self.js("switcher.count"), 3)

    def test_a_command_moves_and_is_answered(self):
        self.show()
        outcome = self.run_js("async () => switcher.select(2)")
        self.assertEqual(outcome, "settled")
        self.assertEqual(
            self.heard(),
            [
                ["willmove", 0, 2],
                ["alongside", 0, 2],
                ["pagedisappear", 0],
                ["pageappear", 2],
                ["didmove", 0, 2],
            ],
        )
        self.assertEqual(self.seen(), ["c"])
        self.assertEqual(self.js("switcher.getAttribute('selected')"), "2")

    def test_a_command_without_animation_is_there_at_once(self):
        self.show()
        state = self.run_js("""() => {
          switcher.select(1, { animated: false });
          return [switcher.selected, switcher.state];
        }""")
        self.assertEqual(state, [1, "idle"])
        self.assertEqual([entry[0] for entry in self.heard()], ["willmove", "pagedisappear", "pageappear", "didmove"])

    def test_the_last_of_three_commands_wins(self):
        self.show()
        outcomes = self.run_js("""async () => Promise.all([1, 2, 1].map((page) => switcher.select(page)))""")
        self.assertEqual(outcomes, ["cancelled", "cancelled", "settled"])
        self.assertEqual(self.js("switcher.selected"), 1)
        self.assertEqual(self.seen(), ["b"])

    def test_the_selection_and_the_attribute_are_true_when_didmove_is_told(self):
        self.show()
        self.run_js("""async () => {
          switcher.addEventListener("didmove", () => {
            globalThis.then = [switcher.selected, switcher.getAttribute("selected"), switcher.selection];
          });
          await switcher.select(1);
        }""")
        self.assertEqual(self.js("globalThis.then"), [1, "1", 1])

    def test_the_selection_passes_through_what_lies_between(self):
        self.show()
        told = self.run_js("""async () => {
          const told = [];
          switcher.addEventListener("selectionprogress", ({ detail }) => told.push(detail.selection));
          await switcher.select(1);
          return told;
        }""")
        self.assertEqual(told, sorted(told))
        self.assertEqual(told[-1], 1)
        self.assertGreater(len([value for value in told if 0 < value < 1]), 1)

    def test_next_and_previous_go_on_from_the_pending_page(self):
        self.show(count=5)
        self.run_js("async () => { switcher.next(); switcher.next(); await switcher.next(); }")
        self.assertEqual(self.js("switcher.selected"), 3)
        self.run_js("async () => { await switcher.previous({ animated: false }); }")
        self.assertEqual(self.js("switcher.selected"), 2)

    def test_a_finger_at_the_edge_drags_and_one_in_the_middle_does_not(self):
        self.show()
        self.page.touch.swipe((200, 150), (50, 150), seconds=0.2)
        self.come_to_rest()
        self.assertEqual(self.heard(), [])
        self.page.touch.swipe((380, 150), (100, 150), seconds=0.2)
        self.come_to_rest()
        self.assertEqual(self.js("switcher.selected"), 1)
        self.assertEqual(self.heard()[-1], ["didmove", 0, 1])

    def test_a_page_follows_the_finger(self):
        self.show({"edge-zone": "none"})
        finger = self.page.touch
        finger.press(300, 150)
        finger.move(200, 150)
        self.page.wait_for("switcher.progress > 0")
        # The ten points of slop are no way of the page's.
        self.assertAlmostEqual(self.js("switcher.progress"), 90 / 390, delta=1e-9)
        self.page.wait_for("document.getElementById('a').getBoundingClientRect().x < 0")
        self.assertAlmostEqual(self.left("a"), -90, delta=0.01)
        self.assertAlmostEqual(self.left("b"), 300, delta=0.01)
        self.assertEqual(self.js("switcher.selection"), self.js("switcher.progress"))
        finger.release()
