/**
 * Watches a pager from outside: which frames are asked for, and where it is at which time. To be
 * loaded before riffle.js.
 * @module
 */

const request = globalThis.requestAnimationFrame.bind(globalThis);

/** Frames that riffle.js has asked for, and those that came. */
export const frames = { requested: 0, drawn: 0 };

/** The witness that watches now. @type {Witness | null} */
let current = null;

globalThis.requestAnimationFrame = (callback) => {
  // Tests wait for frames too.
  if (!new Error().stack.includes("/riffle.js")) return request(callback);
  frames.requested += 1;
  return request((t) => {
    frames.drawn += 1;
    callback(t);
    current?.drew(t);
  });
};

/**
 * Waits for frames.
 * @param {number} count
 */
export const passing = async (count) => {
  for (; count > 0; count -= 1) await new Promise(request);
};

/** The engine's seconds: the browser's clock on a grid of 2^-20 s. */
const seconds = (milliseconds) => Math.round(milliseconds * 1048.576) / 1048576;

const INPUT = ["pointerdown", "pointermove", "pointerup", "pointercancel", "wheel", "keydown"];
const EVENTS = ["pagechange", "pagetarget", "pagesettle", "pagecancel"];

/**
 * What a pager shows while it is recorded.
 *
 * A reading is noted with the number of lines that the recording has by then and with the time of
 * the last frame that the pager has drawn: the later of that line's time and that frame's is the
 * time that the pager is brought up to.
 */
export class Witness {
  #pager;
  #recording;
  #life = new AbortController();
  #lines = 0;
  #frame = -1;
  /** The time of the first input. */
  #first = null;
  /** By lines and frame: nothing moves without a line or a frame, so the last one holds for all. */
  #readings = new Map();
  #heard = [];

  /** @param {any} pager */
  constructor(pager) {
    this.#pager = pager;
    this.#recording = pager.startRecording();
    const { signal } = this.#life;
    const note = (event) => this.#note(event);
    const options = { capture: true, passive: true, signal };
    for (const type of INPUT) addEventListener(type, note, options);
    for (const type of EVENTS) {
      const hear = ({ detail }) => this.#heard.push([type, detail.page]);
      pager.addEventListener(type, hear, { signal });
    }
    current = this;
    // A drag moves pages without any frame of the pager's own.
    const watch = () => {
      this.#read();
      if (!signal.aborted) request(watch);
    };
    request(watch);
  }

  /** Counts the lines that input makes. */
  #note(event) {
    if (event.type === "pointermove" && event.buttons === 0) return;
    this.#first ??= seconds(event.timeStamp);
    this.#lines += event.getCoalescedEvents?.().length || 1;
  }

  /** The pager has drawn a frame. */
  drew(t) {
    this.#frame = Math.max(this.#frame, seconds(t));
    this.#read();
  }

  #read() {
    const { shown, boxes } = this.#reading;
    const reading = { lines: this.#lines, frame: this.#frame, shown, boxes };
    this.#readings.set(`${this.#lines} ${this.#frame}`, reading);
  }

  get #reading() {
    const { state, page, fraction, position, offset, target } = this.#pager;
    const { mountedPages, visiblePages } = this.#pager;
    const boxes = visiblePages.map((visible) => {
      const { x, y, width, height } = this.#pager.children[visible].getBoundingClientRect();
      return [x, y, width, height];
    });
    return {
      shown: [state, page, fraction, position, offset, target, mountedPages, visiblePages],
      boxes,
    };
  }

  /**
   * Ends it.
   * @returns {string} JSON: the trace, the time of the first input in the engine's seconds, how
   *   many lines were counted, the readings, the last one, and what was announced.
   */
  stop() {
    current = null;
    this.#life.abort();
    const trace = this.#recording.stop();
    return JSON.stringify({
      trace,
      first: this.#first,
      lines: this.#lines,
      readings: [...this.#readings.values()],
      last: this.#reading,
      heard: this.#heard,
    });
  }
}
