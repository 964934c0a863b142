/**
 * Where the elements of pages come from: the pager's children, or a function that renders them.
 * @module
 */

/** @typedef {(page: number, recycled: Element | null) => Element} Render */

/**
 * @typedef {object} Pages
 * @property {number} count
 * @property {Element[]} [list] All of them, where they are in the document.
 * @property {Render} [render] The function, if one renders them.
 * @property {() => void} refresh Looks at the document again.
 * @property {(page: number, element: Element) => boolean} has
 *   Whether a mounted page's element is still that page's.
 * @property {(page: number, slot: number, isReused?: number) => Element | null} take
 *   The element of a page that is to be mounted.
 * @property {(slot: number, isKept: number | undefined, element: Element) => void} give
 *   Takes the element of a page back that is no longer mounted.
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
    take: (page) => list[page],
    has: (page, element) => list[page] === element,
    give() {},
  };
}

/**
 * Pages that a function renders when they are needed; they are in the document while mounted.
 * @param {Element} pager
 * @param {number} count
 * @param {Render} render
 * @returns {Pages}
 */
export function rendered(pager, count, render) {
  /** The elements kept for reuse, by slot. @type {Map<number, Element>} */
  const kept = new Map();
  const isMounted = (element) => element.parentNode === pager;

  return {
    count,
    render,

    /** The number of pages stands in an attribute and not in the document. */
    refresh() {},

    has: () => true,

    take(page, slot, isReused) {
      const old = kept.get(slot);
      kept.delete(slot);
      try {
        // The function may have returned it for another page since, out of a cache of its own.
        const element = render(page, isReused && old && !isMounted(old) ? old : null);
        const isElement = element instanceof Element;
        if (isElement && !isMounted(element) && !element.contains(pager)) return element;
        throw new TypeError(`riffle: renderPage(${page}) returned no element of its own`);
      } catch (error) {
        // A page that cannot be rendered is reported and stays empty: the others go on.
        (self.reportError ?? console.error)(error);
        return document.createElement("div");
      }
    },

    give(slot, isKept, element) {
      element.remove();
      if (isKept) kept.set(slot, element);
    },
  };
}
