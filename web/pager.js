/**
 * `<riffle-pager>`: a strip of pages to flick through.
 * @module
 */
import { NOWHERE, ROWS } from "./border.js";
import { changesOf } from "./changes.js";
import { growth, renumbering } from "./edits.js";
import { engine } from "./engine.js";
import { hostOf } from "./host.js";
import { lifeOf, recordingOf } from "./life.js";
import { memoryOf } from "./memory.js";
import { defineProperties, MOST, read, write } from "./options.js";
import { BY_ATTRIBUTE, ENDLESS, OPTIONS } from "./pager-options.js";
import { children, rendered } from "./pages.js";
import { pageInStrip, showInStrip } from "./strip.js";

/** The element; `riffle.d.ts` describes its members. */
export class RifflePager extends HTMLElement {
  static get observedAttributes() {
    return [...Object.keys(BY_ATTRIBUTE), "dir"];
  }

  #pages = children(this);
  #render = null;
  #load = null;
  #isReflecting = false;
  /** @param {number | null} value */
  #reflect = (value, name = "page") => {
    if (value === null || this.getAttribute(name) === `${value}`) return;
    this.#isReflecting = true;
    this.setAttribute(name, `${value}`);
    this.#isReflecting = false;
  };
  #range = () => {
    const count = this.#count;
    return count === null ? null : [count === -2 ? -MOST : 0, count < 0 ? Infinity : count];
  };
  #changes = changesOf(this.#range, (edits) => this.#apply(edits));
  #memory = memoryOf(this, () => this.#pages.list);
  /** Whether the strip that it was before has been scrolled by hand. */
  #isScrolled = () => false;
  #live = document.createElement("p");
  #life = lifeOf(
    this,
    () => {
      this.#pages.refresh();
      const { list } = this.#pages;
      const saved = this.#memory.pending();
      if (saved) return saved.page;
      return list && this.#isScrolled() ? pageInStrip(this, list) : read(this, OPTIONS.page);
    },
    (engine) => hostOf(engine, this, this.#pages, this.#live, this.#reflect, this.#memory),
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
    this.#isScrolled = () => false;
    if (!engine) {
      this.#pages.refresh();
      this.#isScrolled = showInStrip(this, this.#pages.list?.[read(this, OPTIONS.page)]);
    }
    this.#life.enter([...Object.keys(OPTIONS), "renderPage", "loadPage", "pageKeys"]);
  }

  disconnectedCallback() {
    this.#life.leave();
  }

  attributeChangedCallback(name, _, text) {
    if (this.#isReflecting) return;
    const option = BY_ATTRIBUTE[name];
    const value = option && read(this, option, true);
    if (name === "page") {
      if (text === null) return;
      if (this.#host) this.#host.show(value);
      else if (this.#life.awaited()) this.goTo(value, { animated: false });
    } else if (name === "page-count" || name === "endless") {
      this.#choosePages();
    } else {
      if (name === "disabled" && value) this.#host?.release();
      this.#host?.changed();
    }
  }

  get ready() {
    return this.#life.ready;
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
    this.#render = functionOf("renderPage", render);
    this.#choosePages();
  }

  get loadPage() {
    return this.#load;
  }

  set loadPage(load) {
    this.#load = functionOf("loadPage", load);
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

  get pageKeys() {
    return this.#changes.keys();
  }

  set pageKeys(keys) {
    this.#changes.rename(keys, (count) => {
      this.pageCount = count;
    });
  }

  insertPages(at, count = 1) {
    this.#changes.insert(at, count);
  }

  removePages(at, count = 1) {
    this.#changes.remove(at, count);
  }

  movePage(from, to) {
    this.#changes.move(from, to);
  }

  applyChanges(callback) {
    this.#changes.together(callback);
  }

  goTo(page, options) {
    const { way = "nearest", through = false } = options ?? {};
    if (!ROWS.way.includes(way)) throw new TypeError(`way is ${ROWS.way.join(" or ")}, not ${way}`);
    const event = { event: "goTo", page: OPTIONS.page.check(page), animated: true };
    this.#changes.flush();
    const isPlain = way === "nearest" && !through;
    return this.#life.command(isPlain ? event : { ...event, way, through: !!through }, options);
  }

  next(options) {
    this.#changes.flush();
    return this.#life.command({ event: "next" }, options);
  }

  previous(options) {
    this.#changes.flush();
    return this.#life.command({ event: "previous" }, options);
  }

  saveState() {
    const page = this.page ?? 0;
    return this.#memory.save(this.#host?.rest() ?? { page, fraction: 0, inside: 0 });
  }

  restoreState(state) {
    this.#changes.flush();
    this.#pages.refresh();
    const { position, isThere } = this.#memory.find(state, this.#range() ?? [0, this.#pages.list?.length ?? 0]);
    // Its name may be a page's that is yet to come.
    this.#memory.keep(state);
    this.#host?.restore(position);
    return isThere;
  }

  pageAt(x, y) {
    return this.#host?.pageAt(x, y) ?? null;
  }

  reload() {
    this.#host?.reload();
  }

  startRecording() {
    return recordingOf(this.#host?.record());
  }

  get #now() {
    return this.#host?.state() ?? NOWHERE;
  }

  /** How many pages there are, if they are not the children; −1, −2 where there is no end. */
  get #count() {
    const { endless } = this;
    return endless ? -1 - ENDLESS.indexOf(endless) : read(this, OPTIONS.pageCount);
  }

  /** Pages come, go and move that are not in the document. */
  #apply(edits) {
    let count = this.#count;
    if (count >= 0) this.#reflect((count += growth(edits)), "page-count");
    const pages = this.#pages;
    if (pages.edit) {
      pages.count = count;
      pages.edit(edits);
    }
    if (this.#host) return this.#host.refresh();
    // The page that it is to start on is another number.
    if (this.hasAttribute("page")) this.#reflect(renumbering(edits)(read(this, OPTIONS.page)));
  }

  /** Takes pages from `renderPage` if that and the number of pages are set, or else the children. */
  #choosePages() {
    const [pages, render, load, count] = [this.#pages, this.#render, this.#load, this.#count];
    const isRendered = render && count !== null;
    if (isRendered && pages.render === render && pages.load === (load ?? undefined)) {
      pages.count = count;
      this.#host?.refresh();
    } else if (isRendered || pages.render) {
      this.#pages = isRendered ? rendered(this, count, render, load ?? undefined) : children(this);
      this.#host?.reload(this.#pages);
    }
  }
}

/** A function that an author sets, or null. */
function functionOf(name, value) {
  if (value === null || typeof value === "function") return value;
  throw new TypeError(`${name} is a function or null, not ${value}`);
}

defineProperties(RifflePager, OPTIONS);
