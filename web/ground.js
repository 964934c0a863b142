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

import { zoomOf } from "./pointer.js";

/** @typedef {import("./area-border.js").Reading} Reading */
/** @typedef {ReturnType<typeof groundOf>} Ground */

/** By axis (x, y): the sides that are its start and end, in the order top, left, bottom, right. */
const SIDES = [
  [1, 3],
  [0, 2],
];
const NAMES = ["top", "left", "bottom", "right"];
const PADDINGS = ["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"];
/** How far a scroller may be from where it was put: it rounds to device pixels. */
const ROUNDING = 1;

/** Where browsers cannot add to what there is (Safari 15), what there is is read before. */
const canAdd = typeof KeyframeEffect === "function" && "composite" in KeyframeEffect.prototype;

/** @param {any} scroller An element, or the document's scrolling element. */
export function groundOf(scroller) {
  const isRoot = scroller === document.scrollingElement;
  /** What is added, on top, left, bottom, right. */
  let pads = [0, 0, 0, 0];
  /** Where it was scrolled to by us, or found, along x and y, away from where the browser counts from. */
  let place = [0, 0];
  let viewport = [0, 0];
  /** What the engine is told: what counts down from 0 fills the viewport. */
  let content = [0, 0];
  /** How far the content really reaches. */
  let natural = [0, 0];
  let insets = [0, 0, 0, 0];
  /** Whether the browser counts down from 0, from the right or the bottom, along x and y. */
  let isReversed = [false, false];
  /** Whether the engine moves it. */
  let isDriven = false;
  /** The sides that pulling activates something on: top, left, bottom, right. */
  let pulled = [false, false, false, false];
  /** What the engine said last about where it stands. */
  let offset = [0, 0];
  /** Whether there are controls in it, which are placed by it. */
  let holds = false;
  /** @type {Animation | null} */
  let animation = null;
  /** What that does. @type {KeyframeEffect | null} */
  let added = null;
  let written = "";
  /** What the author's style sheets say about its size, where padding would add to that. */
  let sizing = {};

  const lengths = () => [scroller.clientWidth, scroller.clientHeight];
  /** What is not shown stands nowhere. */
  const isShown = () => isRoot || lengths().some((length) => length > 0);
  const extents = () => [scroller.scrollWidth, scroller.scrollHeight];

  /** Where it is scrolled to, away from where the browser counts from. */
  const placeNow = () =>
    [scroller.scrollLeft, scroller.scrollTop].map((at, axis) => (isReversed[axis] ? -at : at));

  /** The sides of an axis: that which the browser counts from, and the other one. */
  const sidesOf = (axis) => (isReversed[axis] ? [...SIDES[axis]].reverse() : SIDES[axis]);

  /** The engine's offset, which counts from the start, as one that counts as the browser does; or back. */
  const turned = (axis, at) => (isReversed[axis] ? content[axis] - viewport[axis] - at : at);

  /** Between what it scrolls, as the browser counts. */
  const bounds = (axis) => {
    const [near, far] = sidesOf(axis).map((side) => insets[side]);
    return [-near, Math.max(-near, content[axis] + far - viewport[axis])];
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

  /** What the animation says now. */
  const keyframe = () => {
    /** @type {Record<string, string>} */
    const frame = {};
    if (isGuarded(0)) frame.overscrollBehaviorX = "none";
    if (isGuarded(1)) frame.overscrollBehaviorY = "none";
    if (holds) frame.position = "relative";
    const isPadded = pads.some((pad) => pad > 0);
    if (isPadded) Object.assign(frame, sizing);
    // Neither may move what the engine moves.
    if (isDriven || isPadded) Object.assign(frame, { overflowAnchor: "none", scrollSnapType: "none" });
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
    const [left, top] = to.map((at, axis) => (isReversed[axis] ? -at : at));
    scroller.scrollTo({ left, top, behavior: "instant" });
    // Where there is no room for it, nobody else has moved it.
    place = placeNow().map((at, axis) => (Math.abs(at - to[axis]) < ROUNDING ? to[axis] : at));
  };

  return {
    isRoot,

    get viewport() {
      return viewport;
    },

    isShown,

    /** Whether what it scrolls by changes where the engine's offset counts from, when the content grows. */
    get isReversed() {
      return isReversed.some(Boolean);
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
      const extent = extents();
      return {
        padding: [own[1] + pads[1], own[0] + pads[0]],
        at: [scroller.scrollLeft, scroller.scrollTop],
        least: lengths().map((length, axis) => (isReversed[axis] ? Math.min(0, length - extent[axis]) : 0)),
        extent,
      };
    },

    /**
     * Measures it.
     * @returns {{ direction: string, isOther: boolean }}
     */
    measure() {
      const style = getComputedStyle(scroller);
      const before = `${viewport},${content}`;
      // The window scrolls as the body is written.
      const principal = isRoot && document.body ? getComputedStyle(document.body) : style;
      isReversed = reversals(principal, !isRoot && /flex/.test(style.display));
      own = PADDINGS.map((name, side) => parseFloat(style[name]) - pads[side]);
      if (!isRoot && !pads.some((pad) => pad > 0)) sizing = sizingOf(scroller, style, own);
      viewport = lengths();
      natural = extents().map((extent, axis) => {
        const [near, far] = sidesOf(axis);
        // What fills less than the viewport scrolls as if it filled it.
        const next =
          extent > viewport[axis]
            ? extent - pads[near] - pads[far]
            : naturalExtent(scroller, isRoot, axis, isReversed[axis], pads[near], own[far] + pads[far]);
        // The browser rounds: with room of a fraction it is not another one.
        return pads[near] + pads[far] > 0 && Math.abs(next - natural[axis]) < ROUNDING ? natural[axis] : next;
      });
      content = natural.map((length, axis) => (isReversed[axis] ? Math.max(length, viewport[axis]) : length));
      return { direction: principal.direction, isOther: before !== `${viewport},${content}` };
    },

    /**
     * How far it stands from the end of its content on a side, in CSS px; infinitely while it is not shown.
     * @param {string} side A physical one.
     */
    distance(side) {
      const axis = side === "top" || side === "bottom" ? 1 : 0;
      if (!lengths()[axis]) return Infinity;
      if (side === "top" || side === "left") return Math.max(0, offset[axis]);
      return Math.max(0, content[axis] - viewport[axis] - offset[axis]);
    },

    /** Whether it stands at the end of a side, or beyond. @param {string} side A physical one. */
    isAtEnd: (side) => isAt(NAMES.indexOf(side)),

    /**
     * Where the browser has scrolled it, as the engine's offset; null if it is where it was put.
     * @param {boolean} [isFirst] It is not known yet where it is.
     */
    scrolled(isFirst) {
      if (!isFirst && !isShown()) return null;
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
     * Shows what the engine says.
     * @param {Reading} reading
     */
    write({ motion, offset: to, insets: next }) {
      insets = next;
      offset = to;
      isDriven = motion === "held" || motion === "dragging" || motion === "gliding";
      // Where the browser scrolls by itself it may be farther than it has told.
      const drift = placeNow().map((at, axis) => at - place[axis]);
      const goal = [0, 0];
      const last = pads;
      pads = [0, 0, 0, 0];
      for (const axis of [0, 1]) {
        const [near, far] = sidesOf(axis);
        const at = turned(axis, offset[axis]);
        const [, upper] = bounds(axis);
        // On device pixels, as the scroller is put, or what is seen would tremble.
        pads[near] = Math.max(Math.round(insets[near] * devicePixelRatio) / devicePixelRatio, -at);
        pads[far] =
          at > upper + 1e-6
            ? Math.max(insets[far], at + viewport[axis] - natural[axis])
            : insets[far];
        goal[axis] = at + pads[near];
      }
      dress();
      if (!isShown()) return;
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
     */
    serve(isPulled, inside) {
      pulled = NAMES.map(isPulled);
      holds = inside;
      dress();
    },

    /** Takes back all of it; what is seen stays where that is possible. */
    clear() {
      const to = placeNow().map((at, axis) => at - pads[sidesOf(axis)[0]]);
      const wasPadded = pads.some((pad) => pad > 0);
      animation?.cancel();
      animation = added = null;
      pads = [0, 0, 0, 0];
      if (wasPadded) scrollTo(to.map((at) => Math.max(0, at)));
    },
  };
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
 * @param {number} near The padding that is added where the browser counts from.
 * @param {number} far All padding on the other side.
 */
function naturalExtent(scroller, isRoot, axis, isReversed, near, far) {
  const [start, end, size] = axis ? ["top", "bottom", "Height"] : ["left", "right", "Width"];
  const length = scroller[`client${size}`];
  const box = scroller.getBoundingClientRect();
  const zoom = zoomOf(scroller)[axis];
  // Across, blocks fill it.
  if (isRoot) return axis ? Math.min(length, box.height - near) : length;
  const border = scroller[axis ? "clientTop" : "clientLeft"];
  const range = document.createRange();
  let reach = 0;
  for (const node of scroller.childNodes) {
    if (node.localName === "riffle-edge") continue;
    range.selectNode(node);
    const rect = range.getBoundingClientRect();
    const by = isReversed
      ? border + length - (rect[start] - box[start]) / zoom
      : (rect[end] - box[start]) / zoom - border;
    if (rect.width && rect.height) reach = Math.max(reach, by);
  }
  if (!reach) return 0;
  reach += Math.abs(scroller[axis ? "scrollTop" : "scrollLeft"]) + far;
  return reach > length - ROUNDING ? length : reach - near;
}

/**
 * What keeps the outer size of an element whose padding would add to it: it is sized with its padding, and by
 * so much more as the author's padding and border are.
 */
function sizingOf(scroller, style, own) {
  if (style.boxSizing !== "content-box") return {};
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
    if (!isAuto) sizing[name.toLowerCase()] = `${more}px`;
    if (style[`max${name}`] !== "none") sizing[`max${name}`] = `${more}px`;
    if (!/^(auto|0px)$/.test(style[`min${name}`])) sizing[`min${name}`] = `${more}px`;
  }
  return Object.keys(sizing).length ? { boxSizing: "border-box", ...sizing } : {};
}
