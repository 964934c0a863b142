/**
 * A pager while it is in the document: it measures, tells the engine what happened, and performs the
 * effects in order. It decides nothing.
 * @module
 */
import { lend, LENT, wordsOf } from "./access.js";
import { startAutoplay } from "./autoplay.js";
import * as Effects from "./border.js";
import { breadthOf } from "./breadth.js";
import { contentOf } from "./content.js";
import { openExchange } from "./exchange.js";
import { startFrames } from "./frames.js";
import { readKeys } from "./keys.js";
import { config } from "./pager-options.js";
import { readFocus } from "./focus.js";
import { placeIn, readHand, zoomOf } from "./pointer.js";
import { rowOf } from "./row.js";
import { supplyOf } from "./supply.js";
import { surveyOf } from "./survey.js";
import { viewsOf } from "./views.js";
import { voiceOf } from "./voice.js";
import { readWheel } from "./wheel.js";

/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./pages.js").Pages} Pages */
/** @typedef {ReturnType<typeof hostOf>} Host */

/**
 * One pager's life in the document, from `start` to `stop`.
 * @param {any} engine
 * @param {any} element
 * @param {Pages} pages
 * @param {Element} live What is written into it is said aloud.
 * @param {(page: number | null) => void} reflect Writes the page that is shown into the attribute.
 * @param {import("./memory.js").Memory} memory
 */
export function hostOf(engine, element, pages, live, reflect, memory) {
  const life = new AbortController();
  const { signal } = life;
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
        return supply.want(page);
      case Effects.CANCEL_PREFETCH:
        return supply.drop(page);
      case Effects.PLACED:
        return place();
      case Effects.RENUMBERED:
        return supply.renumber(next.edits ?? []);
      case Effects.FRAMES_STARTED:
      case Effects.FRAMES_STOPPED:
        return void (isMoving = effect === Effects.FRAMES_STARTED);
      case Effects.DRAG_BEGAN:
        return hand.dragBegan();
      case Effects.TARGETED:
        supply.targeted();
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
    if (element.autoExtent) breadth.write(exchange.state().breadth);
    if (!element.progressEvents) return;
    for (const detail of moved) if (!signal.aborted) voice.progressed(detail);
  };

  const content = contentOf(element, views, send, signal);
  const breadth = breadthOf(element);
  const survey = surveyOf(element, send, ({ viewport }) => config(element, viewport), signal);
  const { measured } = survey;
  const row = rowOf(element);
  const hand = readHand(exchange, measured, element, signal, undefined, row.guide);
  readWheel(exchange, element, signal, row.turn);
  readKeys(exchange, measured, element, signal);
  readFocus(exchange, views, hand, element, signal);

  const begun = () => {
    isMoving = false;
  };
  const supply = supplyOf({ exchange, views, content, voice, memory, begun }, pages, signal);
  const { command, refresh, restore } = supply;
  const autoplay = startAutoplay(element, supply.turn, signal);

  return {
    state: exchange.state,
    refresh,
    command,
    restore,
    show: supply.show,
    reload: supply.reload,

    /** Where it rests, or will. @returns {import("./memory.js").Position} */
    rest() {
      const [page, fraction, inside] = exchange.state().rest;
      const length = content.lengthOf(page);
      return { page, fraction, inside, ...(length !== undefined && { length }) };
    },

    /** Takes in what the author has changed. */
    changed() {
      words.dressPager(lent);
      views.dress();
      row.changed();
      together(() => {
        measured();
        if (content.isOver()) supply.beginAnew();
        content.changed();
        breadth.write(NaN);
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
        supply.begin(initial);
        memory.follow((page) => command({ event: "goTo", page, animated: true }), signal);
        row.run({
          ends: exchange.ends,
          count: supply.count,
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
      breadth.release();
      for (const name of LENT) lent(name);
      // What is announced comes last: a listener may put the element back into the document.
      effects.forEach(voice.announce);
      voice.end();
    },

    /**
     * Starts a recording; see `startRecording` in `riffle.d.ts`.
     * @returns {{ stop(): string } | false} False unless it rests on a page, where a trace starts.
     */
    record() {
      const { state, fraction, page, rest: [, , inside] } = exchange.state();
      const isAtRest = state === "idle" && exchange.isQuiet() && !hand.isDown();
      const lengths = content.known();
      const isOnPage = inside === 0 && (fraction === 0 || !(element.free || lengths.length));
      return isAtRest && isOnPage && exchange.record(survey.setup("pager"), { lengths, ...supply.traced(page) });
    },
  };
}
