/**
 * `<riffle-tabs>`: a row of tabs that follows what shows the pages.
 * @module
 */
import { watch } from "./box.js";
import { tabProgress } from "./course.js";
import { follow } from "./follow.js";
import { indicatorIn } from "./indicator.js";
import { listen } from "./listen.js";
import { defineProperties, read, upgrade } from "./options.js";
import { children } from "./pages.js";
import { isDisabled, isRefused, wardrobeOf } from "./tab-access.js";
import { boxAt, measureTabs } from "./tab-boxes.js";
import { readTabKeys } from "./tab-keys.js";
import { BY_ATTRIBUTE, OPTIONS } from "./tab-options.js";
import { scrollOf } from "./tab-scroll.js";
import { adopt } from "./tab-sheet.js";
import { targetOf } from "./tab-target.js";

/** @typedef {import("./tab-boxes.js").Layout} Layout */

/** How selected a tab is, 0 to 1: for its style sheet. */
const PROGRESS = "--riffle-tab-progress";

/**
 * The element; `riffle.d.ts` describes its members.
 *
 * Which tab is called selected: the one that a command goes to, at once, since that has been decided;
 * while a finger moves the pages, the nearest, since nobody knows yet.
 */
export class RiffleTabs extends HTMLElement {
  static get observedAttributes() {
    return [...Object.keys(BY_ATTRIBUTE), "for", "dir"];
  }

  /** While it is in a document. @type {AbortController | null} */
  #life = null;
  #list = children(this);
  #root = this.attachShadow({ mode: "open" });
  #indicator = indicatorIn(this.#root);
  #wardrobe = wardrobeOf(this);
  /** The tabs whose property has been written, and its value. @type {Map<any, string>} */
  #written = new Map();
  #target = targetOf(this, () => this.#followTarget());
  /** What is followed, once it can be. @type {ReturnType<typeof follow> | null} */
  #followed = null;
  /** Ends following it. @type {AbortController | null} */
  #following = null;
  /** Where the tabs stand; null when that may be elsewhere. @type {Layout | null} */
  #layout = null;
  #isMoving = false;
  /** The page that is called selected. @type {number | null} */
  #goal = null;
  #scroll = scrollOf(this);
  #sizes = new ResizeObserver(() => this.#moved());

  constructor() {
    super();
    const slot = document.createElement("slot");
    this.#root.prepend(slot);
    slot.addEventListener("slotchange", () => this.#refresh());
  }

  connectedCallback() {
    upgrade(this, [...Object.keys(OPTIONS), "target", "htmlFor"]);
    const { signal } = (this.#life = new AbortController());
    adopt(this.#root);
    listen(this, signal, {
      click: (event) => this.#clicked(event),
      focusin: () => this.#show(),
      // Only then is the focus elsewhere.
      focusout: () => queueMicrotask(() => this.#show()),
    });
    readTabKeys(this, this.#keyboard, signal);
    this.#scroll.listen(signal);
    const unwatch = watch(this, () => this.#moved(), signal);
    // A tab that is hidden has no place, long before its size is seen to be another one.
    const states = new MutationObserver(() => this.#moved());
    states.observe(this, { subtree: true, attributeFilter: ["disabled", "aria-disabled", "hidden"] });
    signal.addEventListener("abort", () => {
      unwatch();
      states.disconnect();
    });
    this.#refresh();
    this.#target.start(signal);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
    this.#following?.abort();
    this.#followed = this.#following = null;
    this.#sizes.disconnect();
    this.#wardrobe.release();
    this.#writeProgress([]);
    this.#indicator.hide();
    this.#scroll.forget();
  }

  attributeChangedCallback(name) {
    const option = BY_ATTRIBUTE[name];
    if (option) read(this, option, true);
    if (name === "for") this.#target.resolve();
    else if (this.#life) this.#moved();
  }

  get htmlFor() {
    return this.getAttribute("for") ?? "";
  }

  set htmlFor(id) {
    this.setAttribute("for", id);
  }

  get target() {
    return this.#target.element;
  }

  set target(element) {
    this.#target.set(element);
  }

  /** What the keys need to know and can do. */
  #keyboard = {
    tabs: () => this.#list.list,
    canFocus: (tab) => this.#canFocus(tab),
    isMirrored: () => this.#measured().isMirrored,
    go: (index) => {
      const tab = this.#list.list[index];
      // The page stays where it is; the list is scrolled below.
      tab.focus({ preventScroll: true });
      if (this.activation === "auto") this.#choose(index);
      // A move brings it in.
      if (!this.#isMoving) this.#scroll.reveal(this.#measured(), index);
    },
  };

  #canFocus(tab) {
    return !isDisabled(tab) && boxAt(this.#measured(), this.#list.list.indexOf(tab)).isShown;
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const tab = event.composedPath().find((node) => this.#list.list.includes(node));
    if (!tab || event.defaultPrevented) return;
    const link = tab.matches("a[href]");
    // These open a link elsewhere.
    if (link && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (link && this.#followed) event.preventDefault();
    this.#choose(this.#list.list.indexOf(tab));
  }

  /** Has a page selected, if nobody minds. */
  #choose(page) {
    const tab = this.#list.list[page];
    if (!this.#followed || isRefused(tab)) return;
    const course = this.#followed.now();
    if (course?.goal === page && (course.isCommanded || !course.isMoving)) return;
    const event = new CustomEvent("tabselect", {
      bubbles: true,
      cancelable: true,
      detail: { page, tab },
    });
    if (!this.dispatchEvent(event)) return;
    // Listeners may have done anything.
    this.#followed?.select(page);
    this.#show();
  }

  #followTarget() {
    this.#following?.abort();
    this.#followed = null;
    this.#scroll.forget();
    this.#isMoving = false;
    if (!this.#life) return;
    const { element } = this.#target;
    if (element) {
      this.#following = new AbortController();
      this.#followed = follow(element, (isFrame) => this.#show(isFrame), this.#following.signal);
    }
    this.#show();
  }

  /** There may be other tabs. */
  #refresh() {
    this.#list.refresh();
    if (!this.#life) return;
    this.#sizes.disconnect();
    for (const tab of this.#list.list) this.#sizes.observe(tab, { box: "border-box" });
    this.#moved();
  }

  /** The tabs may stand elsewhere. */
  #moved() {
    this.#layout = null;
    this.#show();
  }

  #measured() {
    return (this.#layout ??= measureTabs(this, this.#list.list));
  }

  /**
   * Shows how things are.
   * @param {boolean} [isFrame] Whether only the selection may be another one: in the frames of a move no
   *   layout is read, but in the first.
   */
  #show(isFrame) {
    if (!this.#life) return;
    const course = this.#followed?.now() ?? null;
    const { list } = this.#list;
    // Not every way to move a tab is told of: a margin that changes is not.
    if (course?.isMoving && !this.#isMoving) this.#layout = null;
    this.#isMoving = !!course?.isMoving;
    const goal = course?.goal ?? null;
    if (!isFrame || !this.#isMoving || goal !== this.#goal) this.#dress(goal);
    this.#writeProgress(list, course);
    const layout = this.#measured();
    if (course && list.length) {
      this.#indicator.show(this.indicator, layout, course);
      this.#scroll.show(layout, course);
    } else {
      this.#indicator.hide();
    }
  }

  #dress(goal) {
    this.#goal = goal;
    this.#wardrobe.update({
      tabs: this.#list.list,
      panels: this.#followed?.panels() ?? [],
      count: this.#followed?.count() ?? Infinity,
      goal,
      isVertical: this.axis === "vertical",
      canFocus: (tab) => this.#canFocus(tab),
    });
  }

  #writeProgress(list, course = null) {
    for (const tab of this.#written.keys()) {
      if (list.includes(tab)) continue;
      tab.style.removeProperty(PROGRESS);
      // An attribute that was not there before is not left behind empty.
      if (!tab.getAttribute("style")) tab.removeAttribute("style");
      this.#written.delete(tab);
    }
    list.forEach((tab, index) => {
      const text = `${tabProgress(course, index)}`;
      if (this.#written.get(tab) === text) return;
      this.#written.set(tab, text);
      tab.style.setProperty(PROGRESS, text);
    });
  }
}

defineProperties(RiffleTabs, OPTIONS);
