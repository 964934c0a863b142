/**
 * Recording: what the engine is told, as lines of the trace format.
 * @module
 */

import { growth } from "./edits.js";

/** @typedef {import("./border.js").Event} Event */
/** @typedef {ReturnType<typeof startTrace>} Trace */

/** Events that say how many pages there are, and not how many come or go. */
const TOTALS = ["start", "count", "reload"];

/**
 * Starts a trace, from its first line on.
 * @param {object} setup The component, the box and the configuration.
 * @param {any} pages `count` or `endless`, `initial`, the `page` where it stands if it is not that, and the
 *   `lengths` of pages that are known, as events.
 * @param {number} start In the engine's seconds.
 * @param {number} asked How many questions there have been: a trace counts its own.
 */
export function startTrace(setup, { page, lengths = [], ...pages }, start, asked = 0) {
  let text = "";
  let { count: known, initial } = pages;
  const write = (line) => (text += `${JSON.stringify(line)}\n`);

  write({ riffle: 1, ...setup, pages });
  for (const line of lengths) write({ t: 0, ...line });
  const jump = (t, to) => write({ t, event: "goTo", page: to, animated: false });
  if ((page ?? initial) !== initial || lengths.length) jump(0, page ?? initial);
  return {
    /**
     * Adds what the engine is told. Frames are left out: drawing decides nothing.
     * @param {Event} what
     * @param {number} t
     */
    add(what, t) {
      const { event, edits } = what;
      if (edits) {
        known += growth(edits);
        // Several at once may mean something else than one after the other.
        return void write({ t: t - start, ...(edits.length > 1 ? what : edits[0]) });
      }
      const isTotal = TOTALS.includes(event);
      // There may be no number of pages.
      const count = isTotal ? what.count : known;
      const more = count - known;
      // Another number of pages is pages inserted or removed at the end.
      let line = what;
      if (more > 0) line = { event: "insert", at: known, count: more };
      else if (more < 0) line = { event: "remove", at: count, count: -more };
      else if (isTotal || event === "elapsed") return;
      else if (event === "permit") line = { ...what, question: what.question - asked };
      known = count;
      write({ t: t - start, ...line });
      // The first pages bring the one that was waited for.
      if (event === "start" && what.initial > 0) jump(t - start, what.initial);
    },

    /** JSON Lines. */
    text: () => text,
  };
}
