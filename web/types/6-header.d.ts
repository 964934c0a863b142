/**
 * `<riffle-header>`: a header above what scrolls. It leaves with content that is scrolled up and stays at the top of
 * content that is pulled down, or stays there altogether.
 *
 * It belongs to what scrolls around it, the document if nothing does; of several there the first in time has its
 * room, and others are plain content until that is gone. Its room is as tall as what is in it, and follows that:
 * by a spring, or at once under a finger. That is padding which is added to what the style sheets say, and goes
 * without a trace; a `padding` with `!important` leaves no room. A scroller that is not positioned is
 * `position: relative` as long as the header is there. The room of a `<riffle-edge>` at the top is below the header.
 *
 * The browser scrolls it: nothing has to run for that. A part of the header that gets the focus is scrolled into
 * view; one that is inactive is out of reach. What is scrolled into view stays clear of a header that stays.
 *
 * It stands at the top of what scrolls and is as broad as that; a padding there is between it and the content.
 * `--riffle-header-z` is its `z-index`, by default 1. Each option is an attribute and a property that reflects it.
 * A property throws a `TypeError` for what it does not know; a bad attribute counts as the default and warns in the
 * console. Without the engine it is a block in its place, and sticks if it is to stay.
 *
 * ```html
 * <main style="overflow: auto">
 *   <riffle-header scrolls="none"><h1>Inbox</h1></riffle-header>
 *   <riffle-edge edge="top"></riffle-edge>
 *   …
 * </main>
 * ```
 */
export class RiffleHeader extends HTMLElement {
  /** Whether it leaves with content that is scrolled up, or never. By default "together". */
  scrolls: "together" | "none";
  /**
   * Whether it begins at the top of what scrolls, and covers the device's safe area there, or below that area.
   * Attribute `safe-area`, by default "cover".
   */
  safeArea: "cover" | "avoid";
  /** Whether it is away, and has no room; by a spring it goes and comes. By default false. */
  inactive: boolean;

  /** Settles once: true when the engine runs, false when it cannot be loaded. */
  readonly ready: Promise<boolean>;
  /** How much of it shows, from its top on, while its room comes or goes; else all of it, scrolled away or not. */
  readonly visibleLength: number;

  /** Records what it belongs to, with all controls there; as that of a `<riffle-edge>`. */
  startRecording(): Recording;
}

declare global {
  interface HTMLElementTagNameMap {
    "riffle-header": RiffleHeader;
  }
}
