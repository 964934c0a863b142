/**
 * The clock: frames while something moves, and none while nothing does.
 * @module
 */
import { seconds } from "./border.js";

/** Asks the browser for frames, one at a time. */
export class Frames {
  #draw;
  #request = 0;

  /** @param {(t: number) => void} draw Draws what is shown at a time in seconds. */
  constructor(draw) {
    this.#draw = draw;
  }

  /**
   * Whether another frame is wanted.
   * @param {boolean} wanted
   */
  want(wanted) {
    if (wanted === this.#request > 0) return;
    if (wanted) {
      this.#request = requestAnimationFrame((milliseconds) => {
        this.#request = 0;
        this.#draw(seconds(milliseconds));
      });
    } else {
      cancelAnimationFrame(this.#request);
      this.#request = 0;
    }
  }
}
