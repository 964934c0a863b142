/**
 * Asking the author whether a move may begin.
 * @module
 */

/**
 * @param {any} element
 * @param {import("./exchange.js").Exchange} exchange
 * @param {object} move
 * @param {number} question Its number in the engine.
 */
export async function permit(element, exchange, move, question) {
  const answer = (allowed, t) =>
    exchange.send({ event: "permit", question, allowed: allowed !== false }, t);
  try {
    const allowed = element.shouldMove ? element.shouldMove(move) : true;
    // At once, where it is known at once: a finger has come no farther.
    if (typeof allowed?.then === "function") answer(await allowed);
    else answer(allowed, exchange.time());
  } catch (error) {
    (self.reportError ?? console.error)(error);
    answer(false);
  }
}
