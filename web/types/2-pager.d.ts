/**
 * `<riffle-pager>`: a strip of pages to flick through by touch, pen, mouse, wheel, keys and commands.
 *
 * Its pages are its children (but for templates, scripts, styles, links, metadata, `<riffle-edge>`, and children
 * with a `slot` attribute), or are rendered when needed if `pageCount` and `renderPage` are both set. Each is as
 * large as the pager's content area, or along the axis as `extent` says or as what is on it; a padding of the
 * pager shows what is
 * beside the area. Give the pager a height: pages have none of their own.
 *
 * Children may come, go and change places at any time: those that stay keep their place on the screen and
 * all that is theirs, also under the finger, and only their numbers change (`pageindexmove`). Of a virtual
 * pager's pages the author says so, with `insertPages` and its like or with `pageKeys`. What events say of
 * pages that go they say in the old numbers.
 *
 * Inside, pages are placed by inline styles, which are taken back when a page is unmounted. A mounted page
 * has an attribute `data-riffle`, "visible" or "mounted", for style sheets, and two properties for its
 * layers: `--riffle-progress`, its signed distance from its place in pages, and `--riffle-parallax`, the
 * same in whole percent.
 *
 * For assistive technology it is a carousel: it has the role "group" (give it an `aria-label`), pages that
 * are plain containers are groups called "2 of 8", pages out of sight are inert, and where it comes to rest
 * is announced politely. Roles and labels of the author's are left alone.
 *
 * Without script, and until it is ready, it is a strip that scrolls natively (`riffle.css`); when it gets
 * ready it goes on where the strip has been scrolled to. The attribute `failed` says that it never will.
 * With `prefers-reduced-motion`, commands jump and pages stay flat.
 *
 * Each option is an attribute and a property that reflects it. A property throws a `TypeError` or a
 * `RangeError` for what it does not know; a bad attribute counts as the default and warns in the console.
 * A page keeps a press to itself by `preventDefault` on its `pointerdown`, and a key or a wheel likewise.
 * Everything may be called and set before `ready`, and takes effect in order. Left to right or right to
 * left is read from the computed `direction`.
 *
 * ```html
 * <riffle-pager transition="cards" extent="80%" alignment="center">
 *   <img src="1.jpg" alt="…"><img src="2.jpg" alt="…">
 * </riffle-pager>
 * ```
 */
export class RifflePager extends HTMLElement {
  /** The direction of the pages. Attribute `axis`, by default "horizontal". */
  axis: "horizontal" | "vertical";
  /**
   * How pages look while they move. Attribute `transition`, by default "none": side by side. Numbers of
   * one's own are JSON there. "coverFlow", "stack" and "carousel" show 2, 2 and 3 neighbours at rest.
   */
  get transition(): TransitionName | Required<CustomTransition>;
  set transition(value: TransitionName | CustomTransition);
  /**
   * The viewer's distance in CSS px, at least 1; 0: without perspective; null: the transition's own.
   * Attribute `perspective`, by default null.
   */
  perspective: number | null;
  /** Where a page rests that is smaller or larger than the area. Attribute, by default "start". */
  alignment: "start" | "center" | "end";
  /** The gap between pages in CSS px, 0 or more. Attribute `spacing`, by default 0. */
  spacing: number;
  /**
   * A page's length along the axis. Attribute `extent`, by default "100%".
   *
   * "80%" is a share of the area, "200px" are CSS px. A bare number is a share up to 1 and px beyond.
   * "content": each is as long as what is on it, measured when it is mounted and whenever that changes; until
   * then it counts as long as the area. What is seen stays where it is. A page that is longer than the area
   * can be scrolled through.
   */
  get extent(): string;
  set extent(value: string | number);
  /**
   * Whether it is as large across the axis as what is on its pages, as high in a row: its size follows the
   * pages from one to the other. Attribute `auto-extent`, by default false.
   *
   * The pages are then as large as their content, and of several in view at rest the largest counts. The size
   * is written as an inline style, which is taken back.
   */
  autoExtent: boolean;
  /** How many pages a flick may turn, 1 or more, or "none". Attribute `limit`, by default 1. */
  limit: number | "none";
  /** Whether it may rest anywhere, not on pages only. Attribute `free`, by default false. */
  free: boolean;
  /**
   * Whether the first page follows the last one, in both directions. Attribute `loop`, by default false.
   *
   * Each page is there once, so pages that do not fill what is seen and one page more do not loop.
   */
  loop: boolean;
  /**
   * Whether the pages that `renderPage` makes go on for ever, from 0 on or in both directions, where they
   * have negative numbers; null: there are `pageCount` of them. Attribute `endless`, by default null.
   *
   * The Home key goes back to the page that it began on, and `offset` counts from there. Changed while it
   * runs, all pages are rendered again.
   */
  endless: "forward" | "both" | null;
  /**
   * With `endless` "forward": how many pages to keep ready behind the visible ones, 0 or more.
   * Attribute `history`, by default 5.
   */
  history: number;
  /**
   * How many pages `loadPage` is called for before they are mounted, on each side of what will be seen: the
   * pages in view, those that a motion under way brings within half a second, and first of all those where it
   * comes to rest. 0 or more, more than 100 count as 100; null: none, a page is loaded when it is mounted and
   * let go when it is not. Attribute `prefetch`, by default null.
   */
  prefetch: number | null;
  /**
   * With `prefetch`: how many pages are begun to load at once, 1 or more; more follow a sixtieth of a second
   * later. Attribute `prefetch-budget`, by default 2.
   */
  prefetchBudget: number;
  /** Whether it stops hard at the first and last page. Attribute `no-bounce`, by default false. */
  noBounce: boolean;
  /**
   * Whether the first and last page are aligned as the others are, with empty space beyond them.
   * Attribute `no-trim`, by default false.
   */
  noTrim: boolean;
  /** How many pages to keep ready beyond the visible ones, 0 or more. Attribute, by default 1. */
  overscan: number;
  /**
   * Whether hand, wheel and keys are left to the browser. Attribute `disabled`, by default false.
   * Commands work. A drag under way is let go.
   */
  disabled: boolean;
  /** Whether pages are seen outside of the element too. Attribute `no-clip`, by default false. */
  noClip: boolean;
  /**
   * How far around the element pages are seen where it does not clip, in CSS px; null: as far as it is
   * wide and high. Attribute `outset`, by default null.
   */
  outset: number | null;
  /** Whether parallax numbers stay within ±100. Attribute `parallax-range`, by default "clamped". */
  parallaxRange: "clamped" | "unclamped";
  /** Whether there are `pageprogress` events. Attribute `progress-events`, by default false. */
  progressEvents: boolean;
  /**
   * Whether what is on mounted pages out of sight can have the focus; the pager then goes there.
   * Attribute `focus-pages`, by default false: such pages are inert.
   */
  focusPages: boolean;
  /**
   * Seconds that it rests on a page before it turns to the next one by itself, after the last to the
   * first (with `loop` by going on); 0.1 or more; null: it does not. It waits while the pointer or the focus is on it or the page
   * is hidden, does not with reduced motion, and announces nothing. Attribute `autoplay`, by default null.
   */
  autoplay: number | null;
  /**
   * What a page is called: "{page} of {count}" by default. Attribute `page-label`. Where pages have no end
   * "{page}" is what they are called by default, and there is nothing for {count}.
   */
  pageLabel: string;
  /**
   * The name under which the fragment of the page's address says where the pager rests, as in
   * `#photos=dunes`, beside whatever else is in it: by the page's key (`pageKeys`) or its element's `id`, or
   * else by its number. It goes there when it first runs and when the fragment changes, and writes it
   * without a new entry in the history. Attribute `hash`, by default empty: it does not.
   */
  hash: string;
  /** What a page is, spoken: "slide" by default. Attribute `page-description`. */
  pageDescription: string;
  /** What the pager is, spoken: "carousel" by default. Attribute `pager-description`. */
  pagerDescription: string;
  /**
   * How many pages a virtual pager has, up to 2^53 − 1; null: its children are the pages. With `endless`
   * it means nothing.
   * Attribute `page-count`, by default null.
   */
  pageCount: number | null;
  /** Makes the pages of a virtual pager; null: its children are the pages. Not an attribute. */
  renderPage: RenderPage | null;
  /**
   * Fetches what the pages of a virtual pager need, each once for as long as it is near (`prefetch`); null:
   * `renderPage` needs nothing. Setting it renders all pages again. Not an attribute.
   *
   * A page whose value is not there yet does not hold anything up: it is rendered without
   * (`load.state` "loading", and `aria-busy`), and again when it has come.
   */
  loadPage: LoadPage | null;
  /**
   * Names for the pages of a virtual pager, all different, in their order; null where there are none.
   *
   * Setting a list sets `pageCount` as well. From a list and the next one it is found which pages came, went
   * and moved: the others keep their elements. `insertPages`, `removePages` and `movePage` set it to null.
   * Not an attribute, and not for pages without an end.
   */
  get pageKeys(): unknown[] | null;
  set pageKeys(keys: readonly unknown[] | null);

  /**
   * The nearest page, always one that there is; null where there are none. Attribute `page`, which
   * follows.
   *
   * Setting it is `goTo` without animation; null throws. Before there are pages it is the page to start on.
   */
  page: number | null;

  /**
   * Settles when it first runs in a document: true, or false where the engine cannot be loaded.
   * The attribute `ready` is there while it runs.
   */
  readonly ready: Promise<boolean>;

  /**
   * Goes to a page; out of range it is the nearest that there is.
   *
   * @param page An integer, |page| ≤ 2^53 − 1; anything else throws.
   * @returns How it ended: "settled" on the page, or "cancelled"; "cancelled" where there are no pages
   * and after a removal. Before the first insertion it waits for that.
   */
  goTo(page: number, options?: GoToOptions): Promise<Outcome>;
  /** Goes to the page after the one that it is heading for, so n calls are n pages. */
  next(options?: CommandOptions): Promise<Outcome>;
  /** Goes to the page before the one that it is heading for. */
  previous(options?: CommandOptions): Promise<Outcome>;
  /**
   * The page that is seen at a place of the window, turned and moved as it is now.
   * @param x CSS px from the window's left side, as in `clientX`.
   * @param y CSS px from its top.
   * @returns The page in front; null where there is none, or the pager clips.
   */
  pageAt(x: number, y: number): number | null;
  /**
   * Says that pages of a virtual pager came in; those that stay keep their elements. `pageCount` follows.
   *
   * @param at The number that the first of them has now, from 0 to `pageCount`, or any where there is no
   *   end.
   * @param count How many, 1 by default.
   */
  insertPages(at: number, count?: number): void;
  /** Says that so many pages of a virtual pager, 1 by default, are gone from page `at` on. */
  removePages(at: number, count?: number): void;
  /** Says that a page of a virtual pager is page `to` now. */
  movePage(from: number, to: number): void;
  /**
   * Runs a function at once. What it says with `insertPages`, `removePages`, `movePage` and `pageKeys`, one
   * after the other in the numbers of then, becomes one change; a command in it is given after that.
   */
  applyChanges(callback: () => void): void;
  /** Takes all pages down and mounts them again; virtual ones are rendered again. */
  reload(): void;
  /**
   * Records all that the engine is told from now on.
   *
   * Throws an `InvalidStateError` unless the pager runs and rests on a page, with no pointer down; on one that
   * is longer than the area, at its beginning.
   */
  startRecording(): Recording;

  addEventListener<K extends keyof RifflePagerEventMap>(
    type: K,
    listener: (this: RifflePager, event: RifflePagerEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof RifflePagerEventMap>(
    type: K,
    listener: (this: RifflePager, event: RifflePagerEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "riffle-pager": RifflePager;
  }
}
