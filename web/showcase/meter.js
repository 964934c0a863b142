// How long the main thread works for a frame, measured while something moves.

/** Frames that the figure looks back on: a second and a half at 60 a second. */
const REMEMBERED = 90;

/** Still frames in a row after which nothing is measured any more: half a second at 60 a second. */
const PATIENCE = 30;

/** Moving frames between two reports: often enough to be live, seldom enough to be read. */
const EVERY = 10;

/** What a person moves a pager with. */
const INPUTS = ["pointerdown", "pointermove", "wheel", "keydown"];

/**
 * Measures the frames that move something.
 *
 * A frame's work is the time from its first animation callback, which is the meter's own because it asks before the
 * pager does, to the first task after the frame was painted: script, styles, layout and paint of the whole page on the
 * main thread. Compositing on other threads is not in it. At rest no frame is asked for.
 */
export class FrameMeter {
  #work = [];
  #still = PATIENCE;
  #began = 0;
  #frames = 0;
  #channel = new MessageChannel();
  #moved;
  #report;

  /**
   * @param {() => boolean} moved whether the frame just painted shows something else than the one before
   * @param {(median: number) => void} report called with the median work in milliseconds, a few times a second
   */
  constructor(moved, report) {
    this.#moved = moved;
    this.#report = report;
    this.#channel.port1.onmessage = () => this.#painted();
  }

  /** Starts to measure whenever someone lays a hand on the element; the listeners run before the element's own. */
  watch(element) {
    const begin = (event) => {
      if (event.type !== "pointermove" || event.buttons) this.start();
    };
    for (const input of INPUTS) element.addEventListener(input, begin, { capture: true, passive: true });
  }

  /** Measures from the next frame on, until nothing moves any more. */
  start() {
    if (this.#still >= PATIENCE) requestAnimationFrame(this.#frame);
    this.#still = 0;
  }

  #frame = () => {
    this.#began = performance.now();
    // Whoever asks first is called first in the next frame too.
    if (this.#still < PATIENCE) requestAnimationFrame(this.#frame);
    this.#channel.port2.postMessage(null);
  };

  #painted() {
    const work = performance.now() - this.#began;
    if (!this.#moved()) {
      this.#still += 1;
      return;
    }
    this.#still = 0;
    this.#work.push(work);
    if (this.#work.length > REMEMBERED) this.#work.shift();
    this.#frames += 1;
    if (this.#frames % EVERY === 0) this.#report(median(this.#work));
  }
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
