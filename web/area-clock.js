/**
 * The clock of an area: frames while something moves, a timer while something is due, and else nothing.
 * @module
 */
import { now } from "./border.js";
import { startFrames } from "./frames.js";
import { after } from "./timer.js";

/**
 * @param {() => number} due When something falls due by itself.
 * @param {(t?: number) => void} elapsed Time has passed.
 */
export function clockOf(due, elapsed) {
  let timer = 0;
  const frames = startFrames(elapsed);

  return {
    /** @param {boolean} isRunning Whether something moves. */
    set(isRunning) {
      frames(isRunning);
      clearTimeout(timer);
      const at = due();
      if (!isRunning && at < Infinity) timer = after(at - now(), () => elapsed());
    },

    stop() {
      frames(false);
      clearTimeout(timer);
    },
  };
}
