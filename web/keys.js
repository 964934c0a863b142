/**
 * Reading the keys.
 * @module
 */
import { KEYS, seconds } from "./border.js";

/** @typedef {import("./host.js").Host} Host */

/** What makes its own use of the keys, even where it is a page itself. */
const HAS_KEYS = `input,textarea,select,button,a[href],area[href],summary,audio,video,iframe,object,
  embed,[contenteditable]:not([contenteditable=false])`;

/**
 * @param {Host} host
 * @param {any} element
 * @param {AbortSignal} signal Ends it.
 */
export function readKeys(host, element, signal) {
  const listener = (/** @type {KeyboardEvent} */ event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (element.disabled || event.defaultPrevented || !KEYS.includes(key)) return;
    if (altKey || ctrlKey || metaKey || shiftKey || event.isComposing) return;
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const isPage = target.parentNode === element && !target.matches(HAS_KEYS);
    if (target !== element && !isPage) return;
    host.measured();
    if (host.exchange.ask({ event: "key", key }, seconds(event.timeStamp))) event.preventDefault();
  };
  element.addEventListener("keydown", listener, { signal });
}
