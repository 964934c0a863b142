"""What a control's work comes to, and loading edges."""

from edge_case import EdgeTestCase


class EdgeWorkTests(EdgeTestCase):
    """Handlers, their outcomes, and loading edges."""

    def run_with(self, handler, **attributes):
        """Pulls a control with a handler; returns how it ended."""
        self.show({"edge": "top", **attributes})
        self.js(f"edge.handler = {handler}; 0")
        self.pull(300)
        self.page.wait_for("log.some(([type]) => type === 'edgefinish')")
        self.come_to_rest()
        return self.heard("edgefinish")

    def test_outcomes(self):
        for handler, result in (("async () => {}", {"result": "success"}),
                                ("async () => 'end'", {"result": "end"}),
                                ("() => 'success'", {"result": "success"}),
                                ("async () => { throw new Error('No net'); }",
                                 {"result": "failure", "error": "No net"}),
                                ("() => { throw new Error('Now'); }", {"result": "failure", "error": "Now"})):
            with self.subTest(handler):
                self.assertEqual(self.run_with(handler), [["top", result]])
                self.assertEqual(self.js("edge.result"), result["result"])

    def test_a_timeout_is_a_failure_and_aborts(self):
        ended = self.run_with("({ signal }) => new Promise(() => { globalThis.signal = signal; })",
                              timeout="0.1")
        self.assertEqual(ended, [["top", {"result": "failure", "error": "Not done after 0.1 s"}]])
        self.assertEqual(self.js("signal.reason.name"), "TimeoutError")

    def test_finish_and_deactivate_abort(self):
        self.show({"edge": "top"})
        self.js("edge.handler = ({ signal }) => new Promise((_, no) => {"
                " globalThis.signal = signal; signal.onabort = () => no(signal.reason); })")
        for command, heard in (("finish('end')", [["top", {"result": "end"}]]), ("deactivate()", [])):
            with self.subTest(command):
                self.js("globalThis.signal = null")
                self.pull(300)
                self.page.wait_for("globalThis.signal")
                self.js(f"edge.{command}; 0")
                self.come_to_rest()
                self.assertTrue(self.js("signal.aborted"))
                self.assertEqual(self.heard("edgefinish"), heard)

    def test_one_that_is_finished_before_it_began_does_not_begin(self):
        self.show({"edge": "top", "delay": "0.3"})
        self.js("edge.handler = () => log.push(['ran'])")
        self.js("edge.addEventListener('edgestate', ({ detail: { state } }) => {"
                " if (state === 'active') edge.finish(); })")
        self.pull(300)
        self.page.wait_for("log.some(([, , detail]) => detail?.state === 'completed')")
        self.come_to_rest()
        self.page.frames(10)
        self.assertEqual(self.heard("ran") + self.heard("edgeactivate"), [])

    def test_it_fills_a_short_viewport_then_stops_at_the_end(self):
        self.show({"edge": "bottom", "load-distance": "0", "mode": "disabled"}, count=0)
        self.js("""(() => {
          globalThis.loads = globalThis.running = 0; globalThis.most = 0; globalThis.isLast = false;
          edge.handler = async () => {
            loads += 1; running += 1; most = Math.max(most, running);
            await new Promise((done) => setTimeout(done, 30));
            running -= 1;
            if (isLast) return "end";
            add(3);
          };
          scroller.style.height = "800px";
          document.body.append(edgeOf({ for: "none" }));
        })()""")
        self.page.wait_for("loads >= 6 && !running")
        self.come_to_rest()
        self.page.frames(20)
        self.assertEqual(self.js("[loads, most]"), [6, 1])
        self.js("isLast = true, scroller.scrollTo(0, 1e6)")
        self.page.wait_for("loads === 7 && edge.result === 'end'")
        self.come_to_rest()
        self.js("scroller.scrollTo(0, 0)")
        self.page.frames(5)
        self.js("scroller.scrollTo(0, 1e6)")
        self.page.frames(20)
        self.assertEqual(self.js("loads"), 7)

    def test_a_load_that_fails_can_be_tried_again(self):
        self.show({"edge": "bottom", "load-distance": "100", "mode": "disabled"}, count=20)
        self.js("""(() => {
          globalThis.loads = 0;
          edge.handler = async () => { loads += 1; if (loads === 1) throw new Error("No net"); add(20); };
        })()""")
        self.page.frames(10)
        self.assertEqual(self.js("loads"), 0)
        self.js("scroller.scrollTo(0, 1e6)")
        self.page.wait_for("edge.result === 'failure'")
        self.page.frames(60)
        self.js("scroller.scrollTo(0, 1e6)")
        self.page.frames(5)
        self.assertEqual(self.js("[loads, edge.state, edge.visibleLength]"), [1, "completed", 50])
        self.js("globalThis.button = edge.shadowRoot.querySelector('button')")
        x, y, width, height = self.js("(({ x, y, width, height }) => [x, y, width, height])"
                                      "(button.getBoundingClientRect())")
        self.page.mouse.click(x + width / 2, y + height / 2)
        self.page.wait_for("loads === 2 && edge.state === 'idle'")
        self.assertEqual(self.js("scroller.querySelectorAll('.item').length"), 40)
