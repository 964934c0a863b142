/**
 * A pager, as the engine's area: its row from where the first page rests to where the last one does. The
 * counterpart of `ground.js`.
 *
 * Room and rubber band are a way that the pages are shown from where the pager has them, and which the pager
 * knows nothing of. While the row rests at an end the area says how far; while it moves, the room goes away
 * with the page at the end, as the engine says. Where it would have to jump, since other pages are there or
 * since it is held in a hand, it stays instead, and goes to its place when it is let go.
 *
 * In between the area's numbers mean nothing: it is told of a row of some length, and near either end how far
 * that is.
 * @module
 */
import { now } from "./border.js";
import { measure } from "./box.js";
import { startFrames } from "./frames.js";
import { openRoom } from "./row-border.js";
import { rowOf } from "./row.js";

/** @typedef {import("./area-border.js").Reading} Reading */
/** @typedef {ReturnType<typeof pagerGroundOf>} PagerGround */

/** How far the row may be from an end where it rests, and numbers from each other that are the same. */
const ROUNDING = 1;
const EXACT = 1e-6;
/** How long a row is for the area, if it is longer than what is seen of it. */
const LENGTH = 1e5;
/** The physical sides by axis, start and end, and where their insets stand. */
const SIDES = [["left", "right"], ["top", "bottom"]];
const INSETS = [
  [1, 3],
  [0, 2],
];

/** @param {any} engine @param {any} pager */
export function pagerGroundOf(engine, pager) {
  const row = rowOf(pager);
  const room = openRoom(engine);
  /** @type {import("./area.js").Area} */
  let area;
  /** @type {ReturnType<typeof import("./area-hand.js").readPulls>} */
  let hand;
  let viewport = [0, 0];
  /** How long the row is that the area knows of. */
  let known = 0;
  let axis = 0;
  let isReversed = false;
  /** @type {import("./row-border.js").Ends} */
  let ends = [0, 0, 1, 1, 0];
  /** At the start and the end of the row. */
  let rooms = [0, 0];
  /** How much farther the row is shown than it is, along the flow. */
  let shown = 0;
  /** How much of that is on its way back, and since when. */
  let extra = 0;
  let since = 0;
  let from = 0;
  /** Where the area stands, and what moves it. */
  let place = 0;
  let motion = "idle";
  /** Whether the pager is being drawn anyway. */
  let isDrawing = false;

  const extent = () => ends[0] + ends[1];
  const length = () => (extent() > EXACT ? LENGTH : 0);
  /** How much longer than what is seen the pages are; less than 0 where they leave some of it free. */
  const reach = () => length() || -ends[4];
  const isWithin = (distance) => Math.abs(ends[0]) < distance || Math.abs(ends[1]) < distance;
  const isExact = () => isWithin(EXACT);
  const isFlung = () => motion === "dragging" || motion === "gliding";

  /** Where the row is, as the area counts. */
  const base = () => {
    const [before, after] = ends;
    const half = length() / 2;
    return before <= after ? Math.min(before, half) : length() - Math.min(after, half);
  };

  /** The other way round in a row from right to left; the same back again. */
  const turned = (at) => (isReversed ? length() - at : at);
  const bounds = () => [-rooms[0], Math.max(-rooms[0], reach() + rooms[1])];
  const offset = (at) => {
    const [x, y] = axis ? [0, turned(at)] : [turned(at), 0];
    return { x, y };
  };

  /** Whether a hand holds the row, in the pager. */
  const isHeld = () => row.host?.isDown() && !hand.isOurs() && !hand.isLost();

  /** Whether the area says how far the row is shown from where it is. */
  const isAreas = () => {
    if (hand.isOurs()) return true;
    if (isHeld()) return false;
    return isFlung() || (isExact() && !extra);
  };

  const redraw = () => {
    if (!isDrawing) row.host?.redraw();
  };

  const show = (next) => {
    if (next === shown) return;
    shown = next;
    redraw();
  };

  /** Shows the row at its place, and farther by what it has been left at; the area follows. */
  const follow = (isForced = false) => {
    show(room.shift(rooms, ends) + extra);
    const [lower, upper] = bounds();
    const at = Math.min(Math.max(base() + shown, lower), upper);
    if (isForced || Math.abs(at - place) > EXACT) area.send({ event: "scroll", ...offset(at) });
  };

  const frames = startFrames((t) => {
    if (isHeld()) return;
    extra = room.rest(from, t - since);
    follow();
    frames(extra !== 0);
  });

  /** The row is left so far from its place, and goes back when nobody holds it. */
  const leave = (distance) => {
    extra = from = distance;
    since = now();
    frames(extra !== 0 && !isHeld());
  };

  const endOf = (side) => {
    const end = SIDES[axis].indexOf(side);
    return isReversed && end >= 0 ? 1 - end : end;
  };

  /** How far the area stands inward of where it rests at an end. */
  const inward = (end) => (end ? bounds()[1] - place : place - bounds()[0]);

  /** The row is elsewhere, or another one. */
  const moved = () => {
    const next = row.host?.ends();
    if (!next || `${next}` === `${ends}`) return;
    const [was, held] = [shown, shown - room.shift(rooms, ends)];
    const [before, seen] = [length(), `${viewport}`];
    const grown = Math.abs(next[0] + next[1] - extent()) > EXACT + 1e-9 * extent();
    const isOther = grown || next.some((value, i) => i > 1 && value !== ends[i]);
    ends = next;
    isDrawing = true;
    if (isOther) area.measureNow();
    const isResized = `${viewport}` !== seen;
    const isPulled = hand.isOurs() || isFlung();
    const stays = isPulled && isWithin(ROUNDING) && before === length() && !isResized;
    if (!stays) {
      if (isPulled) hand.letGo(grown && !isResized && !isWithin(ROUNDING) && !row.host?.isMoving());
      const distance = isResized ? 0 : isOther ? was - room.shift(rooms, ends) : held;
      if (Math.abs(distance - extra) > EXACT) leave(distance);
      // What moves the area comes to its end.
      follow(isPulled);
    }
    isDrawing = false;
  };

  return {
    isRoot: false,
    isReversed: false,
    isOutgrown: false,
    isShown: () => true,

    get viewport() {
      return viewport;
    },

    /** What the engine is told of it. */
    get box() {
      const content = [...viewport];
      content[axis] += reach();
      return { viewport, scale: devicePixelRatio, content };
    },

    /** What its content is, as text. */
    get contents() {
      return `${[Math.round(extent()), row.host?.count()]}`;
    },

    /** A window that does not scroll; see `ground.js`. */
    get window() {
      return { padding: [0, 0], at: [0, 0], least: [0, 0], extent: viewport };
    },

    /** @param {import("./area.js").Area} theArea @param {typeof hand} theHand @param {(event: WheelEvent) => boolean} turn */
    meet(theArea, theHand, turn) {
      area = theArea;
      hand = theHand;
      ends = row.host?.ends() ?? ends;
      const shift = () => {
        // At rest on device pixels, as pages are.
        const scale = isExact() ? devicePixelRatio : 0;
        const by = scale ? Math.round(shown * scale) / scale : shown;
        const along = isReversed ? by : -by;
        return axis ? [0, along] : [along, 0];
      };
      row.visit({ moved, shift, guide: hand.guide, turn });
    },

    measure() {
      const [box, { direction }] = measure(pager);
      const before = `${[viewport, axis, isReversed, known]}`;
      ({ viewport } = box);
      axis = pager.axis === "vertical" ? 1 : 0;
      isReversed = !axis && direction === "rtl";
      known = reach();
      return { direction, isOther: before !== `${[viewport, axis, isReversed, known]}` };
    },

    distance(side) {
      const end = endOf(side);
      return row.host && end >= 0 ? Math.max(0, ends[end]) : Infinity;
    },

    isAtEnd(side) {
      const end = endOf(side);
      // Beyond it the pager is on its own rubber band.
      return !!row.host && end >= 0 && Math.abs(ends[end]) < ROUNDING;
    },

    // Content that comes in is the pager's to keep in place.
    isNear: () => false,
    hold() {},
    keep: () => false,
    /** It tells by itself. @param {boolean} [isFirst] */
    scrolled: (isFirst) => (isFirst ? offset(base() + shown) : null),

    /** @param {Reading} reading */
    write(reading) {
      const last = `${rooms}`;
      const sides = isReversed ? [...INSETS[axis]].reverse() : INSETS[axis];
      motion = reading.motion;
      place = turned(reading.offset[axis]);
      rooms = sides.map((side) => reading.insets[side]);
      if (!isAreas()) {
        // Under a hand nothing moves.
        if (isHeld() && last !== `${rooms}`) extra = shown - room.shift(rooms, ends);
        return follow();
      }
      // It has taken over what was on its way back.
      extra = 0;
      frames(false);
      const end = ends[0] <= ends[1] ? 0 : 1;
      const rest = bounds()[end];
      // What momentum there is beyond that is not the pager's.
      if (isFlung() && !hand.isOurs() && length() && inward(end) > EXACT) {
        return area.send({ event: "scroll", ...offset(rest) });
      }
      if (motion === "idle" && length() && Math.abs(place - rest) > 0.01) {
        leave(place - rest);
        return follow();
      }
      show(place - base());
    },

    serve() {},

    clear() {
      frames(false);
      row.visit(null);
    },

    /** Looks where the row is, before it is drawn. */
    renew: moved,

    /** Which of the pager's ends a side is: 0, 1, or −1. */
    endOf,
    /** The side that an end is on. */
    sideOf: (end) => SIDES[axis][isReversed ? 1 - end : end],
    /** The end where the area moves it, or −1. */
    pulled() {
      if (!isFlung() || !isWithin(ROUNDING)) return -1;
      return ends[0] <= ends[1] ? 0 : 1;
    },
    inward,

    /** Where an end rests, as the area's offset. */
    rest: (end) => offset(bounds()[end]),
    /** Where the row is shown, as the area's offset. */
    here: () => offset(base() + shown),
    /** How far the row goes for what is shown to go so far, from somewhere. */
    way: (from, by) => room.way(rooms, from, by),
    /** Along x and y: 0, 1. */
    axis: () => axis,
    /** Which way a finger goes along the axis that moves on in the row. */
    inwards: () => (isReversed ? 1 : -1),
    rooms: () => rooms,
    hasLength: () => length() > 0,

    /** The pager has been let go. */
    settle() {
      if (extra) leave(extra);
      else if (!isAreas()) follow();
    },
  };
}
