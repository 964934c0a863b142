/**
 * A switcher while it is in the document; see `host.js`.
 * @module
 */
import { lend, LENT, wordsOf } from "./access.js";
import { sceneOf } from "./animators.js";
import * as Effects from "./border.js";
import { reducedMotion } from "./box.js";
import { openExchange } from "./exchange.js";
import { startFrames } from "./frames.js";
import { readKeys } from "./keys.js";
import { numberingOf } from "./numbering.js";
import { insetsOf } from "./page-insets.js";
import { permit } from "./permit.js";
import { readHand } from "./pointer.js";
import { surveyOf } from "./survey.js";
import * as Moves from "./switcher-border.js";
import { config } from "./switcher-options.js";
import { moveOf, switcherVoiceOf } from "./switcher-voice.js";
import { viewsOf } from "./views.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Effect} Effect */
/** @typedef {import("./border.js").Event} Event */
/** @typedef {ReturnType<typeof switcherHostOf>} SwitcherHost */

/** How moves end. */
const ENDS = [Moves.DID_MOVE, Moves.MOVE_CANCELLED];

/**
 * One switcher's life in the document, from `start` to `stop`.
 * @param {any} engine
 * @param {any} element
 * @param {import("./pages.js").Pages} pages Its children.
 * @param {Element} live What is written into it is said aloud.
 * @param {(page: number | null) => void} reflect Writes the page that is shown into the attribute.
 */
export function switcherHostOf(engine, element, pages, live, reflect) {
  const life = new AbortController();
  const { signal } = life;
  const slot = element.shadowRoot.querySelector("slot");
  /** Where pages begin. */
  let stood = "";
  /** The page that was asked for when there were too few pages for it. @type {number | null} */
  let wanted = null;
  /** Going there as far as there are pages now. @type {object | null} */
  let showing = null;
  let isMoving = false;
  const numbering = numberingOf();
  /** The number of the last question. */
  let asked = 0;
  /** The page that the first one is if there are none. */
  let first = 0;
  /** The move under way, and its animator. @type {any} */
  let moving = null;
  /** The move on the screen. @type {ReturnType<typeof sceneOf> | null} */
  let scene = null;
  const insets = insetsOf(element);

  /** Ends the move on the screen before its pages are given back. */
  const endScene = (isCompleted) => {
    const ended = scene;
    scene = null;
    ended?.finish(isCompleted);
    if (ended) views.forget();
  };

  /** @param {Effect} next */
  const perform = (next) => {
    const { effect, page, a, b } = next;
    switch (effect) {
      case Effects.MOUNT:
        views.mount(page, 0);
        return insets.mount(numbering.at(page));
      case Effects.UNMOUNT: {
        const view = views.elementOf(page);
        views.unmount(page);
        return insets.unmount(view);
      }
      case Effects.PLACED:
        return place();
      case Effects.FRAMES_STARTED:
      case Effects.FRAMES_STOPPED:
        return void (isMoving = effect === Effects.FRAMES_STARTED);
      case Effects.APPEARED:
      case Effects.DISAPPEARED:
        // In a move this is its end, and the page that is left hears of it first. Whoever else hears of
        // it finds the pages at rest.
        if (moving) {
          endScene(effect === Effects.DISAPPEARED);
          settle();
        }
        return voice.announce(next);
      case Effects.DRAG_BEGAN:
        return hand.dragBegan();
      case Moves.WILL_MOVE:
        if (!showing) wanted = null;
        moving = { ...moveOf(next), animator: element.animator };
        return voice.announce(next);
      case Moves.ALONGSIDE: {
        const { animator } = moving;
        // Whoever measures the page that comes, or gives it the focus, finds it in its place.
        settle();
        // Who wants less motion sees pages dissolve, whoever draws them otherwise.
        const isOwn = typeof animator === "object" && !reducedMotion().matches;
        const shown = [page, a].map(views.elementOf);
        scene = sceneOf(isOwn ? animator : null, moveOf(next), shown);
        return voice.announce(next, { animate: scene.animate });
      }
      case Moves.DID_MOVE:
      case Moves.MOVE_CANCELLED:
        moving = null;
        insets.refresh();
        reflectRest();
        if (element.matches(":focus-within")) say(effect === Moves.DID_MOVE ? a : page);
        return voice.announce(next);
      case Moves.SHOULD_MOVE:
        asked = b;
        return void permit(element, exchange, moveOf(next), b);
      case Moves.ANSWERED:
        return next.close?.(a ? "settled" : "cancelled");
      case Moves.RENUMBERED:
        return renumber();
      default:
        return voice.announce(next);
    }
  };
  const wantFrame = startFrames((t) => exchange.send({ event: "elapsed" }, t));
  const rest = () => {
    wantFrame(isMoving || !exchange.isQuiet());
    voice.select(exchange.state(), numbering.count());
  };
  const exchange = openExchange(Moves.openSwitcher(engine), signal, perform, rest);
  const { send, together } = exchange;
  const words = wordsOf(element);
  // Pages mean what they mean: nothing is lent to them but that they are out of sight.
  const views = viewsOf(
    element,
    { ...pages, take: numbering.at },
    { ...words, dressPage() {} },
  );
  const lent = lend(element);
  const voice = switcherVoiceOf(element, numbering.at);
  const say = (page) => (live.textContent = words.announcement(numbering.at(page), page, numbering.count()));

  /** From here on effects have the next numbers. */
  const renumber = () => {
    numbering.advance();
    views.renumber(numbering.numberOf);
  };

  /** Writes down the page that is shown, unless another one is waited for. */
  const reflectRest = () => {
    if (wanted === null) reflect(exchange.state().selected);
  };

  const place = () => {
    const [top, left] = survey.insets();
    const corner = `--riffle-left:${left}px;--riffle-top:${top}px`;
    if (corner !== stood) slot.style.cssText = stood = corner;
    const raw = exchange.placements();
    // An animator of the author's own writes transforms, and knows nothing of the padding.
    for (let i = 0; i < raw.length; i += Effects.PLACEMENT) {
      raw[i + 2] -= left;
      raw[i + 3] -= top;
    }
    views.place(raw);
    scene?.update(exchange.state().progress);
  };

  /** Places the pages before others hear of them, unless the engine has new numbers for them already. */
  const settle = () => {
    if (!numbering.isBehind() && !signal.aborted) place();
  };

  const survey = surveyOf(element, send, () => config(element), signal);
  const { measured } = survey;
  // At its edges a switcher comes before the pagers on its pages.
  const hand = readHand(exchange, measured, element, signal, () => element.edgeZone !== "none");
  readKeys(exchange, measured, element, signal);

  /** Looks at the children again: the pages that the engine knows are where they are now. */
  const refresh = () => {
    if (signal.aborted) return;
    pages.refresh();
    const { list, count } = pages;
    if (numbering.isKnown(list)) return;
    together(() => {
      // What is due by now has happened to the old list.
      send({ event: "elapsed" });
      const isFilled = !numbering.count() && wanted !== null;
      send(numbering.change(list, exchange.state(), first), exchange.time());
      exchange.place();
      if (wanted !== null && (isFilled || wanted < count)) show(wanted);
      else reflectRest();
    });
  };

  const show = (page) => {
    const own = (showing = {});
    wanted = page < numbering.count() ? null : page;
    send({ event: "select", page, animated: false }, undefined, (outcome) => {
      if (showing !== own) return;
      showing = null;
      if (outcome === "cancelled" && numbering.count()) wanted = null;
      reflectRest();
    });
    reflectRest();
  };

  return {
    state: exchange.state,
    refresh,

    /** How many pages there are. */
    count: numbering.count,

    /** The element of a page. */
    pageAt: numbering.inEngine,

    /**
     * @param {Event} event
     * @param {Close} [close]
     */
    command(event, close) {
      refresh();
      send(event, undefined, close);
    },

    /** Shows a page at once; where there are too few pages, when it comes. */
    show(page) {
      refresh();
      together(() => show(page));
    },

    /** Takes in what the author has changed. */
    changed() {
      together(() => {
        measured();
        // Until a move ends its animator has the pages' styles.
        if (!scene) insets.refresh();
        exchange.place();
      });
    },

    /** Lets go of the pointers. */
    release: hand.release,

    /** @param {number} initial */
    start: (initial) =>
      together(() => {
        lent("role", "group");
        survey.begin();
        numbering.begin(pages.list);
        first = initial;
        const count = numbering.count();
        send({ event: "start", count, initial });
        wanted = initial < count ? null : initial;
        reflectRest();
      }),

    /** Leaves the document: nothing of the switcher stays behind. */
    stop() {
      life.abort();
      survey.unwatch();
      hand.release();
      const effects = exchange.end();
      const ends = effects.filter(({ effect }) => ENDS.includes(effect));
      wantFrame(false);
      endScene(ends[0]?.effect === Moves.DID_MOVE);
      views.clear(null);
      insets.clear();
      for (const name of LENT) lent(name);
      const last = ends.pop();
      if (last && wanted === null) reflect(last.effect === Moves.DID_MOVE ? last.a : last.page);
      // What is announced comes last: a listener may put the element back into the document.
      for (const next of effects) {
        if (next.effect === Moves.RENUMBERED) numbering.advance();
        next.close?.(next.a ? "settled" : "cancelled");
        // Nothing moves any more that something could run along with.
        if (next.effect !== Moves.ALONGSIDE) voice.announce(next);
      }
    },

    /** @returns {{ stop(): string } | false} False unless it rests, where a trace starts. */
    record() {
      const { state, selected, target } = exchange.state();
      // A question of before would be answered in a trace that has not asked.
      const isAtRest = state === "idle" && target === selected && !hand.isDown();
      const setup = { count: numbering.count(), initial: selected ?? first };
      return isAtRest && exchange.record(survey.setup("switcher"), setup, asked);
    },
  };
}
