/** What moves the pages of a switcher: nothing, a command, a finger, or what follows from one. */
export type SwitcherState = "idle" | "programmatic" | "dragging" | "settling";

/** A move from one page to another; "left" is to a higher page, in either reading direction. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly direction: "left" | "right";
}

/** Keyframes as the Web Animations API takes them, or the name of a `@keyframes` rule. */
export type MoveKeyframes = Keyframe[] | PropertyIndexedKeyframes | string;

/** A move on the screen, as an animator of one's own sees it. */
export interface AnimatedMove extends Move {
  readonly fromPage: HTMLElement;
  readonly toPage: HTMLElement;
  /** 0 at its beginning to 1 at its end. */
  readonly progress: number;
  /** In `finish`: whether it came to its end; else it was given up. */
  readonly completed: boolean;
  /** The pages' size in CSS px. */
  readonly size: { readonly width: number; readonly height: number };
  /**
   * Lets an animation of any element run along with the move, by finger too, and takes it back at the end.
   * @param options As of `Element.animate`; duration, delay and fill are the move's.
   * @returns The animation; nothing if no rule has that name.
   */
  animate(element: Element, keyframes: MoveKeyframes, options?: KeyframeEffectOptions): Animation | undefined;
}

/**
 * An animator of one's own: functions, keyframes for the two pages, or both. Both pages stand in their
 * place, the one that comes above. The style attributes of both are as before when the move has ended.
 *
 * The same frames by command, by finger, reversed and interrupted: `update` gets nothing but the progress,
 * and keyframes run by it. What throws is reported; the move goes on. Without animation it is not called.
 */
export interface Animator {
  prepare?(move: AnimatedMove): void;
  update?(move: AnimatedMove): void;
  finish?(move: AnimatedMove): void;
  /** For the page that is left. */
  from?: MoveKeyframes | ((direction: "left" | "right") => MoveKeyframes);
  /** For the page that comes. */
  to?: MoveKeyframes | ((direction: "left" | "right") => MoveKeyframes);
}

/** The animators that there are: "custom" does nothing, "none" is there at once. */
export type AnimatorName =
  | "default" | "parallax" | "fade" | "cube" | "flip" | "push" | "cover" | "zoom" | "custom" | "none";

/** What `selectionprogress` carries. */
export interface SelectionProgressEventDetail {
  /** The place between the pages, such as 0.25; null where there are no pages. */
  readonly selection: number | null;
  /** The move under way; null at rest. */
  readonly from: number | null;
  readonly to: number | null;
  readonly progress: number;
}

/** The events of a switcher. They bubble, but for `selectionprogress`. */
export interface RiffleSwitcherEventMap extends HTMLElementEventMap {
  /** A move begins. Each ends with exactly one `didmove` or `movecancel`, before the next one. */
  willmove: CustomEvent<Move>;
  /** Inside the animation: `animate` lets other elements run along; see `AnimatedMove`. */
  alongside: CustomEvent<Move & Pick<AnimatedMove, "animate">>;
  /** A move has come to its end, and `selected` is its page. */
  didmove: CustomEvent<Move>;
  /** A move was given up, and `selected` is where it began. */
  movecancel: CustomEvent<Move>;
  /** A page is at rest in view, which it was not. */
  pageappear: CustomEvent<PageEventDetail>;
  /** A page that had appeared is out of view. */
  pagedisappear: CustomEvent<PageEventDetail>;
  /** The selection is somewhere else, in each frame of a move, or there are more or fewer pages. */
  selectionprogress: CustomEvent<SelectionProgressEventDetail>;
}

/**
 * `<riffle-switcher>`: pages of which one is shown at a time, changed by command, key or finger.
 *
 * Its pages are its children (but for templates, scripts, styles, links, metadata, and children with a
 * `slot` attribute). Each fills the content area: a padding of the switcher is the space around it. Give the
 * switcher a height. A page that stays in the list stays selected, whatever its number, also in a move; the
 * place of one that is removed is taken by what stands there then, or by the last one.
 *
 * A command at any moment wins: the move turns to the new page from where it is, or with `whileBusy`
 * "queue" the page follows. A finger that comes down at a side, or anywhere with `edgeZone` "none", drags the
 * pages; pulled back through its start it brings the other neighbour. Let go, the move ends if the finger was
 * faster than 32 px/s that way or had come farther than 0.4 of the way; otherwise it goes back.
 *
 * Without script it is a strip that scrolls natively. With `prefers-reduced-motion` pages dissolve.
 * Attributes, errors, `data-riffle` and the time before `ready` are as for `<riffle-pager>`.
 */
export class RiffleSwitcher extends HTMLElement {
  /**
   * The page that is shown, or that a move began on; null where there are no pages. Attribute `selected`,
   * which follows. Setting it is `select` without animation; null throws.
   */
  selected: number | null;
  /**
   * What a move looks like. Attribute `animator`, by default "default"; one's own is a property only. A new
   * one takes effect with the next move.
   */
  animator: AnimatorName | Animator;
  /** Seconds that a move by command takes at speed 1, 0 or more. Attribute, by default 1. */
  duration: number;
  /** How many times faster it runs: 0.3125 s. Attribute, by default 3.2; with 0 it is there at once. */
  speed: number;
  /** How near to a side a finger comes down that drags, in CSS px; "none": anywhere. By default 25. */
  edgeZone: number | "none";
  /** What a command does in a move. Attribute `while-busy`, by default "retarget". */
  whileBusy: "retarget" | "queue";
  /** Whether fingers are left to the browser. Attribute `no-swipe`; set in a drag, it cancels. */
  noSwipe: boolean;
  /** Whether fingers and keys are. Attribute `disabled`. Commands work. */
  disabled: boolean;
  /**
   * Insets for pages that scroll themselves, or whose first child does, in CSS px: top, left, bottom, right.
   * They come on top of the page's own padding. Attribute `page-insets`, as JSON; by default null.
   */
  pageInsets: [top: number, left: number, bottom: number, right: number] | null;
  /** What a page without an `aria-label` is called when it is announced: "{page} of {count}". */
  pageLabel: string;
  /**
   * Asked before each move; null: all may begin. Answered false, or with a rejection, nothing moves and the
   * command is cancelled; until a promise is answered, a finger meets a wall. Going back to where a move
   * began is not asked for.
   */
  shouldMove: ((move: Move) => boolean | void | Promise<boolean | void>) | null;

  /** Always "horizontal". */
  readonly axis: "horizontal";
  /** How many pages there are. */
  readonly count: number;
  /** The element of the selected page; null where there is none, or it is not in a document. */
  readonly selectedPage: Element | null;
  /** What moves the pages now. */
  readonly state: SwitcherState;
  /** The move under way; null at rest. */
  readonly from: number | null;
  readonly to: number | null;
  readonly direction: "left" | "right" | null;
  /** How far the move is: 0 to 1. */
  readonly progress: number;
  /** The place between the pages, for controls: `selected` at rest; null where there are no pages. */
  readonly selection: number | null;
  /** The page that follows on the move under way; null if none does. */
  readonly pending: number | null;
  /** The page that it goes to last, or rests on. */
  readonly target: number | null;
  /** Settles when it first runs in a document: true, or false where the engine cannot be loaded. */
  readonly ready: Promise<boolean>;

  /**
   * Goes to a page; out of range it is the nearest that there is.
   *
   * @param page An integer, |page| ≤ 2^53 − 1; anything else throws.
   * @returns "settled" when it rests there, at once if it does; "cancelled" when another command, a
   *   finger, `shouldMove` or the removal of its page came between. Taken out of the document, the
   *   switcher is at once where the move would have ended.
   *   In a tab that nobody sees nothing moves, and it waits; without animation it does not.
   */
  select(page: number, options?: CommandOptions): Promise<Outcome>;
  /** Goes to the page after `target`. */
  next(options?: CommandOptions): Promise<Outcome>;
  /** Goes to the page before `target`. */
  previous(options?: CommandOptions): Promise<Outcome>;
  /** Records from now on; throws an `InvalidStateError` unless it rests. */
  startRecording(): Recording;

  addEventListener<K extends keyof RiffleSwitcherEventMap>(
    type: K,
    listener: (this: RiffleSwitcher, event: RiffleSwitcherEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof RiffleSwitcherEventMap>(
    type: K,
    listener: (this: RiffleSwitcher, event: RiffleSwitcherEventMap[K]) => unknown,
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
    "riffle-switcher": RiffleSwitcher;
  }
}
