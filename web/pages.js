/**
 * Where the elements of pages come from: the pager's children, or a function that renders them.
 * @module
 */

import { editsBetween, renumbering } from "./edits.js";
import { loadsOf } from "./loads.js";

/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {(page: number, recycled: Element | null, load?: any) => Element} Render */
/** @typedef {(page: number, signal: AbortSignal) => any} Load */

/**
 * @typedef {object} Pages
 * @property {number} count
 * @property {Element[]} [list] All of them, where they are in the document.
 * @property {Render} [render] The function, if one renders them.
 * @property {() => void} refresh Looks at the document again.
 * @property {(renewed?: (page: number) => void) => void} begin The engine goes by the pages that there are
 *   now, and so do its effects. Calls back when a page is to be rendered again.
 * @property {() => Edit[]} changes What the engine is to be told of since.
 * @property {(edits: Edit[]) => void} advance From here on effects go by what the engine was told next: these.
 * @property {(edits: Edit[]) => void} [edit] Says what becomes of pages that are not in the document.
 * @property {(page: number, slot: number, isReused?: number) => Element | null} take
 *   The element of a page that is to be mounted.
 * @property {(slot: number, isKept: number | undefined, element: Element) => void} give
 *   Takes the element of a page back that is no longer mounted.
 * @property {Load} [load] The function, if one loads what they need.
 * @property {import("./loads.js").Loads} [loads] What is loaded for them.
 * @property {(number: number, element: Element) => Element | null} [renew] The element of a mounted page of
 *   which more is known now; nothing where that is no element.
 */

/** Children that are no pages: they show nothing, or stand at an edge. */
const NO_PAGE = "template,script,style,link,meta,riffle-edge";

/**
 * The children of the pager; those with a `slot` attribute are left to whoever set it.
 * @param {Element} pager
 * @returns {Pages}
 */
export function children(pager) {
  /** @type {Element[]} */
  let list = [];
  /** Those that the engine knows. @type {Element[]} */
  let known = [];
  /** The pages by the numbers of the effects that are performed now. @type {Element[]} */
  let numbered = [];
  /** Those that the engine has been told of since. @type {Element[][]} */
  const later = [];
  return {
    get count() {
      return list.length;
    },
    get list() {
      return list;
    },
    refresh() {
      list = [...pager.children].filter((child) => !child.slot && !child.matches(NO_PAGE));
    },
    begin() {
      numbered = known = list;
      later.length = 0;
    },
    changes() {
      const edits = editsBetween(known, list);
      known = list;
      if (edits.length) later.push(list);
      return edits;
    },
    advance() {
      numbered = later.shift() ?? known;
    },
    take: (page) => numbered[page],
    give() {},
  };
}

/**
 * Pages that a function renders when they are needed; they are in the document while mounted.
 * @param {Element} pager
 * @param {number} count
 * @param {Render} render
 * @param {Load} [load]
 * @returns {Pages}
 */
export function rendered(pager, count, render, load) {
  /** The elements kept for reuse, by slot. @type {Map<number, Element>} */
  const kept = new Map();
  /** What stands where no page could be rendered: the author has not made it, and does not get it. */
  const blanks = new WeakSet();
  const isMounted = (element) => element.parentNode === pager;
  /** What the engine has not been told of yet. @type {Edit[]} */
  let news = [];
  /** What the effects that are performed now do not know yet. @type {Edit[][]} */
  const later = [];
  /** The number that a page has by now. */
  const numberOf = (number) => renumbering(later.flat())(number);
  const loads = load && loadsOf(load, numberOf);

  /** A page's element, in place of one that has been used already. */
  const make = (number, old) => {
    // The function is asked for pages as they are numbered now.
    const page = numberOf(number);
    if (page === null) return null;
    try {
      const element = loads ? render(page, old, loads.of(number)) : render(page, old);
      const isFree = element instanceof Element && (element === old || !isMounted(element));
      if (isFree && !element.contains(pager)) return element;
      throw new TypeError(`riffle: renderPage(${page}) returned no element of its own`);
    } catch (error) {
      // A page that cannot be rendered is reported and stays empty: the others go on.
      (self.reportError ?? console.error)(error);
      return null;
    }
  };

  const blank = () => {
    const element = document.createElement("div");
    blanks.add(element);
    return element;
  };

  return {
    count,
    render,
    load,
    loads,

    /** The number of pages stands in an attribute and not in the document. */
    refresh() {},

    begin(renewed) {
      news = [];
      later.length = 0;
      if (renewed) loads?.tell(renewed);
    },

    edit(edits) {
      news.push(...edits);
    },

    changes() {
      const edits = news;
      news = [];
      if (edits.length) later.push(edits);
      return edits;
    },

    advance(edits) {
      later.shift();
      loads?.renumber(renumbering(edits));
    },

    take(number, slot, isReused) {
      const old = kept.get(slot);
      kept.delete(slot);
      // The function may have returned it for another page since, out of a cache of its own.
      return make(number, isReused && old && !isMounted(old) && !blanks.has(old) ? old : null) ?? blank();
    },

    renew: (number, element) => make(number, blanks.has(element) ? null : element),

    give(slot, isKept, element) {
      element.remove();
      if (isKept) kept.set(slot, element);
    },
  };
}
