/**
 * Reading the wheel.
 * @module
 */
import { ROWS } from "./border.js";
import { inside, listen } from "./listen.js";

/**
 * @param {import("./exchange.js").Exchange} exchange
 * @param {any} element
 * @param {AbortSignal} signal Ends it.
 */
export function readWheel(exchange, element, signal) {
  listen(element, signal, {
    wheel(/** @type {WheelEvent} */ event) {
      // With ctrl it zooms, which is the browser's; so is a trackpad's pinch.
      if (element.disabled || event.defaultPrevented || event.ctrlKey) return;
      if (scrollsInside(event, element)) return;
      const { deltaX: dx, deltaY: dy, deltaMode } = event;
      exchange.ask({ event: "wheel", dx, dy, mode: ROWS.mode[deltaMode], phase: "none" }, event);
    },
  });
}

/** Whether something on the page scrolls along the pager's axis and is not at its end yet. */
function scrollsInside(event, element) {
  const isVertical = element.axis === "vertical";
  const [axis, size, edge] = isVertical ? ["Y", "Height", "Top"] : ["X", "Width", "Left"];
  const delta = event[`delta${axis}`];
  return (
    delta &&
    inside(event, element).some((node) => {
      const [length, area] = [node[`scroll${size}`], node[`client${size}`]];
      const style = getComputedStyle(node);
      if (length <= area || !/auto|scroll/.test(style[`overflow${axis}`])) return false;
      // From right to left the offset counts down from 0.
      const isMirrored = !isVertical && style.direction === "rtl";
      const start = node[`scroll${edge}`] + (isMirrored ? length - area : 0);
      // Offsets are fractions on some screens, lengths are not: the last pixel is no room.
      return delta > 0 ? start + area < length - 1 : start > 1;
    })
  );
}
