/**
 * `<riffle-switcher>`: pages of which one is shown at a time.
 * @module
 */
import { isAnimator } from "./animators.js";
import { engine } from "./engine.js";
import { lifeOf, recordingOf } from "./life.js";
import { defineProperties, read, write } from "./options.js";
import { children } from "./pages.js";
import { showInStrip } from "./strip.js";
import { NOWHERE } from "./switcher-border.js";
import { switcherHostOf } from "./switcher-host.js";
import { BY_ATTRIBUTE, OPTIONS } from "./switcher-options.js";

/** The element; `riffle.d.ts` describes its members. */
export class RiffleSwitcher extends HTMLElement {
  static get observedAttributes() {
    return [...Object.keys(BY_ATTRIBUTE), "dir"];
  }

  #pages = children(this);
  /** An animator of the author's own. @type {object | null} */
  #animator = null;
  #shouldMove = null;
  #isReflecting = false;
  /** @param {number | null} page */
  #reflect = (page) => {
    if (page === null || this.getAttribute("selected") === `${page}`) return;
    this.#isReflecting = true;
    this.setAttribute("selected", `${page}`);
    this.#isReflecting = false;
  };
  #live = document.createElement("p");
  #life = lifeOf(
    this,
    () => {
      this.#pages.refresh();
      return read(this, OPTIONS.selected);
    },
    (engine) => switcherHostOf(engine, this, this.#pages, this.#live, this.#reflect),
  );

  constructor() {
    super();
    const slot = document.createElement("slot");
    this.attachShadow({ mode: "open" }).append(slot, this.#live);
    this.#live.setAttribute("aria-live", "polite");
    slot.addEventListener("slotchange", () => this.#host?.refresh());
    this.#life.begin();
  }

  get #host() {
    return this.#life.host;
  }

  connectedCallback() {
    if (!engine) {
      this.#pages.refresh();
      showInStrip(this, this.#pages.list?.[read(this, OPTIONS.selected)]);
    }
    this.#life.enter([...Object.keys(OPTIONS), "shouldMove"]);
  }

  disconnectedCallback() {
    this.#life.leave();
  }

  attributeChangedCallback(name, _, text) {
    if (this.#isReflecting) return;
    const option = BY_ATTRIBUTE[name];
    const value = option && read(this, option, true);
    if (name === "selected") {
      if (text === null) return;
      if (this.#host) this.#host.show(value);
      else if (this.#life.awaited()) this.select(value, { animated: false });
    } else {
      if (name === "animator" && text !== null) this.#animator = null;
      this.#host?.changed();
    }
  }

  /** A switcher's pages lie side by side. */
  get axis() {
    return "horizontal";
  }

  get ready() {
    return this.#life.ready;
  }

  get selected() {
    return this.#host ? this.#now.selected : read(this, OPTIONS.selected);
  }

  set selected(page) {
    write(this, OPTIONS.selected, page);
  }

  get animator() {
    return this.#animator ?? read(this, OPTIONS.animator);
  }

  set animator(animator) {
    if (isAnimator(animator)) {
      this.removeAttribute("animator");
      this.#animator = animator;
      this.#host?.changed();
    } else {
      write(this, OPTIONS.animator, animator);
    }
  }

  get shouldMove() {
    return this.#shouldMove;
  }

  set shouldMove(ask) {
    if (ask !== null && typeof ask !== "function") {
      throw new TypeError(`shouldMove is a function or null, not ${ask}`);
    }
    this.#shouldMove = ask;
    this.#host?.changed();
  }

  get count() {
    return this.#host?.count() ?? 0;
  }

  get selectedPage() {
    const { selected } = this.#now;
    return selected === null ? null : this.#host.pageAt(selected);
  }

  get state() {
    return this.#now.state;
  }

  get from() {
    return this.#now.from;
  }

  get to() {
    return this.#now.to;
  }

  get direction() {
    return this.#now.direction;
  }

  get progress() {
    return this.#now.progress;
  }

  get pending() {
    return this.#now.pending;
  }

  get target() {
    return this.#now.target;
  }

  get selection() {
    return this.#now.selection;
  }

  select(page, options) {
    return this.#life.command({ event: "select", page: OPTIONS.selected.check(page) }, options);
  }

  next(options) {
    return this.#step(1, options);
  }

  previous(options) {
    return this.#step(-1, options);
  }

  startRecording() {
    return recordingOf(this.#host?.record());
  }

  get #now() {
    return this.#host?.state() ?? NOWHERE;
  }

  #step(by, options) {
    this.#host?.refresh();
    const from = this.#now.target ?? this.#life.awaited()?.page ?? this.selected ?? 0;
    return this.select(Math.max(0, from + by), options);
  }
}

defineProperties(RiffleSwitcher, OPTIONS);
