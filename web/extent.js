/**
 * How what scrolls is laid out: which way the browser counts, how far its content reaches, how it is sized.
 * @module
 */
import { zoomOf } from "./pointer.js";

/** By axis (x, y): the sides that are its start and end, in the order top, left, bottom, right. */
export const SIDES = [
  [1, 3],
  [0, 2],
];
export const PADDINGS = ["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"];
/** How far a scroller may be from where it was put, and lengths from what they are: browsers round. */
export const ROUNDING = 1;

/** @param {any} scroller @param {boolean} isRoot */
export function extentOf(scroller, isRoot) {
  /** Whether the browser counts down from 0, from the right or the bottom, along x and y. */
  let isReversed = [false, false];
  const lengths = () => [scroller.clientWidth, scroller.clientHeight];

  const extent = {
    viewport: [0, 0],
    /** What the engine is told: what counts down from 0 fills the viewport. */
    content: [0, 0],
    /** How far the content really reaches. */
    natural: [0, 0],
    /** The author's padding: top, left, bottom, right. */
    own: [0, 0, 0, 0],
    /** What its size has to say besides while there is padding. */
    sizing: {},
    /** How far a document reaches beyond its root. */
    excess: 0,

    lengths,

    /** What is not shown stands nowhere. */
    isShown: () => isRoot || lengths().some((length) => length > 0),

    isReversed: (axis) => isReversed[axis],

    /** The sides of an axis: that which the browser counts from, and the other one. */
    sidesOf: (axis) => (isReversed[axis] ? [...SIDES[axis]].reverse() : SIDES[axis]),

    /** The engine's offset, which counts from the start, as one that counts as the browser does; or back. */
    turned: (axis, at) => (isReversed[axis] ? extent.content[axis] - extent.viewport[axis] - at : at),

    /**
     * Measures it.
     * @param {number[]} pads What is added on its sides.
     * @returns {{ direction: string, isOther: boolean }}
     */
    measure(pads) {
      const style = getComputedStyle(scroller);
      const before = `${extent.viewport},${extent.content}`;
      // The window scrolls as the body is written.
      const principal = isRoot && document.body ? getComputedStyle(document.body) : style;
      isReversed = reversals(principal, !isRoot && /flex/.test(style.display));
      extent.own = PADDINGS.map((name, side) => parseFloat(style[name]) - pads[side]);
      extent.own[2] -= pads[2] && extent.excess;
      if (!pads.some(Boolean)) extent.sizing = sizingOf(scroller, style, extent.own, isRoot);
      extent.viewport = lengths();
      let reach = 0;
      if (isRoot) [reach, extent.excess] = overflowOf(scroller, pads[0], pads[2] && pads[2] + extent.excess);
      extent.natural = [scroller.scrollWidth, scroller.scrollHeight].map((length, axis) => {
        const [near, far] = extent.sidesOf(axis).map((side) => pads[side]);
        const last = extent.natural[axis];
        // What fills less than the viewport scrolls as if it filled it.
        const next =
          axis && reach
            ? reach
            : length > extent.viewport[axis]
              ? length - near - far
              : naturalExtent(scroller, isRoot, axis, isReversed[axis], [near, far], extent.own);
        // The browser rounds: with room of a fraction it is not another one.
        return near + far > 0 && Math.abs(next - last) < ROUNDING ? last : next;
      });
      extent.content = extent.natural.map((length, axis) =>
        isReversed[axis] ? Math.max(length, extent.viewport[axis]) : length,
      );
      return {
        direction: principal.direction,
        isOther: before !== `${extent.viewport},${extent.content}`,
      };
    },
  };
  return extent;
}

/** Whether the browser counts down from 0, along x and y: content overflows where its lines and boxes go to. */
function reversals({ writingMode, direction, flexDirection, flexWrap }, isFlex) {
  // Along the lines, and across them.
  let [inline, block] = [direction === "rtl", /-rl$/.test(writingMode)];
  if (writingMode === "sideways-lr") inline = !inline;
  if (isFlex) {
    const isRow = /^row/.test(flexDirection);
    const [main, cross] = [/reverse$/.test(flexDirection), flexWrap === "wrap-reverse"];
    if (isRow ? main : cross) inline = !inline;
    if (isRow ? cross : main) block = !block;
  }
  return /^horizontal/.test(writingMode) ? [inline, block] : [block, inline];
}

/**
 * How far the content reaches that does not fill the viewport, in CSS px of its layout; at most the viewport.
 * @param {any} scroller
 * @param {boolean} isRoot
 * @param {number} axis
 * @param {boolean} isReversed
 * @param {number[]} pads What is added on the side that the browser counts from, and on the other one.
 * @param {number[]} own The author's padding.
 */
function naturalExtent(scroller, isRoot, axis, isReversed, [near, far], own) {
  const [start, end, size] = axis ? ["top", "bottom", "Height"] : ["left", "right", "Width"];
  const length = scroller[`client${size}`];
  const box = scroller.getBoundingClientRect();
  const zoom = zoomOf(scroller)[axis];
  // Across, blocks fill it.
  if (isRoot) return axis ? Math.min(length, box.height - near) : length;
  const border = scroller[axis ? "clientTop" : "clientLeft"];
  const past = Math.abs(scroller[axis ? "scrollTop" : "scrollLeft"]) + own[SIDES[axis][isReversed ? 0 : 1]];
  const range = document.createRange();
  let reach = 0;
  for (const node of scroller.childNodes) {
    if (/^riffle-(edge|header)$/.test(node.localName)) continue;
    let rect = node instanceof Element ? node.getBoundingClientRect() : null;
    if (!rect?.width) {
      // Text, or what has no box of its own.
      range.selectNode(node);
      rect = range.getBoundingClientRect();
    }
    if (!rect.width || !rect.height) continue;
    const by = isReversed
      ? border + length - (rect[start] - box[start]) / zoom
      : (rect[end] - box[start]) / zoom - border;
    reach = Math.max(reach, by + past);
    // What fills it gives way to what is added; the first of many does.
    if (reach + far > length - ROUNDING) return length;
  }
  return reach && reach - near;
}

/**
 * How far the content of a document reaches, and by how much of that beyond its root, which may be as high as
 * the style sheets say: padding below it would be no room.
 * @param {number} top What is added on top.
 * @param {number} bottom All that is added at the bottom.
 */
function overflowOf(root, top, bottom) {
  const { body } = document;
  const box = root.getBoundingClientRect();
  const { y, height } = body?.getBoundingClientRect() ?? box;
  const reach = y - box.y - top + Math.max(height, body?.scrollHeight ?? 0);
  const excess = reach - (box.height - top - bottom);
  // In quirks mode the body is the root, and all of this is 0.
  return root === body || excess < ROUNDING ? [0, 0] : [reach, excess];
}

/**
 * What keeps the size of an element as it is when padding comes in: the outer one, by which it is sized with its
 * padding; or the inner one of a root, which has nothing around it. `own` is the author's padding.
 */
function sizingOf(scroller, style, own, isRoot) {
  const [boxSizing, sign] = isRoot ? ["content-box", -1] : ["border-box", 1];
  if (style.boxSizing === boxSizing) return {};
  /** @type {Record<string, string>} */
  const sizing = {};
  for (const [name, [start, end]] of [["Width", [1, 3]], ["Height", [0, 2]]]) {
    const borders = name === "Width" ? ["Left", "Right"] : ["Top", "Bottom"];
    const more = borders.reduce(
      (sum, side) => sum + parseFloat(style[`border${side}Width`]),
      own[start] + own[end],
    );
    const specified = scroller.computedStyleMap?.().get(name.toLowerCase());
    const isAuto = specified ? specified.value === "auto" : name === "Width";
    if (!isAuto) sizing[name.toLowerCase()] = `${sign * more}px`;
    if (style[`max${name}`] !== "none") sizing[`max${name}`] = `${sign * more}px`;
    if (!/^(auto|0px)$/.test(style[`min${name}`])) sizing[`min${name}`] = `${sign * more}px`;
  }
  return Object.keys(sizing).length ? { boxSizing, ...sizing } : {};
}
