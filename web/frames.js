/**
 * The clock: frames while something moves, and none while nothing does.
 * @module
 */
import { now, seconds } from "./border.js";

/**
 * Milliseconds without a frame after which time is told all the same: in a tab that nobody sees there
 * are none, and what waits for a motion to end would wait for ever.
 */
const PATIENCE = 250;

/**
 * Asks the browser for frames, one at a time.
 * @param {(t: number) => void} draw Draws what is shown at a time in seconds.
 * @returns {(isWanted: boolean) => void} To be told whether another frame is wanted.
 */
export function startFrames(draw) {
  let request = 0;
  let timer = 0;
  const stop = () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
    request = timer = 0;
  };
  const run = (t) => {
    stop();
    draw(t);
  };
  return (isWanted) => {
    if (!isWanted) return stop();
    if (request) return;
    request = requestAnimationFrame((milliseconds) => run(seconds(milliseconds)));
    timer = setTimeout(() => run(now()), PATIENCE);
  };
}
