/**
 * Reading the keys on tabs: the tabs pattern of WAI-ARIA, around at the ends.
 * @module
 */
import { listen } from "./listen.js";

/** Steps along the tabs by key, for each axis. */
const STEPS = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * @typedef {object} Keyboard
 * @property {() => Element[]} tabs
 * @property {(tab: Element) => boolean} canFocus Others are passed over.
 * @property {() => boolean} isMirrored
 * @property {(index: number) => void} go Gives a tab the focus.
 */

/**
 * @param {any} element
 * @param {Keyboard} keyboard
 * @param {AbortSignal} signal Ends it.
 */
export function readTabKeys(element, { tabs, canFocus, isMirrored, go }, signal) {
  /** The first tab that can have the focus, from one on, and around. */
  const find = (index, step) => {
    const list = tabs();
    const { length } = list;
    for (let n = 0; n < length; n += 1) {
      const next = (((index + n * step) % length) + length) % length;
      if (canFocus(list[next])) return next;
    }
  };

  listen(element, signal, {
    keydown(/** @type {KeyboardEvent} */ event) {
      const { key } = event;
      if (event.defaultPrevented || event.isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // What is on a tab has its own keys.
      const tab = /** @type {HTMLElement} */ (event.composedPath()[0]);
      const index = tabs().indexOf(tab);
      if (index < 0) return;
      if (key === "Enter" || key === " ") {
        // These do so by themselves.
        if (tab.localName === "button" || (key === "Enter" && tab.matches("a[href]"))) return;
        event.preventDefault();
        if (!event.repeat) tab.click();
        return;
      }
      const { axis } = element;
      const step = STEPS[axis][key] * (axis === "horizontal" && isMirrored() ? -1 : 1);
      const start = { Home: 0, End: -1 }[key] ?? index + step;
      if (isNaN(start)) return;
      const next = find(start, key === "End" ? -1 : step || 1);
      event.preventDefault();
      if (next !== undefined && next !== index) go(next);
    },
  });
}
