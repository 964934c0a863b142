/**
 * The controls of an area, and their sides.
 * @module
 */

/** @typedef {import("./area-border.js").Control} Control */
/** @typedef {import("./area.js").Area} Area */

/**
 * A control, as its area knows it.
 * @typedef {object} Member
 * @property {() => any[]} settings What the engine is told of it.
 * @property {() => string} edge
 * @property {() => boolean} isPulled Whether pulling activates it.
 * @property {(scroller: Element) => boolean} isInside Whether it is in what it controls.
 * @property {(state: string, progress: number) => void} changed
 * @property {() => void} begins Its work is to begin.
 * @property {(control: Control, area: Area) => void} placed
 * @property {(area: Area) => void} reached The content stands elsewhere, or is another one.
 * @property {() => void} stepAside It must not count as content.
 * @property {(area: Area) => boolean} brings Whether content may come in at its edge.
 */

/** The side of the screen. */
export const physical = (edge, isMirrored) =>
  edge === "leading" || edge === "trailing"
    ? (edge === "leading") === isMirrored ? "right" : "left"
    : edge;
