/**
 * What others hear of a pager: its events, the outcome of commands, the `page` attribute.
 * @module
 */
import { appearances } from "./appearances.js";
import { APPEARED, CANCELLED, INDEX_MOVED, PAGE_CHANGED, SETTLED, TARGETED } from "./border.js";

/** @typedef {Pick<import("./border.js").Effect, "effect" | "page" | "close">} Announced */

/** Events by the effect that they tell of, from `APPEARED` on. */
const EVENTS = ["appear", , "disappear", "change", "target", "settle", "cancel", "indexmove"];

/**
 * Announces effects.
 * @param {Element} element
 * @param {(page: number | null) => void} reflect Writes the `page` attribute, if there is a page.
 * @param {(page: number) => void} say Says aloud where it came to rest.
 */
export function voiceOf(element, reflect, say) {
  /** The target that is under way. @type {Announced | null} */
  let target = null;
  /** The page that was announced last. @type {number | null} */
  let last = null;
  /** @type {Set<number>} */
  const appeared = new Set();
  const isNews = appearances(appeared);

  /** @param {Announced} next */
  const announce = (next) => {
    const { effect, page } = next;
    const type = EVENTS[effect - APPEARED];
    if (!type) return;
    const detail = { page };
    if (!isNews(effect, page)) return;
    if (effect === TARGETED) target = next;
    if (effect === SETTLED || effect === CANCELLED) {
      target?.close?.(effect === SETTLED ? "settled" : "cancelled");
      target = null;
    }
    if (effect === PAGE_CHANGED) {
      if (last !== null) detail.previous = last;
      last = page;
    }
    if (effect === PAGE_CHANGED || effect === INDEX_MOVED || effect === SETTLED) reflect(page);
    if (effect === SETTLED) say(page);
    element.dispatchEvent(new CustomEvent(`page${type}`, { bubbles: true, detail }));
  };

  return {
    announce,

    /** A page has made its way by a percent or more. */
    progressed(detail) {
      element.dispatchEvent(new CustomEvent("pageprogress", { bubbles: true, detail }));
    },

    /**
     * The pager stands on its first page, which is no change.
     * @param {number | null} page
     * @param {boolean} isFinal It is the page that was asked for.
     */
    begin(page, isFinal) {
      last = page;
      if (isFinal) reflect(page);
    },

    /** Pages have other numbers from here on. @param {(page: number) => number | null} to */
    renumber(to) {
      const pages = [...appeared];
      for (const page of pages) appeared.delete(page);
      for (const page of pages.map(to)) if (page !== null) appeared.add(page);
      if (last !== null) last = to(last);
      if (target) target.page = to(target.page) ?? target.page;
    },

    /** The pager is no more: a target that it was on its way to is given up. */
    end() {
      if (target) announce({ effect: CANCELLED, page: target.page });
    },
  };
}
