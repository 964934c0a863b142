/**
 * What the engine is told of a pager's pages: how many there are, which came and went, and where to begin.
 * @module
 */
import { APPEARED, INDEX_MOVED } from "./border.js";
import { renumbering } from "./edits.js";
import { ENDLESS } from "./pager-options.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Event} Event */
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./memory.js").Position} Position */
/** @typedef {import("./pages.js").Pages} Pages */

/**
 * @param {object} host
 * @param {import("./exchange.js").Exchange} host.exchange
 * @param {ReturnType<typeof import("./views.js").viewsOf>} host.views
 * @param {ReturnType<typeof import("./content.js").contentOf>} host.content
 * @param {ReturnType<typeof import("./voice.js").voiceOf>} host.voice
 * @param {import("./memory.js").Memory} host.memory
 * @param {() => void} host.begun Called before the engine begins: nothing of what it said holds any more.
 * @param {Pages} pages
 * @param {AbortSignal} signal Ends it.
 */
export function supplyOf({ exchange, views, content, voice, memory, begun }, pages, signal) {
  const { send, together } = exchange;
  /** How many pages the engine has been told of; −1 or −2 where there is no end. */
  let count = 0;
  /** The page that it began on: where there is no end, offsets count from it. */
  let home = 0;
  /** The page that was asked for when there were too few pages for it. @type {number | null} */
  let wanted = null;
  /** Whether the author has asked for that page, whatever was to be restored. */
  let isChosen = false;

  /** More is known of a page than when it was rendered. */
  const renew = (page) => {
    if (signal.aborted) return;
    together(() => {
      views.renew(page);
      // Rendering may have removed the pager.
      if (!signal.aborted) exchange.place();
    });
  };

  const begin = (initial) => {
    begun();
    pages.begin(renew);
    content.begin();
    send({ event: "start", count, initial });
    home = initial;
    wanted = count < 0 || initial < count ? null : initial;
    voice.begin(exchange.state().page, wanted === null);
  };

  /** The first pages are there: it is where it has been before. */
  const recall = () => {
    const position = isChosen ? null : memory.pending();
    isChosen = false;
    if (count !== 0) memory.forget();
    if (position) restore(position);
  };

  const jump = (page) => ({ event: "goTo", page, animated: false });

  /** Pages without an end are others than those that can be counted, and so are pages of other lengths. */
  const beginAnew = () => {
    const { page } = exchange.state();
    send({ event: "container", visible: false });
    // What was still to become of these pages does not any more; what is to be heard of them is.
    exchange.drop(({ effect }) => effect < APPEARED || effect > INDEX_MOVED);
    views.clear(pages);
    voice.end();
    begin(page ?? wanted ?? 0);
  };

  /**
   * Tells the engine what became of the pages; the first ones bring the page that is wanted.
   * @param {string} event
   * @param {Edit[]} [edits]
   */
  const tell = (event, edits) => {
    const old = count;
    ({ count } = pages);
    if (old === 0) {
      begin(wanted ?? 0);
      return recall();
    }
    if (!edits && (old < 0 || count < 0)) return beginAnew();
    // Edits that are on their way are still to come.
    if (event === "reload") pages.begin(renew);
    if (!edits) views.dress();
    send(edits ? { event, edits } : { event, count });
    if (wanted !== null && wanted < count) send(jump(wanted));
  };

  /** Looks at the pages again: which have come and gone, and what place each has. */
  const refresh = () => {
    if (signal.aborted) return;
    pages.refresh();
    together(() => {
      const edits = pages.changes();
      if (edits.length) tell("edit", edits);
      else if (count !== pages.count) tell("count");
    });
  };

  /**
   * Sends a command, to the pages as they are now.
   * @param {Event} event
   * @param {Close} [close]
   */
  const command = (event, close) => {
    refresh();
    send(event, undefined, close);
  };

  /** Is where it has been before, at once. @param {Position} position */
  const restore = ({ page, fraction, inside, length }) => {
    refresh();
    together(() => {
      if (length !== undefined) content.assume(page, length);
      send({ event: "restore", page, fraction, inside });
    });
    if (count !== 0) return memory.forget();
    wanted = page;
    isChosen = false;
  };

  return {
    count: () => count,
    beginAnew,
    refresh,
    command,

    /** The first pages, from `initial` on. @param {number} initial */
    begin(initial) {
      ({ count } = pages);
      begin(initial);
      recall();
    },

    /** Shows a page at once; where there are no pages yet, when they come. @param {number} page */
    show(page) {
      command(jump(page));
      if (count !== 0) return;
      wanted = page;
      isChosen = true;
      memory.forget();
    },

    restore,

    /** Turns to the next page; after the last one comes the first, in a loop by going on. */
    turn() {
      if (count === 0 || count === 1) return;
      const isLast = count > 0 && !exchange.isRound() && exchange.state().target === count - 1;
      command({ ...(isLast ? { event: "goTo", page: 0 } : { event: "next" }), animated: true });
    },

    /** Mounts all pages anew, which come from `next` from now on. @param {Pages} [next] */
    reload(next = pages) {
      next.refresh();
      together(() => {
        pages = next;
        views.clear(pages);
        tell("reload");
      });
    },

    /** From here on effects have other numbers. @param {Edit[]} edits */
    renumber(edits) {
      const to = renumbering(edits);
      pages.advance(edits);
      content.renumber(edits);
      views.renumber((_, page) => to(page));
      views.dress();
      home = to(home) ?? home;
      voice.renumber(to);
    },

    /** It is on its way: what was wanted before is no more. */
    targeted() {
      wanted = null;
    },

    /** What a page needs is to be loaded. @param {number} page */
    want: (page) => pages.loads?.want(page),

    /** It is not needed any more. @param {number} page */
    drop: (page) => pages.loads?.drop(page),

    /** The pages as a trace begins with them. @param {number | null} page Where it stands. */
    traced: (page) =>
      count < 0 ? { endless: ENDLESS[-1 - count], initial: home, page } : { count, initial: page ?? 0 },
  };
}
