"""What listeners and animators of a switcher find, and what of theirs stays."""

from switcher_case import SwitcherTestCase


class ListenerTests(SwitcherTestCase):
    """Listeners that measure, write, focus and remove in the middle of a move."""

    def test_a_page_that_a_listener_removes_stays_away(self):
        self.show()
        outcome = self.run_js("""() => {
          const remove = () => document.getElementById("b").remove();
          switcher.addEventListener("willmove", remove, { once: true });
          return switcher.select(1);
        }""")
        self.assertEqual(outcome, "cancelled")
        self.page.frames(2)
        self.assertEqual(self.js("[...switcher.children].map(({ id }) => id)"), ["a", "c"])
        self.assertEqual(self.seen(), ["a"])

    def test_an_animator_hears_of_its_end_whatever_came_in_before(self):
        self.show()
        self.assertTrue(self.run_js("""async () => {
          let completed;
          switcher.animator = { update() {}, finish(move) { ({ completed } = move); } };
          const moved = switcher.select(1);
          switcher.prepend(page(7));
          await moved;
          return completed;
        }"""))

    def test_who_hears_of_the_end_finds_the_pages_at_rest_and_what_he_writes_stays(self):
        for animator in ["'cube'", "{ update({ toPage }) { toPage.style.filter = 'blur(4px)'; } }"]:
            with self.subTest(animator=animator):
                self.show()
                self.assertEqual(self.run_js("""async () => {
                  const found = [];
                  switcher.animator = %s;
                  for (const type of ["pageappear", "pagedisappear", "didmove"]) {
                    switcher.addEventListener(type, ({ target }) => {
                      const b = target.children[1];
                      const [box, { x }] = [b, target].map((node) => node.getBoundingClientRect());
                      found.push([box.x - x, box.width, getComputedStyle(b).filter]);
                      b.style.setProperty(`--${type}`, 1);
                    });
                  }
                  await switcher.select(1);
                  return [found, [...document.getElementById("b").style]
                    .filter((name) => /move|appear/.test(name)).sort()];
                }""" % animator), [
                    [[0, 390, "none"]] * 3,
                    ["--didmove", "--pageappear", "--pagedisappear"],
                ])

    def test_a_move_that_was_given_up_is_over_when_it_is_said(self):
        self.show()
        self.js("void switcher.select(1)")
        self.page.wait_for("switcher.progress > 0.2")
        self.assertEqual(self.run_js("""() => new Promise((resolve) => {
          switcher.addEventListener("movecancel", () => {
            const [a, { x }] = [switcher.children[0], switcher].map((node) => node.getBoundingClientRect());
            resolve([a.x - x, a.width]);
          });
          switcher.select(0);
        })"""), [0, 390])

    def test_the_page_that_comes_can_be_measured_and_have_the_focus_at_once(self):
        self.show()
        self.assertEqual(self.run_js("""async () => {
          const field = document.createElement("input");
          document.getElementById("b").append(field);
          let width;
          switcher.animator = { prepare({ toPage }) { width = toPage.offsetWidth; } };
          switcher.addEventListener("alongside", () => field.focus());
          await switcher.select(1);
          return [width, document.activeElement === field];
        }"""), [390, True])

    def test_all_hear_of_the_selection_in_its_order(self):
        self.show()
        self.assertEqual(self.run_js("""async () => {
          const heard = [];
          const jump = ({ detail: { progress } }) => {
            if (progress > 0.5) switcher.select(2, { animated: false });
          };
          switcher.addEventListener("selectionprogress", jump);
          switcher.addEventListener("selectionprogress", ({ detail }) => heard.push(detail.selection));
          await switcher.select(1);
          return [heard.at(-1), switcher.selection];
        }"""), [2, 2])
