/**
 * Recording: what the engine is told, as lines of the trace format.
 * @module
 */

/** @typedef {import("./border.js").Event} Event */

/** A recording, from the first line on. */
export class Recording {
  #start;
  #count;
  #lines;

  /**
   * @param {{ viewport: number[], scale: number, origin: number[], config: object }} setup
   * @param {{ count: number, initial: number }} pages
   * @param {number} t When it starts, in the engine's seconds.
   */
  constructor({ viewport, scale, origin, config }, pages, t) {
    const first = { riffle: 1, component: "pager", viewport, scale, origin, config, pages };
    this.#lines = [JSON.stringify(first)];
    this.#start = t;
    this.#count = pages.count;
  }

  /**
   * Adds what the engine is told. Frames are left out: drawing decides nothing.
   * @param {Event} event
   * @param {number} t
   */
  add(event, t) {
    for (const line of this.#inTrace(event)) {
      this.#lines.push(JSON.stringify({ t: t - this.#start, ...line }));
    }
  }

  /** The event as a trace has it: another number of pages is pages inserted or removed at the end. */
  #inTrace(event) {
    if (event.event === "elapsed") return [];
    if (!("count" in event)) return [event];
    const [old, { count }] = [this.#count, event];
    this.#count = count;
    if (count > old) return [{ event: "insert", at: old, count: count - old }];
    return count < old ? [{ event: "remove", at: count, count: old - count }] : [];
  }

  /** JSON Lines. */
  get text() {
    return `${this.#lines.join("\n")}\n`;
  }
}
