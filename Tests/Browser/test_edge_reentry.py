"""Listeners and handlers that do what they like, and values at the limits."""

from edge_case import EdgeTestCase


class EdgeReentryTests(EdgeTestCase):
    """Commands from inside of events, and what nobody would set."""

    def told(self):
        """The types of what was told but for states."""
        return self.js("log.map(([type]) => type).filter((type) => type !== 'edgestate')")

    def test_what_is_called_off_as_it_is_activated_does_not_begin(self):
        for command, told in (("remove()", []), ("deactivate()", []), ("finish()", ["edgefinish"]),
                              ("edge = 'bottom'", []), ("target = document", [])):
            with self.subTest(command):
                self.show({"edge": "top", "delay": "0", "result-showing": "0"}, {"edge": "bottom"})
                self.js(f"""(() => {{
                  edge.handler = () => log.push(["ran"]);
                  edge.addEventListener("edgestate", ({{ detail }}) => {{
                    if (detail.state === "active") edge.{command};
                  }});
                }})()""")
                self.pull(300)
                self.come_to_rest()
                self.assertEqual(self.told(), told)

    def test_commands_at_the_end_of_the_work_begin_anew(self):
        self.show({"edge": "top"})
        self.js("""(() => {
          edge.handler = () => log.push(["ran"]);
          edge.addEventListener("edgefinish", () => edge.activate(), { once: true });
        })()""")
        self.pull(300)
        self.page.wait_for("edge.state === 'active' && log.some(([type]) => type === 'edgefinish')")
        self.page.wait_for("Math.abs(head() - 51) < 0.1")
        self.assertEqual(self.told(), ["edgeactivate", "ran", "edgefinish"])
        self.js("edge.finish()")
        self.come_to_rest()
        self.assertEqual(self.js("head()"), 1)

    def test_a_storm_of_retries_leaves_the_page_alive(self):
        self.show({"edge": "top"})
        self.js("""(() => {
          globalThis.runs = 0;
          edge.handler = () => { runs += 1; throw new Error("Never"); };
          edge.addEventListener("edgefinish", () => edge.retry());
        })()""")
        self.pull(300)
        # Frames go on in between.
        self.page.wait_for("runs > 5")
        self.page.frames(3)
        self.js("edge.handler = () => new Promise(() => {})")
        self.page.wait_for("edge.state === 'active'")

    def test_a_handler_may_return_anything(self):
        for value, result in (("null", "success"), ("Symbol()", "success"), ("document", "success"),
                              ("{ then() { throw new Error('No'); } }", "failure"),
                              ("{ then(done) { done('end'); done('more'); } }", "end")):
            with self.subTest(value):
                self.show({"edge": "top"})
                self.js(f"edge.handler = () => ({value}), 0")
                self.js("edge.retry()")
                self.page.wait_for("log.some(([type]) => type === 'edgefinish')")
                self.assertEqual(self.js("edge.result"), result)

    def test_a_control_that_goes_elsewhere_at_work_tells_it(self):
        self.show({"edge": "top"})
        self.js("globalThis.ring = edge.shadowRoot.querySelector('svg')")
        for change in ("edge = 'bottom'", "target = document"):
            self.js("edge.retry()")
            self.page.wait_for("edge.state === 'active' && ring.classList.contains('active')")
            self.heard("edgestate")
            self.js(f"edge.{change}")
            self.assertEqual([detail["state"] for _, detail in self.heard("edgestate")], ["idle"])
            self.assertEqual(self.js("ring.getAttribute('class')"), "idle")

    def test_lengths_and_times_at_their_limits(self):
        most = str(2 ** 53 - 1)
        for attributes in ({"trigger": "0"}, {"length": "0"}, {"length": "700"}, {"margin": "-90"},
                           {"delay": "0"}, {"timeout": most}, {"result-showing": "0"}, {"showing": "0"}):
            with self.subTest(attributes):
                self.show({"edge": "top", **attributes})
                self.js("edge.handler = () => new Promise((done) => { globalThis.done = done; }), 0")
                self.pull(300)
                self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
                # Longer ones than the pull are laid bare so far.
                self.page.wait_for("head() > 80 ? edge.length === 700 : Math.abs(head() - 1 - edge.length) < 0.1")
                self.page.frames(3)
                self.assertEqual(self.js("edge.state"), "active")
                self.js("done()")
                self.come_to_rest()
                self.assertEqual(self.js("head()"), 1)
                self.assertEqual(self.heard("edgefinish"), [["top", {"result": "success"}]])
        for attributes in ({"trigger": most}, {"delay": most}, {"result-showing": most}, {"showing": most}):
            with self.subTest(attributes):
                self.show({"edge": "top", **attributes})
                self.js("""(() => {
                  globalThis.timers = 0;
                  const own = setTimeout;
                  globalThis.setTimeout = (...all) => { timers += 1; return own(...all); };
                  edge.handler = () => {};
                })()""")
                self.pull(300)
                self.page.frames(30)
                self.js("timers = 0")
                self.page.frames(30)
                self.assertLess(self.js("timers"), 10)

    def test_garbage_counts_as_the_default_and_is_said(self):
        self.show({"length": "1e400", "timeout": "NaN", "trigger": "-1", "delay": "", "mode": "ON",
                   "load-distance": "soon", "layer": "middle"})
        self.assertEqual(self.js("[edge.length, edge.timeout, edge.trigger, edge.delay, edge.mode,"
                                 " edge.loadDistance, edge.layer]"),
                         [50, "none", 80, 0.2, "enabled", "none", "back"])
        self.assertEqual(len([text for level, text in self.page.console if level == "warning"]), 7)
        for script, kind in (("timeout = Infinity", "RangeError"), ("timeout = NaN", "TypeError"),
                             ("delay = -0.1", "RangeError"), ("handler = undefined", "TypeError"),
                             ("handler = Symbol()", "TypeError")):
            self.assertEqual(self.js(f"(() => {{ try {{ edge.{script}; }} catch (e) {{ return e.name; }} }})()"),
                             kind, script)

    def test_at_rest_nothing_runs(self):
        self.js("""(() => {
          globalThis.calls = 0;
          for (const name of ["requestAnimationFrame", "setTimeout", "setInterval"]) {
            const own = globalThis[name];
            globalThis[name] = (...all) => { calls += 1; return own(...all); };
          }
          globalThis.quiet = (count) => new Promise((done) => {
            // Without asking for frames: they come from an animation of the test's.
            const clock = document.body.animate({ opacity: [1, 1] }, count * 16);
            clock.onfinish = () => done(calls);
            calls = 0;
          });
        })()""")
        self.show({"edge": "top"}, {"edge": "bottom", "load-distance": "100", "mode": "disabled"})
        self.page.frames(5)
        self.assertEqual(self.js("quiet(20)"), 0, "idle")
        self.js("edge.handler = () => new Promise(() => {}), 0")
        self.pull(300)
        self.page.wait_for("Math.abs(head() - 51) < 0.1")
        self.page.frames(20)
        self.assertEqual(self.js("quiet(20)"), 0, "at work")
        self.js("edge.deactivate()")
        self.come_to_rest()
        self.pull(100, release=False)
        self.page.frames(5)
        self.assertEqual(self.js("quiet(20)"), 0, "held")
