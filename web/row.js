/**
 * Where a pager and the controls at its ends meet: they know each other by this alone, and either may come
 * first, or go.
 * @module
 */

/**
 * What the controls ask of a pager that runs.
 * @typedef {object} Host
 * @property {() => import("./row-border.js").Ends} ends
 * @property {() => number} count How many pages there are.
 * @property {() => boolean} isDown Whether a pointer is down on it.
 * @property {() => boolean} isMoving Whether its row moves by itself.
 * @property {() => void} redraw
 * @property {() => void} dragBegan The pointer is taken from what is under it.
 */

/**
 * What a pager asks of the controls at its ends.
 * @typedef {object} Guest
 * @property {() => void} moved Its row is elsewhere, or another one.
 * @property {() => number[]} shift How far its pages are shown from where they are: x and y, in CSS px.
 * @property {(what: import("./border.js").Event, t: number, pass: Pass) => void} guide
 *   Passes on what a pointer does, to the pager or to the controls.
 * @property {(event: WheelEvent) => boolean} turn Whether a wheel is theirs.
 */

/** @typedef {(what: import("./border.js").Event, t: number) => void} Pass Tells the pager's engine. */
/** @typedef {ReturnType<typeof rowOf>} Row */

const STILL = [0, 0];

/** @type {WeakMap<Element, Row>} */
const rows = new WeakMap();

/** Called when a pager has another axis. @type {Set<() => void>} */
const listeners = new Set();

/** Calls back when some pager has another axis. @param {() => void} changed @param {AbortSignal} signal */
export function onAxis(changed, signal) {
  listeners.add(changed);
  signal.addEventListener("abort", () => listeners.delete(changed));
}

/** @param {any} pager */
export function rowOf(pager) {
  const known = rows.get(pager);
  if (known) return known;
  /** @type {Host | null} */
  let host = null;
  /** @type {Guest | null} */
  let guest = null;
  let axis = "";
  const row = {
    get host() {
      return host;
    },

    /** The pager runs, or does no more. @param {Host | null} next */
    run(next) {
      host = next;
      ({ axis } = pager);
      if (guest) host?.redraw();
    },

    /** There are controls, or no more. @param {Guest | null} next */
    visit(next) {
      guest = next;
      host?.redraw();
    },

    /** The pager's options have changed. */
    changed() {
      if (axis === pager.axis) return;
      ({ axis } = pager);
      for (const listener of [...listeners]) listener();
    },

    moved: () => guest?.moved(),
    shift: () => guest?.shift() ?? STILL,
    turn: (event) => !!guest?.turn(event),
    guide(what, t, pass) {
      if (guest) guest.guide(what, t, pass);
      else pass(what, t);
    },
  };
  rows.set(pager, row);
  return row;
}
