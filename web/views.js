/**
 * The elements of the mounted pages: mounted, recycled, placed.
 * @module
 */
import { PLACEMENT } from "./border.js";
import { MARK } from "./sheet.js";

/** @typedef {import("./pages.js").Pages} Pages */

/** Offsets into a placement; the border's description has them all. */
const [PAGE, X, Y, WIDTH, HEIGHT, MATRIX, OPACITY, DEPTH, VISIBLE, IDENTITY] = [
  0, 2, 3, 4, 5, 6, 22, 23, 26, 27,
];

/** The styles that placing a page writes. */
const STYLES = ["width", "height", "transform", "opacity", "z-index"];

/** A mounted page's element, and what its own styles were before. */
class View {
  /** What is there already, by property: the defaults of these two are the author's business. */
  #written = { opacity: "1", "z-index": "0" };
  /** The author's values of those properties, and their priorities. @type {[string, string][]} */
  #saved;

  /**
   * @param {HTMLElement} element
   * @param {number} slot
   */
  constructor(element, slot) {
    const { style } = element;
    this.element = element;
    this.slot = slot;
    this.#saved = STYLES.map((name) => [
      style.getPropertyValue(name),
      style.getPropertyPriority(name),
    ]);
    this.mark("mounted");
  }

  get isVisible() {
    return this.element.getAttribute(MARK) === "visible";
  }

  get hasPlace() {
    return this.#written.transform;
  }

  /** Writes a style unless it is there already. */
  write(name, value) {
    if (this.#written[name] === value) return;
    this.#written[name] = value;
    this.element.style.setProperty(name, value);
  }

  mark(value) {
    if (this.element.getAttribute(MARK) !== value) this.element.setAttribute(MARK, value);
  }

  /** Gives the element back as it was. */
  release() {
    const { element } = this;
    STYLES.forEach((name, i) => {
      const [value, priority] = this.#saved[i];
      element.style.setProperty(name, value, priority);
    });
    // An attribute that was not there before is not left behind empty.
    if (!element.getAttribute("style")) element.removeAttribute("style");
    element.removeAttribute(MARK);
  }
}

/** The views of a pager. */
export class Views {
  #parent;
  /** @type {Map<number, View>} */
  #mounted = new Map();

  /**
   * @param {HTMLElement} parent
   * @param {Pages} pages
   */
  constructor(parent, pages) {
    this.#parent = parent;
    this.pages = pages;
  }

  /**
   * @param {number} page
   * @param {number} slot
   * @param {boolean} isReused The slot's element of before is to be prepared for another page.
   */
  mount(page, slot, isReused) {
    const { pages } = this;
    const element = /** @type {HTMLElement} */ (pages.take(page, slot, isReused));
    // Rendering may have reloaded or removed the pager.
    if (!element || this.pages !== pages) return;
    const view = new View(element, slot);
    this.#mounted.set(page, view);
    const parent = this.#parent;
    if (element.parentNode !== parent) {
      // A rendered page stands where reading order and the tab key expect it.
      const later = [...this.#mounted.keys()].filter((other) => other > page);
      const next = this.#mounted.get(Math.min(...later))?.element;
      parent.insertBefore(element, next?.parentNode === parent ? next : null);
    }
  }

  /**
   * @param {number} page
   * @param {boolean} isKept The element may be used again for another page.
   */
  unmount(page, isKept) {
    const view = this.#mounted.get(page);
    if (!view) return;
    this.#keepFocus(view);
    this.#mounted.delete(page);
    view.release();
    this.pages.give(view.slot, isKept, view.element);
  }

  /** Unmounts what is there, and takes pages from somewhere else from now on. */
  clear(pages) {
    for (const page of [...this.#mounted.keys()]) this.unmount(page, false);
    this.pages = pages;
  }

  /**
   * Mounts the pages anew whose elements have come, gone or changed places.
   * @returns {boolean} Whether there are any.
   */
  refresh() {
    const moved = [...this.#mounted].filter(([page, { element }]) => !this.pages.has(page, element));
    for (const [page] of moved) this.unmount(page, false);
    for (const [page, { slot }] of moved) this.mount(page, slot, false);
    return moved.length > 0;
  }

  /**
   * Puts the pages where the engine says.
   * @param {Float64Array} raw
   */
  place(raw) {
    for (let i = 0; i < raw.length; i += PLACEMENT) {
      const view = this.#mounted.get(raw[i + PAGE]);
      if (!view) continue;
      const isVisible = raw[i + VISIBLE] !== 0;
      if (!isVisible && view.isVisible) this.#keepFocus(view);
      view.write("width", `${raw[i + WIDTH]}px`);
      view.write("height", `${raw[i + HEIGHT]}px`);
      // What nobody sees is placed once, to be laid out, and then when it comes in sight.
      if (isVisible || !view.hasPlace) view.write("transform", transform(raw, i));
      view.write("opacity", `${raw[i + OPACITY]}`);
      view.write("z-index", `${rank(raw, raw[i + DEPTH])}`);
      view.mark(isVisible ? "visible" : "mounted");
    }
  }

  /** The keys go on working when the page that has the focus goes out of sight. */
  #keepFocus({ element }) {
    if (element.matches(":focus-within")) this.#parent.focus({ preventScroll: true });
  }
}

/** The translation to the frame, and then the transition's matrix about the page's centre. */
function transform(raw, i) {
  const place = `translate3d(${raw[i + X]}px,${raw[i + Y]}px,0)`;
  if (raw[i + IDENTITY]) return place;
  return `${place} matrix3d(${raw.subarray(i + MATRIX, i + MATRIX + 16)})`;
}

/** How many placements are farther away: the order of depth in whole numbers. */
function rank(raw, depth) {
  let farther = 0;
  for (let i = DEPTH; i < raw.length; i += PLACEMENT) if (raw[i] < depth) farther += 1;
  return farther;
}
