/**
 * Scrolling a list of tabs that is longer than its room, as the selection moves: at the end of a move the
 * selected tab is in the middle, or as near to it as the list's ends let it.
 *
 * The list may be scrolled by hand: it stays there until the selection moves again, and then goes from
 * there. No other scroller is touched.
 * @module
 */
import { mix, nearest } from "./course.js";
import { listen } from "./listen.js";
import { boxAt } from "./tab-boxes.js";

/** @typedef {import("./tab-boxes.js").Layout} Layout */
/** @typedef {import("./course.js").Course} Course */

/** An offset that is read is one that was written, rounded to the screen's pixels. */
const ROUNDING = 1;

/** @param {Element} element */
export function scrollOf(element) {
  /** Where it was put last. */
  let written = 0;
  /** Whether it has been scrolled by hand since. */
  let isByHand = false;
  /** What was shown last. @type {Pick<Course, "from" | "to" | "progress"> | null} */
  let last = null;
  /**
   * The move that the list goes along with, and the page that it began on; null while it does not.
   * @type {{ origin: number, start: number, drift: number } | null}
   */
  let ride = null;
  let isVertical = false;

  const offset = () => (isVertical ? element.scrollTop : element.scrollLeft);

  /** @param {Layout} layout */
  const put = (layout, value) => {
    const offset = clamped(layout, value);
    if (Math.abs(offset - written) < 0.01) return;
    written = offset;
    // In whatever way the author wants scrolling to go: this is no scrolling, but a place.
    element.scrollTo({ [isVertical ? "top" : "left"]: offset, behavior: "instant" });
  };

  /** A move begins, with the list where it is: the only time that this is read. */
  const rideFrom = (layout, before, way, place) => {
    written = offset();
    const wasAt = before && before.from === before.to ? before.to : null;
    const origin = (wasAt ?? nearest(way)) === way.to ? way.to : way.from;
    // What is shown of it first may be a part of the way already.
    return origin === wasAt
      ? { origin, start: 0, drift: written - ideal(layout, origin) }
      : { origin, start: away(origin, way), drift: written - place };
  };

  return {
    /** @param {AbortSignal} signal Ends it. */
    listen(signal) {
      listen(element, signal, {
        scroll({ target }) {
          if (target !== element || Math.abs(offset() - written) <= ROUNDING) return;
          written = offset();
          isByHand = true;
          ride = null;
        },
      });
    },

    /** What is shown next is another matter. */
    forget() {
      last = ride = null;
      isByHand = false;
    },

    /**
     * @param {Layout} layout
     * @param {Course} course
     */
    show(layout, { from, to, progress }) {
      isVertical = layout.isVertical;
      const before = last;
      last = { from, to, progress };
      const isOther = before?.from !== from || before.to !== to;
      if (from !== to) {
        const place = mix(ideal(layout, from), ideal(layout, to), progress);
        if (isOther) ride = rideFrom(layout, before, last, place);
        if (ride) put(layout, place + drift(ride, last));
        return;
      }
      const [ended, wasMoving] = [ride, isOther && !!before && before.from !== before.to];
      const isItsEnd = wasMoving && (before.from === to || before.to === to);
      ride = null;
      // It has been scrolled by hand in the move that ends here.
      if (isItsEnd && !ended) return;
      // Where the move has ended where it began, what the hand had done before holds.
      const left = isItsEnd && ended.origin === to ? drift(ended, last) : 0;
      if (isOther && !left) {
        written = offset();
        isByHand = false;
      }
      if (left || !isByHand) put(layout, ideal(layout, to) + left);
    },

    /**
     * Brings a tab in, if it is not.
     * @param {Layout} layout
     */
    reveal(layout, index) {
      isVertical = layout.isVertical;
      const [start, size] = isVertical ? ["y", "height"] : ["x", "width"];
      const box = boxAt(layout, index);
      const here = (written = offset());
      const isIn = box[start] >= here && box[start] + box[size] <= here + layout.length;
      if (isIn) return;
      put(layout, ideal(layout, index));
      isByHand = true;
    },
  };
}

/** How much of a way is done, seen from one of its ends. */
const away = (origin, { from, progress }) => (origin === from ? progress : 1 - progress);

/** How far from its place along a move the list is still: what it was at the start, less and less. */
const drift = ({ origin, start, drift }, way) =>
  start < 1 ? drift * Math.min(1, (1 - away(origin, way)) / (1 - start)) : 0;

/** The offset that has a page's tab in the middle. @param {Layout} layout */
function ideal(layout, page) {
  const { x, y, width, height } = boxAt(layout, page);
  const middle = layout.isVertical ? y + height / 2 : x + width / 2;
  return clamped(layout, middle - layout.length / 2);
}

/** From right to left, offsets count down from 0. @param {Layout} layout */
const clamped = ({ room, isVertical, isMirrored }, offset) =>
  isMirrored && !isVertical
    ? Math.max(-room, Math.min(0, offset))
    : Math.max(0, Math.min(room, offset));
