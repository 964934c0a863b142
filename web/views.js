/**
 * The elements of the mounted pages: mounted, recycled, placed.
 * @module
 */
import { lend, LENT } from "./access.js";
import { PLACEMENT } from "./border.js";
import { MARK } from "./sheet.js";

/** @typedef {import("./pages.js").Pages} Pages */
/** @typedef {ReturnType<typeof viewOf>} View */

/** Signed pages from its place, and the same in whole percent: for the page's own style sheet. */
const PROGRESS = "--riffle-progress";
const PARALLAX = "--riffle-parallax";

/** The styles that placing a page writes. */
const STYLES = ["width", "height", "transform", "opacity", "z-index", PROGRESS, PARALLAX];

/**
 * A mounted page's element, and what its own styles were before.
 * @param {HTMLElement} element
 * @param {number} slot
 */
function viewOf(element, slot) {
  const { style } = element;
  /**
   * What is there already, by property: the defaults of these two are the author's business.
   * @type {Record<string, string>}
   */
  const written = { opacity: "1", "z-index": "0" };
  /**
   * The author's values of those properties, and their priorities.
   * @type {[string, string, string][]}
   */
  const saved = STYLES.map((name) => [
    name,
    style.getPropertyValue(name),
    style.getPropertyPriority(name),
  ]);
  element.setAttribute(MARK, "mounted");
  const lent = lend(element);

  return {
    element,
    slot,
    written,
    isMeasured: false,
    lent,

    /** What has been written is there no more. */
    forget() {
      for (const name in written) delete written[name];
    },

    /** Writes a style unless it is there already. @returns {boolean} Whether it was not. */
    write(name, value) {
      if (written[name] === value) return false;
      style.setProperty(name, (written[name] = value));
      return true;
    },

    /** Gives the element back as it was. */
    release() {
      for (const entry of saved) style.setProperty(...entry);
      // An attribute that was not there before is not left behind empty.
      if (!element.getAttribute("style")) element.removeAttribute("style");
      element.removeAttribute(MARK);
      for (const name of LENT) lent(name);
    },
  };
}

/**
 * The views of a pager.
 * @param {any} parent
 * @param {Pages} pages
 * @param {ReturnType<typeof import("./access.js").wordsOf>} words
 */
export function viewsOf(parent, pages, words) {
  /** @type {Map<number, View>} */
  const mounted = new Map();
  /** How many times all of them have been taken down. */
  let clearings = 0;

  /** The keys go on working when the page that has the focus goes out of sight. */
  const keepFocus = ({ element }) => {
    if (element.matches(":focus-within")) parent.focus({ preventScroll: true });
  };

  /** An element is a page's from now on. */
  const show = (page, element, slot) => {
    const view = viewOf(element, slot);
    mounted.set(page, view);
    words.dressPage(view.lent, element, page, pages.count);
    busy(view, page);
  };

  /** Says whether more of a page is to come. */
  const busy = ({ lent }, page) =>
    lent("aria-busy", pages.loads?.of(page)?.state === "loading" ? "true" : null);

  /**
   * @param {number} page
   * @param {number} slot
   * @param {number} [isReused] Not 0: the slot's element is to be prepared for another page.
   */
  const mount = (page, slot, isReused) => {
    const from = pages;
    const before = clearings;
    from.loads?.want(page);
    // Loading, and rendering, may have reloaded or removed the pager.
    if (clearings !== before) return;
    const element = /** @type {HTMLElement} */ (from.take(page, slot, isReused));
    if (!element || clearings !== before) return;
    show(page, element, slot);
    // A child that is no child any more has been removed a moment ago, and stays so.
    if (from.render && element.parentNode !== parent) {
      // A rendered page stands where reading order and the tab key expect it.
      const later = [...mounted.keys()].filter((other) => other > page);
      const next = mounted.get(Math.min(...later))?.element;
      parent.insertBefore(element, next?.parentNode === parent ? next : null);
    }
  };

  /**
   * @param {number} page
   * @param {number} [isKept] Not 0: the element may be used again for another page.
   */
  const unmount = (page, isKept) => {
    const view = mounted.get(page);
    if (!view) return;
    keepFocus(view);
    mounted.delete(page);
    view.release();
    pages.give(view.slot, isKept, view.element);
    // Otherwise it is said when the page is not near any more.
    if (parent.prefetch === null) pages.loads?.drop(page);
  };

  /**
   * Has rendered pages stand in the document in the order in which they are laid out. What has the focus
   * stays where it is: moved, it would lose it.
   * @param {HTMLElement[]} row
   */
  const arrange = (row) => {
    const follows = (one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const fixed = Math.max(0, row.findIndex((element) => element.matches(":focus-within")));
    for (let i = fixed + 1; i < row.length; i += 1) {
      if (!follows(row[i - 1], row[i])) row[i - 1].after(row[i]);
    }
    for (let i = fixed; i-- > 0; ) if (!follows(row[i], row[i + 1])) row[i + 1].before(row[i]);
  };

  return {
    mount,
    unmount,

    /** Renders a page again of which more is known now. */
    renew(page) {
      const from = pages;
      const view = mounted.get(page);
      if (!view) return;
      const { element, slot } = view;
      const next = /** @type {HTMLElement | null | undefined} */ (from.renew?.(page, element));
      // Rendering may have taken the page down.
      if (pages !== from || mounted.get(page) !== view) return;
      if (next && next !== element) {
        keepFocus(view);
        view.release();
        element.replaceWith(next);
        show(page, next, slot);
      } else {
        busy(view, page);
      }
    },

    /**
     * The mounted pages that are to be measured.
     * @param {boolean} [isNew] Only those that have not been yet.
     * @returns {[number, HTMLElement][]}
     */
    unmeasured(isNew) {
      const some = [...mounted].filter(([, view]) => !isNew || !view.isMeasured);
      for (const [, view] of some) view.isMeasured = true;
      return some.map(([page, { element }]) => [page, element]);
    },

    /** What has been measured holds no more. */
    remeasure() {
      for (const view of mounted.values()) view.isMeasured = false;
    },

    /** The element of a mounted page. */
    elementOf: (page) => mounted.get(page)?.element,

    /** What has been written on the pages is there no more. */
    forget: () => mounted.forEach((view) => view.forget()),

    /** Gives the mounted pages other numbers. @param {(element: Element, page: number) => any} numberOf */
    renumber(numberOf) {
      const views = [...mounted];
      for (const [page] of views) mounted.delete(page);
      for (const [page, view] of views) mounted.set(numberOf(view.element, page), view);
    },

    /** The page that a node is on; nothing if it is on none. */
    pageOf(node) {
      return [...mounted].find(([, { element }]) => element.contains(node))?.[0];
    },

    /** What is said aloud of a page. */
    announcement: (page) => words.announcement(mounted.get(page)?.element, page, pages.count),

    /** Says anew what each page is: there are more or fewer now. */
    dress() {
      for (const [page, { lent, element }] of mounted) {
        words.dressPage(lent, element, page, pages.count);
      }
    },

    /** Unmounts what is there, and takes pages from somewhere else from now on. */
    clear(next) {
      clearings += 1;
      pages.loads?.unload();
      for (const page of mounted.keys()) unmount(page);
      pages = next;
    },

    /**
     * Puts the pages where the engine says.
     * @param {Float64Array} raw
     * @param {number[]} [shift] Farther along x and y by so much.
     * @returns {{ page: number, progress: number, parallax: number }[]} Those whose parallax is
     *   another one than before, the last page first.
     */
    place(raw, [dx, dy] = [0, 0]) {
      const moved = [];
      const row = [];
      // Pages that can have the focus have to be where they are, seen or not.
      const isPlaced = parent.focusPages;
      const isLongAsContent = parent.extent === "content";
      const isVertical = parent.axis === "vertical";
      const [isWideAsContent, isHighAsContent] = isVertical
        ? [parent.autoExtent, isLongAsContent]
        : [isLongAsContent, parent.autoExtent];
      const lengths = (width, height) => [
        isWideAsContent ? "max-content" : `${width}px`,
        isHighAsContent ? "max-content" : `${height}px`,
      ];
      for (let i = 0; i < raw.length; i += PLACEMENT) {
        // The border's description has all the numbers of a placement.
        const [page, , x, y, width, height] = raw.subarray(i);
        const matrix = raw.subarray(i + 6, i + 22);
        const [opacity, depth, progress, parallax, isVisible, isIdentity] = raw.subarray(i + 22);
        const view = mounted.get(page);
        if (!view) continue;
        if (view.element.parentNode === parent) row.push(view.element);
        // Someone has replaced the style attribute as a whole.
        if (!view.element.style.width) view.forget();
        const [across, upright] = lengths(width, height);
        view.write("width", across);
        view.write("height", upright);
        // What nobody sees is placed to be laid out, where it goes out of sight, and when it comes in.
        const hasMoved = view.write(PARALLAX, `${parallax}`);
        if (hasMoved) moved.unshift({ page, progress, parallax });
        if (isVisible || isPlaced || hasMoved) {
          // The translation to the frame, and then the transition's matrix about the page's centre.
          const transition = isIdentity ? "" : ` matrix3d(${matrix})`;
          view.write("transform", `translate3d(${x + dx}px,${y + dy}px,0)${transition}`);
          view.write(PROGRESS, `${progress}`);
        }
        view.write("opacity", `${opacity}`);
        view.write("z-index", `${rank(raw, depth)}`);
        const mark = isVisible ? "visible" : "mounted";
        if (view.element.getAttribute(MARK) !== mark) {
          if (!isVisible) keepFocus(view);
          view.element.setAttribute(MARK, mark);
        }
        view.lent("inert", isVisible || isPlaced ? null : "");
      }
      if (pages.render) arrange(row);
      return moved;
    },
  };
}

/** How many placements are farther away: the order of depth in whole numbers. */
function rank(raw, depth) {
  let farther = 0;
  for (let i = 23; i < raw.length; i += PLACEMENT) if (raw[i] < depth) farther += 1;
  return farther;
}
