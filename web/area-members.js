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
 * @property {(area: Area, offset: number[]) => void} reached The content stands elsewhere, or is another one.
 * @property {() => void} stepAside It must not count as content.
 */

/** The side of the screen. */
export const physical = (edge, isMirrored) =>
  edge === "leading" || edge === "trailing"
    ? (edge === "leading") === isMirrored ? "right" : "left"
    : edge;

/** By axis (x, y), whether some of them pull along it. @param {Member[]} members */
export const axesOf = (members) => {
  const axes = [false, false];
  for (const member of members) axes[/^(top|bottom)$/.test(member.edge()) ? 1 : 0] = true;
  return axes;
};
