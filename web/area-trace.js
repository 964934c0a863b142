/**
 * Recording an area: what the engine is told, as lines of the trace format's component `edges`.
 * @module
 */
import { EDGES, LAYERS, LAYOUTS, RESULTS } from "./area-border.js";

/** @typedef {import("./border.js").Event} Event */

/** How a trace calls the modes. */
const MODES = ["enabled", "enabledWithoutInset", "disabled"];
/** How it calls what has another name here. */
const NAMES = { scroll: "scrolled", head: "configure" };

/** A control in a trace's words, from what the engine is told of it. */
const controlOf = ([edge, mode, length, trigger, delay, fireOnRelease, margin, layout, layer, showing]) => ({
  edge: EDGES[edge],
  mode: MODES[mode],
  length,
  trigger,
  delay,
  fireOnRelease,
  margin,
  layout: LAYOUTS[layout],
  z: LAYERS[layer],
  showing,
});

/** A header in a trace's words, from what the engine is told of it; null where there is none. */
const headerOf = ([isThere, height, active, scrollsTogether, attachesToSafeArea, safeArea] = [0]) =>
  isThere ? { height, active, scrollsTogether, attachesToSafeArea, safeArea } : null;

/** What an area is recorded on. */
export function tapeOf() {
  let text = "";
  let isRecording = false;
  /** The edges of the controls, by their numbers. @type {string[]} */
  let edges = [];
  const write = (line) => (text += `${JSON.stringify(line)}\n`);

  /** What a line calls a control: its edge, and its place among those at that edge. */
  const nameOf = (number) => {
    const edge = edges[number];
    return { edge, control: edges.slice(0, number).filter((other) => other === edge).length };
  };

  /** An event's fields in a trace's words. */
  const fieldsOf = ({ event, control, settings, result, ...fields }) => {
    switch (event) {
      case "attach": {
        const own = controlOf(settings);
        edges.push(own.edge);
        return own;
      }
      case "change":
        return { ...controlOf(settings), ...nameOf(control) };
      case "detach": {
        const name = nameOf(control);
        edges.splice(control, 1);
        return name;
      }
      case "head":
        return { header: headerOf(settings) };
      case "finish":
        return { ...nameOf(control), result: RESULTS[result] };
      case "activate":
      case "deactivate":
        return { ...nameOf(control), ...fields };
      default:
        return fields;
    }
  };

  return {
    /**
     * Adds what the engine is told. Frames are left out: drawing decides nothing.
     * @param {Event} what
     * @param {number} t
     */
    add(what, t) {
      const { event } = what;
      if (isRecording && event !== "elapsed") write({ t, event: NAMES[event] ?? event, ...fieldsOf(what) });
    },

    /**
     * Begins with an area at rest; false if it is recording already. The times are the page's: as the engine
     * counts from there, a replay rounds as it did.
     * @param {object} box
     * @param {object} config
     * @param {any[]} start What the engine was told of each control and of the header, and where the content is.
     * @param {number} t
     * @param {() => number} finish Brings the engine up to the end, and says when that is.
     */
    start(box, config, [controls, header, offset], t, finish) {
      if (isRecording) return false;
      isRecording = true;
      text = "";
      const list = controls.map(controlOf);
      edges = list.map(({ edge }) => edge);
      const whole = { ...config, ...(header ? { header: headerOf(header) } : {}), edges: list };
      write({ riffle: 1, component: "edges", ...box, config: whole });
      write({ t, event: "scrolled", x: offset[0], y: offset[1] });
      let ended = "";
      return {
        stop() {
          if (!ended) {
            const end = finish();
            if (end !== null) write({ t: end, event: "probe" });
            isRecording = false;
            ended = text;
          }
          return ended;
        },
      };
    },
  };
}
