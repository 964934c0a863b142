/**
 * What a control at an edge controls: what it is told, or else what scrolls around it. A pager has edges along
 * its axis only: across, it is what scrolls around the pager.
 * @module
 */

export { onAxis } from "./row.js";

/**
 * @param {any} element
 * @param {any} told What it was told; null where nobody says it.
 * @returns {any}
 */
export const scrollerOf = (element, told) =>
  told && !isPager(told) ? told : scrollerFrom(told ?? above(element), element.edge, true);

/** What scrolls natively around an element, along the axis of an edge. */
export const scrollerAround = (element, edge) => scrollerFrom(above(element), edge, false);

function scrollerFrom(start, edge, isPaged) {
  const root = document.scrollingElement;
  const isUpright = /^(top|bottom)$/.test(edge);
  for (let node = start; node; node = above(node)) {
    if (!(node instanceof Element) || node === document.documentElement) continue;
    if (isPager(node)) {
      if (isPaged && (node.getAttribute("axis") === "vertical") === isUpright) return node;
      continue;
    }
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

const isPager = (node) => node.localName === "riffle-pager";
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
