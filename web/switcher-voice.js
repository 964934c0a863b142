/**
 * What others hear of a switcher: its events, and the `selected` attribute.
 * @module
 */
import { appearances } from "./appearances.js";
import { APPEARED, DISAPPEARED } from "./border.js";
import * as Moves from "./switcher-border.js";

/** Events by the effect that they tell of. @type {Record<number, string>} */
const EVENTS = {
  [APPEARED]: "pageappear",
  [DISAPPEARED]: "pagedisappear",
  [Moves.WILL_MOVE]: "willmove",
  [Moves.ALONGSIDE]: "alongside",
  [Moves.DID_MOVE]: "didmove",
  [Moves.MOVE_CANCELLED]: "movecancel",
};

/** @param {import("./border.js").Effect} effect */
export const moveOf = ({ page, a }) => ({ from: page, to: a, direction: a > page ? "left" : "right" });

/**
 * @param {Element} element
 * @param {(page: number) => Element} pageAt What has appeared is a page, whatever its number since.
 */
export function switcherVoiceOf(element, pageAt) {
  const isNews = appearances();
  /** What was told last of the selection, as text. */
  let told = "";
  /** What is to be told next, while listeners hear the last. @type {any[] | null} */
  let next = null;
  let isTelling = false;

  const dispatch = (type, detail, bubbles = true) =>
    element.dispatchEvent(new CustomEvent(type, { bubbles, detail }));

  return {
    /**
     * Announces an effect.
     * @param {import("./border.js").Effect} next
     * @param {object} [more] What its event says besides.
     */
    announce(next, more) {
      const { effect, page } = next;
      const type = EVENTS[effect];
      if (!type || !isNews(effect, pageAt(page))) return;
      dispatch(type, effect < Moves.WILL_MOVE ? { page } : { ...moveOf(next), ...more });
    },

    /**
     * Says where the selection is, if it is somewhere else or among other pages than last said. What a
     * listener does to it, all hear after this.
     */
    select(state, count) {
      next = [state, count];
      if (isTelling) return;
      isTelling = true;
      while (next) {
        const [{ selection, from, to, progress }, pages] = next;
        next = null;
        const text = `${[selection, from, to, pages]}`;
        if (text === told) continue;
        told = text;
        dispatch("selectionprogress", { selection, from, to, progress }, false);
      }
      isTelling = false;
    },
  };
}
