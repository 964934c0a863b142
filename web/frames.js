/**
 * The clock: frames while something moves, and none while nothing does.
 * @module
 */
import { seconds } from "./border.js";

/**
 * Asks the browser for frames, one at a time.
 * @param {(t: number) => void} draw Draws what is shown at a time in seconds.
 * @returns {(isWanted: boolean) => void} To be told whether another frame is wanted.
 */
export function startFrames(draw) {
  let request = 0;
  return (isWanted) => {
    if (isWanted) {
      request ||= requestAnimationFrame((milliseconds) => {
        request = 0;
        draw(seconds(milliseconds));
      });
    } else {
      cancelAnimationFrame(request);
      request = 0;
    }
  };
}
