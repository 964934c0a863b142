/**
 * Changes of pages that are not in the document, as the author tells of them.
 * @module
 */
import { editsBetween, growth } from "./edits.js";
import { MOST } from "./options.js";

/** @typedef {import("./edits.js").Edit} Edit */

const integer = (value, name, least, most) => {
  if (!Number.isInteger(value)) throw new TypeError(`${name} is an integer, not ${value}`);
  if (value < least || value > most) {
    throw new RangeError(`${name} is an integer from ${least} to ${most}, not ${value}`);
  }
};

/**
 * Collects changes, and hands them over together.
 * @param {() => number[] | null} range The first number of a page and the one after the last, which may be
 *   infinite; null where the pages are in the document.
 * @param {(edits: Edit[]) => void} apply
 */
export function changesOf(range, apply) {
  /** @type {Edit[]} */
  let edits = [];
  let depth = 0;
  /** The author's names for the pages, in their order. @type {any[] | null} */
  let keys = null;

  /** Where the pages will begin and end. */
  const ends = () => {
    const now = range();
    if (!now) throw new DOMException("The children are the pages", "InvalidStateError");
    return [now[0], now[1] + growth(edits)];
  };

  const flush = () => {
    const all = edits;
    edits = [];
    if (all.length) apply(all);
  };

  const add = (...more) => {
    edits.push(...more);
    if (!depth) flush();
  };

  return {
    flush,

    /** Runs a function; what it tells of is one change. */
    together(callback) {
      depth += 1;
      try {
        callback();
      } finally {
        depth -= 1;
        if (!depth) flush();
      }
    },

    insert(at, count) {
      const [first, end] = ends();
      integer(at, "at", first, end);
      integer(count, "count", 0, end === Infinity ? MOST : MOST - end);
      keys = null;
      if (count) add({ event: "insert", at, count });
    },

    remove(at, count) {
      const [first, end] = ends();
      integer(at, "at", first, end);
      integer(count, "count", 0, Math.min(MOST, end - at));
      keys = null;
      if (count) add({ event: "remove", at, count });
    },

    move(from, to) {
      const [first, end] = ends();
      integer(from, "from", first, end - 1);
      integer(to, "to", first, end - 1);
      keys = null;
      if (from !== to) add({ event: "moveItem", from, to });
    },

    keys: () => keys && [...keys],

    /**
     * Gives the pages other names.
     * @param {any} next
     * @param {(count: number) => void} begin Says how many pages there are, where it is not known yet which
     *   ones they were.
     */
    rename(next, begin) {
      if (next !== null && !Array.isArray(next)) throw new TypeError(`pageKeys is an array or null, not ${next}`);
      if (next && new Set(next).size < next.length) throw new TypeError("pageKeys has a key twice");
      const old = keys;
      const list = next && [...next];
      if (list && range()?.[1] === Infinity) {
        throw new DOMException("Pages without an end have no list of keys", "InvalidStateError");
      }
      if (list && old && range() && ends()[1] === old.length) {
        keys = list;
        return add(...editsBetween(old, list));
      }
      // What was told before the names counts in numbers of before.
      flush();
      // Pages are rendered now, and may ask for their names.
      keys = list;
      if (list) begin(list.length);
    },
  };
}
