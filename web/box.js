/**
 * Where and how large the pager is on the screen.
 * @module
 */

/**
 * @typedef {object} Box
 * @property {number[]} viewport Width and height inside the border, in CSS px.
 * @property {number[]} origin Where that area stands in the window, in CSS px.
 * @property {number} scale Device pixels per CSS px.
 * @property {number[]} insets The padding: top, left, bottom, right.
 * @property {"ltr" | "rtl"} direction
 */

/**
 * @param {Element} element
 * @returns {Box}
 */
export function measure(element) {
  const style = getComputedStyle(element);
  const px = (name, suffix = "") =>
    ["Top", "Left", "Bottom", "Right"].map((edge) => parseFloat(style[name + edge + suffix]) || 0);
  const [top, left, bottom, right] = px("border", "Width");
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    viewport: [Math.max(0, width - left - right), Math.max(0, height - top - bottom)],
    origin: [x + left, y + top],
    scale: devicePixelRatio || 1,
    insets: px("padding"),
    direction: style.direction === "rtl" ? "rtl" : "ltr",
  };
}

/**
 * Whether two boxes show the same pixels: scrolling the document by whole device pixels changes
 * nothing, since the origin matters to the alignment to pixels only.
 * @param {Box} a
 * @param {Box} b
 */
export function isSame(a, b) {
  const phase = (i) => {
    const shift = (a.origin[i] - b.origin[i]) * a.scale;
    return Math.abs(shift - Math.round(shift)) < 1e-3;
  };
  return a.scale === b.scale && `${a.viewport}` === `${b.viewport}` && phase(0) && phase(1);
}

/**
 * Calls back when the box or the direction may be another one.
 * @param {Element} element
 * @param {() => void} changed
 * @param {AbortSignal} signal Ends it.
 */
export function watch(element, changed, signal) {
  const sizes = new ResizeObserver(changed);
  sizes.observe(element);
  const directions = new MutationObserver(changed);
  directions.observe(document.documentElement, { attributes: true, attributeFilter: ["dir"] });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    directions.disconnect();
  });
  // A query for the scale that holds now changes once, when it no longer does.
  const rearm = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const moved = () => {
      rearm();
      changed();
    };
    query.addEventListener("change", moved, { once: true, signal });
  };
  rearm();
  matchMedia(REDUCED_MOTION).addEventListener("change", changed, { signal });
}

/** The media query that holds where the user wants less motion. */
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
