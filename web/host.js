/**
 * A pager while it is in the document: it measures, tells the engine what happened, and performs the
 * effects in order. It decides nothing.
 * @module
 */
import { lend, LENT, wordsOf } from "./access.js";
import { startAutoplay } from "./autoplay.js";
import * as Effects from "./border.js";
import { contentOf } from "./content.js";
import { renumbering } from "./edits.js";
import { openExchange } from "./exchange.js";
import { startFrames } from "./frames.js";
import { readKeys } from "./keys.js";
import { config, ENDLESS } from "./pager-options.js";
import { readFocus } from "./focus.js";
import { placeIn, readHand, zoomOf } from "./pointer.js";
import { rowOf } from "./row.js";
import { surveyOf } from "./survey.js";
import { viewsOf } from "./views.js";
import { voiceOf } from "./voice.js";
import { readWheel } from "./wheel.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./border.js").Event} Event */
/** @typedef {import("./pages.js").Pages} Pages */
/** @typedef {ReturnType<typeof hostOf>} Host */

/**
 * One pager's life in the document, from `start` to `stop`.
 * @param {any} engine
 * @param {any} element
 * @param {Pages} pages
 * @param {Element} live What is written into it is said aloud.
 * @param {(page: number | null) => void} reflect Writes the page that is shown into the attribute.
 */
export function hostOf(engine, element, pages, live, reflect) {
  const life = new AbortController();
  const { signal } = life;
  /** How many pages the engine has been told of; −1 or −2 where there is no end. */
  let count = 0;
  /** The page that it began on: where there is no end, offsets count from it. */
  let home = 0;
  /** The page that was asked for when there were too few pages for it. @type {number | null} */
  let wanted = null;
  let isMoving = false;

  /** @param {Effect} next */
  const perform = (next) => {
    const { effect, page, a, b } = next;
    switch (effect) {
      case Effects.MOUNT:
        return views.mount(page, a, b);
      case Effects.UNMOUNT:
        return views.unmount(page, b);
      case Effects.PREFETCH:
        return pages.loads?.want(page);
      case Effects.CANCEL_PREFETCH:
        return pages.loads?.drop(page);
      case Effects.PLACED:
        return place();
      case Effects.RENUMBERED: {
        const to = renumbering(next.edits ?? []);
        pages.advance();
        content.renumber(next.edits ?? []);
        views.renumber((_, page) => to(page));
        views.dress();
        home = to(home) ?? home;
        return voice.renumber(to);
      }
      case Effects.FRAMES_STARTED:
      case Effects.FRAMES_STOPPED:
        return void (isMoving = effect === Effects.FRAMES_STARTED);
      case Effects.DRAG_BEGAN:
        return hand.dragBegan();
      case Effects.TARGETED:
        wanted = null;
      // Falls through: of the rest, others hear of some, and nothing in the document follows.
      default:
        return voice.announce(next);
    }
  };

  const wantFrame = startFrames((t) => exchange.send({ event: "elapsed" }, t));
  const rest = () => {
    const isQuiet = !isMoving && exchange.isQuiet();
    wantFrame(!isQuiet);
    autoplay.pause(!isQuiet || hand.isDown());
  };
  /** What is said to the engine and what it says. */
  const exchange = openExchange(Effects.openBorder(engine), signal, perform, rest);
  const { send, together } = exchange;
  const words = wordsOf(element);
  const views = viewsOf(element, pages, words);
  const lent = lend(element);
  const voice = voiceOf(element, reflect, (page) => {
    // What turns by itself would never stop talking.
    if (!signal.aborted && !autoplay.isOn()) live.textContent = views.announcement(page);
  });

  const place = () => {
    row.moved();
    const moved = views.place(exchange.placements(), row.shift());
    content.placed();
    if (!element.progressEvents) return;
    for (const detail of moved) if (!signal.aborted) voice.progressed(detail);
  };

  const content = contentOf(element, views, (edits) => send({ event: "edit", edits }), signal);
  const survey = surveyOf(element, send, ({ viewport }) => config(element, viewport), signal);
  const { measured } = survey;
  const row = rowOf(element);
  const hand = readHand(exchange, measured, element, signal, undefined, row.guide);
  readWheel(exchange, element, signal, row.turn);
  readKeys(exchange, measured, element, signal);
  readFocus(exchange, views, hand, element, signal);

  /** More is known of a page than when it was rendered. */
  const renew = (page) => {
    if (signal.aborted) return;
    together(() => {
      views.renew(page);
      exchange.place();
    });
  };

  const begin = (initial) => {
    isMoving = false;
    pages.begin(renew);
    content.begin();
    send({ event: "start", count, initial });
    home = initial;
    wanted = count < 0 || initial < count ? null : initial;
    voice.begin(exchange.state().page, wanted === null);
  };

  const jump = (page) => ({ event: "goTo", page, animated: false });

  /** Pages without an end are others than those that can be counted, and so are pages of other lengths. */
  const beginAnew = () => {
    const { page } = exchange.state();
    send({ event: "container", visible: false });
    views.clear(pages);
    voice.end();
    begin(page ?? wanted ?? 0);
  };

  /**
   * Tells the engine what became of the pages; the first ones bring the page that is wanted.
   * @param {string} event
   * @param {import("./edits.js").Edit[]} [edits]
   */
  const tell = (event, edits) => {
    const old = count;
    ({ count } = pages);
    if (old === 0) return begin(wanted ?? 0);
    if (!edits && (old < 0 || count < 0)) return beginAnew();
    if (!edits) {
      pages.begin(renew);
      views.dress();
    }
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

  const autoplay = startAutoplay(
    element,
    () => {
      if (count === 0 || count === 1) return;
      // After the last page comes the first: in a loop by going on.
      const isLast = count > 0 && !exchange.isRound() && exchange.state().target === count - 1;
      command({ ...(isLast ? { event: "goTo", page: 0 } : { event: "next" }), animated: true });
    },
    signal,
  );

  return {
    state: exchange.state,
    refresh,
    command,

    /** Takes in what the author has changed. */
    changed() {
      words.dressPager(lent);
      views.dress();
      row.changed();
      together(() => {
        measured();
        if (content.isOver()) beginAnew();
        exchange.place();
      });
      autoplay.restart();
    },

    /** The page that is seen at a place of the window, in CSS px; null where there is none. */
    pageAt(x, y) {
      const { origin } = measured();
      const [left, top] = placeIn(origin, zoomOf(element), x, y);
      const [dx, dy] = row.shift();
      const page = exchange.hit(left - dx, top - dy);
      return Number.isNaN(page) ? null : page;
    },

    /** Lets go of the pointers: the pager has been disabled. */
    release: hand.release,

    /**
     * Sets the pager up on a page.
     * @param {number} initial
     */
    start: (initial) =>
      together(() => {
        words.dressPager(lent);
        survey.begin();
        ({ count } = pages);
        begin(initial);
        row.run({
          ends: exchange.ends,
          count: () => count,
          isDown: hand.isDown,
          isMoving: () => isMoving,
          redraw: () => together(exchange.place),
          dragBegan: hand.dragBegan,
        });
      }),

    /** Leaves the document: nothing of the pager stays behind, and what was pending is cancelled. */
    stop() {
      life.abort();
      row.run(null);
      survey.unwatch();
      hand.release();
      const effects = exchange.end();
      wantFrame(false);
      views.clear(null);
      for (const name of LENT) lent(name);
      // What is announced comes last: a listener may put the element back into the document.
      effects.forEach(voice.announce);
      voice.end();
    },

    /**
     * Shows a page at once; where there are no pages yet, when they come.
     * @param {number} page
     */
    show(page) {
      command(jump(page));
      if (count === 0) wanted = page;
    },

    /**
     * Mounts all pages anew.
     * @param {Pages} [next] Where they come from from now on.
     */
    reload(next = pages) {
      next.refresh();
      together(() => {
        pages = next;
        views.clear(pages);
        tell("reload");
      });
    },

    /**
     * Starts a recording; see `startRecording` in `riffle.d.ts`.
     * @returns {{ stop(): string } | false} False unless it rests on a page, where a trace starts.
     */
    record() {
      const { state, fraction, page } = exchange.state();
      const isAtRest = state === "idle" && exchange.isQuiet() && !hand.isDown();
      const lengths = content.known();
      const isOnPage = fraction === 0 || !(element.free || lengths.length);
      const supply =
        count < 0 ? { endless: ENDLESS[-1 - count], initial: home, page } : { count, initial: page ?? 0 };
      return isAtRest && isOnPage && exchange.record(survey.setup("pager"), { lengths, ...supply });
    },
  };
}
