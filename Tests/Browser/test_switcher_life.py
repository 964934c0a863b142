"""A switcher's life: before it is ready, out of the document in mid-move, and back; nothing stays behind."""

import random

from switcher_case import SwitcherTestCase

HAND = "import('/pages/switcher-frames.js').then(({ finger }) => { globalThis.finger = finger; })"


class LifeTests(SwitcherTestCase):
    """It comes and goes."""

    def move(self, code="switcher.select(2)", progress=0.3):
        """Begins to move; `outcomes` holds what became of it."""
        self.run_js(f"""async () => {{
          globalThis.outcomes = [];
          {code}?.then?.((outcome) => outcomes.push(outcome));
          while (switcher.progress < {progress}) await new Promise(requestAnimationFrame);
        }}""")

    def test_commands_from_before_it_is_in_the_document_are_done_in_turn(self):
        outcomes = self.run_js("""async () => {
          globalThis.early = make({}, 5);
          const all = [early.select(3), early.next(), early.previous(), early.previous({ animated: false })];
          globalThis.before = [early.selected, early.state, early.selection, early.count, early.selectedPage];
          document.body.append(early);
          return Promise.all(all);
        }""")
        self.assertEqual(self.js("before"), [0, "idle", None, 0, None])
        self.assertEqual(outcomes[-1], "settled")
        self.assertEqual(self.js("early.selected"), 2)
        self.js("early.remove()")

    def test_commands_before_the_engine_is_there_wait_for_it(self):
        self.open("/pages/input.html")
        outcomes = self.run_js("""async () => {
          const { fetch } = globalThis;
          globalThis.fetch = (...all) => new Promise((go) => { globalThis.load = () => go(fetch(...all)); });
          document.body.innerHTML = "<riffle-switcher><p>1<p>2<p>3<p>4</riffle-switcher>";
          import("/riffle.js");
          await customElements.whenDefined("riffle-switcher");
          globalThis.switcher = document.querySelector("riffle-switcher");
          const all = [switcher.next(), switcher.next()];
          while (!globalThis.load) await new Promise(requestAnimationFrame);
          switcher.selected = 3;
          load();
          return Promise.all(all);
        }""")
        self.assertEqual(outcomes, ["cancelled", "cancelled"])
        self.assertEqual(self.js("[switcher.selected, switcher.getAttribute('selected')]"), [3, "3"])

    def test_next_before_the_engine_is_there_counts_on(self):
        self.open("/pages/input.html")
        self.run_js("""async () => {
          document.body.innerHTML = "<riffle-switcher><p>1<p>2<p>3<p>4</riffle-switcher>";
          import("/riffle.js");
          await customElements.whenDefined("riffle-switcher");
          globalThis.switcher = document.querySelector("riffle-switcher");
          switcher.next();
          switcher.next();
          await switcher.next();
        }""")
        self.assertEqual(self.js("switcher.selected"), 3)

    def test_gone_in_mid_move_it_is_where_it_would_have_been(self):
        self.show()
        self.move()
        self.heard()
        self.js("switcher.remove()")
        self.assertEqual(self.heard(), [["pagedisappear", 0], ["pageappear", 2], ["didmove", 0, 2], ["pagedisappear", 2]])
        self.assertEqual(self.js("Promise.resolve().then(() => outcomes)"), ["settled"])
        self.assertEqual(self.js("[switcher.selected, switcher.getAttribute('selected'), switcher.state]"), [2, "2", "idle"])
        self.page.frames(3)
        self.assertEqual(self.heard(), [])
        self.assertEqual(self.js("outcomes"), ["settled"])
        self.run_js("async () => { document.body.append(switcher); await new Promise(requestAnimationFrame); }")
        self.assertEqual(self.heard(), [["pageappear", 2]])
        self.assertEqual([self.seen(), self.js("switcher.selected")], [["c"], 2])

    def test_gone_in_a_hand_it_is_where_it_was(self):
        self.js(HAND)
        self.show({"edge-zone": "none", "selected": "1"})
        self.js("finger.press(300), finger.move(50), 0")
        self.heard()
        self.js("switcher.remove()")
        self.assertEqual(self.heard(), [["movecancel", 1, 2], ["pagedisappear", 1]])
        self.js("finger.move(20), finger.lift(), document.body.append(switcher), 0")
        self.page.frames(2)
        self.assertEqual(self.js("[switcher.selected, switcher.state, switcher.progress]"), [1, "idle", 0])
        self.assertEqual(self.heard(), [["pageappear", 1]])

    def test_gone_in_any_event_each_promise_is_answered_once_and_each_move_closed(self):
        for kind in ("willmove", "alongside", "pageappear", "pagedisappear", "didmove", "selectionprogress"):
            with self.subTest(kind):
                self.js("globalThis.switcher?.remove(), globalThis.switcher = null, 0")
                self.show({}, count=3)
                self.js("""(kind) => {
                  globalThis.told = [];
                  globalThis.balance = [];
                  for (const type of ["willmove", "didmove", "movecancel"]) {
                    switcher.addEventListener(type, () => balance.push(type));
                  }
                  switcher.addEventListener("alongside", ({ detail }) => {
                    if (switcher.isConnected) detail.animate(document.body, [{ opacity: 1 }]);
                  });
                  switcher.addEventListener(kind, () => switcher.remove(), { once: true });
                  switcher.select(1).then((outcome) => told.push(outcome));
                  switcher.select(2).then((outcome) => told.push(outcome));
                }""", kind)
                self.page.wait_for("told.length === 2 && !switcher.isConnected")
                self.page.frames(2)
                self.assertEqual(len(self.js("told")), 2)
                balance = self.js("balance")
                self.assertEqual(balance[::2], ["willmove"] * (len(balance) // 2))
                self.assertNotIn("willmove", balance[1::2])
                self.assertEqual(self.js("[...switcher.children].map((child) => child.outerHTML)"),
                                 [f'<section id="{name}">Page {name}</section>' for name in "abc"])
                self.assertEqual(self.js("document.getAnimations().length"), 0)

    def test_put_somewhere_else_at_once_it_goes_on_with_its_page(self):
        self.show()
        self.move()
        self.js("document.body.append(document.createElement('main')), document.body.lastChild.append(switcher), 0")
        self.page.frames(2)
        self.assertEqual([self.seen(), self.js("[switcher.selected, switcher.state]")], [["c"], [2, "idle"]])

    def test_no_listener_frame_or_node_is_left(self):
        self.js(HAND)
        cycle = """async () => {
          for (let i = 0; i < 20; i += 1) {
            await show(make({ "edge-zone": "none", "page-insets": "[1,2,3,4]" }, 4));
            switcher.animator = i % 2 ? "cube" : { from: "out", to: "in" };
            switcher.select(2);
            await new Promise(requestAnimationFrame);
            if (i % 3) { finger.press(300); finger.move(100); }
            switcher.remove();
          }
          delete globalThis.switcher;
          log.length = 0;
        }"""

        def counted():
            for _ in range(3):
                self.page.call("HeapProfiler.collectGarbage")
                self.page.frames(1)
            return self.page.call("Memory.getDOMCounters")

        self.run_js(cycle)
        before = counted()
        for _ in range(3):
            self.run_js(cycle)
        after = counted()
        self.assertLessEqual(after["nodes"], before["nodes"] + 10)
        self.assertLessEqual(after["jsEventListeners"], before["jsEventListeners"] + 2)
        frames = self.run_js("""async () => {
          const { requestAnimationFrame: ask } = globalThis;
          let count = 0;
          globalThis.requestAnimationFrame = (draw) => { count += 1; return ask(draw); };
          await show(make({}, 3));
          const atRest = count;
          await switcher.select(1);
          const moving = count;
          await new Promise((go) => ask(() => ask(() => ask(go))));
          switcher.select(2);
          switcher.remove();
          const gone = count;
          await new Promise((go) => ask(() => ask(() => ask(go))));
          return [atRest, moving > 5, gone - moving <= 1, count - gone];
        }""")
        self.assertEqual(frames, [0, True, True, 0])

    def test_pages_are_given_back_as_they_were(self):
        self.show({"page-insets": "[1,2,3,4]", "padding": ""})
        self.js("""(html) => { switcher.innerHTML = html; globalThis.html = switcher.innerHTML; }""",
                '<p style="overflow: auto"></p><div inert="" style=""></div><section data-x="1"><div style="overflow-y: scroll"></div></section>')
        self.page.frames(1)
        self.run_js("""async () => { for (const page of [1, 2, 0]) await switcher.select(page);
          switcher.select(2); await new Promise(requestAnimationFrame); switcher.remove(); }""")
        declared = "(html) => html.replaceAll(' style=\"\"', '').replaceAll(';\"', '\"')"
        self.assertEqual(self.js(f"({declared})(switcher.innerHTML)"), self.js(f"({declared})(html)"))
        self.assertEqual(self.js("[switcher.getAttribute('role'), switcher.hasAttribute('ready')]"), [None, False])

    def test_a_long_random_run_is_balanced(self):
        self.js(HAND)
        numbers = random.Random(4)
        for _ in range(3):
            self.show({"edge-zone": numbers.choice(["none", "25"]), "speed": "20",
                       "while-busy": numbers.choice(["retarget", "queue"]),
                       "dir": numbers.choice(["ltr", "rtl"])}, count=4)
            seed = numbers.randrange(2**31)
            faults = self.js(RANDOM, seed)
            self.assertEqual(faults, [], f"seed {seed}")
            self.assertEqual(len(self.seen()), 1)
            self.js("switcher.remove()")
            self.assertEqual(self.js("[...switcher.children].filter(({ attributes }) => attributes.length > 1).length"), 0)


# 2,000 random commands, gestures, frames and changes of the list; returns what is wrong.
RANDOM = """async (seed) => {
  const random = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * below);
  };
  const faults = [];
  const pick = (...row) => row[random(row.length)];
  let open = null;
  let asked = 0;
  let answered = 0;
  let number = 0;
  const fail = (...what) => faults.push(what.join(" "));
  switcher.addEventListener("willmove", () => { if (open) fail("two moves"); open = "move"; });
  for (const end of ["didmove", "movecancel"]) {
    switcher.addEventListener(end, () => { if (!open) fail(end, "without a move"); open = null; });
  }
  let appeared = 1;
  switcher.addEventListener("pageappear", () => { appeared += 1; if (appeared > 2) fail("too many appear"); });
  switcher.addEventListener("pagedisappear", () => { appeared -= 1; if (appeared < 0) fail("too many disappear"); });
  const acts = {
    select() { asked += 1; switcher.select(random(6) - 1, { animated: random(4) > 0 })
      .then((outcome) => { answered += 1; if (!/settled|cancelled/.test(outcome)) fail(outcome); }); },
    step() { asked += 1; switcher[pick("next", "previous")]().then(() => { answered += 1; }); },
    press() { finger.press(pick(5, 200, 385)); },
    move() { finger.move(random(390)); },
    lift() { finger[pick("lift", "cancel")](); },
    animator() { switcher.animator = pick("default", "flip", "none", { from: "out", to: "in" }, { update() {} }); },
    insert() { if (switcher.children.length < 8) switcher.children[random(switcher.children.length)]
      [pick("before", "after")](Object.assign(document.createElement("section"), { id: `n${number++}` })); },
    remove() { if (switcher.children.length > 2) switcher.children[random(switcher.children.length)].remove(); },
    swap() { switcher.append(switcher.children[random(switcher.children.length)]); },
    option() { switcher[pick("noSwipe", "disabled")] = random(3) === 0; },
    size() { switcher.style.width = pick("390px", "200.5px"); },
  };
  const kinds = Object.values(acts);
  for (let i = 0; i < 2000; i += 1) {
    pick(...kinds, acts.move, acts.move)();
    if (random(3) === 0) await 0;
    if (random(12) === 0) await new Promise(requestAnimationFrame);
    if (switcher.progress < 0 || switcher.progress > 1) fail("progress", switcher.progress);
  }
  finger.lift();
  while (switcher.state !== "idle") await new Promise(requestAnimationFrame);
  await 0;
  if (open) fail("a move is open");
  if (asked !== answered) fail(asked, "asked", answered, "answered");
  if (appeared !== 1) fail(appeared, "appeared");
  if (switcher.getAttribute("selected") !== `${switcher.selected}`) fail("selected", switcher.getAttribute("selected"));
  if (document.getAnimations().length) fail("animations");
  return faults;
}"""
