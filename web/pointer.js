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
  /**
   * How late the press came in, behind a frame that was drawn since: the whole gesture is as late, or
   * its moves would be pressed into one moment and a flick would have no velocity.
   */
  #delay = 0;
  /** Whether the next click is the end of a drag. */
  #hasDragged = false;

  /**
   * @param {Host} host
   * @param {any} element
   * @param {AbortSignal} signal Ends it all.
   */
  constructor(host, element, signal) {
    this.#host = host;
    this.#element = element;
    listen(element, signal, {
      pointerdown: (event) => this.#press(event),
      lostpointercapture: (event) => event.target === element && this.#cancel(event),
      // The browser's own drag of a picture or a link, and selecting text, would take the pointer
      // away; a finger selects by a long press, which is no drag.
      dragstart: (event) => this.isDown && event.preventDefault(),
      selectstart: (event) => this.#isTouch || event.preventDefault(),
    });
    listen(window, signal, {
      pointerdown: (event) => event.isPrimary && (this.#hasDragged = false),
      click: (event) => this.#click(event),
    });
    signal.addEventListener("abort", () => this.#tracking?.abort());
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
    this.#hasDragged = true;
  }

  /** A click from the keyboard or a script counts no presses, and is never a drag's. */
  #click(event) {
    if (!this.#hasDragged || !event.isTrusted || event.detail === 0) return;
    this.#hasDragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
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
    if (!this.isDown) this.#delay = Math.max(0, this.#host.exchange.time - seconds(event.timeStamp));
    this.#down.set(event.pointerId, event.pointerType);
    if (!this.#tracking) this.#track();
    this.#send("press", event);
  }

  /** Listens where a pointer is heard that has left the pager, or whose page has been removed. */
  #track() {
    this.#tracking = new AbortController();
    listen(window, this.#tracking.signal, {
      pointermove: (event) => this.#move(event),
      pointerup: (event) => this.#lift(event),
      pointercancel: (event) => this.#cancel(event),
    });
  }

  #move(event) {
    if (!this.#down.has(event.pointerId)) return;
    // The button went up where the window did not hear of it.
    if (event.pointerType === "mouse" && !(event.buttons & 1)) return this.#cancel(event);
    const moves = event.getCoalescedEvents?.() ?? [];
    this.#host.exchange.together(() => {
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
    this.#tell({ event: "cancel", pointer: pointerId }, timeStamp);
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
    this.#tell(what, timeStamp);
  }

  #tell(what, timeStamp) {
    this.#host.exchange.send(what, seconds(timeStamp) + this.#delay);
  }
}

/** Listens until the signal; in the window before anyone else. */
function listen(target, signal, listeners) {
  for (const [type, listener] of Object.entries(listeners)) {
    target.addEventListener(type, listener, { signal, capture: target === window });
  }
}

/**
 * Whether a press is for the pager and not for something on a page.
 * @param {PointerEvent} event
 * @param {Element} element
 */
function isOurs(event, element) {
  const path = /** @type {any[]} */ (event.composedPath());
  const inside = path.slice(0, path.indexOf(element)).filter((node) => node instanceof Element);
  if (inside.some((node) => node.matches(NOT_BY_HAND))) return false;
  if (event.pointerType !== "mouse") return true;
  if (event.button !== 0 || event.ctrlKey || event.metaKey) return false;
  return !inside.some((node) => node.matches(NOT_BY_MOUSE)) && !isOnScrollbar(event);
}

/** A scrollbar stands beside or below the client area of what scrolls. */
function isOnScrollbar({ offsetX, offsetY, target }) {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = target;
  if (!clientWidth) return false;
  const isBeside = offsetX < 0 || offsetX >= clientWidth;
  return (
    (isBeside && scrollHeight > clientHeight) ||
    (offsetY >= clientHeight && scrollWidth > clientWidth)
  );
}
