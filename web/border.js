/**
 * The border to the engine: events go in as numbers, effects and placements come out as numbers.
 * Events carry the names and fields of the trace format, so what is sent can be recorded as it is.
 * @module
 */

/** @typedef {import("./options.js").Config} Config */

/**
 * What happened, as in a trace line. The fields of all but `configure` stand in the order of the
 * engine's arguments.
 * @typedef {{ event: string } & Record<string, any>} Event
 */

/**
 * What the host has to do. `a` and `b` belong to the effect: slot and reused or kept of a mount or
 * unmount, the offset of a target, the edge of a boundary, the velocity of a drag's end.
 * @typedef {{ effect: string, page: number, a: number, b: number, close?: Close }} Effect
 */
/** @typedef {(outcome: "settled" | "cancelled") => void} Close Ends a command's promise. */

/** Effects by their code. */
const EFFECTS = [
  ,
  "mount", "unmount", "willAppear", "didAppear", "willDisappear", "didDisappear", "pageChanged",
  "targeted", "settled", "cancelled", "indexMoved", "boundary", "dragBegan", "dragEnded",
  "framesStarted", "framesStopped", "placed",
];
const STATES = ["idle", "held", "dragging", "gliding", "animating"];

/** The keys that the engine knows, in its order, by their DOM names. */
export const KEYS = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " ",
];

/** Units of a wheel's deltas, in the order of the DOM's `deltaMode` and of the engine. */
export const MODES = ["pixel", "line", "page"];

/** Words by their number in the engine: of each row, the first is 0. @type {Record<string, number>} */
const WORDS = {};
for (const row of [
  KEYS, MODES, ["none", "cards"], ["start", "center", "end"], ["horizontal", "vertical"], ["ltr", "rtl"],
]) {
  row.forEach((word, number) => (WORDS[word] = number));
}

/** A field as numbers: a word by its row, yes as 1, no and nothing as 0. */
const encode = (fields) => fields.flat().map((field) => WORDS[field] ?? +field);

/** Events whose function has another name, and what it takes before the event's fields. */
const CALLS = { goTo: ["go"], next: ["step", 1], previous: ["step", -1] };

/** Doubles of one placement. */
export const PLACEMENT = 28;

/**
 * Milliseconds of the browser's clock as the engine's seconds, on a grid of 2^-20 s: differences of
 * such times are exact, so a recording, which starts at 0, replays to the same bits.
 * @param {number} milliseconds
 */
export const seconds = (milliseconds) => Math.round(milliseconds * 1048.576) / 1048576;

/** The time now, in the engine's seconds. */
export const now = () => seconds(performance.now());

/** One pager of the engine. */
export class Border {
  #engine;
  #id;

  /** @param {any} engine */
  constructor(engine) {
    this.#engine = engine;
    this.#id = engine.riffle_new();
  }

  /** Numbers in the engine's memory. The view is made anew each time: the memory may have grown. */
  #numbers(name, length) {
    const pointer = this.#engine[`riffle_${name}`]();
    return new Float64Array(this.#engine.memory.buffer, pointer, length);
  }

  /**
   * Tells the engine what happened, and reads what is to be done out of its memory at once: by the
   * time that it is performed the engine may have been called again.
   * @param {Event} event
   * @param {number} t Seconds, not decreasing.
   * @returns {Effect[]}
   */
  handle({ event, ...fields }, t) {
    let [name, ...rest] = CALLS[event] ?? [event];
    if (event === "configure") this.#numbers("numbers", 64).set(configuration(/** @type {any} */ (fields)));
    else rest = [...rest, ...encode(Object.values(fields))];
    const length = this.#engine[`riffle_${name}`](this.#id, t, ...rest);
    const raw = this.#numbers("effects", length * 4);
    return Array.from({ length }, (_, i) => {
      const [code, page, a, b] = raw.subarray(i * 4);
      return { effect: EFFECTS[code], page, a, b };
    });
  }

  /** Whether the last wheel or key meant something to the pager. */
  get handled() {
    return this.#engine.riffle_handled() > 0;
  }

  /** When something falls due by itself, in seconds; infinity: nothing does. */
  get due() {
    return this.#engine.riffle_due(this.#id);
  }

  /** The placements of the mounted pages, `PLACEMENT` doubles each, ascending. */
  get placements() {
    return this.#numbers("placements", this.#engine.riffle_placed(this.#id) * PLACEMENT).slice();
  }

  /** The state that the last `probe` left behind, in the words of the element. */
  get state() {
    const [state, hasPages, page, fraction, position, offset, , target, ...ranges] = this.#numbers(
      "numbers",
      12,
    );
    return {
      state: STATES[state],
      page: hasPages ? page : null,
      fraction,
      position,
      offset,
      target: hasPages ? target : null,
      mountedPages: range(ranges[0], ranges[1]),
      visiblePages: range(ranges[2], ranges[3]),
    };
  }

  /** Gives the pager back. Nothing may be called afterwards. */
  free() {
    this.#engine.riffle_free(this.#id);
  }
}

/**
 * The configuration as the engine reads it. What no option sets has the default: normal deceleration,
 * a clamped parallax, the engine's own scroller, clipping.
 * @param {Config} c
 */
function configuration(c) {
  const { points, fraction } = c.extent;
  return encode([
    c.axis, c.direction, c.alignment, c.trim, c.spacing, c.insets, points > 0, points ?? fraction,
    c.bounces, c.limit, c.snaps, 0, c.slop, c.reducedMotion, c.transition, Array(7).fill(0),
    c.overscan, 0, 0, 1, Array(4).fill(0),
  ]);
}

/** @returns {number[]} The pages from `lower` up to `upper`, which is left out. */
function range(lower, upper) {
  return Array.from({ length: upper - lower }, (_, i) => lower + i);
}
