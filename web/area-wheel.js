/**
 * Reading the wheel at the ends of what scrolls by itself.
 * @module
 */
import { ROWS, seconds } from "./border.js";
import { scrollsInside } from "./listen.js";

/** How long after the last step of a turn another one begins, in seconds; longer than the engine's own. */
const PAUSE = 0.25;

/**
 * @param {import("./area.js").Area} area
 * @param {any} scroller
 * @param {AbortSignal} signal Ends it.
 * @param {boolean} isPaged Whether it is a pager.
 */
export function readTurns(area, scroller, signal, isPaged) {
  let last = -Infinity;
  /** Whether the turn is the browser's: momentum that runs into an end pulls nothing. */
  let isNative = false;
  const root = area.ground.isRoot ? document : scroller;
  /** @type {boolean | undefined} */
  let isAsked;

  /** @returns {boolean} Whether it meant something to the area. */
  const turn = (/** @type {WheelEvent} */ event) => {
    if (event.defaultPrevented || event.ctrlKey) return false;
    const { deltaMode, shiftKey } = event;
    const turns = [event.deltaX, event.deltaY];
    // See `wheel.js`.
    const [dx, dy] = shiftKey && !turns[0] ? turns.reverse() : turns;
    const isAlong = Math.abs(dx) <= Math.abs(dy);
    const side = isAlong ? (dy < 0 ? "top" : "bottom") : dx < 0 ? "left" : "right";
    const t = seconds(event.timeStamp);
    const isNew = t - last > PAUSE;
    last = t;
    if (area.motion() !== "dragging") {
      area.sync();
      const pulls =
        event.cancelable &&
        area.isAtEnd(side) &&
        area.isEnabled(side) &&
        !scrollsInside(event, scroller, isAlong ? dy : dx, isAlong ? "vertical" : "horizontal");
      if (isNew) isNative = !pulls;
      if (isNative || !pulls) return false;
    }
    area.send({ event: "wheel", dx, dy, mode: ROWS.mode[deltaMode] }, t);
    const isOurs = area.handled();
    if (isOurs) event.preventDefault();
    return isOurs;
  };

  return {
    turn,

    /**
     * Whether the browser has to ask before it scrolls.
     * @param {boolean} isWanted
     */
    arm(isWanted) {
      // A pager reads its wheel itself, and asks.
      if (isWanted === isAsked || signal.aborted || isPaged) return;
      isAsked = isWanted;
      root.removeEventListener("wheel", turn);
      root.addEventListener("wheel", turn, { signal, passive: !isWanted });
    },
  };
}
