"""Where a control may stand, what is seen and heard of it, and that nothing of it stays."""

from edge_case import EdgeTestCase


class EdgeLifeTests(EdgeTestCase):
    """Targets, indicators, access, removal."""

    def box(self, index=0):
        """Where the indicator stands in the window: x, y, width, height."""
        return self.js("""(index) => {
          const { x, y, width, height } = controls[index].shadowRoot.querySelector("[part=box]")
            .getBoundingClientRect();
          return [x, y, width, height];
        }""", index)

    def test_it_stands_at_its_edge_wherever_the_content_is(self):
        self.show({"edge": "top", "layer": "front"}, {"edge": "bottom", "layer": "front"},
                  style="padding: 17px; margin: 20px")
        self.js("controls.forEach((control) => control.activate({ animated: false }))")
        for at in (0, 20, 900, 1e6):
            self.js("(at) => scroller.scrollTo(0, at)", at)
            self.page.frames(3)
            x, y, width, height = self.page.bounds(".scroller")
            self.assertEqual(self.box(0), [x + 1, y + 1, width - 2, 50])
            self.assertEqual(self.box(1), [x + 1, y + height - 51, width - 2, 50])

    def test_from_outside_it_lies_over_what_it_controls(self):
        self.show({"edge": "top", "for": "there"})
        self.js("""(() => {
          scroller.id = "there";
          scroller.style.margin = "30px";
          document.body.append(edge);
        })()""")
        self.page.wait_for("edge.target === scroller")
        self.assertEqual(self.js("getComputedStyle(scroller).position"), "static")
        self.js("edge.activate({ animated: false })")
        self.page.frames(3)
        x, y, width, _ = self.page.bounds(".scroller")
        self.assertEqual(self.box(), [x + 1, y + 1, width - 2, 50])
        self.js("scroller.removeAttribute('id')")
        self.page.wait_for("edge.target === document")
        self.assertEqual(self.js("[scroller.getAnimations().length, edge.state]"), [0, "idle"])

    def test_along_with_the_content_it_ends_where_that_begins(self):
        self.show({"edge": "top", "layout": "along"})
        self.pull(120, release=False)
        self.page.frames(3)
        self.assertAlmostEqual(self.box()[1] + 50, self.js("head()"), delta=0.1)
        self.page.touch.release()

    def test_a_lone_control_works_at_another_edge_too(self):
        self.show({"edge": "top"})
        self.js("edge.activate({ animated: false })")
        self.js("edge.edge = 'bottom'")
        self.assertEqual(self.js("[edge.state, head()]"), ["idle", 1])
        self.js("scroller.scrollTo(0, 1e6)")
        self.page.frames(3)
        self.pull(-300)
        self.page.wait_for("edge.state === 'active' && edge.visibleLength === 50")

    def test_it_works_on_a_page_of_a_pager(self):
        self.show({"edge": "top"})
        self.js("""(() => {
          const pager = document.createElement("riffle-pager");
          pager.style.cssText = "width: 300px; height: 400px";
          document.body.prepend(pager);
          pager.append(scroller, document.createElement("section"));
          scroller.style.cssText = "width: 300px; height: 400px; border: 0";
          globalThis.pager = pager;
        })()""")
        self.page.wait_for("pager.ready.then(() => pager.state === 'idle')")
        self.page.wait_for("edge.target === scroller")
        self.page.frames(3)
        self.pull(300)
        self.page.wait_for("log.some(([type]) => type === 'edgeactivate')")
        self.page.wait_for("Math.abs(head() - scroller.getBoundingClientRect().y - 50) < 0.1")
        self.assertEqual(self.js("pager.page"), 0)
        self.page.touch.swipe((250, 200), (40, 200))
        self.page.wait_for("pager.page === 1 && pager.state === 'idle'")
        self.assertEqual(self.js("edge.state"), "active")

    def test_an_inner_scroller_that_can_scroll_is_not_pulled(self):
        self.show({"edge": "top"}, isDocument=True)
        self.js("""(() => {
          const inner = document.createElement("div");
          inner.className = "scroller";
          inner.append(...itemsOf(40));
          document.getElementById("room").prepend(inner);
          inner.scrollTop = 60;
          globalThis.inner = inner;
        })()""")
        self.page.frames(3)
        self.pull(200)
        self.page.wait_for("inner.scrollTop === 0")
        self.assertEqual(self.heard("edgestate"), [])

    def test_an_indicator_of_the_author_s_is_told(self):
        self.show({"edge": "top", "fire-on-release": ""})
        self.js("""(() => {
          const own = document.createElement("b");
          globalThis.told = [];
          own.update = (now) => told.push(now);
          edge.append(own);
        })()""")
        self.pull(260, release=False)
        self.page.wait_for("edge.progress === 1")
        self.assertEqual(self.js("edge.state"), "triggering")
        self.page.touch.release()
        self.page.wait_for("edge.state === 'active'")
        self.assertEqual(self.js("told.at(-1)"), {"state": "active", "progress": 1, "result": None})
        self.assertEqual(self.js("told.some(({ state }) => state === 'triggering')"), True)
        self.assertFalse(self.js("!!edge.shadowRoot.querySelector('svg').getBoundingClientRect().width"))

    def test_it_is_said_politely(self):
        self.show({"edge": "top", "success-label": "Fresh"})
        self.assertEqual(self.page.accessibility_tree("riffle-edge"), [])
        said = "edge.shadowRoot.querySelector('[aria-live=polite]').textContent"
        self.pull(300)
        self.page.wait_for(f"{said} === 'Loading'")
        self.js("edge.finish()")
        self.page.wait_for(f"{said} === 'Fresh'")
        self.come_to_rest()

    def test_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                self.page.set_media(prefers_color_scheme=scheme)
                self.show({"edge": "bottom", "load-distance": "0", "mode": "disabled"}, {"edge": "top"})
                self.js("edge.handler = () => { throw 1; }, scroller.scrollTo(0, 1e6)")
                self.page.wait_for("edge.result === 'failure'")
                self.js("controls[1].activate()")
                self.page.frames(3)
                self.assertEqual(self.page.violations(without=["page-has-heading-one"]), [])

    def test_values_that_mean_nothing(self):
        self.show({"edge": "middle", "trigger": "far"})
        self.assertEqual(self.js("[edge.edge, edge.trigger]"), ["top", 80])
        for script, kind in (("edge.edge = 'middle'", "TypeError"), ("edge.length = -1", "RangeError"),
                             ("edge.handler = 3", "TypeError"), ("edge.finish('well')", "TypeError"),
                             ("edge.target = 'here'", "TypeError")):
            self.assertEqual(self.js(f"(() => {{ try {{ {script}; }} catch (e) {{ return e.name; }} }})()"),
                             kind, script)

    def test_nothing_stays_of_a_thousand_controls(self):
        self.show({"edge": "top"})
        self.js("edge.remove()")

        def counters():
            self.page.call("HeapProfiler.collectGarbage")
            return self.page.call("Memory.getDOMCounters")

        script = """(count) => {
          for (let i = 0; i < count; i++) {
            const edge = edgeOf({ edge: i % 2 ? "top" : "bottom" });
            scroller.append(edge);
            edge.activate({ animated: i % 3 === 0 });
            edge.remove();
          }
        }"""
        self.js(script, 10)
        self.page.frames(3)
        before = counters()
        self.js(script, 1000)
        self.page.frames(3)
        after = counters()
        self.assertEqual(after["jsEventListeners"], before["jsEventListeners"])
        self.assertLess(after["nodes"] - before["nodes"], 20)
        self.assertEqual(self.js("scroller.getAnimations().length"), 0)
