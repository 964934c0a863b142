/**
 * Turning pages by itself: while nobody looks closer, holds or uses the pager.
 * @module
 */
import { reducedMotion } from "./box.js";
import { listen } from "./listen.js";

/**
 * @param {any} element
 * @param {() => void} turn
 * @param {AbortSignal} signal Ends it.
 */
export function startAutoplay(element, turn, signal) {
  let timer = 0;
  /** Whether the pages move or are held. */
  let isPaused = true;
  const isOn = () =>
    element.autoplay &&
    !document.hidden &&
    !reducedMotion().matches &&
    !element.matches(":hover,:focus-within");

  /** Counts the time anew. */
  const restart = () => {
    clearTimeout(timer);
    timer = 0;
    if (isPaused || signal.aborted || !isOn()) return;
    timer = setTimeout(() => {
      turn();
      // Where nothing has moved, nothing else counts the time anew.
      restart();
      // A longer time would count as none.
    }, Math.min(element.autoplay * 1000, 2 ** 31 - 1));
  };
  // What the browser says of the pointer and the focus holds only after the event.
  const later = () => queueMicrotask(restart);
  listen(element, signal, {
    pointerenter: later,
    pointerleave: later,
    focusin: later,
    focusout: later,
  });
  listen(document, signal, { visibilitychange: restart });
  reducedMotion().addEventListener("change", restart, { signal });
  signal.addEventListener("abort", restart);

  return {
    isOn,
    restart,
    /** Waits while the pages move or are held. */
    pause(isMoving) {
      if (isMoving === isPaused) return;
      isPaused = isMoving;
      restart();
    },
  };
}
