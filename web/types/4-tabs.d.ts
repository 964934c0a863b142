/** What `tabselect` carries. */
export interface TabSelectEventDetail {
  /** The page of the tab: its place among the tabs. */
  readonly page: number;
  readonly tab: Element;
}

/** The events of tabs. */
export interface RiffleTabsEventMap extends HTMLElementEventMap {
  /** A tab was chosen, and its page is about to be selected; `preventDefault` keeps it from that. */
  tabselect: CustomEvent<TabSelectEventDetail>;
}

/** What tabs can follow, besides a switcher and a pager: an element that can do this. */
export interface TabsTarget extends Element {
  /** The place between the pages, such as 0.25; null where there are no pages. */
  readonly selection: number | null;
  /** The move under way, where there is one; the mark goes straight from the one tab to the other. */
  readonly from?: number | null;
  readonly to?: number | null;
  readonly progress?: number;
  /** "programmatic" while a command moves it, "idle" at rest. */
  readonly state?: string;
  /** How many pages there are; by default as many as it has children. */
  readonly count?: number;
  /**
   * Selects a page. Until the promise settles, that page counts as the selected one. An event
   * `selectionprogress` tells each time that `selection` or `count` is another one.
   */
  select(page: number): unknown;
}

/**
 * `<riffle-tabs>`: a row of tabs that follows a `<riffle-switcher>`, a `<riffle-pager>`, or anything else
 * that has a `selection`.
 *
 * Its tabs are its children (but for templates, scripts, styles, links, metadata, and children with a `slot`
 * attribute), buttons by preference; the first one is for the first page. A `disabled` tab cannot be
 * selected, and the keys pass over it; one with `aria-disabled="true"` can have the focus and no more. A tab
 * without a page is such a one. A row that is longer than its room scrolls along with the selection; where
 * the user has scrolled it, it stays until the selection moves again.
 *
 * For assistive technology it is a tab list (give it an `aria-label`), and the pages of a switcher that are
 * plain containers are tab panels; a pager stays a carousel. Selected is the tab that a command goes to, at
 * once; while a finger moves the pages, the nearest. Roles, labels and ids of the author's are left alone, and
 * what was lent is taken back.
 *
 * The mark is `::part(indicator)`. Properties for style sheets, on the element: `--riffle-indicator-color`
 * (by default the text's, or grey for a pill), `--riffle-indicator-thickness` (2px),
 * `--riffle-indicator-radius` (0, or round for a pill), `--riffle-indicator-inset` (0: how much shorter
 * than the tab it is at each end). Each tab has `--riffle-tab-progress`: how selected it is, 0 to 1.
 *
 * Each option is an attribute and a property that reflects it. A property throws a `TypeError` for what it
 * does not know; a bad attribute counts as the default and warns in the console.
 *
 * ```html
 * <riffle-tabs for="news" aria-label="News">
 *   <button>World</button><button>Sport</button>
 * </riffle-tabs>
 * <riffle-switcher id="news">
 *   <section>…</section><section>…</section>
 * </riffle-switcher>
 * ```
 */
export class RiffleTabs extends HTMLElement {
  /** The id of what it follows, in the same tree; it may come later. Attribute `for`, by default "". */
  htmlFor: string;
  /**
   * What it follows. Setting an element goes before `htmlFor`; null goes back to that. Not an attribute.
   */
  get target(): Element | null;
  set target(value: TabsTarget | RiffleSwitcher | RifflePager | Element | null);
  /** The direction of the tabs: which arrow keys they take, and which way they scroll. By default "horizontal". */
  axis: "horizontal" | "vertical";
  /**
   * Whether a tab that an arrow key gives the focus is selected, or only by Enter and Space. Attribute
   * `activation`, by default "auto".
   */
  activation: "auto" | "manual";
  /** How the selected tab is marked. Attribute `indicator`, by default "line". */
  indicator: "line" | "pill" | "none";

  addEventListener<K extends keyof RiffleTabsEventMap>(
    type: K,
    listener: (this: RiffleTabs, event: RiffleTabsEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof RiffleTabsEventMap>(
    type: K,
    listener: (this: RiffleTabs, event: RiffleTabsEventMap[K]) => unknown,
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
    "riffle-tabs": RiffleTabs;
  }
}
