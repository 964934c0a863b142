/**
 * What a control at an edge controls where nobody says it: what scrolls around it.
 * @module
 */

/** @param {any} element @param {string} [edge] @returns {any} */
export function scrollerAround(element, edge = element.edge) {
  const root = document.scrollingElement;
  const isUpright = /^(top|bottom)$/.test(edge);
  for (let node = above(element); node; node = above(node)) {
    if (!(node instanceof Element) || node === document.documentElement) continue;
    const { overflowX, overflowY } = getComputedStyle(node);
    if (!/auto|scroll/.test(isUpright ? overflowY : overflowX)) continue;
    // What the body says is the window's, unless the root says something itself.
    const isWindow =
      node === document.body &&
      getComputedStyle(document.documentElement).overflowY === "visible";
    return isWindow ? root : node;
  }
  return root;
}

/** Whether an element is in a scroller, as they are laid out. @param {any} element @param {Element} scroller */
export function isWithin(element, scroller) {
  for (let node = above(element); node; node = above(node)) if (node === scroller) return true;
  return false;
}

/** Whether what is positioned in an element is positioned in a scroller, and in nothing between. */
export function standsIn(element, scroller) {
  for (let node = above(element); node; node = above(node)) {
    if (node === scroller) return true;
    if (node instanceof Element && holds(getComputedStyle(node))) return false;
  }
  return false;
}

/** Whether what is positioned inside keeps to it. */
const holds = ({ position, transform, perspective, filter, contain }) =>
  position !== "static" || [transform, perspective, filter].some((value) => value !== "none") ||
  /layout|paint|strict|content/.test(contain);

/** What a node is laid out in. */
const above = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
