/** What is read of a pager, and where it rests, to be told later. */
export interface RifflePager {
  /** Where it is heading for, or else the nearest page; null where there are no pages. */
  readonly target: number | null;
  /** What moves the pages now. */
  readonly state: PagerState;
  /** Page and fraction in one, such as 2.25; exact up to 2^53. As of the last event or frame. */
  readonly position: number;
  /** How far it is from `page`, −0.5…0.5, exact at each page number. */
  readonly fraction: number;
  /** CSS px from the first page's place, growing with the page number in both directions. */
  readonly offset: number;
  /** The pages whose elements are laid out, in the order of the row: ascending, but where a loop goes round. */
  readonly mountedPages: number[];
  /** The pages of which something is to be seen, in that order. */
  readonly visiblePages: number[];
  /**
   * Where it rests, or will when what moves it has ended, as a value that JSON can hold: the page with its
   * name, and how far it is from its place (`free`) or scrolled inside (longer than the area).
   */
  saveState(): SavedPager;
  /**
   * Is there again at once: on the page that has the name now or, where none has it, the number.
   *
   * Before it first runs it takes effect then. Throws a `TypeError` for what `saveState` has not returned.
   * @returns Whether there is such a page.
   */
  restoreState(state: SavedPager): boolean;
}
