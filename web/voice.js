/**
 * What others hear of a pager: its events, the outcome of commands, the `page` attribute.
 * @module
 */

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Effect} Effect */

/** Events by the effect that they tell of. */
const EVENTS = {
  targeted: "pagetarget",
  settled: "pagesettle",
  cancelled: "pagecancel",
  pageChanged: "pagechange",
  didAppear: "pageappear",
  didDisappear: "pagedisappear",
};

/** Announces effects. */
export class Voice {
  #element;
  #reflect;
  /** The target that is under way. @type {{ page: number, close?: Close } | null} */
  #target = null;
  /** The page that was announced last. @type {number | null} */
  #page = null;
  /** The pages that are said to be in view: each appears once before it disappears once. */
  #appeared = new Set();

  /**
   * @param {Element} element
   * @param {(page: number) => void} reflect Writes the `page` attribute.
   */
  constructor(element, reflect) {
    this.#element = element;
    this.#reflect = reflect;
  }

  /**
   * The pager stands on its first page, which is no change.
   * @param {number | null} page
   * @param {boolean} isFinal It is the page that was asked for.
   */
  begin(page, isFinal) {
    this.#page = page;
    if (isFinal && page !== null) this.#reflect(page);
  }

  /** @param {Pick<Effect, "effect" | "page" | "close">} effect */
  announce({ effect, page, close }) {
    const type = EVENTS[effect];
    if (!type || this.#isKnown(effect, page)) return;
    const detail = { page };
    if (effect === "targeted") this.#target = { page, close };
    if (effect === "settled" || effect === "cancelled") {
      this.#target?.close?.(effect);
      this.#target = null;
    }
    if (effect === "pageChanged") {
      if (this.#page !== null) detail.previous = this.#page;
      this.#page = page;
    }
    if (effect === "pageChanged" || effect === "settled") this.#reflect(page);
    this.#element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  }

  /** A page that was about to leave and stays has not left; one that passed by was never at rest. */
  #isKnown(effect, page) {
    if (effect === "didDisappear") return !this.#appeared.delete(page);
    const isKnown = effect === "didAppear" && this.#appeared.has(page);
    if (effect === "didAppear") this.#appeared.add(page);
    return isKnown;
  }

  /** The pager is no more: a target that it was on its way to is given up. */
  end() {
    if (this.#target) this.announce({ effect: "cancelled", page: this.#target.page });
  }
}
