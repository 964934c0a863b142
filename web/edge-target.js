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

/** What a node is laid out in. */
const above = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
