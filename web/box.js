/**
 * Where and how large the pager is on the screen.
 * @module
 */

/**
 * @typedef {object} Box
 * @property {number[]} viewport Width and height inside the border, in CSS px.
 * @property {number} scale Device pixels per CSS px.
 * @property {number[]} origin Where that area stands in the window, in CSS px.
 */

/**
 * What the engine's configuration has from the page and not from an option.
 * @typedef {object} Traits
 * @property {number[]} insets The padding: top, left, bottom, right.
 * @property {"ltr" | "rtl"} direction
 * @property {boolean} reducedMotion Whether the user wants less motion.
 */

/** Whether the user wants less motion. */
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {any} element
 * @returns {[Box, Traits]}
 */
export function measure(element) {
  const style = getComputedStyle(element);
  const px = (name, suffix = "") =>
    ["Top", "Left", "Bottom", "Right"].map((edge) => parseFloat(style[name + edge + suffix]) || 0);
  const [top, left, bottom, right] = px("border", "Width");
  const insets = px("padding");
  // The computed size is that of the layout: a transform or a zoom around the pager changes how large
  // it is on the screen, and not how large its pages are.
  // One that is to be as large as its pages shows them before it is.
  const across = !element.autoExtent ? "" : element.axis === "vertical" ? "width" : "height";
  const length = (name, border, padding) =>
    Math.max(name === across ? padding + 1 : 0, parseFloat(style[name]) + (style.boxSizing === "border-box" ? -border : padding) || 0);
  const { x, y } = element.getBoundingClientRect();
  return [
    {
      viewport: [
        length("width", left + right, insets[1] + insets[3]),
        length("height", top + bottom, insets[0] + insets[2]),
      ],
      scale: devicePixelRatio,
      origin: [x + left, y + top],
    },
    {
      insets,
      direction: /** @type {"ltr" | "rtl"} */ (style.direction),
      reducedMotion: reducedMotion().matches,
    },
  ];
}

/**
 * Whether two boxes show the same pixels: scrolling the document by whole device pixels changes
 * nothing, since the origin matters to the alignment to pixels only.
 * @param {Box} a
 * @param {Box} b
 */
export function isSame(a, b) {
  const isInPhase = (x, i) => {
    const shift = (x - b.origin[i]) * a.scale;
    return Math.abs(shift - Math.round(shift)) < 1e-3;
  };
  return a.scale === b.scale && `${a.viewport}` === `${b.viewport}` && a.origin.every(isInPhase);
}

/**
 * Calls back when the box or the traits may be other ones.
 * @param {Element} element
 * @param {() => void} changed
 * @param {AbortSignal} signal Ends it, but for the observers.
 * @returns {() => void} Ends these.
 */
export function watch(element, changed, signal) {
  const sizes = new ResizeObserver(changed);
  sizes.observe(element);
  const directions = new MutationObserver(changed);
  directions.observe(document, { subtree: true, attributeFilter: ["dir"] });
  // A query for the scale that holds now changes once, when it no longer does.
  const rearm = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        rearm();
        changed();
      },
      { once: true, signal },
    );
  rearm();
  reducedMotion().addEventListener("change", changed, { signal });
  return () => {
    sizes.disconnect();
    directions.disconnect();
  };
}
