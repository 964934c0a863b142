/**
 * Reading the wheel.
 * @module
 */
import { MODES, seconds } from "./border.js";

/** @typedef {import("./host.js").Host} Host */

/**
 * @param {Host} host
 * @param {any} element
 * @param {AbortSignal} signal Ends it.
 */
export function readWheel(host, element, signal) {
  const listener = (/** @type {WheelEvent} */ event) => {
    // With ctrl it zooms, which is the browser's; so is a trackpad's pinch.
    if (element.disabled || event.defaultPrevented || event.ctrlKey) return;
    if (scrollsInside(event, element)) return;
    const { deltaX: dx, deltaY: dy, deltaMode, timeStamp } = event;
    const what = { event: "wheel", dx, dy, mode: MODES[deltaMode], phase: "none" };
    if (host.exchange.ask(what, seconds(timeStamp))) event.preventDefault();
  };
  element.addEventListener("wheel", listener, { passive: false, signal });
}

/** Whether something on the page scrolls along the pager's axis and is not at its end yet. */
function scrollsInside(event, element) {
  const isVertical = element.axis === "vertical";
  const delta = isVertical ? event.deltaY : event.deltaX;
  if (!delta) return false;
  for (const node of event.composedPath()) {
    if (node === element) return false;
    if (node instanceof Element && hasRoom(node, isVertical, delta)) return true;
  }
  return false;
}

function hasRoom(node, isVertical, delta) {
  const [length, area, offset, overflow] = isVertical
    ? [node.scrollHeight, node.clientHeight, node.scrollTop, "overflowY"]
    : [node.scrollWidth, node.clientWidth, node.scrollLeft, "overflowX"];
  if (length <= area || !/auto|scroll/.test(getComputedStyle(node)[overflow])) return false;
  // From right to left the offset counts down from 0.
  const isMirrored = !isVertical && getComputedStyle(node).direction === "rtl";
  const start = isMirrored ? offset + length - area : offset;
  // Offsets are fractions on some screens, lengths are not: the last pixel is no room.
  return delta > 0 ? start + area < length - 1 : start > 1;
}
