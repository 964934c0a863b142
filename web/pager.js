/**
 * `<riffle-pager>`: a strip of pages to flick through.
 * @module
 */
import { NOWHERE } from "./border.js";
import { engine, ready } from "./engine.js";
import { hostOf } from "./host.js";
import { BY_ATTRIBUTE, defineProperties, OPTIONS, read, write } from "./options.js";
import { children, rendered } from "./pages.js";
import { adopt } from "./sheet.js";
import { pageInStrip, showInStrip } from "./strip.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Event} Event */
/** @typedef {import("./host.js").Host} Host */

/** The element; `riffle.d.ts` describes its members. */
export class RifflePager extends HTMLElement {
  static get observedAttributes() {
    return [...Object.keys(BY_ATTRIBUTE), "dir"];
  }

  /** While the element is in the document and the engine is there. @type {Host | null} */
  #host = null;
  #pages = children(this);
  #render = null;
  /** Commands from before there was a host. @type {[Event, Close][]} */
  #commands = [];
  #isReflecting = false;
  /** @param {number | null} page */
  #reflect = (page) => {
    if (page === null || this.getAttribute("page") === `${page}`) return;
    this.#isReflecting = true;
    this.setAttribute("page", `${page}`);
    this.#isReflecting = false;
  };
  /** Whether it has been in a document: a command from before waits for that. */
  #wasThere = false;
  /** @type {(isThere: boolean) => void} */
  #started;
  #ready = new Promise((resolve) => {
    this.#started = resolve;
  });

  /** Whether the strip that it was before has been scrolled by hand. */
  #isScrolled = () => false;
  #live = document.createElement("p");

  constructor() {
    super();
    const slot = document.createElement("slot");
    this.attachShadow({ mode: "open" }).append(slot, this.#live);
    this.#live.setAttribute("aria-live", "polite");
    slot.addEventListener("slotchange", () => this.#host?.refresh());
    this.#awaitEngine();
  }

  connectedCallback() {
    // Properties may have been set before the element was defined.
    for (const name of Object.keys(this)) {
      if (!(name in OPTIONS) && name !== "renderPage") continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    this.#wasThere = true;
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    this.#isScrolled = () => false;
    if (!engine) {
      this.#pages.refresh();
      this.#isScrolled = showInStrip(this, this.#pages.list?.[read(this, OPTIONS.page)]);
    }
    this.#awaitEngine();
  }

  disconnectedCallback() {
    const host = this.#host;
    this.#host = null;
    this.removeAttribute("ready");
    this.#dropCommands();
    host?.stop();
  }

  attributeChangedCallback(name, _, text) {
    if (this.#isReflecting) return;
    const option = BY_ATTRIBUTE[name];
    const value = option && read(this, option, true);
    if (name === "page") {
      if (text === null) return;
      if (this.#host) this.#host.show(value);
      else if (this.#commands.length) this.goTo(value, { animated: false });
    } else if (name === "page-count") {
      this.#choosePages();
    } else {
      if (name === "disabled" && value) this.#host?.release();
      this.#host?.changed();
    }
  }

  get ready() {
    return this.#ready;
  }

  get page() {
    return this.#host ? this.#host.state().page : read(this, OPTIONS.page);
  }

  set page(page) {
    write(this, OPTIONS.page, page);
  }

  get renderPage() {
    return this.#render;
  }

  set renderPage(render) {
    if (render !== null && typeof render !== "function") {
      throw new TypeError(`renderPage is a function or null, not ${render}`);
    }
    this.#render = render;
    this.#choosePages();
  }

  get state() {
    return this.#now.state;
  }

  get target() {
    return this.#now.target;
  }

  get position() {
    return this.#now.position;
  }

  get fraction() {
    return this.#now.fraction;
  }

  get offset() {
    return this.#now.offset;
  }

  get mountedPages() {
    return this.#now.mountedPages;
  }

  get visiblePages() {
    return this.#now.visiblePages;
  }

  goTo(page, options) {
    return this.#command({ event: "goTo", page: OPTIONS.page.check(page) }, options);
  }

  next(options) {
    return this.#command({ event: "next" }, options);
  }

  previous(options) {
    return this.#command({ event: "previous" }, options);
  }

  pageAt(x, y) {
    return this.#host?.pageAt(x, y) ?? null;
  }

  reload() {
    this.#host?.reload();
  }

  startRecording() {
    const recording = this.#host?.record();
    if (recording) return recording;
    throw new DOMException("Not at rest on a page", "InvalidStateError");
  }

  get #now() {
    return this.#host?.state() ?? NOWHERE;
  }

  /** @param {Event} event */
  #command(event, { animated = true } = {}) {
    event.animated = !!animated;
    return new Promise((close) => {
      if (this.#wasThere && !this.isConnected) return close("cancelled");
      if (this.#host) return this.#host.command(event, close);
      this.#commands.push([event, close]);
      this.#awaitEngine();
    });
  }

  /** Starts if it can; without the engine the pages stay what they are, and nothing waits for it. */
  async #awaitEngine() {
    if (!(await ready)) {
      this.#dropCommands();
      this.toggleAttribute("failed", true);
      return this.#started(false);
    }
    if (!this.isConnected || this.#host) return;
    this.#pages.refresh();
    const { list } = this.#pages;
    const page = list && this.#isScrolled() ? pageInStrip(this, list) : read(this, OPTIONS.page);
    adopt(this.shadowRoot);
    this.setAttribute("ready", "");
    this.scrollLeft = this.scrollTop = 0;
    const host = hostOf(engine, this, this.#pages, this.#live, this.#reflect);
    this.#host = host;
    host.start(page);
    for (const command of this.#commands.splice(0)) host.command(...command);
    this.#started(true);
  }

  #dropCommands() {
    for (const [, close] of this.#commands.splice(0)) close("cancelled");
  }

  /** Takes pages from `renderPage` if that and the number of pages are set, or else the children. */
  #choosePages() {
    const [pages, render, count] = [this.#pages, this.#render, read(this, OPTIONS.pageCount)];
    const isRendered = render && count !== null;
    if (isRendered && pages.render === render) {
      pages.count = count;
      this.#host?.refresh();
    } else if (isRendered || pages.render) {
      this.#pages = isRendered ? rendered(this, count, render) : children(this);
      this.#host?.reload(this.#pages);
    }
  }
}

defineProperties(RifflePager);
