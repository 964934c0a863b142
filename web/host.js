/**
 * A pager while it is in the document: it measures, tells the engine what happened, and performs the
 * effects in order. It decides nothing.
 * @module
 */
import { now } from "./border.js";
import { isSame, measure, REDUCED_MOTION, watch } from "./box.js";
import { Exchange } from "./exchange.js";
import { Frames } from "./frames.js";
import { readKeys } from "./keys.js";
import { config } from "./options.js";
import { Hand } from "./pointer.js";
import { Views } from "./views.js";
import { Voice } from "./voice.js";
import { readWheel } from "./wheel.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./border.js").Event} Event */
/** @typedef {import("./box.js").Box} Box */
/** @typedef {import("./pages.js").Pages} Pages */

/** One pager's life in the document, from `start` to `stop`. */
export class Host {
  #element;
  #pages;
  #views;
  #voice;
  #hand;
  #frames;
  #life = new AbortController();
  /** @type {Box} */
  #box;
  /** The configuration that the engine has, as text: what is the same is not sent again. */
  #configured = "";
  /** How many pages the engine has been told of. */
  #count = 0;
  /** The page that was asked for when there were too few pages for it. @type {number | null} */
  #wanted = null;
  #isMoving = false;

  /**
   * @param {any} engine
   * @param {any} element
   * @param {Pages} pages
   * @param {(page: number) => void} reflect Writes the page that is shown into the attribute.
   */
  constructor(engine, element, pages, reflect) {
    this.#element = element;
    this.#pages = pages;
    this.#frames = new Frames((t) => this.exchange.send({ event: "elapsed" }, t));
    const rest = () => this.#frames.want(this.#isMoving || this.exchange.due < Infinity);
    /** What is said to the engine and what it says. */
    this.exchange = new Exchange(engine, (effect) => this.#perform(effect), rest);
    this.#views = new Views(element, pages);
    this.#voice = new Voice(element, reflect);
    this.#box = measure(element);
    const { signal } = this.#life;
    this.#hand = new Hand(this, element, signal);
    readWheel(this, element, signal);
    readKeys(this, element, signal);
    watch(element, () => this.measured(), signal);
  }

  /**
   * Sets the pager up on a page.
   * @param {number} initial
   */
  start(initial) {
    this.exchange.together(() => {
      this.#configure();
      this.#resize();
      this.#count = this.#pages.count;
      this.#begin(initial);
    });
  }

  /** Leaves the document: nothing of the pager stays behind, and what was pending is cancelled. */
  stop() {
    const effects = this.exchange.end();
    this.#life.abort();
    this.#frames.want(false);
    this.#views.clear(null);
    // What is announced comes last: a listener may put the element back into the document.
    for (const effect of effects) this.#voice.announce(effect);
    this.#voice.end();
  }

  /** Measures the pager, and tells the engine if it is another box than before. */
  measured() {
    const box = measure(this.#element);
    if (this.exchange.hasEnded) return box;
    const { origin } = this.#box;
    const isOther = !isSame(this.#box, box);
    // The engine keeps the origin that it knows where another one shows the same pixels.
    this.#box = isOther ? box : { ...box, origin };
    this.#configure();
    if (isOther) this.#resize();
    return box;
  }

  #resize() {
    const { viewport, scale, origin } = this.#box;
    this.exchange.send({ event: "resize", viewport, scale, origin });
  }

  /** Tells the engine the configuration if it is another one. */
  #configure() {
    const next = this.#config;
    const text = JSON.stringify(next);
    if (text === this.#configured) return;
    this.#configured = text;
    this.exchange.send({ event: "configure", ...next });
  }

  get #config() {
    const { insets, direction } = this.#box;
    const reducedMotion = matchMedia(REDUCED_MOTION).matches;
    return { ...config(this.#element), insets, direction, reducedMotion };
  }

  /** Lets go of the pointers: the pager has been disabled. */
  release() {
    this.#hand.cancel();
  }

  /**
   * Sends a command, to the pages as they are now.
   * @param {Event} event
   * @param {Close} [close]
   */
  command(event, close) {
    this.refresh();
    this.exchange.send(event, now(), close);
  }

  /**
   * Shows a page at once; where there are no pages yet, when they come.
   * @param {number} page
   */
  show(page) {
    this.command({ event: "goTo", page, animated: false });
    if (this.#count === 0) this.#wanted = page;
  }

  /** Looks at the pages again: how many there are, and which elements they are. */
  refresh() {
    if (this.exchange.hasEnded) return;
    this.#pages.refresh();
    this.exchange.together(() => {
      const hasChanged = this.#views.refresh();
      const { count } = this.#pages;
      if (count !== this.#count) this.#tell({ event: "count", count });
      if (hasChanged) this.exchange.push({ effect: "placed", page: 0, a: 0, b: 0 });
    });
  }

  /**
   * Mounts all pages anew.
   * @param {Pages} [pages] Where they come from from now on.
   */
  reload(pages = this.#pages) {
    pages.refresh();
    this.exchange.together(() => {
      this.#pages = pages;
      this.#views.clear(pages);
      this.#tell({ event: "reload", count: pages.count });
    });
  }

  /** Tells the engine how many pages there are; the first ones bring the page that is wanted. */
  #tell(event) {
    const old = this.#count;
    this.#count = event.count;
    if (old === 0) return this.#begin(this.#wanted ?? 0);
    this.exchange.send(event);
    if (this.#wanted !== null && event.count > old) {
      const page = this.#wanted;
      this.exchange.send({ event: "goTo", page, animated: false });
      if (page >= event.count) this.#wanted = page;
    }
  }

  #begin(initial) {
    this.#isMoving = false;
    this.exchange.send({ event: "start", count: this.#count, initial });
    this.#wanted = initial < this.#count ? null : initial;
    this.#voice.begin(this.exchange.state.page, this.#wanted === null);
  }

  /**
   * Starts a recording; see `startRecording` in `riffle.d.ts`.
   * @returns {{ stop(): string } | false} False unless it rests on a page, where a trace starts.
   */
  record() {
    const { exchange } = this;
    const { state, fraction, page } = exchange.state;
    const isAtRest = state === "idle" && exchange.due === Infinity && !this.#hand.isDown;
    const isOnPage = fraction === 0 || !this.#element.free;
    const pages = { count: this.#count, initial: page ?? 0 };
    return isAtRest && isOnPage && exchange.record({ ...this.#box, config: this.#config }, pages);
  }

  /** @param {Effect} next */
  #perform(next) {
    const { effect, page, a, b } = next;
    switch (effect) {
      case "mount":
        return this.#views.mount(page, a, b !== 0);
      case "unmount":
        return this.#views.unmount(page, b !== 0);
      case "placed":
        return this.#views.place(this.exchange.placements);
      case "framesStarted":
        return void (this.#isMoving = true);
      case "framesStopped":
        return void (this.#isMoving = false);
      case "dragBegan":
        return this.#hand.dragBegan();
      case "targeted":
        this.#wanted = null;
      // Falls through: of the rest, others hear of some, and nothing in the document follows.
      default:
        return this.#voice.announce(next);
    }
  }
}
