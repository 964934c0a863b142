/**
 * Timers that know no limit of the browser's.
 * @module
 */

/** The milliseconds that a timer can wait; longer ones would not wait at all. */
const MOST = 2 ** 31 - 1;

/**
 * Calls back after so many seconds; after 24 days at the latest.
 * @param {number} seconds
 * @param {() => void} happens
 * @returns {any} For `clearTimeout`.
 */
export const after = (seconds, happens) =>
  setTimeout(happens, Math.min(Math.max(0, seconds * 1000), MOST));
