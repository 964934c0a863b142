"""Tabs and a switcher, together."""

from tabs_case import TabsTestCase


class TabsSwitcherTests(TabsTestCase):
    """Four tabs of 100 points over a switcher of 390 × 300."""

    viewport = {"width": 390, "height": 844, "scale": 2}

    def setUp(self):
        super().setUp()
        self.js("""(async () => {
          const tabs = makeTabs({}, 4);
          const target = document.createElement("riffle-switcher");
          target.id = "target";
          target.setAttribute("edge-zone", "none");
          target.style.cssText = "height: 300px; background: Canvas";
          for (let i = 0; i < 4; i += 1) {
            target.append(document.createElement("section"));
            target.lastChild.textContent = `Page ${i}`;
          }
          Object.assign(globalThis, { tabs, target, marks: [], goals: [] });
          room.append(tabs, target);
          await target.ready;
          // The tabs have heard it before.
          target.addEventListener("selectionprogress", () => {
            marks.push([target.selection, mark()[0], tabs.scrollLeft]);
            goals.push(having("aria-selected", "true")[0]);
          });
        })()""")

    def come_to_rest(self):
        """Waits until nothing moves."""
        self.page.wait_for("target.state === 'idle'")

    def assert_marks_follow(self):
        """Asserts that the mark was where the pages were, each time that they were elsewhere."""
        marks = self.js("marks")
        self.assertGreater(len(marks), 5)
        for selection, left, offset in marks:
            # The list goes on by its whole room of 10 points meanwhile.
            self.assertAlmostEqual(left, 100 * selection - offset, delta=0.6)

    def test_a_click_takes_the_mark_along_with_the_pages(self):
        self.click(2)
        self.come_to_rest()
        self.assert_marks_follow()
        self.assertEqual(set(self.js("goals")), {2})
        self.assertEqual(self.js("[target.selected, mark()[0]]"), [2, 190])

    def test_a_finger_takes_the_mark_along_and_the_nearest_is_selected(self):
        self.page.touch.swipe((300, 200), (60, 200), seconds=0.2, release=False)
        self.page.wait_for("target.selection > 0.5")
        self.assertEqual(self.selected(), [1])
        self.page.touch.release()
        self.come_to_rest()
        self.assertEqual((self.selected(), self.js("target.selected")), ([1], 1))
        goals = self.js("goals")
        self.assertEqual(goals, sorted(goals))
        self.assertEqual({0, 1}, set(goals))

    def test_a_click_in_a_move_turns_the_mark_round_with_the_pages(self):
        self.click(3)
        self.page.wait_for("target.selection > 1")
        self.click(0)
        self.assertEqual(self.selected(), [0])
        self.come_to_rest()
        self.assertEqual(self.js("[target.selected, having('aria-selected', 'true')[0]]"), [0, 0])
        self.assert_marks_follow()

    def test_a_veto_gives_the_selection_back(self):
        self.js("target.shouldMove = () => new Promise((resolve) => { globalThis.permit = resolve; }), 0")
        self.click(2)
        self.assertEqual(self.selected(), [2])
        self.js("permit(false)")
        self.page.wait_for("having('aria-selected', 'true')[0] === 0")

    def test_it_passes_axe(self):
        self.assertEqual(self.page.violations(without=["page-has-heading-one"]), [])

    def test_the_tree_has_one_panel_with_its_tab_s_name(self):
        tree = self.page.accessibility_tree()
        self.assertEqual([line.strip() for line in tree if "tabpanel" in line], ['tabpanel "Tab 0"'])

    def test_keys_and_pages_that_go(self):
        self.focus(0)
        self.press("End")
        self.assertEqual(self.selected(), [3])
        self.come_to_rest()
        self.js("target.lastChild.remove()")
        self.page.wait_for("having('aria-selected', 'true')[0] === 2")
        self.assertEqual(self.js("having('aria-disabled', 'true')"), [3])
