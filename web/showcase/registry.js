// A server that is none: it knows which call signs are taken, and takes its time to say so.

/** Milliseconds there and back. */
const AWAY = 1200;

const TAKEN = new Set(["nomad", "badger", "longway"]);

/**
 * Whether a call sign is free.
 *
 * @param {string} sign
 * @returns {Promise<boolean>}
 */
export function isFree(sign) {
  return new Promise((answer) => setTimeout(() => answer(!TAKEN.has(sign)), AWAY));
}
