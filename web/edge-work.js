/**
 * The work of a control: one run of the author's handler at a time.
 * @module
 */

import { after } from "./timer.js";

/** What a handler may return. */
const OUTCOMES = ["success", "end"];

/**
 * @param {any} element
 * @param {(result: string, error?: unknown) => void} settle A run has come to its end by itself.
 */
export function workOf(element, settle) {
  /** The run that goes on. @type {AbortController | null} */
  let current = null;
  let timer = 0;
  /** What it runs. @type {((context: { signal: AbortSignal, edge: any }) => any) | null} */
  let handler = null;
  /** Whether it goes on without a handler. */
  let isOpen = false;
  /** Whether a run is to begin, by a pull. */
  let isExpected = false;

  /** Ends the run; what comes of it is not heard. */
  const stop = (reason) => {
    const last = current;
    current = null;
    isExpected = false;
    clearTimeout(timer);
    // Its own listeners may throw; that is reported as any listener's error is.
    last?.abort(reason);
  };

  const work = {
    get isRunning() {
      return !!current;
    },

    get isExpected() {
      return isExpected;
    },

    get handler() {
      return handler;
    },

    set handler(next) {
      if (next !== null && typeof next !== "function") {
        throw new TypeError(`handler is a function or null, not ${String(next)}`);
      }
      handler = next;
      // One that comes late takes over the run that is the author's.
      if (handler && current && isOpen) work.run();
    },

    /** A run is to begin, unless it is stopped before. */
    expect() {
      isExpected = true;
    },

    stop,

    /** Runs the handler; without one the work is the author's, who ends it by `finish`. */
    async run() {
      const { timeout } = element;
      stop(new DOMException("Another run began", "AbortError"));
      const run = (current = new AbortController());
      isOpen = !handler;
      if (timeout !== "none") {
        timer = after(timeout, () => {
          const error = new DOMException(`Not done after ${timeout} s`, "TimeoutError");
          stop(error);
          settle("failure", error);
        });
      }
      if (!handler) return;
      /** @type {[string, unknown?]} */
      let outcome;
      try {
        const value = await handler({ signal: run.signal, edge: element });
        outcome = [OUTCOMES.includes(value) ? value : "success"];
      } catch (error) {
        outcome = ["failure", error];
      }
      // One that does nothing but begins again as soon as it has ended must leave the page time to live.
      await new Promise((happens) => after(0, () => happens(0)));
      if (current !== run) return;
      current = null;
      clearTimeout(timer);
      settle(...outcome);
    },
  };
  return work;
}
