/**
 * The exchange with the engine: events in order of time, and effects performed in order, also when
 * performing one makes something else happen.
 * @module
 */
import { now, PLACED, seconds } from "./border.js";
import { startTrace } from "./recorder.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./border.js").Event} Event */
/** @typedef {ReturnType<typeof openExchange>} Exchange */

/**
 * What an exchange needs of a border, besides what its host does.
 * @typedef {object} Border
 * @property {(event: Event, t: number, close?: Close) => Effect[]} handle
 * @property {() => boolean} handled
 * @property {() => boolean} isQuiet
 * @property {() => boolean} isTaken
 * @property {() => any} state
 * @property {() => Float64Array} placements
 * @property {() => void} free
 */

/**
 * Opens one element's exchange.
 * @template {Border} T
 * @param {T} border
 * @param {AbortSignal} signal Aborted when it has left the document: nothing is said any more.
 * @param {(effect: Effect) => void} perform
 * @param {() => void} rest Called when all effects have been performed.
 */
export function openExchange(border, signal, perform, rest) {
  /** The time of the last event: the browser's times of frames and of input overlap. */
  let time = 0;
  /** Effects not yet performed. @type {Effect[]} */
  const effects = [];
  let isPerforming = false;
  /** @type {import("./recorder.js").Trace | null} */
  let trace = null;

  const advance = (t = now()) => (time = Math.max(time, t));

  /**
   * Tells the engine what happened and performs what follows from it.
   * @param {Event} event
   * @param {number} [t] Seconds; a time before the last one counts as that.
   * @param {Close} [close] Ends the promise of a command.
   */
  const send = (event, t, close) => {
    if (signal.aborted) return close?.("cancelled");
    advance(t);
    trace?.add(event, time);
    effects.push(...border.handle(event, time, close));
    together();
  };

  /**
   * Sends several events, and performs what follows from them afterwards. Within an effect it leaves
   * that to the one who performs it.
   * @param {() => void} [events]
   */
  const together = (events) => {
    if (isPerforming) return events?.();
    isPerforming = true;
    try {
      events?.();
      for (let next; (next = effects.shift()); ) {
        // Placing twice in a row is placing once.
        if (next.effect !== PLACED || effects[0]?.effect !== PLACED) perform(next);
      }
    } finally {
      isPerforming = false;
      if (!signal.aborted) rest();
    }
  };

  return {
    ...border,
    send,
    together,

    /** Leaves out what has not been performed yet. @param {(effect: Effect) => boolean} isOver */
    drop(isOver) {
      effects.push(...effects.splice(0).filter((effect) => !isOver(effect)));
    },

    /** The time of the last event. */
    time: () => time,

    /** The state as of the last event or frame; asking changes nothing. */
    state() {
      effects.push(...border.handle({ event: "probe" }, time));
      return border.state();
    },

    /**
     * Sends a wheel or a key, and keeps it from the browser if it meant something to the pager.
     * @param {Event} what
     * @param {UIEvent} event
     */
    ask: (what, event) =>
      together(() => {
        send(what, seconds(event.timeStamp));
        if (border.handled()) event.preventDefault();
      }),

    /** Places the pages, whose elements have changed, after what is already to be done. */
    place: () => effects.push(/** @type {Effect} */ ({ effect: PLACED })),

    /**
     * Ends it, and gives the pager back to the engine.
     * @returns {Effect[]} What will not be performed any more.
     */
    end() {
      const last = border.handle({ event: "container", visible: false }, advance());
      border.free();
      return [...effects.splice(0), ...last];
    },

    /**
     * Records from now on.
     * @param {object} setup The box and the configuration.
     * @param {any} pages See `startTrace`.
     * @param {number} [asked] How many questions there have been.
     * @returns {{ stop(): string } | false} False while it is recording already.
     */
    record(setup, pages, asked) {
      if (trace) return false;
      const own = (trace = startTrace(setup, pages, advance(), asked));
      return {
        stop() {
          if (trace === own) {
            // The replay then ends with the state that the pager was in.
            send({ event: "probe" });
            trace = null;
          }
          return own.text();
        },
      };
    },
  };
}
