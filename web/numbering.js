/**
 * Which child of a switcher has which number: for the engine, which may have been told of another list
 * already, and for the effects that are performed now.
 * @module
 */

/** @typedef {ReturnType<typeof numberingOf>} Numbering */

export function numberingOf() {
  /** The pages that the engine knows. @type {Element[]} */
  let known = [];
  /** The pages by the numbers of the effects that are performed now. @type {Element[]} */
  let numbered = [];
  /** Those that the engine has been told of since. @type {Element[][]} */
  const later = [];

  return {
    /** How many pages the engine knows. */
    count: () => known.length,

    /** The page that has a number in the engine. */
    inEngine: (page) => known[page] ?? null,

    /** The page that an effect means by a number. */
    at: (page) => numbered[page],

    numberOf: (element) => numbered.indexOf(element),

    /** @param {Element[]} list */
    isKnown: (list) => list.length === known.length && list.every((page, i) => page === known[i]),

    /** Whether the engine goes by other numbers than the effects that are performed now. */
    isBehind: () => later.length > 0,

    /** From here on effects have the next numbers. */
    advance() {
      numbered = later.shift() ?? known;
    },

    /** @param {Element[]} list */
    begin(list) {
      numbered = known = [...list];
    },

    /**
     * Takes in another list.
     * @param {Element[]} list
     * @param {any} state Of the switcher, by the old list.
     * @param {number} first The page that an empty switcher was to start on.
     * @returns {import("./border.js").Event} What the engine is to be told.
     */
    change(list, { selected, to, pending, target }, first) {
      const old = known;
      const place = (page) => (page === null ? -1 : list.indexOf(old[page]));
      known = [...list];
      later.push(known);
      return {
        event: "replace",
        count: list.length,
        selected: place(selected),
        to: place(to),
        pending: place(pending),
        instead: selected === null ? first : successor(old, list, selected),
        // What a command asks for, it goes to last.
        asked: place(target),
      };
    },
  };
}

/**
 * The number in the new list of what takes the place of a page that is gone: it comes after what it
 * came after before, or before what it came before.
 * @param {Element[]} old
 * @param {Element[]} list
 * @param {number} selected
 */
function successor(old, list, selected) {
  for (let i = selected - 1; i >= 0; i -= 1) {
    const place = list.indexOf(old[i]);
    if (place >= 0) return place + 1;
  }
  for (let i = selected + 1; i < old.length; i += 1) {
    const place = list.indexOf(old[i]);
    if (place >= 0) return Math.max(0, place - (i - selected));
  }
  return selected;
}
