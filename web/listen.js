/**
 * Listening to what happens on the pages.
 * @module
 */

/** Selects what is written or chosen in. */
export const EDITS = "input,textarea,select,[contenteditable]:not([contenteditable=false])";

/**
 * Listens until the signal; in the window before anyone else.
 * @param {EventTarget} target
 * @param {AbortSignal} signal
 * @param {Record<string, (event: any) => void>} listeners
 */
export function listen(target, signal, listeners) {
  for (const type in listeners) {
    target.addEventListener(type, listeners[type], {
      signal,
      capture: target === window,
      passive: false,
    });
  }
}

/**
 * The elements inside the pager that an event happened in, the innermost first.
 * @param {Event} event
 * @param {Element} element
 * @returns {any[]}
 */
export function inside(event, element) {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(element)).filter((node) => node instanceof Element);
}
