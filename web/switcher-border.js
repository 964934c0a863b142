/**
 * The border to a switcher of the engine; see `border.js`.
 * @module
 */
import { ANIMATORS } from "./animators.js";
import { accessTo, effectsOf, encode, PLACEMENT } from "./border.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./border.js").Event} Event */

// The effects that a pager does not have; in moves, `page` is where they begin and `a` where they
// go.
export const WILL_MOVE = 18;
export const ALONGSIDE = 19;
export const DID_MOVE = 20;
export const MOVE_CANCELLED = 21;
/** `b` is the number of the question. */
export const SHOULD_MOVE = 22;
/** `a` is not 0 if it settled on the command's page. */
export const ANSWERED = 23;
export const RENUMBERED = 24;

/** The events in the order of their codes; `elapsed` and `probe` let time pass. */
const EVENTS = [
  "start", "resize", "configure", "press", "move", "lift", "cancel", "key", "select", "permit",
  "replace", "container", "elapsed",
];

const STATES = ["idle", "programmatic", "dragging", "settling"];

/**
 * Makes one switcher of the engine.
 * @param {any} engine
 */
export function openSwitcher(engine) {
  const { call, numbers } = accessTo(engine);
  const id = call("switcher_new");
  /** The promises of commands that are not answered yet. @type {Map<number, Close>} */
  const closes = new Map();
  let last = 0;

  const read = () => numbers("placements", call("switcher_read", id) * PLACEMENT);

  return {
    /**
     * Tells the engine what happened, and reads what is to be done; see `border.js`.
     * @param {Event} event The fields stand in the order that the engine reads them in.
     * @param {number} t
     * @param {Close} [close]
     * @returns {Effect[]}
     */
    handle({ event, ...fields }, t, close) {
      const values =
        event === "configure" ? configuration(/** @type {any} */ (fields)) : Object.values(fields);
      if (close) {
        closes.set(++last, close);
        values.push(last);
      }
      numbers("numbers", 64).fill(0).set(encode(values));
      const code = EVENTS.indexOf(event);
      const length = call("switcher_send", id, t, code < 0 ? EVENTS.length : code);
      const effects = effectsOf(numbers("effects", length * 4));
      for (const effect of effects) {
        if (effect.effect !== ANSWERED) continue;
        effect.close = closes.get(effect.b);
        closes.delete(effect.b);
      }
      return effects;
    },

    /** Whether the last press or key meant something to the switcher. */
    handled: () => call("handled") > 0,
    isTaken: () => call("handled") > 0,

    /** Whether nothing falls due by itself. */
    isQuiet: () => call("switcher_due", id) === Infinity,

    /** The placements of the children, as those of a pager. */
    placements: () => read().slice(),

    /** The state in the words of the element. */
    state() {
      read();
      return stateOf(numbers("numbers", 8));
    },

    /** Gives the switcher back. Nothing may be called afterwards. */
    free() {
      call("switcher_free", id);
      for (const close of closes.values()) close("cancelled");
    },
  };
}

/** @param {import("./switcher-options.js").SwitcherConfig} c */
const configuration = (c) => [
  ANIMATORS.indexOf(c.animator), c.duration, c.speed, c.edgeZone ?? -1, c.interactive, c.direction,
  c.whileBusy === "queue", c.slop, c.insets, c.reducedMotion, c.asks,
];

/** @param {Iterable<number>} numbers */
function stateOf([state, selected, from, to, progress, pending, selection, target]) {
  const page = (number) => (number < 0 ? null : number);
  return {
    state: STATES[state],
    selected: page(selected),
    from: page(from),
    to: page(to),
    direction: from < 0 ? null : to > from ? "left" : "right",
    progress,
    pending: page(pending),
    selection: selected < 0 ? null : selection,
    target: page(target),
  };
}

/** The state of a switcher that is not in a document. */
export const NOWHERE = stateOf([0, -1, -1, -1, 0, -1, 0, -1]);
