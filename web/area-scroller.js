/**
 * What an area is laid over: a pager, or what scrolls by itself.
 * @module
 */
import { readPulls } from "./area-hand.js";
import { readTouches } from "./area-touch.js";
import { watchContent } from "./area-watch.js";
import { readTurns } from "./area-wheel.js";
import { watch } from "./box.js";
import { pagerGroundOf } from "./ground-pager.js";
import { groundOf } from "./ground.js";
import { listen } from "./listen.js";
import { rowOf } from "./row.js";

/** @typedef {import("./area.js").Area} Area */

/** @param {any} engine @param {any} scroller */
export const layOver = (engine, scroller) =>
  scroller.localName === "riffle-pager" ? overPager(engine, scroller) : overScroller(scroller);

function overPager(engine, pager) {
  const ground = pagerGroundOf(engine, pager);
  return {
    ground,

    /** Reads hands and wheels. @param {Area} area @param {AbortSignal} signal */
    hands(area, signal) {
      const touches = readPulls(area, ground, rowOf(pager));
      return { touches, turns: readTurns(area, pager, signal, true) };
    },

    /**
     * The area has begun: calls back when it is to be measured again, and when it has scrolled. What it
     * returns, if anything, hears of content at once.
     */
    begin(area, { touches, turns }, measureSoon, signal) {
      ground.meet(area, touches, turns.turn);
      signal.addEventListener("abort", watch(pager, measureSoon, signal));
    },
  };
}

function overScroller(scroller) {
  const ground = groundOf(scroller);
  return {
    ground,

    hands: (area, signal) => ({
      touches: readTouches(area, scroller, signal),
      turns: readTurns(area, scroller, signal, false),
    }),

    begin(area, _, measureSoon, signal) {
      listen(ground.isRoot ? document : scroller, signal, {
        scroll: ({ target }) => (target === scroller || target === document) && area.sync(),
      });
      return watchContent(ground.isRoot ? document.body : scroller, measureSoon, signal);
    },
  };
}
