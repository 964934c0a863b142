/**
 * Reading the hand: touch, pen and the mouse's main button.
 * @module
 */
import { seconds } from "./border.js";

/** @typedef {import("./host.js").Host} Host */

/** Where a mouse means something else: writing, selecting, dragging things. */
const NOT_BY_MOUSE = `input,textarea,select,option,[draggable=true],
  [contenteditable]:not([contenteditable=false])`;
/** Where any pointer does. */
const NOT_BY_HAND = "input[type=range]";

/** The presses that a pager already takes along an axis: those outside of it leave them alone. */
const taken = { horizontal: new WeakSet(), vertical: new WeakSet() };

/** The pointers of one pager. */
export class Hand {
  #host;
  #element;
  /** Where the pager stands in the window, measured at the press. */
  #origin = [0, 0];
  /** The kinds of the pointers that are down here. @type {Map<number, string>} */
  #down = new Map();
  /** The one whose event the engine is being told. */
  #current = 0;
  /** Listening in the window while a pointer is down. @type {AbortController | null} */
  #tracking = null;
  /** Waiting for the click that ends a drag. @type {AbortController | null} */
  #suppressing = null;

  /**
   * @param {Host} host
   * @param {any} element
   * @param {AbortSignal} signal Ends it all.
   */
  constructor(host, element, signal) {
    this.#host = host;
    this.#element = element;
    const listen = (type, listener) => element.addEventListener(type, listener, { signal });
    listen("pointerdown", (event) => this.#press(event));
    listen("lostpointercapture", (event) => event.target === element && this.#cancel(event));
    // The browser's own drag of a picture or a link, and selecting text, would take the pointer
    // away; a finger selects by a long press, which is no drag.
    listen("dragstart", (event) => this.isDown && event.preventDefault());
    listen("selectstart", (event) => this.#isTouch || event.preventDefault());
    signal.addEventListener("abort", () => {
      this.#tracking?.abort();
      this.#suppressing?.abort();
    });
  }

  /** Whether any pointer is down here. */
  get isDown() {
    return this.#down.size > 0;
  }

  get #isTouch() {
    return [...this.#down.values()].every((type) => type === "touch");
  }

  /** The engine has begun to drag: from here on the pointer is ours, and its click is no click. */
  dragBegan() {
    try {
      this.#element.setPointerCapture(this.#current);
    } catch {
      // The pointer has gone already, or was made up by a script: the window still hears of it.
    }
    this.#suppressing?.abort();
    const { signal } = (this.#suppressing = new AbortController());
    const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal });
    // A click from the keyboard or a script counts no presses, and is never a drag's.
    listen("click", (event) => {
      if (!event.isTrusted || event.detail === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#suppressing?.abort();
    });
    listen("pointerdown", (event) => event.isPrimary && this.#suppressing?.abort());
  }

  /** Lets go of all pointers. */
  cancel() {
    for (const pointerId of [...this.#down.keys()]) this.#cancel({ pointerId });
  }

  /** @param {PointerEvent} event */
  #press(event) {
    const element = this.#element;
    if (element.disabled || event.defaultPrevented || !isOurs(event, element)) return;
    const isTaken = taken[element.axis];
    if (isTaken.has(event)) return;
    isTaken.add(event);
    this.#origin = this.#host.measured().origin;
    this.#down.set(event.pointerId, event.pointerType);
    if (!this.#tracking) this.#track();
    this.#send("press", event);
  }

  /** Listens where a pointer is heard that has left the pager, or whose page has been removed. */
  #track() {
    const { signal } = (this.#tracking = new AbortController());
    const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal });
    listen("pointermove", (event) => this.#move(event));
    listen("pointerup", (event) => this.#lift(event));
    listen("pointercancel", (event) => this.#cancel(event));
  }

  #move(event) {
    if (!this.#down.has(event.pointerId)) return;
    // The button went up where the window did not hear of it.
    if (event.pointerType === "mouse" && !(event.buttons & 1)) return this.#cancel(event);
    const moves = event.getCoalescedEvents?.() ?? [];
    this.#host.together(() => {
      for (const move of moves.length ? moves : [event]) this.#send("move", move);
    });
  }

  #lift(event) {
    if (!this.#down.has(event.pointerId)) return;
    this.#forget(event);
    this.#send("lift", event);
  }

  #cancel({ pointerId, timeStamp = performance.now() }) {
    if (!this.#down.has(pointerId)) return;
    this.#forget({ pointerId });
    this.#host.send({ event: "cancel", pointer: pointerId }, seconds(timeStamp));
  }

  #forget({ pointerId }) {
    this.#down.delete(pointerId);
    if (this.isDown) return;
    this.#tracking?.abort();
    this.#tracking = null;
  }

  #send(event, { pointerId, clientX, clientY, timeStamp }) {
    this.#current = pointerId;
    const [x, y] = this.#origin;
    const what = { event, pointer: pointerId, x: clientX - x, y: clientY - y };
    this.#host.send(what, seconds(timeStamp));
  }
}

/**
 * Whether a press is for the pager and not for something on a page.
 * @param {PointerEvent} event
 * @param {Element} element
 */
function isOurs(event, element) {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(element)).filter((node) => node instanceof Element);
  if (inside.some((node) => node.matches(NOT_BY_HAND))) return false;
  if (event.pointerType !== "mouse") return true;
  if (event.button !== 0 || event.ctrlKey || event.metaKey) return false;
  return !inside.some((node) => node.matches(NOT_BY_MOUSE)) && !isOnScrollbar(event, inside[0]);
}

/** A scrollbar stands between an element's border and its client area. */
function isOnScrollbar({ clientX, clientY }, target) {
  if (!target?.clientWidth) return false;
  const { left, top } = target.getBoundingClientRect();
  const x = clientX - left - target.clientLeft;
  const y = clientY - top - target.clientTop;
  const isBeside = x < 0 || x >= target.clientWidth;
  const isBelow = y < 0 || y >= target.clientHeight;
  return (
    (isBeside && target.scrollHeight > target.clientHeight) ||
    (isBelow && target.scrollWidth > target.clientWidth)
  );
}
