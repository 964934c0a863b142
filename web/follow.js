/**
 * What tabs follow: a switcher, a pager, or anything that has a `selection`, `select(page)` and an event
 * `selectionprogress`.
 * @module
 */
import { lend } from "./access.js";
import { nearest, wayOf } from "./course.js";
import { children } from "./pages.js";

/** @typedef {import("./course.js").Course} Course */

/**
 * How to talk to a kind of target.
 * @typedef {object} Speech
 * @property {string[]} events What tells that it is elsewhere.
 * @property {(target: any) => number | null} where Its fractional selection; null where there is none.
 * @property {(target: any) => boolean} isMoving
 * @property {(target: any) => number | null} goal Where a command takes it; null without one.
 * @property {(target: any, page: number) => any} select
 * @property {boolean} hasPanels Whether its pages are what the tabs show, and nothing else by themselves.
 */

/** @type {Speech} */
const SWITCHER = {
  events: ["selectionprogress", "willmove", "didmove", "movecancel"],
  // Until it is ready, it is about to show this one.
  where: ({ selection, selected }) => selection ?? selected,
  isMoving: ({ state = "idle", selection }) => state !== "idle" || (selection ?? 0) % 1 !== 0,
  goal: ({ state, target, pending, to }) =>
    state === "programmatic" ? target ?? pending ?? to : null,
  select: (target, page) => target.select(page),
  hasPanels: true,
};

/** A pager stays the carousel that it is. @type {Speech} */
const PAGER = {
  events: ["pageprogress", "pagechange", "pageindexmove", "pagetarget", "pagesettle", "pagecancel"],
  where: ({ position, page }) => position ?? page,
  isMoving: ({ state }) => state !== "idle",
  goal: ({ state, target }) => (state === "animating" ? target : null),
  select: (target, page) => target.goTo(page),
  hasPanels: false,
};

const speechOf = (target) =>
  typeof target.select === "function"
    ? SWITCHER
    : typeof target.goTo === "function"
      ? PAGER
      : null;

/**
 * Follows a target, as soon as it can be followed.
 * @param {any} target
 * @param {(isFrame?: boolean) => void} changed Only the selection, where it is a frame.
 * @param {AbortSignal} signal Ends it.
 */
export function follow(target, changed, signal) {
  /** @type {Speech | null} */
  let speech = null;
  /** The command of ours that is under way. @type {{ page: number } | null} */
  let command = null;
  const pages = children(target);

  const begin = () => {
    speech = speechOf(target);
    if (!speech || signal.aborted) return;
    const lent = lend(target);
    if (speech === PAGER) {
      lent("progress-events", "");
      signal.addEventListener("abort", () => lent("progress-events"));
    }
    // Those of a pager on a page bubble.
    const heard = (event) => event.target === target && changed(true);
    for (const type of speech.events) target.addEventListener(type, heard, { signal });
    // What it has not been able to tell before.
    target.ready?.then?.(() => signal.aborted || changed());
  };

  const looked = () => {
    pages.refresh();
    changed();
  };
  const nodes = new MutationObserver(looked);
  nodes.observe(target, { childList: true });
  signal.addEventListener("abort", () => nodes.disconnect());
  pages.refresh();
  begin();
  if (!speech && target.localName.includes("-")) {
    customElements.whenDefined(target.localName).then(() => {
      begin();
      if (!signal.aborted) changed();
    });
  }

  const isRendered = () => !!target.renderPage;

  return {
    /** Where the selection is; null where there is none. @returns {Course | null} */
    now() {
      const where = speech?.where(target);
      if (typeof where !== "number" || !isFinite(where) || !this.count()) return null;
      // Beyond the ends is where rubber bands go.
      const selection = Math.max(0, Math.min(where, this.count() - 1));
      const way = wayOf(selection, target.from, target.to, target.progress);
      return {
        ...way,
        goal: command?.page ?? speech.goal(target) ?? nearest(way),
        isMoving: speech.isMoving(target),
        isCommanded: !!command,
      };
    },

    /** How many pages there are, as far as it is known. */
    count() {
      const { count = target.pageCount } = target;
      if (pages.count && !isRendered()) return pages.count;
      return count ?? Infinity;
    },

    /** The elements that tabs are about. @returns {Element[]} */
    panels: () => (speech?.hasPanels && !isRendered() ? pages.list : []),

    /** Has a page selected; until that has ended, it counts as the selected one. */
    select(page) {
      if (!speech) return;
      const mine = { page };
      command = mine;
      const ended = () => {
        if (command !== mine) return;
        command = null;
        if (!signal.aborted) changed();
      };
      try {
        // One that fails is for the console, and ends too.
        Promise.resolve(speech.select(target, page)).finally(ended);
      } catch (error) {
        ended();
        throw error;
      }
    },
  };
}
