/**
 * What scrolls, as the engine's area: where it is scrolled to, how large its content is, and the room that
 * is added at its ends.
 *
 * The room is padding that a paused animation adds to what the style sheets say: no style of the author's
 * is written over, one that changes meanwhile counts, and when the animation ends all is as it was. A pull
 * at the start is more of that room, since nothing scrolls beyond 0; at the end it is room that is scrolled
 * into. So the content needs no wrapper, and what is fixed or sticky stays what it is.
 * @module
 */

import { naturalExtent, sizingOf } from "./ground-size.js";

/** @typedef {import("./area-border.js").Reading} Reading */
/** @typedef {ReturnType<typeof groundOf>} Ground */

/** By axis (x, y): the sides that are its start and end, in the order top, left, bottom, right. */
const SIDES = [
  [1, 3],
  [0, 2],
];
const PADDINGS = ["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"];
/** How far a scroller may be from where it was put: it rounds to device pixels. */
const ROUNDING = 1;
/** And if it counts from the far end, how far it can go is rounded, too. */
const TWICE = 2 * ROUNDING;

/** Where browsers cannot add to what there is (Safari 15), what there is is read before. */
const canAdd = typeof KeyframeEffect === "function" && "composite" in KeyframeEffect.prototype;

/** @param {any} scroller An element, or the document's scrolling element. */
export function groundOf(scroller) {
  const isRoot = scroller === document.scrollingElement;
  /** What is added, on top, left, bottom, right. */
  let pads = [0, 0, 0, 0];
  /** Where it was scrolled to by us, or found, along x and y, from the left and the top. */
  let place = [0, 0];
  let viewport = [0, 0];
  let content = [0, 0];
  let insets = [0, 0, 0, 0];
  /** Whether positions count down from 0, along x and y. */
  let isReversed = [false, false];
  /** Whether the engine moves it: with a hand or by momentum, or in any way. */
  let isDriven = false;
  let isMoving = false;
  /** By axis, whether there are controls. */
  let axes = [false, false];
  /** Whether there are controls in it, which are placed by it. */
  let holds = false;
  /** What has its room at the upper end for good, and whether it covers the content there. */
  let head = { room: 0, stays: false };
  /** @type {Animation | null} */
  let animation = null;
  /** What that does. @type {KeyframeEffect | null} */
  let added = null;
  let written = "";
  /** What the author's style sheets say about its size, where padding would add to that. */
  let sizing = {};

  const lengths = () => [scroller.clientWidth, scroller.clientHeight];
  const extents = () => [scroller.scrollWidth, scroller.scrollHeight];
  const room = () => extents().map((extent, axis) => Math.max(0, extent - lengths()[axis]));

  /** Where it is scrolled to, from the left and the top. */
  const placeNow = () => {
    const most = isReversed.some(Boolean) ? room() : [0, 0];
    return [scroller.scrollLeft, scroller.scrollTop].map((at, i) => (isReversed[i] ? at + most[i] : at));
  };

  const bounds = (axis) => {
    const [start, end] = SIDES[axis].map((side) => insets[side]);
    return [-start, Math.max(-start, content[axis] + end - viewport[axis])];
  };

  /** What the animation says now. */
  const keyframe = () => {
    /** @type {Record<string, string>} */
    const frame = {};
    if (axes[0]) frame.overscrollBehaviorX = "none";
    if (axes[1]) frame.overscrollBehaviorY = "none";
    if (holds) frame.position = "relative";
    // What is brought into view must not be under that.
    if (head.stays && head.room) frame.scrollPaddingTop = `${head.room}px`;
    const isPadded = pads.some((pad) => pad > 0);
    if (isPadded) Object.assign(frame, sizing);
    // Neither may move what the engine moves.
    const isAtRest = !isMoving && pads.every((pad, side) => pad <= (side ? 0 : head.room));
    if (!isAtRest) Object.assign(frame, { overflowAnchor: "none", scrollSnapType: "none" });
    pads.forEach((pad, side) => {
      if (pad > 0) frame[PADDINGS[side]] = `${canAdd ? pad : pad + own[side]}px`;
    });
    return frame;
  };

  /** The author's padding, for browsers that cannot add to it. */
  let own = [0, 0, 0, 0];

  const dress = () => {
    const frame = keyframe();
    const text = JSON.stringify(frame);
    if (text === written) return;
    written = text;
    const frames = Object.fromEntries(Object.entries(frame).map(([name, value]) => [name, [value, value]]));
    if (added) return added.setKeyframes(frames);
    added = new KeyframeEffect(scroller, frames, { duration: 1, fill: "both", composite: "add" });
    animation = new Animation(added);
    animation.pause();
  };

  /** Scrolls at once, whatever `scroll-behavior` says. */
  const scrollTo = (to) => {
    const most = isReversed.some(Boolean) ? room() : [0, 0];
    const [left, top] = to.map((at, i) => (isReversed[i] ? at - most[i] : at));
    scroller.scrollTo({ left, top, behavior: "instant" });
    place = to;
  };

  return {
    isRoot,

    get viewport() {
      return viewport;
    },

    /** What the engine is told of what scrolls. */
    get box() {
      return { viewport, scale: devicePixelRatio, content };
    },

    /**
     * Where it is scrolled to, as the browser counts, and how far it could be: x and y; and its padding on the
     * left and on top.
     */
    get window() {
      const most = room();
      return {
        padding: [own[1] + pads[1], own[0] + pads[0]],
        at: [scroller.scrollLeft, scroller.scrollTop],
        least: most.map((length, i) => (isReversed[i] ? -length : 0)),
        extent: extents(),
      };
    },

    /**
     * Measures it.
     * @returns {{ direction: string, isOther: boolean }}
     */
    measure() {
      const style = getComputedStyle(scroller);
      const before = `${viewport},${content}`;
      const isFlex = !isRoot && /flex/.test(style.display);
      isReversed = [
        (style.direction === "rtl") !== (isFlex && style.flexDirection === "row-reverse"),
        isFlex && style.flexDirection === "column-reverse",
      ];
      own = PADDINGS.map((name, side) => parseFloat(style[name]) - pads[side]);
      if (!isRoot && !pads.some((pad) => pad > 0)) sizing = sizingOf(scroller, style, own);
      viewport = lengths();
      content = extents().map((extent, axis) => {
        const [start, end] = SIDES[axis].map((side) => pads[side]);
        // What fills less than the viewport scrolls as if it filled it.
        const next =
          extent > viewport[axis]
            ? extent - start - end
            : Math.min(viewport[axis], naturalExtent(scroller, isRoot, axis, start, own[SIDES[axis][1]]));
        // The browser rounds: with room of a fraction it is not another one.
        return start + end > 0 && Math.abs(next - content[axis]) < ROUNDING ? content[axis] : next;
      });
      return { direction: style.direction, isOther: before !== `${viewport},${content}` };
    },

    /**
     * How far it stands from the end of its content on a side, in CSS px.
     * @param {string} side A physical one.
     * @param {number[]} offset
     */
    distance(side, offset) {
      const axis = side === "top" || side === "bottom" ? 1 : 0;
      if (side === "top" || side === "left") return Math.max(0, offset[axis]);
      return Math.max(0, content[axis] - viewport[axis] - offset[axis]);
    },

    /**
     * Whether it stands at the end of a side, or beyond, with what is added there.
     * @param {string} side A physical one.
     * @param {number[]} offset
     */
    isAtEnd(side, offset) {
      const axis = side === "top" || side === "bottom" ? 1 : 0;
      const [lower, upper] = bounds(axis);
      return side === "top" || side === "left"
        ? offset[axis] < lower + ROUNDING
        : offset[axis] > upper - ROUNDING;
    },

    /** Whether it stands where there is nothing, as far as is known: there is more by now, or it runs otherwise. */
    get isOutgrown() {
      return placeNow().some((at, axis) => {
        const [start, end] = SIDES[axis].map((side) => pads[side]);
        return at < -TWICE || at > Math.max(0, start + content[axis] + end - viewport[axis]) + TWICE;
      });
    },

    /**
     * Where the browser has scrolled it, as the engine's offset; null if it is where it was put.
     * @param {boolean} [isFirst] It is not known yet where it is.
     */
    scrolled(isFirst) {
      const next = placeNow();
      const isMoved = next.some(
        (at, axis) => Math.abs(at - place[axis]) >= (isReversed[axis] ? TWICE : ROUNDING),
      );
      if (!isMoved && !isFirst) return null;
      place = next;
      const [x, y] = next.map((at, axis) => {
        const [lower, upper] = bounds(axis);
        const offset = at - pads[SIDES[axis][0]];
        // Within the rounding of the browser's lengths it stands at the end.
        if (offset > upper - ROUNDING) return upper;
        return Math.max(lower, offset);
      });
      return { x, y };
    },

    /**
     * Shows what the engine says.
     * @param {Reading} reading
     */
    write({ motion, offset, insets: next }) {
      insets = next;
      isDriven = motion === "held" || motion === "dragging" || motion === "gliding";
      isMoving = motion !== "idle";
      const goal = [0, 0];
      const last = pads;
      pads = [0, 0, 0, 0];
      for (const axis of [0, 1]) {
        const [start, end] = SIDES[axis];
        const at = offset[axis];
        const [, upper] = bounds(axis);
        // On device pixels, as the scroller is put, or what is seen would tremble.
        pads[start] = Math.max(Math.round(insets[start] * devicePixelRatio) / devicePixelRatio, -at);
        pads[end] =
          at > upper + 1e-6
            ? Math.max(insets[end], at + viewport[axis] - content[axis])
            : insets[end];
        goal[axis] = at + pads[start];
      }
      // Where the browser scrolls by itself it may be farther than it has told. Read before the room is another
      // one: from right to left that moves what is counted from.
      const drift = isDriven ? [0, 0] : placeNow().map((at, axis) => at - place[axis]);
      dress();
      const shift = goal.map((at, axis) => at - place[axis]);
      if (`${pads}` === `${last}` && !shift.some((by) => Math.abs(by) > 1e-6)) return;
      const isElsewhere = drift.some((by) => Math.abs(by) >= ROUNDING);
      scrollTo(isElsewhere ? goal.map((at, axis) => at + drift[axis]) : goal);
      place = goal;
    },

    /**
     * @param {boolean[]} along By axis, whether there are controls.
     * @param {boolean} inside
     * @param {{ room: number, stays: boolean }} header
     */
    serve(along, inside, header) {
      axes = along;
      holds = inside;
      head = header;
      dress();
    },

    /** Takes back all of it; what is seen stays where that is possible. */
    clear() {
      const to = placeNow().map((at, axis) => at - pads[SIDES[axis][0]]);
      const wasPadded = pads.some((pad) => pad > 0);
      animation?.cancel();
      animation = added = null;
      pads = [0, 0, 0, 0];
      if (wasPadded) scrollTo(to.map((at) => Math.max(0, at)));
    },
  };
}
