/**
 * The border to a scrolled area of the engine; see `border.js`.
 * @module
 */
import { accessTo, effectsOf, encode } from "./border.js";

/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./border.js").Event} Event */

// The effects that a pager does not have; `page` is the number of the control.
/** `a` is the state, `b` the progress. */
export const CONTROL_CHANGED = 25;
export const ACTIVATED = 26;
export const INSETS_CHANGED = 27;

/** The events in the order of their codes; `elapsed` lets time pass. */
const EVENTS = [
  "resize", "configure", "press", "move", "lift", "cancel", "wheel", "scroll", "attach", "detach",
  "change", "activate", "deactivate", "finish", "insets", "head",
];

const MOTIONS = ["idle", "held", "dragging", "gliding", "animating"];

// What the engine knows as numbers, in its order.
export const EDGES = ["top", "bottom", "left", "right", "leading", "trailing"];
export const MODES = ["enabled", "enabled-without-inset", "disabled"];
export const LAYOUTS = ["fixed", "along"];
export const LAYERS = ["back", "front"];
export const STATES = ["idle", "triggering", "active", "completed"];
export const RESULTS = ["success", "failure", "end"];

/** Doubles of one control. */
const CONTROL = 8;

/**
 * A control as it stands.
 * @typedef {object} Control
 * @property {string} state
 * @property {number} progress
 * @property {string | null} result
 * @property {number} visibleLength How much of its length is laid bare, in CSS px.
 * @property {number[]} frame In the viewport: x, y, width, height.
 */

/**
 * An area as it stands.
 * @typedef {object} Reading
 * @property {string} motion What moves the content.
 * @property {number[]} offset Along x and y.
 * @property {number[]} insets What the header and the controls add: top, left, bottom, right.
 * @property {number} visibleLength How much of the header shows, from its top on, in CSS px.
 * @property {number} y Where the header stands in the viewport.
 * @property {Control[]} controls
 */

/**
 * Makes one area of the engine.
 * @param {any} engine
 */
export function openArea(engine) {
  const { call, numbers } = accessTo(engine);
  const id = call("area_new");

  return {
    /**
     * Tells the engine what happened, and reads what is to be done.
     * @param {Event} event The fields stand in the order that the engine reads them in.
     * @param {number} t
     * @returns {Effect[]}
     */
    handle({ event, ...fields }, t) {
      numbers("numbers", 64).fill(0).set(encode(Object.values(fields)));
      const code = EVENTS.indexOf(event);
      const length = call("area_send", id, t, code < 0 ? EVENTS.length : code);
      return effectsOf(numbers("effects", length * 4));
    },

    /** Whether the last wheel meant something to the area. */
    handled: () => call("handled") > 0,

    /** When something falls due by itself. @returns {number} */
    due: () => call("area_due", id),

    /** @returns {Reading} */
    read() {
      const count = call("area_read", id);
      const rows = numbers("placements", count * CONTROL);
      const [motion, left, up, top, ...rest] = numbers("numbers", 9);
      const [visibleLength, y] = rest.splice(3);
      return {
        motion: MOTIONS[motion],
        offset: [left, up],
        insets: [top, ...rest],
        visibleLength,
        y,
        controls: Array.from({ length: count }, (_, i) => controlOf(rows.subarray(i * CONTROL))),
      };
    },

    /** Gives the area back. Nothing may be called afterwards. */
    free: () => call("area_free", id),
  };
}

/** @returns {Control} */
const controlOf = ([state, progress, result, visibleLength, ...frame]) => ({
  state: STATES[state],
  progress,
  result: RESULTS[result] ?? null,
  visibleLength,
  frame: frame.slice(0, 4),
});
