/**
 * Keeping what is seen of what scrolls in its place when content comes in before it.
 * @module
 */
import { zoomOf } from "./pointer.js";

/** @param {any} scroller @param {boolean} isRoot */
export function anchorOf(scroller, isRoot) {
  /** What keeps its place. @type {Element | null} */
  let node = null;
  /** Where that stands in the content, and in the window, along x and y. */
  let place = [0, 0];
  let seenAt = [0, 0];

  /** Where something is in the scroller's window, in CSS px of its layout. */
  const placeOf = (/** @type {Element} */ element) => {
    const { x, y } = element.getBoundingClientRect();
    if (isRoot) return [x, y];
    const box = scroller.getBoundingClientRect();
    return [x - box.x, y - box.y].map((at, axis) => at / zoomOf(scroller)[axis]);
  };

  /** The innermost first of what is seen: content may come in anywhere before it. */
  const find = (/** @type {Element} */ holder, /** @type {number[]} */ seen) => {
    const [left, top, right, bottom] = seen;
    for (const child of holder.children) {
      if (/^riffle-(edge|header)$/.test(child.localName)) continue;
      const box = child.getBoundingClientRect();
      const isSeen = box.right > left && box.left < right && box.bottom > top && box.top < bottom;
      if (!isSeen || !/^(static|relative)$/.test(getComputedStyle(child).position)) continue;
      return find(child, seen) ?? child;
    }
    return null;
  };

  return {
    get isHeld() {
      return !!node;
    },

    /** @param {(place: number[]) => number[]} inContent Where in the content that is. */
    hold(inContent) {
      const { x, y, right, bottom } = scroller.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const seen = isRoot ? [0, 0, clientWidth, clientHeight] : [x, y, right, bottom];
      node = find(isRoot ? document.body : scroller, seen);
      if (node) place = inContent((seenAt = placeOf(node)));
    },

    release() {
      node = null;
    },

    /** How far it has been moved since it was asked last, and not scrolled back, along x and y. */
    shift(inContent) {
      if (!node?.isConnected || !node.getClientRects().length) return [0, 0];
      const [last, lastSeen] = [place, seenAt];
      place = inContent((seenAt = placeOf(node)));
      return place.map((at, axis) => (Math.abs(seenAt[axis] - lastSeen[axis]) < 1 ? 0 : at - last[axis]));
    },
  };
}
