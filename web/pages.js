/**
 * Where the elements of pages come from: the pager's children, or a function that renders them.
 * @module
 */

/**
 * @typedef {object} Pages
 * @property {number} count
 * @property {() => void} refresh Looks at the document again.
 * @property {(page: number, element: Element) => boolean} has
 *   Whether a mounted page's element is still that page's.
 * @property {(page: number, slot: number, isReused: boolean) => Element | null} take
 *   The element of a page that is to be mounted.
 * @property {(slot: number, isKept: boolean, element: Element) => void} give
 *   Takes the element of a page back that is no longer mounted.
 */

/** Children that are no pages: they show nothing. */
const NO_PAGE = "template,script,style,link,meta";

/** The children of the pager; those with a `slot` attribute are left to whoever set it. */
export class Children {
  #slot;
  /** @type {Element[]} */
  #list = [];

  /** @param {HTMLSlotElement} slot */
  constructor(slot) {
    this.#slot = slot;
    this.refresh();
  }

  get count() {
    return this.#list.length;
  }

  /** Reads the children again. */
  refresh() {
    this.#list = this.#slot.assignedElements().filter((child) => !child.matches(NO_PAGE));
  }

  /** @param {number} page */
  take(page) {
    return this.#list[page] ?? null;
  }

  /**
   * @param {number} page
   * @param {Element} element
   */
  has(page, element) {
    return this.#list[page] === element;
  }

  give() {}
}

/** Pages that a function renders when they are needed; they are in the document while mounted. */
export class Rendered {
  #pager;
  /** The elements kept for reuse, by slot. @type {Map<number, Element>} */
  #kept = new Map();

  /**
   * @param {Element} pager
   * @param {number} count
   * @param {(page: number, recycled: Element | null) => Element} render
   */
  constructor(pager, count, render) {
    this.#pager = pager;
    this.count = count;
    this.render = render;
  }

  /** The number of pages stands in an attribute and not in the document. */
  refresh() {}

  has() {
    return true;
  }

  /**
   * @param {number} page
   * @param {number} slot
   * @param {boolean} isReused
   */
  take(page, slot, isReused) {
    const kept = this.#kept.get(slot);
    this.#kept.delete(slot);
    // The function may have returned it for another page since, out of a cache of its own.
    return this.#rendered(page, isReused && kept && !this.#isMounted(kept) ? kept : null);
  }

  /**
   * @param {number} slot
   * @param {boolean} isKept
   * @param {Element} element
   */
  give(slot, isKept, element) {
    element.remove();
    if (isKept) this.#kept.set(slot, element);
  }

  #isMounted(element) {
    return element.parentNode === this.#pager;
  }

  /** A page that cannot be rendered is reported and stays empty: the others go on. */
  #rendered(page, recycled) {
    try {
      const { render } = this;
      const element = render(page, recycled);
      const isElement = element instanceof Element;
      if (isElement && !this.#isMounted(element) && !element.contains(this.#pager)) return element;
      throw new TypeError(`riffle: renderPage(${page}) returned no element of its own`);
    } catch (error) {
      (globalThis.reportError ?? console.error)(error);
      return document.createElement("div");
    }
  }
}
