/**
 * The border to the engine's room at the ends of a pager; see `border.js`.
 * @module
 */
import { accessTo } from "./border.js";

/**
 * How far a pager's row is from its ends, along the flow, in CSS px: before, after, the ways over which room at
 * the start and at the end goes away, and how much of the area all pages together leave free.
 * @typedef {number[]} Ends
 */

/** @param {any} engine */
export function openRoom(engine) {
  const { call } = accessTo(engine);
  return {
    /** How much farther the row is shown than it is. @param {number[]} rooms @param {Ends} ends */
    shift: (rooms, ends) => call("room_shift", ...rooms, ...ends),

    /** How far the row goes for what is shown to go so far. */
    way: (rooms, ends, shown) => call("room_way", ...rooms, ...ends, shown),

    /** What is left of a distance after some seconds. @returns {number} */
    rest: (distance, time) => call("room_rest", distance, time),
  };
}
