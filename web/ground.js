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

import { additionTo, canAdd } from "./addition.js";
import { anchorOf } from "./anchor.js";
import { extentOf, PADDINGS, ROUNDING, SIDES } from "./extent.js";

/** @typedef {import("./area-border.js").Reading} Reading */
/** @typedef {ReturnType<typeof groundOf>} Ground */

/** The sides in the order that they are counted in. */
const NAMES = ["top", "left", "bottom", "right"];

/** @param {any} scroller An element, or the document's scrolling element. */
export function groundOf(scroller) {
  const isRoot = scroller === document.scrollingElement;
  /** What is added, on top, left, bottom, right. */
  let pads = [0, 0, 0, 0];
  /** Where it was scrolled to by us, or found, along x and y, away from where the browser counts from. */
  let place = [0, 0];
  let insets = [0, 0, 0, 0];
  /** Whether the engine moves it. */
  let isDriven = false;
  /** Whether it does, or what it adds is on its way. */
  let isMoving = false;
  const anchor = anchorOf(scroller, isRoot);
  const extent = extentOf(scroller, isRoot);
  const { isReversed, sidesOf, turned } = extent;
  /** The sides that pulling activates something on: top, left, bottom, right. */
  let pulled = [false, false, false, false];
  /** What the engine said last about where it stands. */
  let offset = [0, 0];
  /** Whether there are controls in it, which are placed by it. */
  let holds = false;
  /** What has its room at the upper end for good, and whether it covers the content there. */
  let head = { room: 0, stays: false };
  const addition = additionTo(scroller);
  /** Whether style sheets say with `!important` what its padding is. @type {boolean | null} Null: not known. */
  let isFirm = null;

  /** Where it is scrolled to, away from where the browser counts from. */
  const placeNow = () =>
    [scroller.scrollLeft, scroller.scrollTop].map((at, axis) => (isReversed(axis) ? -at : at));

  /** Between what it scrolls, as the browser counts. */
  const bounds = (axis) => {
    const [near, far] = sidesOf(axis).map((side) => insets[side]);
    return [-near, Math.max(-near, extent.content[axis] + far - extent.viewport[axis])];
  };

  /** Whether it stands at the end of a side, or beyond, with what is added there. */
  const isAt = (side) => {
    const axis = SIDES[0].includes(side) ? 0 : 1;
    const [lower, upper] = bounds(axis);
    const at = turned(axis, offset[axis]);
    return side === sidesOf(axis)[0] ? at < lower + ROUNDING : at > upper - ROUNDING;
  };

  /**
   * Whether what the browser does at the ends of an axis is off. At one that nobody pulls at it is not: there
   * the browser hands over to what is around. Nor where it pans a page that is zoomed.
   */
  const isGuarded = (axis) => {
    const sides = SIDES[axis];
    if (!sides.some((side) => pulled[side]) || visualViewport?.scale > 1) return false;
    const ends = sides.filter(isAt);
    return ends.every((side) => pulled[side]) || (isRoot && ends.some((side) => pulled[side]));
  };

  /** The room at its sides that its offset and the insets need. */
  const roomNow = () => {
    const room = [0, 0, 0, 0];
    for (const axis of [0, 1]) {
      const [near, far] = sidesOf(axis);
      const at = turned(axis, offset[axis]);
      const [, upper] = bounds(axis);
      // On device pixels, as the scroller is put, or what is seen would tremble.
      room[near] = Math.max(Math.round(insets[near] * devicePixelRatio) / devicePixelRatio, -at);
      const isBeyond = at > upper + 1e-6;
      room[far] = isBeyond ? Math.max(insets[far], at + extent.viewport[axis] - extent.natural[axis]) : insets[far];
    }
    return room;
  };

  /** How far a place on the screen is from where the content begins, as the browser counts. */
  const inContent = (from) =>
    placeNow().map((at, axis) => at - pads[sidesOf(axis)[0]] + (isReversed(axis) ? -from[axis] : from[axis]));

  /** What is added to its styles now. */
  const keyframe = () => {
    /** @type {Record<string, string>} */
    const frame = {};
    if (isGuarded(0)) frame.overscrollBehaviorX = "none";
    if (isGuarded(1)) frame.overscrollBehaviorY = "none";
    if (holds) frame.position = "relative";
    // What is brought into view must not be under that.
    if (head.stays && head.room) frame.scrollPaddingTop = `${head.room}px`;
    const isPadded = pads.some((pad) => pad > 0);
    if (isPadded) Object.assign(frame, extent.sizing);
    // Neither may move what the engine moves, or what is kept in its place here.
    if (isMoving || anchor.isHeld) frame.overflowAnchor = "none";
    const isAtRest = !isMoving && pads.every((pad, side) => pad <= (side ? 0 : head.room));
    if (!isAtRest) frame.scrollSnapType = "none";
    pads.forEach((pad, side) => {
      const more = (canAdd ? 0 : extent.own[side]) + (side === 2 ? extent.excess : 0);
      if (pad > 0) frame[PADDINGS[side]] = `${pad + more}px`;
    });
    return frame;
  };

  const dress = () => addition.set(keyframe());

  /** Scrolls at once, whatever `scroll-behavior` says. */
  const scrollTo = (to) => {
    const [left, top] = to.map((at, axis) => (isReversed(axis) ? -at : at));
    scroller.scrollTo({ left, top, behavior: "instant" });
    // Where there is no room for it, nobody else has moved it.
    place = placeNow().map((at, axis) => (Math.abs(at - to[axis]) < ROUNDING ? to[axis] : at));
  };

  return {
    isRoot,

    get viewport() {
      return extent.viewport;
    },

    isShown: extent.isShown,

    /** Whether what it scrolls by changes where the engine's offset counts from, when the content grows. */
    get isReversed() {
      return isReversed(0) || isReversed(1);
    },

    /** What the engine is told of what scrolls. */
    get box() {
      const { viewport, content } = extent;
      return { viewport, scale: devicePixelRatio, content };
    },

    /**
     * Where it is scrolled to, as the browser counts, and how far it could be: x and y; and its padding on the
     * left and on top.
     */
    get window() {
      const extents = [scroller.scrollWidth, scroller.scrollHeight];
      return {
        padding: [extent.own[1] + pads[1], extent.own[0] + pads[0]],
        at: [scroller.scrollLeft, scroller.scrollTop],
        least: extent.lengths().map((length, axis) => (isReversed(axis) ? Math.min(0, length - extents[axis]) : 0)),
        extent: extents,
      };
    },

    /**
     * Measures it.
     * @returns {{ direction: string, isOther: boolean }}
     */
    measure() {
      isFirm = null;
      return extent.measure(pads);
    },

    /**
     * How far it stands from the end of its content on a side, in CSS px; infinitely while it is not shown.
     * @param {string} side A physical one.
     */
    distance(side) {
      const axis = side === "top" || side === "bottom" ? 1 : 0;
      if (!extent.lengths()[axis]) return Infinity;
      if (side === "top" || side === "left") return Math.max(0, offset[axis]);
      return Math.max(0, extent.content[axis] - extent.viewport[axis] - offset[axis]);
    },

    /** Whether the browser counts from a side. @param {string} side A physical one. */
    isNear: (side) => [0, 1].some((axis) => sidesOf(axis)[0] === NAMES.indexOf(side)),

    /** Whether it stands at the end of a side, or beyond. @param {string} side A physical one. */
    isAtEnd: (side) => isAt(NAMES.indexOf(side)),

    /** Whether it stands where there is nothing, as far as is known: there is more by now, or it runs otherwise. */
    get isOutgrown() {
      return placeNow().some((at, axis) => {
        const [near, far] = sidesOf(axis).map((side) => pads[side]);
        const most = near + extent.natural[axis] + far - extent.viewport[axis];
        return at < -ROUNDING || at > Math.max(0, most) + ROUNDING;
      });
    },

    /**
     * Where the browser has scrolled it, as the engine's offset; null if it is where it was put.
     * @param {boolean} [isFirst] It is not known yet where it is.
     */
    scrolled(isFirst) {
      if (!isFirst && !extent.isShown()) return null;
      const next = placeNow();
      const isMoved = next.some((at, axis) => Math.abs(at - place[axis]) >= ROUNDING);
      if (!isMoved && !isFirst) return null;
      place = next;
      const [x, y] = next.map((at, axis) => {
        const [lower, upper] = bounds(axis);
        const found = at - pads[sidesOf(axis)[0]];
        // Within the rounding of the browser's lengths it stands at the end.
        return turned(axis, found > upper - ROUNDING ? upper : Math.max(lower, found));
      });
      return { x, y };
    },

    /**
     * From now on what is seen keeps its place where content comes in before it: browsers see to that only
     * where it does not stand at the end. Or nothing does.
     * @param {boolean} isWanted
     * @param {boolean} isOther Whether content may have come in already.
     */
    hold(isWanted, isOther) {
      if (isWanted && isOther && anchor.isHeld) return;
      if (isWanted && extent.isShown()) anchor.hold(inContent);
      else anchor.release();
      dress();
    },

    /** Scrolls by as much as content has come in before what is seen; returns whether it has. */
    keep() {
      const by = anchor.shift(inContent);
      if (!by.some((length) => Math.abs(length) >= ROUNDING)) return false;
      scrollTo(place.map((at, axis) => at + by[axis]));
      return true;
    },

    /**
     * Shows what the engine says.
     * @param {Reading} reading
     */
    write({ motion, offset: to, insets: next }) {
      insets = next;
      offset = to;
      isMoving = motion !== "idle";
      isDriven = isMoving && motion !== "animating";
      // Where the browser scrolls by itself it may be farther than it has told.
      const drift = placeNow().map((at, axis) => at - place[axis]);
      const last = pads;
      pads = isFirm ? [0, 0, 0, 0] : roomNow();
      dress();
      if (isFirm === null && pads.some((pad) => pad >= ROUNDING)) {
        const style = getComputedStyle(scroller);
        isFirm = !pads.some((pad, side) => parseFloat(style[PADDINGS[side]]) > extent.own[side] + pad / 2);
        if (isFirm) return this.write({ motion, offset, insets });
      }
      if (!extent.isShown()) return;
      const goal = [0, 1].map((axis) => turned(axis, offset[axis]) + pads[sidesOf(axis)[0]]);
      const shift = goal.map((at, axis) => at - place[axis]);
      if (`${pads}` === `${last}` && !shift.some((by) => Math.abs(by) > 1e-6)) return;
      const isElsewhere = !isDriven && drift.some((by) => Math.abs(by) >= ROUNDING);
      scrollTo(isElsewhere ? goal.map((at, axis) => at + drift[axis]) : goal);
      // That it is there, it tells itself.
      if (isElsewhere) place = goal;
    },

    /**
     * @param {(side: string) => boolean} isPulled Whether pulling activates something on a side.
     * @param {boolean} inside
     * @param {{ room: number, stays: boolean }} header
     */
    serve(isPulled, inside, header) {
      pulled = NAMES.map(isPulled);
      holds = inside;
      head = header;
      dress();
    },

    /** Takes back all of it; what is seen stays where that is possible. */
    clear() {
      const to = placeNow().map((at, axis) => at - pads[sidesOf(axis)[0]]);
      const wasPadded = pads.some((pad) => pad > 0);
      addition.clear();
      pads = [0, 0, 0, 0];
      if (wasPadded) scrollTo(to.map((at) => Math.max(0, at)));
    },
  };
}
