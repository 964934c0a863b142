/** What moves the pages: nothing, a pointer that only holds them or drags, their speed, a target. */
export type PagerState = "idle" | "held" | "dragging" | "gliding" | "animating";

/**
 * Makes the element of a page of a virtual pager.
 *
 * @param index The page, from 0; where pages have no beginning it may be negative.
 * @param recycled An element that this function has made before and whose page is no longer mounted:
 *   fill it anew and return it, or return another one. Null where there is none.
 * @returns The page's element, which no other mounted page has. The pager puts it into the document and
 *   takes it out. If this throws, or returns no element, the page stays empty and the console says why.
 * @param load With `loadPage`: what is known of what the page needs. Whenever that changes while the page is
 *   mounted it is rendered again, with its present element as `recycled`.
 */
export type RenderPage<Value = any> = (
  index: number,
  recycled: Element | null,
  load?: PageLoad<Value>,
) => Element;

/**
 * Fetches what a page of a virtual pager needs.
 *
 * @param index The page.
 * @param signal Aborted when the page is not near any more, and when all pages are taken down.
 * @returns The value, which is shown at once, or a promise of it. If this throws, or the promise is rejected,
 *   loading has failed. What comes after an abort is not waited for.
 */
export type LoadPage<Value = any> = (index: number, signal: AbortSignal) => Value | Promise<Value>;

/** What is known of what a page needs: while it is on its way, render something in its place. */
export type PageLoad<Value = any> =
  | { readonly state: "loading"; readonly value?: undefined; readonly error?: undefined; retry(): void }
  | { readonly state: "loaded"; readonly value: Value; readonly error?: undefined; retry(): void }
  | {
      readonly state: "failed";
      readonly value?: undefined;
      /** What was thrown. */
      readonly error: unknown;
      /** Loads again; nothing unless it has failed, and the page is still near. */
      retry(): void;
    };

/** Options of `goTo`. */
export interface GoToOptions extends CommandOptions {
  /** Which way to go in a loop; by default the shorter one, forward where both are as long. */
  way?: "nearest" | "forward" | "backward";
  /**
   * Whether all pages between pass by. By default the way to a page far away is a short cut: those between
   * are left out, and few pages are mounted.
   */
  through?: boolean;
}

/** Where a pager rests, as `saveState` returns it. */
export interface SavedPager {
  /** The nearest page. */
  readonly page: number;
  /** Its key in `pageKeys`, if that is a text or a number, or its element's `id`. */
  readonly key?: string | number;
  /** How far it is from the page's place, −0.5…0.5, in parts of the way to the next; with `free`. */
  readonly fraction: number;
  /** Where a page that is longer than the area is scrolled to: 0 at its beginning, 1 at its end. */
  readonly inside: number;
  /** How long the page is, in CSS px, with `extent` "content". */
  readonly length?: number;
}

/** What the events of a pager carry. Events bubble: on a pager of pagers, look at the target. */
export interface PageEventDetail {
  /** The page that the event is about. */
  readonly page: number;
}

/** What `pageprogress` carries. */
export interface PageProgressEventDetail extends PageEventDetail {
  /** Signed pages from its place, such as −0.53: 0 in its place, 1 one page after it. */
  readonly progress: number;
  /** The same in percent, cut off towards 0; within ±100 unless `parallaxRange` is "unclamped". */
  readonly parallax: number;
}

/** What `pagechange` carries. */
export interface PageChangeEventDetail extends PageEventDetail {
  /** The page that was the nearest before, as numbered now; not there where there was none or it is gone. */
  readonly previous?: number;
}

/** The events of a pager. */
export interface RifflePagerEventMap extends HTMLElementEventMap {
  /** Another page is now the nearest. */
  pagechange: CustomEvent<PageChangeEventDetail>;
  /** The page where it will come to rest is known: a hand let go, or a command was given. */
  pagetarget: CustomEvent<PageEventDetail>;
  /** It rests on its target. Each target ends with this or with `pagecancel`. */
  pagesettle: CustomEvent<PageEventDetail>;
  /** The target was given up: for a press, another command, another number of pages, a removal. */
  pagecancel: CustomEvent<PageEventDetail>;
  /** The nearest page is the same, but has this number now: pages before it came, went or moved. */
  pageindexmove: CustomEvent<PageEventDetail>;
  /** A page has come into view and rests there. A swipe that is given up does not say so again. */
  pageappear: CustomEvent<PageEventDetail>;
  /** A page that had appeared is out of view. One that only passed by says neither. */
  pagedisappear: CustomEvent<PageEventDetail>;
  /** With `progressEvents`: a mounted page's `parallax` is another number, all pages being placed. */
  pageprogress: CustomEvent<PageProgressEventDetail>;
}

/** The names of the transitions. */
export type TransitionName =
  | "none" | "slide" | "dive" | "roll" | "cards" | "cube" | "coverFlow" | "stack" | "flip" | "zoom"
  | "fade" | "carousel";

/**
 * A transition of one's own. A page p pages from its place is turned about its middle, and then moved.
 * What is left out is 0.
 */
export interface CustomTransition {
  /** Degrees of turn for each percent of a page's way: 0.5 turns by 50° at p = 1. */
  angleRatio?: number;
  /** How far it moves at p = 1, in page lengths: x with the sign of p, y always the same way. */
  translation?: [x: number, y: number];
  /** The vector that it turns about, of any length. */
  rotation?: [x: number, y: number, z: number];
  /** The viewer's distance in CSS px; 0: without perspective. */
  perspective?: number;
}
