/**
 * Where tabs stand in their list.
 * @module
 */
import { zoomOf } from "./pointer.js";

/**
 * A rectangle, in CSS px from the corner of the list's padding box where it is not scrolled.
 * @typedef {object} TabBox
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {boolean} isShown Whether there is such a tab and it is displayed.
 */

/**
 * @typedef {object} Layout
 * @property {TabBox[]} boxes
 * @property {boolean} isVertical
 * @property {boolean} isMirrored Whether the tabs go from right to left.
 * @property {number} length How much of the list is seen, along its axis.
 * @property {number} room How far it can be scrolled.
 */

/**
 * @param {any} element
 * @param {Element[]} tabs
 * @returns {Layout}
 */
export function measureTabs(element, tabs) {
  const isVertical = element.axis === "vertical";
  const isMirrored = getComputedStyle(element).direction === "rtl";
  const [zoomX, zoomY] = zoomOf(element);
  const list = element.getBoundingClientRect();
  const { scrollLeft, scrollTop, clientLeft, clientTop } = element;
  /** @type {TabBox[]} */
  const boxes = [];
  for (const tab of tabs) {
    const { left, top, width, height } = tab.getBoundingClientRect();
    const isShown = width + height > 0;
    boxes.push(
      isShown
        ? {
            x: (left - list.left) / zoomX - clientLeft + scrollLeft,
            y: (top - list.top) / zoomY - clientTop + scrollTop,
            width: width / zoomX,
            height: height / zoomY,
            isShown,
          }
        : nothingAfter(boxes[boxes.length - 1], isVertical, isMirrored),
    );
  }
  const size = isVertical ? "Height" : "Width";
  return {
    boxes,
    isVertical,
    isMirrored,
    length: element[`client${size}`],
    room: Math.max(0, element[`scroll${size}`] - element[`client${size}`]),
  };
}

/** The box of a page's tab; a page without a tab has an empty one, at the end of the others. */
export const boxAt = ({ boxes, isVertical, isMirrored }, page) =>
  boxes[page] ?? nothingAfter(boxes[boxes.length - 1], isVertical, isMirrored);

/**
 * A box without a length at the end of another one: what moves there shrinks away.
 * @param {TabBox | undefined} box
 * @returns {TabBox}
 */
function nothingAfter(box, isVertical, isMirrored) {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return isVertical
    ? { x, y: y + height, width, height: 0, isShown: false }
    : { x: isMirrored ? x : x + width, y, width: 0, height, isShown: false };
}
