/** What a control at an edge is doing. */
export type EdgeState = "idle" | "triggering" | "active" | "completed";

/** How the work of a control ended. */
export type EdgeResult = "success" | "failure" | "end";

/** A control as it stands. */
export interface EdgeStateDetail {
  /**
   * "triggering" while it is pulled; "active" while it is at work; "completed" from the end of the work until it
   * is gone; else "idle".
   */
  readonly state: EdgeState;
  /** How far the pull is on its way to the trigger, 0 to 1; 1 while active. */
  readonly progress: number;
  /** How the last work ended; null until it has, and once it is pulled or activated again. */
  readonly result: EdgeResult | null;
}

/** What `edgefinish` carries. */
export interface EdgeFinishEventDetail {
  readonly result: EdgeResult;
  /** What the handler threw, or a `TimeoutError`. */
  readonly error?: unknown;
}

/** What a handler is called with. */
export interface EdgeContext {
  /** Aborted when the work is not wanted any more: by `deactivate`, `finish`, a timeout or a removal. */
  readonly signal: AbortSignal;
  readonly edge: RiffleEdge;
}

/**
 * The work of a control. It ends when what it returns settles: with "end" there is no more to do, with anything
 * else it went well; if it throws it failed.
 */
export type EdgeHandler = (context: EdgeContext) => unknown;

/** An indicator of the author's, in place of the ring: a child that can do this. */
export interface EdgeIndicator extends Element {
  update(state: EdgeStateDetail): void;
}

/** The events of a control; all of them bubble. */
export interface RiffleEdgeEventMap extends HTMLElementEventMap {
  /** It shows something else; not told when the element is removed, which ends all. */
  edgestate: CustomEvent<EdgeStateDetail>;
  /** Its work begins: the handler is called next. */
  edgeactivate: CustomEvent<null>;
  /** Its work has ended, by itself or by `finish`. */
  edgefinish: CustomEvent<EdgeFinishEventDetail>;
}

/**
 * `<riffle-edge>`: a control at an edge of anything that scrolls, activated by pulling the content away from
 * there, or by coming near the end of it.
 *
 * It scrolls what is around it, the document if nothing is; or what `for` or `target` say. Scrolling stays the
 * browser's. A finger that sets out at the edge and away from the content pulls, and so does a wheel that begins
 * to turn there; where `touch-action` lets no finger scroll, or a page zoomed by two fingers can be panned, it does
 * not. Far enough, the control is activated, and its `handler` called: at once, or on release. The browser's own
 * reactions at the ends (its pull to refresh, its glow) are off along the axis, and on again where the content
 * stands at an end that nobody pulls at: there it hands over to what is around.
 *
 * A `<riffle-pager>` is such a scroller along its axis: a control that is its child is no page, and a vertical one
 * has a top and a bottom, a horizontal one the other edges. Of a pager that has no such edge, what scrolls around
 * it is meant. There a mouse and a pen pull as well. The first or the last page keeps its place beside the room, and
 * takes it along when it is turned, with the finger 1:1; where the pager rests, and what it tells, knows of no room.
 * In one stroke a finger may pull and come back to turn the page; one that sets out on another page, or inward, and
 * the momentum of a flick are the pager's, on its own rubber band. Who is on another page stays there, and pages that
 * are added push the room away; a finger that pulls there goes on into them.
 *
 * While it is active it has room at its edge. Elsewhere than in a pager, whose pages are shown farther on, that is
 * padding which is added to what the style sheets say, and goes without a trace; where a `padding` with `!important`
 * leaves none, the control lies over the content, and so it does at the end of an element whose content is sized in
 * percent of it, or hangs out of its own box. Content that fills what it is pulled across, lines of text for one,
 * gives way instead of going along. A scroller that contains its controls and is not positioned is
 * `position: relative` as long as they are there.
 *
 * With `loadDistance` it is a loading edge: it loads by itself as soon as the end of the content is so near, one
 * load at a time and one a frame at most, again when that brought more and it still is, until a handler returns
 * "end"; not while the scroller is not shown. After a failure it keeps its place and offers to try again. Where
 * scrolling begins (on top), what comes in before what is seen does not push it away.
 *
 * Its parts are `::part(box)`, which is as long as the control and as broad as what scrolls, `::part(donut)` and
 * `::part(retry)`. Properties for style sheets: `--riffle-edge-color` (by default the text's),
 * `--riffle-edge-size` (22px), `--riffle-edge-z` (the `z-index`). A child stands in place of the ring; it may
 * have a method `update`.
 *
 * Each option is an attribute and a property that reflects it. A property throws a `TypeError` or a `RangeError`
 * for what it does not know; a bad attribute counts as the default and warns in the console. Lengths are CSS px.
 *
 * ```html
 * <main style="overflow: auto">
 *   <riffle-edge id="refresh"></riffle-edge>
 *   …
 *   <riffle-edge id="more" edge="bottom" load-distance="400" mode="disabled"></riffle-edge>
 * </main>
 * <script type="module">
 *   refresh.handler = async ({ signal }) => show(await fetch("news", { signal }));
 * </script>
 * ```
 */
export class RiffleEdge extends HTMLElement {
  /** The id of what it controls, in the same tree; it may come later. Attribute `for`, by default "". */
  htmlFor: string;
  /**
   * What it controls; null until that is known. Setting an element or the document goes before `htmlFor`; null
   * goes back to that. Not an attribute.
   */
  get target(): Element | Document | null;
  set target(value: Element | Document | null);
  /** By default "top". */
  edge: "top" | "bottom" | "left" | "right" | "leading" | "trailing";
  /**
   * What a pull does: activate it, activate it without room of its own, or nothing. By default "enabled".
   */
  mode: "enabled" | "enabled-without-inset" | "disabled";
  /** How long it is along the axis, and how much room it has. By default 50. */
  length: number;
  /** How far the content has to be pulled. By default 80. */
  trigger: number;
  /** The seconds from there until the work begins. By default 0.2. */
  delay: number;
  /** Whether it is activated when the finger lifts, and not before. Attribute `fire-on-release`. */
  fireOnRelease: boolean;
  /** The space between it and the edge; may be negative. By default 0. */
  margin: number;
  /** Whether it stays at its edge, or moves along with the content. By default "fixed". */
  layout: "fixed" | "along";
  /** Whether the content covers it. By default "back": it does. */
  layer: "back" | "front";
  /** The least seconds that it is shown at work. By default 0. */
  showing: number;
  /**
   * The seconds that a result is shown before the control leaves; what was loaded by a loading edge shows
   * itself. Attribute `result-showing`, by default 0.5.
   */
  resultShowing: number;
  /** After how many seconds the work has failed. By default "none": never. */
  timeout: number | "none";
  /** Whether the device vibrates when a pull activates it. */
  haptics: boolean;
  /** How near the end is when a loading edge loads. Attribute `load-distance`, by default "none": it is none. */
  loadDistance: number | "none";
  /** What is said aloud, politely. Attribute `active-label`, by default "Loading". */
  activeLabel: string;
  /** Attribute `success-label`, by default "Done". */
  successLabel: string;
  /** Attribute `failure-label`, by default "Failed". */
  failureLabel: string;
  /** Attribute `end-label`, by default "No more". */
  endLabel: string;
  /** The text of the button of a load that failed. Attribute `retry-label`, by default "Try again". */
  retryLabel: string;

  /**
   * The work. One that is set while the control is at work without a handler begins then. Without a handler it
   * goes on until `finish`. Not an attribute; by default null.
   */
  handler: EdgeHandler | null;

  /** Settles once: true when the engine runs, false when it cannot be loaded. */
  readonly ready: Promise<boolean>;
  readonly state: EdgeState;
  readonly progress: number;
  readonly result: EdgeResult | null;
  /** Whether `state` is "active". */
  readonly active: boolean;
  /** How much of its length the content has laid bare. */
  readonly visibleLength: number;

  /**
   * Shows it at work, without beginning any. It comes into view only where the content stands at its edge.
   */
  activate(options?: CommandOptions): void;
  /** Calls off what goes on, without a result. */
  deactivate(options?: CommandOptions): void;
  /** Ends the work. By default with "success". */
  finish(result?: EdgeResult): void;
  /** Activates it and begins the work again, after an end too; not while it is at work. */
  retry(): void;

  /**
   * Records all that the engine is told of what it scrolls from now on, and of all controls there; throws an
   * `InvalidStateError` unless all of it rests.
   */
  startRecording(): Recording;

  addEventListener<K extends keyof RiffleEdgeEventMap>(
    type: K,
    listener: (this: RiffleEdge, event: RiffleEdgeEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof RiffleEdgeEventMap>(
    type: K,
    listener: (this: RiffleEdge, event: RiffleEdgeEventMap[K]) => unknown,
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
    "riffle-edge": RiffleEdge;
  }
}
