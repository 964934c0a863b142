/**
 * Which pages are said to be in view: each appears once before it disappears once. A page that was
 * about to leave and stays has not left; one that passed by was never at rest.
 * @module
 */
import { APPEARED, DISAPPEARED } from "./border.js";

/**
 * @param {Set<any>} appeared Those that are in view.
 * @returns {(effect: number, page: any) => boolean} Whether an effect is worth telling.
 */
export function appearances(appeared = new Set()) {
  return (effect, page) => {
    if (effect === DISAPPEARED) return appeared.delete(page);
    if (effect !== APPEARED) return true;
    return !appeared.has(page) && !!appeared.add(page);
  };
}
