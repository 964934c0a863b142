/**
 * Reading the keys.
 * @module
 */
import { ROWS } from "./border.js";
import { EDITS, listen } from "./listen.js";

/** What makes its own use of the keys, even where it is a page itself. */
const HAS_KEYS = `${EDITS},button,:any-link,summary,audio,video,iframe,object,embed`;

/**
 * @param {import("./exchange.js").Exchange} exchange
 * @param {() => void} measured
 * @param {any} element
 * @param {AbortSignal} signal Ends it.
 */
export function readKeys(exchange, measured, element, signal) {
  listen(element, signal, {
    keydown(/** @type {KeyboardEvent} */ event) {
      const { key } = event;
      if (element.disabled || event.defaultPrevented || !ROWS.key.includes(key)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.isComposing) return;
      const target = /** @type {Element} */ (event.composedPath()[0]);
      const isPage = target.parentNode === element && !target.matches(HAS_KEYS);
      if (target !== element && !(isPage && !scrollsBy(target, key))) return;
      measured();
      exchange.ask({ event: "key", key }, event);
    },
  });
}

/**
 * Whether a page that scrolls upright itself makes its own use of a key.
 * @param {Element} page
 * @param {string} key
 */
function scrollsBy(page, key) {
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const isLonger = page.scrollHeight > page.clientHeight;
  return !isAcross && isLonger && /auto|scroll/.test(getComputedStyle(page).overflowY);
}
