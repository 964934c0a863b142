/**
 * `<riffle-pager>`: a strip of pages to flick through.
 * @module
 */
import { engine, ready } from "./engine.js";
import { Host } from "./host.js";
import { defineProperties, OPTIONS, read, write } from "./options.js";
import { Children, Rendered } from "./pages.js";
import { abandon, adopt } from "./sheet.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Event} Event */

const BY_ATTRIBUTE = Object.fromEntries(
  Object.values(OPTIONS).map((option) => [option.attribute, option]),
);

/** The state of a pager that is not in a document. */
const NOWHERE = {
  state: "idle",
  target: null,
  position: 0,
  fraction: 0,
  offset: 0,
  mountedPages: [],
  visiblePages: [],
};

/** The element; `riffle.d.ts` describes its members. */
export class RifflePager extends HTMLElement {
  static get observedAttributes() {
    return [...Object.keys(BY_ATTRIBUTE), "dir"];
  }

  #root = this.attachShadow({ mode: "open" });
  #slot = this.#root.appendChild(document.createElement("slot"));
  /** While the element is in the document and the engine is there. @type {Host | null} */
  #host = null;
  /** @type {Children | Rendered} */
  #pages = new Children(this.#slot);
  #render = null;
  /** Commands from before there was a host. @type {{ event: Event, close: Close }[]} */
  #commands = [];
  #isReflecting = false;
  /** @type {(isThere: boolean) => void} */
  #started;
  #ready = new Promise((resolve) => {
    this.#started = resolve;
  });

  constructor() {
    super();
    this.#slot.addEventListener("slotchange", () => this.#host?.refresh());
    ready.then((isThere) => isThere || this.#fail());
  }

  connectedCallback() {
    this.#upgrade();
    if (!this.hasAttribute("tabindex")) this.tabIndex = 0;
    ready.then((isThere) => isThere && this.#start());
  }

  disconnectedCallback() {
    const host = this.#host;
    this.#host = null;
    abandon(this.#root);
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
      this.#host?.measured();
    }
  }

  get ready() {
    return this.#ready;
  }

  get page() {
    return this.#host ? this.#host.exchange.state.page : read(this, OPTIONS.page);
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

  goTo(page, { animated = true } = {}) {
    return this.#command({ event: "goTo", page: OPTIONS.page.check(page), animated: !!animated });
  }

  next({ animated = true } = {}) {
    return this.#command({ event: "next", animated: !!animated });
  }

  previous({ animated = true } = {}) {
    return this.#command({ event: "previous", animated: !!animated });
  }

  reload() {
    this.#host?.reload();
  }

  startRecording() {
    const recording = this.#host?.record();
    if (recording) return recording;
    throw new DOMException("A recording starts at rest, on a page", "InvalidStateError");
  }

  get #now() {
    return this.#host?.exchange.state ?? NOWHERE;
  }

  /** @param {Event} event */
  #command(event) {
    return new Promise((close) => {
      if (this.#host) return this.#host.command(event, close);
      this.#commands.push({ event, close });
      ready.then((isThere) => isThere || this.#dropCommands());
    });
  }

  #start() {
    if (this.#host || !this.isConnected) return;
    adopt(this.#root);
    this.setAttribute("ready", "");
    this.#pages.refresh();
    const host = new Host(engine, this, this.#pages, (page) => this.#reflect(page));
    this.#host = host;
    host.start(read(this, OPTIONS.page));
    for (const { event, close } of this.#commands.splice(0)) host.command(event, close);
    this.#started(true);
  }

  /** Without the engine the pages stay what they are, and nothing waits for it. */
  #fail() {
    this.#dropCommands();
    this.#started(false);
  }

  #dropCommands() {
    for (const { close } of this.#commands.splice(0)) close("cancelled");
  }

  /** Takes pages from `renderPage` if that and the number of pages are set, or else the children. */
  #choosePages() {
    const [pages, render, count] = [this.#pages, this.#render, read(this, OPTIONS.pageCount)];
    const isRendered = render !== null && count !== null;
    if (isRendered && pages instanceof Rendered && pages.render === render) {
      pages.count = count;
      this.#host?.refresh();
    } else if (isRendered || pages instanceof Rendered) {
      this.#pages = isRendered ? new Rendered(this, count, render) : new Children(this.#slot);
      this.#host?.reload(this.#pages);
    }
  }

  /** @param {number} page */
  #reflect(page) {
    if (page === null || this.getAttribute("page") === `${page}`) return;
    this.#isReflecting = true;
    this.setAttribute("page", `${page}`);
    this.#isReflecting = false;
  }

  /** Takes over the properties that were set before the element was defined. */
  #upgrade() {
    for (const name of [...Object.keys(OPTIONS), "renderPage"]) {
      if (!Object.prototype.hasOwnProperty.call(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
  }
}

defineProperties(RifflePager);
