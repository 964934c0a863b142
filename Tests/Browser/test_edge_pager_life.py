"""Controls at a pager's ends: which pager, what is a page, and that nothing is left behind."""

import json

from edge_pager_case import EdgePagerTestCase
from test_pager_recording import replay


class EdgePagerLifeTests(EdgePagerTestCase):
    """Controls come and go."""

    def test_a_control_is_no_page(self):
        for rendered in (False, True):
            with self.subTest(rendered=rendered):
                self.show({"edge": "left"}, {"edge": "right"}, count=3, rendered=rendered)
                self.assertEqual(self.js("[pager.target, pager.mountedPages.length, edge.target === pager]"),
                                 [0, 2, True])
                self.js("pager.goTo(9, { animated: false })")
                self.page.wait_for("pager.page === 2")
                self.assertEqual(self.js("edge.getAttributeNames()"), ["edge", "ready"])
                self.assertEqual(self.js("document.querySelector('#p2').getAttribute('aria-label')"), "3 of 3")

    def test_before_it_is_ready_and_in_any_order(self):
        self.js("""(() => {
          room.textContent = "";
          const pager = dress(document.createElement("riffle-pager"), { axis: "vertical" });
          const edge = dress(document.createElement("riffle-edge"), { edge: "top" });
          const far = dress(document.createElement("riffle-edge"), { edge: "bottom", for: "reel" });
          Object.assign(globalThis, { pager, edge, far });
          pager.append(edge, pageOf(0), pageOf(1));
          room.append(far, pager);
          edge.activate({ animated: false });
          pager.id = "reel";
        })()""")
        self.page.wait_for("seen(0) === 50")
        self.js("far.activate(); pager.goTo(1); 0")
        self.page.wait_for("seen(1) === -50 && far.visibleLength === 50")
        self.assertEqual(self.js("[far.target === pager, far.visibleLength]"), [True, 50])
        # Its window lies over the pager.
        x, y, width, height = self.page.bounds("riffle-pager")
        self.assertEqual(self.js("""(() => {
          const { x, y, width, height } = far.shadowRoot.querySelector("[part=box]").getBoundingClientRect();
          return [x, y, width, height];
        })()"""), [x, y + height - 50, width, 50])

    def test_one_that_has_no_such_edge_is_passed_over(self):
        self.gallery({"edge": "top"}, {"edge": "top", "for": "it"}, {"edge": "trailing"}, id="it")
        self.assertEqual(self.js("controls.map(({ target }) => target === document ? 'document' : target.id)"),
                         ["document", "document", "it"])
        self.js("pager.axis = 'vertical'; 0")
        self.assertEqual(self.js("controls.map(({ target }) => target === document ? 'document' : target.id)"),
                         ["it", "it", "document"])
        self.js("pager.axis = 'horizontal'; controls[0].edge = 'left'; 0")
        self.assertEqual(self.js("controls.map(({ target }) => target === document ? 'document' : target.id)"),
                         ["it", "document", "it"])

    def test_on_a_page_of_a_pager_in_a_pager_it_is_the_nearest_with_such_an_edge(self):
        self.reel({"edge": "top", "id": "outer"})
        self.js("""(async () => {
          const inner = dress(document.createElement("riffle-pager"), { id: "inner", style: "width:100%;height:100%" });
          inner.innerHTML = "<riffle-edge id=a edge=left></riffle-edge><riffle-edge id=b edge=top></riffle-edge>"
            + "<p class='page c1'>1</p><p class='page c2'>2</p>";
          document.querySelector("#p0").replaceChildren(inner);
          await inner.ready;
          await document.querySelector("#b").ready;
          Object.assign(globalThis, { inner, a: document.querySelector("#a"), b: document.querySelector("#b") });
        })()""")
        self.assertEqual(self.js("[a.target === inner, b.target === pager]"), [True, True])
        self.stroke(280, axis=0, start=(10, 100), release=False)
        self.page.wait_for("a.state === 'active'")
        self.page.touch.release()
        self.assertEqual(self.js("[edge.state, b.state]"), ["idle", "idle"])
        self.stroke(330, start=(150, 60))
        self.page.wait_for("edge.state === 'active' && b.state === 'active'")

    def test_a_removal_gives_all_back_and_aborts(self):
        self.reel()
        self.js("edge.handler = ({ signal }) => new Promise(() => { globalThis.signal = signal; })")
        styles = "[...pager.children].filter((child) => child !== edge).map((child) => child.getAttribute('style'))"
        before = self.js(styles)
        self.stroke(300)
        self.page.wait_for("globalThis.signal && seen(0) === 50")
        self.js("edge.remove()")
        self.page.frames(2)
        self.assertEqual(self.js("[seen(0), signal.aborted]"), [0, True])
        self.assertEqual(self.js(styles), before)
        self.stroke(200)
        self.page.wait_for("seen(0) === 0")
        # Elsewhere, and back again.
        self.js("room.append(edge); edge.target = pager; 0")
        self.stroke(330, start=(150, 100))
        self.page.wait_for("edge.state === 'active' && seen(0) === 50")
        self.js("edge.target = null; 0")
        self.page.frames(2)
        self.assertEqual(self.seen(0), 0)

    def test_a_pager_that_leaves_and_comes_back_has_its_control(self):
        for edge in ("child", "other"):
            with self.subTest(edge):
                self.reel()
                if edge == "other":
                    self.js("room.append(edge); edge.target = pager; 0")
                self.stroke(100, release=False)
                self.js("pager.remove()")
                self.page.frames(2)
                self.page.touch.release()
                self.js("room.append(pager); pager.ready.then(() => 0)")
                self.page.frames(3)
                self.page.wait_for("seen(0) === 0")
                self.stroke(330, start=(150, 100))
                self.page.wait_for("edge.state === 'active' && seen(0) === 50")

    def test_a_disabled_pager_and_a_disabled_control_are_not_pulled(self):
        self.reel()
        self.js("pager.disabled = true; 0")
        self.stroke(200)
        self.page.frames(3)
        self.js("pager.disabled = false; edge.mode = 'disabled'; 0")
        self.stroke(200)
        self.page.wait_for("seen(0) === 0")
        self.assertEqual(self.heard("edgestate"), [])
        self.js("pager.noBounce = true; 0")
        self.stroke(200, release=False)
        self.assertEqual(self.seen(0), 0)
        self.page.touch.release()

    def test_a_loading_edge_loads_before_the_end_until_there_is_no_more(self):
        self.gallery({"edge": "trailing", "mode": "disabled", "load-distance": "400"}, page="0")
        self.js("""edge.handler = async () => {
          await new Promise(requestAnimationFrame);
          const count = pager.querySelectorAll(".page").length;
          if (count >= 9) return "end";
          pager.append(pageOf(count), pageOf(count + 1));
        }; 0""")
        self.page.frames(3)
        self.assertEqual(self.heard("edgeactivate"), [])
        self.js("pager.goTo(3); 0")
        self.page.wait_for("log.some(([type]) => type === 'edgefinish') && edge.state === 'idle'")
        self.assertEqual(self.js("[pager.querySelectorAll('.page').length, pager.page]"), [7, 3])
        self.js("pager.goTo(6); 0")
        self.page.wait_for("pager.querySelectorAll('.page').length === 9 && edge.state === 'idle'")
        self.rest()
        self.assertEqual(self.js("[pager.page, seen(6)]"), [6, 0])
        self.js("pager.goTo(8); 0")
        self.page.wait_for("edge.result === 'end' && edge.state === 'idle'")
        self.page.wait_for("pager.page === 8 && seen(8) === 0")

    def test_which_page_is_seen_at_a_place_counts_the_room(self):
        self.reel(extent="100")
        self.js("edge.activate({ animated: false })")
        self.page.wait_for("seen(0) === 50")
        x, y, *_ = self.page.bounds("riffle-pager")
        self.assertEqual(self.js("(x, y) => [40, 60, 140, 160].map((by) => pager.pageAt(x + 9, y + by))", x, y),
                         [None, 0, 0, 1])

    def test_a_recording_is_of_the_pager_alone_and_ends_where_it_does(self):
        self.reel()
        self.js("edge.activate({ animated: false })")
        self.rest()
        self.js("globalThis.recording = pager.startRecording(); 0")
        self.stroke(200, -500, release=True)
        self.page.wait_for("pager.page === 1 && seen(1) === 0")
        self.rest()
        trace = self.js("recording.stop()")
        events = {json.loads(line).get("event") for line in trace.splitlines()[1:]}
        self.assertLessEqual(events, {"press", "move", "lift", "cancel", "probe"})
        output = replay(trace)
        self.assertEqual([output[-1][name] for name in ("page", "fraction", "state")], [1, 0, "idle"])
        settled = [line["page"] for line in output if line.get("effect") == "settled"]
        self.assertEqual([[page] for page in settled], self.heard("pagesettle"))
