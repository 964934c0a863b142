/**
 * The exchange with the engine: events in order of time, and effects performed in order, also when
 * performing one makes something else happen.
 * @module
 */
import { Border, now } from "./border.js";
import { Recording } from "./recorder.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./border.js").Event} Event */

/** One pager's exchange. */
export class Exchange {
  /** Whether the pager has left the document: nothing is said any more. */
  hasEnded = false;
  #border;
  #perform;
  #rest;
  /** The time of the last event: the browser's times of frames and of input overlap. */
  #time = 0;
  /** Effects not yet performed. @type {Effect[]} */
  #effects = [];
  #isPerforming = false;
  /** @type {Recording | null} */
  #recording = null;

  /**
   * @param {any} engine
   * @param {(effect: Effect) => void} perform
   * @param {() => void} rest Called when all effects have been performed.
   */
  constructor(engine, perform, rest) {
    this.#border = new Border(engine);
    this.#perform = perform;
    this.#rest = rest;
  }

  /** The state as of the last event or frame; asking changes nothing. */
  get state() {
    this.#border.handle({ event: "probe" }, this.#time).forEach((effect) => this.push(effect));
    return this.#border.state;
  }

  /** The time of the last event. */
  get time() {
    return this.#time;
  }

  /** When something falls due by itself, in seconds; infinity: nothing does. */
  get due() {
    return this.#border.due;
  }

  /** Where the mounted pages are; see `Border`. */
  get placements() {
    return this.#border.placements;
  }

  /**
   * Tells the engine what happened and performs what follows from it.
   * @param {Event} event
   * @param {number} [t] Seconds; a time before the last one counts as that.
   * @param {Close} [close] Ends the promise of a command.
   */
  send(event, t = now(), close) {
    if (this.hasEnded) return close?.("cancelled");
    this.#time = Math.max(this.#time, t);
    this.#recording?.add(event, this.#time);
    const effects = this.#border.handle(event, this.#time);
    if (close) {
      // What was due before the command comes first, so the last target is the command's own.
      const own = effects.filter(({ effect }) => effect === "targeted").pop();
      if (own) own.close = close;
      else close("cancelled");
    }
    effects.forEach((effect) => this.push(effect));
    this.together(() => {});
  }

  /**
   * Sends a wheel or a key.
   * @param {Event} event
   * @param {number} t
   * @returns {boolean} Whether it meant something to the pager.
   */
  ask(event, t) {
    let handled = false;
    this.together(() => {
      this.send(event, t);
      handled = this.#border.handled;
    });
    return handled;
  }

  /**
   * Queues an effect; placing twice in a row is placing once.
   * @param {Effect} effect
   */
  push(effect) {
    const isRepeated = effect.effect === "placed" && this.#effects.at(-1)?.effect === "placed";
    if (!isRepeated) this.#effects.push(effect);
  }

  /**
   * Sends several events, and performs what follows from them afterwards. Within an effect it leaves
   * that to the one who performs it.
   * @param {() => void} events
   */
  together(events) {
    if (this.#isPerforming) return events();
    this.#isPerforming = true;
    try {
      events();
      for (let next; (next = this.#effects.shift()); ) this.#perform(next);
    } finally {
      this.#isPerforming = false;
      if (!this.hasEnded) this.#rest();
    }
  }

  /**
   * Ends it, and gives the pager back to the engine.
   * @returns {Effect[]} What will not be performed any more.
   */
  end() {
    this.hasEnded = true;
    const time = Math.max(this.#time, now());
    const last = this.#border.handle({ event: "container", visible: false }, time);
    this.#border.free();
    return [...this.#effects.splice(0), ...last];
  }

  /**
   * Records from now on.
   * @param {ConstructorParameters<typeof Recording>[0]} setup
   * @param {ConstructorParameters<typeof Recording>[1]} pages
   * @returns {{ stop(): string } | false} False while it is recording already.
   */
  record(setup, pages) {
    if (this.#recording) return false;
    this.#time = Math.max(this.#time, now());
    const recording = new Recording(setup, pages, this.#time);
    this.#recording = recording;
    return {
      stop: () => {
        if (this.#recording === recording) {
          // The replay then ends with the state that the pager was in.
          this.send({ event: "probe" });
          this.#recording = null;
        }
        return recording.text;
      },
    };
  }
}
