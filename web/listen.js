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
 * @param {boolean} [capture] Whether before those on its descendants.
 */
export function listen(target, signal, listeners, capture = target === window) {
  for (const type in listeners) {
    target.addEventListener(type, listeners[type], {
      signal,
      capture,
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

/**
 * Whether something on the page under an event scrolls along the pager's axis and is not at its end
 * yet.
 * @param {Event} event
 * @param {any} element
 * @param {number} delta Its sign is the direction; 0: nothing scrolls.
 * @param {string} [along] Another axis.
 */
export function scrollsInside(event, element, delta, along = element.axis) {
  const isVertical = along === "vertical";
  const [axis, size, edge] = isVertical ? ["Y", "Height", "Top"] : ["X", "Width", "Left"];
  return (
    delta &&
    inside(event, element).some((node) => {
      const [length, area] = [node[`scroll${size}`], node[`client${size}`]];
      const style = getComputedStyle(node);
      if (length <= area || !/auto|scroll/.test(style[`overflow${axis}`])) return false;
      // From right to left the offset counts down from 0.
      const isMirrored = !isVertical && style.direction === "rtl";
      const start = node[`scroll${edge}`] + (isMirrored ? length - area : 0);
      // Offsets are fractions on some screens, lengths are not: the last pixel is no room.
      return delta > 0 ? start + area < length - 1 : start > 1;
    })
  );
}
