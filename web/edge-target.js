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

/** What a node is laid out in. */
const above = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
