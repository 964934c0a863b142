/**
 * Reading the wheel.
 * @module
 */
import { ROWS } from "./border.js";
import { listen, scrollsInside } from "./listen.js";

/**
 * @param {import("./exchange.js").Exchange} exchange
 * @param {any} element
 * @param {AbortSignal} signal Ends it.
 * @param {(event: WheelEvent) => boolean} [isOthers] Whether a turn is someone else's.
 */
export function readWheel(exchange, element, signal, isOthers = () => false) {
  listen(element, signal, {
    wheel(/** @type {WheelEvent} */ event) {
      // With ctrl it zooms, which is the browser's; so is a trackpad's pinch.
      if (element.disabled || event.defaultPrevented || event.ctrlKey) return;
      if (isOthers(event)) return;
      // With shift a wheel scrolls sideways; not every browser says so in its deltas.
      const { deltaMode, shiftKey } = event;
      const turns = [event.deltaX, event.deltaY];
      const [dx, dy] = shiftKey && !turns[0] ? turns.reverse() : turns;
      if (scrollsInside(event, element, element.axis === "vertical" ? dy : dx)) return;
      exchange.ask({ event: "wheel", dx, dy, mode: ROWS.mode[deltaMode], phase: "none" }, event);
    },
  });
}
