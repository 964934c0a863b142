/**
 * Insets for pages that scroll: they begin and end farther in, and scroll beneath what covers them.
 * @module
 */

/** @type {[string, string][]} */
const SIDES = [["top", "Top"], ["left", "Left"], ["bottom", "Bottom"], ["right", "Right"]];

/**
 * Adds insets to what scrolls on a page: the page itself, or its first child. Its own padding stays.
 * @param {Element} page
 * @param {number[] | null} insets Top, left, bottom, right, in CSS px.
 * @returns {() => void} Takes them back.
 */
function insetPage(page, insets) {
  const scroller = /** @type {HTMLElement | undefined} */ (
    [page, page.firstElementChild].find((node) => {
      if (!node) return false;
      const { overflowX, overflowY } = getComputedStyle(node);
      return /auto|scroll/.test(overflowX + overflowY);
    })
  );
  if (!insets || !scroller) return () => {};
  const { style } = scroller;
  const computed = getComputedStyle(scroller);
  /** @type {[string, string, string][]} */
  const saved = [];
  const values = SIDES.map(([side, name], i) => [
    [`padding-${side}`, `${parseFloat(computed[`padding${name}`]) + insets[i]}px`],
    [`scroll-padding-${side}`, `${insets[i]}px`],
  ]);
  for (const [name, value] of values.flat()) {
    saved.push([name, style.getPropertyValue(name), style.getPropertyPriority(name)]);
    style.setProperty(name, value);
  }
  return () => {
    for (const entry of saved) style.setProperty(...entry);
    if (!scroller.getAttribute("style")) scroller.removeAttribute("style");
  };
}

/**
 * The insets of the pages that are mounted.
 * @param {any} element
 */
export function insetsOf(element) {
  /** Takes them back. @type {Map<Element, () => void>} */
  const given = new Map();
  /** What they are, as text. */
  let known = "";

  const mount = (page) => {
    known = `${element.pageInsets}`;
    given.set(page, insetPage(page, element.pageInsets));
  };

  const unmount = (page) => {
    given.get(page)?.();
    given.delete(page);
  };

  return {
    mount,
    unmount,

    /** Gives the pages other ones, if the author has set others. */
    refresh() {
      if (known === `${element.pageInsets}`) return;
      for (const page of [...given.keys()]) {
        unmount(page);
        mount(page);
      }
    },

    clear() {
      for (const page of [...given.keys()]) unmount(page);
    },
  };
}
