/**
 * Reading the focus: where pages beyond the visible ones can have it, it brings them in.
 * @module
 */
import { listen } from "./listen.js";

/**
 * @param {import("./exchange.js").Exchange} exchange
 * @param {ReturnType<typeof import("./views.js").viewsOf>} views
 * @param {{ isDown(): boolean }} hand
 * @param {any} element
 * @param {AbortSignal} signal Ends it.
 */
export function readFocus(exchange, views, hand, element, signal) {
  /** Browsers scroll what has the focus into view, also in what only clips: the pages do that here. */
  const unscroll = () => {
    element.scrollLeft = element.scrollTop = 0;
  };
  listen(element, signal, {
    focusin({ target }) {
      unscroll();
      const page = views.pageOf(target);
      // A finger that drags a page may focus something on it: that is no wish to go there.
      if (!element.focusPages || hand.isDown() || page === undefined) return;
      if (page !== exchange.state().target) exchange.send({ event: "goTo", page, animated: true });
    },
    scroll({ target }) {
      if (target === element) unscroll();
    },
  });
}
