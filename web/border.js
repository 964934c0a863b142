/**
 * The border to the engine: events go in as numbers, effects and placements come out as numbers.
 * Events carry the names and fields of the trace format, so what is sent can be recorded as it is.
 * @module
 */

/** @typedef {import("./pager-options.js").Config} Config */

/**
 * What happened, as in a trace line. The fields of all but `configure` stand in the order of the
 * engine's arguments.
 * @typedef {{ event: string } & Record<string, any>} Event
 */

/**
 * What the host has to do. `a` and `b` belong to the effect: slot and reused or kept of a mount or
 * unmount, the offset of a target, the edge of a boundary, the velocity of a drag's end. `edits` is what
 * pages are renumbered by.
 * @typedef {{ effect: number, page: number, a: number, b: number, close?: Close,
 *   edits?: import("./edits.js").Edit[] }} Effect
 */
/** @typedef {(outcome: "settled" | "cancelled") => void} Close Ends a command's promise. */
/** @typedef {ReturnType<typeof openBorder>} Border */

// The effects that something follows from, by their code.
export const MOUNT = 1;
export const UNMOUNT = 2;
export const APPEARED = 4;
export const DISAPPEARED = 6;
export const PAGE_CHANGED = 7;
export const TARGETED = 8;
export const SETTLED = 9;
export const CANCELLED = 10;
export const INDEX_MOVED = 11;
export const DRAG_BEGAN = 13;
export const FRAMES_STARTED = 15;
export const FRAMES_STOPPED = 16;
export const PLACED = 17;
export const RENUMBERED = 18;
export const PREFETCH = 19;
export const CANCEL_PREFETCH = 20;

/** Doubles of one placement. */
export const PLACEMENT = 28;

const STATES = ["idle", "held", "dragging", "gliding", "animating"];

/** The words that the engine knows as numbers; of each row, the first is 0. */
export const ROWS = {
  /** By their DOM names. */
  key: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " "],
  /** Units of a wheel's deltas, in the order of the DOM's `deltaMode` too. */
  mode: ["pixel", "line", "page"],
  axis: ["horizontal", "vertical"],
  transition: [
    "none", "slide", "dive", "roll", "cards", "cube", "coverFlow", "stack", "flip", "zoom", "fade",
    "carousel",
  ],
  parallax: ["clamped", "unclamped"],
  alignment: ["start", "center", "end"],
  direction: ["ltr", "rtl"],
  way: ["nearest", "forward", "backward"],
};

/** Changes of the pages, by their number in the engine. */
const EDITS = ["insert", "remove", "moveItem", "measure"];

/** Words by their number in the engine. @type {Record<string, number>} */
const WORDS = {};
for (const row of Object.values(ROWS)) row.forEach((word, number) => (WORDS[word] = number));

/** A field as numbers: a word by its row, yes as 1, no and nothing as 0. */
export const encode = (fields) => fields.flat().map((field) => WORDS[field] ?? +field);

/** Events whose function has another name, and what it takes before the event's fields. */
const CALLS = { goTo: ["go"], next: ["step", 1], previous: ["step", -1], measureAcross: ["across"] };

/**
 * Milliseconds of the browser's clock as the engine's seconds, on a grid of 2^-20 s: differences of
 * such times are exact, so a recording, which starts at 0, replays to the same bits.
 * @param {number} milliseconds
 */
export const seconds = (milliseconds) => Math.round(milliseconds * 1048.576) / 1048576;

/** The time now, in the engine's seconds. */
export const now = () => seconds(performance.now());

/**
 * The engine's functions and its memory.
 * @param {any} engine
 */
export function accessTo(engine) {
  const call = (name, ...rest) => engine[`riffle_${name}`](...rest);
  return {
    call,

    /** Numbers in the engine's memory. The view is made anew each time: the memory may have grown. */
    numbers(name, length, ...rest) {
      const pointer = call(name, ...rest);
      return new Float64Array(engine.memory.buffer, pointer, length);
    },
  };
}

/**
 * The effects in a row of numbers, four each.
 * @param {Float64Array} raw
 * @returns {Effect[]}
 */
export const effectsOf = (raw) =>
  Array.from({ length: raw.length / 4 }, (_, i) => {
    const [effect, page, a, b] = raw.subarray(i * 4);
    return { effect, page, a, b };
  });

/**
 * Makes one pager of the engine.
 * @param {any} engine
 */
export function openBorder(engine) {
  const { call, numbers } = accessTo(engine);
  const id = call("new");

  /** Writes edits where the engine reads them. */
  const roomFor = (edits) => {
    const row = edits.flatMap(({ event, at, from, page, count, to, size }) => [
      EDITS.indexOf(event), at ?? from ?? page, count ?? to ?? size, 0,
    ]);
    numbers("room", row.length, row.length).set(row);
  };

  return {
    /**
     * Tells the engine what happened, and reads what is to be done out of its memory at once: by the
     * time that it is performed the engine may have been called again.
     * @param {Event} event
     * @param {number} t Seconds, not decreasing.
     * @param {Close} [close] Ends the promise of a command.
     * @returns {Effect[]}
     */
    handle({ event, ...fields }, t, close) {
      const [name, ...first] = CALLS[event] ?? [event];
      if (event === "configure") {
        numbers("numbers", 64).set(configuration(/** @type {any} */ (fields)));
      }
      const { edits } = fields;
      if (edits) roomFor(edits);
      const rest = edits ? [edits.length] : encode(Object.values(fields));
      // What `configure` is passed besides is ignored.
      const length = call(name, id, t, ...first, ...rest);
      const effects = effectsOf(numbers("effects", length * 4));
      for (const next of effects) if (next.effect === RENUMBERED) next.edits = edits;
      if (close) {
        // What was due before the command comes first, so the last target is the command's own.
        const own = effects.filter(({ effect }) => effect === TARGETED).pop();
        if (own) own.close = close;
        else close("cancelled");
      }
      return effects;
    },

    /** A press along the axis is always the pager's. */
    isTaken: () => true,

    /** Whether the last wheel or key meant something to the pager. */
    handled: () => call("handled") > 0,

    /** Whether the first page follows the last one: in a loop there is a page before the first. */
    isRound: () => call("page", id, -1) > 0,

    /** Whether nothing falls due by itself. */
    isQuiet: () => call("due", id) === Infinity,

    /** The placements of the mounted pages, `PLACEMENT` doubles each, ascending. */
    placements: () => numbers("placements", call("placed", id) * PLACEMENT).slice(),

    /** How far the row is from its ends; see `row-border.js`. */
    ends: () => {
      call("ends", id);
      return [...numbers("numbers", 5)];
    },

    /** The page that is seen at a place in the viewport; NaN where there is none. */
    hit: (x, y) => call("hit", id, x, y),

    /** The state that the last `probe` left behind. */
    state: () => stateOf(numbers("numbers", 16), (place) => call("page", id, place)),

    /** Gives the pager back. Nothing may be called afterwards. */
    free: () => call("free", id),
  };
}

/**
 * The configuration as the engine reads it. What no option sets has the default: normal deceleration,
 * the engine's own scroller.
 * @param {Config} c
 */
function configuration(c) {
  const { points, fraction } = c.extent;
  const { angleRatio, translation, rotation, perspective = -1 } = c.transition;
  const look = rotation ? [-1, angleRatio, translation, rotation] : [c.transition, Array(6).fill(0)];
  return encode([
    c.axis, c.direction, c.alignment, c.trim, c.spacing, c.insets, points > 0, points ?? fraction,
    c.bounces, c.limit, c.snaps, 0, c.slop, c.reducedMotion, look.flat(),
    c.perspective ?? perspective, c.overscan, c.parallax, 0, c.clip, c.outset, c.loop, c.history,
    c.prefetch ?? -1, c.prefetchBudget ?? 2,
  ]);
}

/**
 * The state in the words of the element.
 * @param {Iterable<number>} numbers
 * @param {(place: number) => number} [pageAt] The page at a place of the row.
 */
function stateOf(numbers, pageAt = Number) {
  const [
    state, hasPages, page, fraction, position, offset, , target, mounted, mountedEnd, visible,
    visibleEnd, ...rest
  ] = numbers;
  return {
    state: STATES[state],
    page: hasPages ? page : null,
    fraction,
    position,
    offset,
    target: hasPages ? target : null,
    mountedPages: range(mounted, mountedEnd).map(pageAt),
    visiblePages: range(visible, visibleEnd).map(pageAt),
    /** Page, fraction, and the place in a page that is longer than the area. */
    rest: rest.slice(0, 3),
    /** NaN where it is not known. */
    breadth: rest[3],
  };
}

/** The state of a pager that is not in a document. */
export const NOWHERE = stateOf(Array(16).fill(0));

/** @returns {number[]} The pages from `lower` up to `upper`, which is left out. */
function range(lower, upper) {
  return Array.from({ length: upper - lower }, (_, i) => lower + i);
}
