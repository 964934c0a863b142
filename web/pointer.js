/**
 * Reading the hand: touch, pen and the mouse's main button.
 * @module
 */
import { seconds } from "./border.js";
import { EDITS, inside, listen, scrollsInside } from "./listen.js";

/** Where a mouse means something else: writing, selecting, dragging things. */
const NOT_BY_MOUSE = `${EDITS},option,[draggable=true]`;
/** Where any pointer does. */
const NOT_BY_HAND = "input[type=range]";

/** The presses that a pager already takes along an axis: those outside of it leave them alone. */
const taken = { horizontal: new WeakSet(), vertical: new WeakSet() };

/**
 * Reads the pointers of one pager.
 * @param {import("./exchange.js").Exchange} exchange
 * @param {() => import("./box.js").Box} measured
 * @param {any} element
 * @param {AbortSignal} signal Ends it all, but for pointers that are down: these are let go.
 * @param {() => boolean} [isFirst] Whether it is asked before what is on its pages.
 * @param {(what: import("./border.js").Event, t: number, pass: typeof exchange.send) => void} [guide]
 *   Passes on what a pointer does, or something else instead.
 */
export function readHand(exchange, measured, element, signal, isFirst = () => false, guide = pass) {
  /** Where the pager stands in the window, measured at the press. */
  let origin;
  /** How much larger it is on the screen than it is laid out. */
  let zoom;
  /** Whether what is under the finger scrolls along the axis by itself. */
  let isNative = false;
  /** The kinds of the pointers that are down here. @type {Map<number, string>} */
  const down = new Map();
  /** The one whose event the engine is being told. */
  let current = 0;
  /** Listening in the window while a pointer is down. @type {AbortController | null} */
  let tracking = null;
  /**
   * How late the press came in, behind a frame that was drawn since: the whole gesture is as late, or
   * its moves would be pressed into one moment and a flick would have no velocity.
   */
  let delay = 0;
  /** Whether the next click is the end of a drag. */
  let hasDragged = false;

  const tell = (event, { pointerId, timeStamp = performance.now() }, place) =>
    guide({ event, pointer: pointerId, ...place }, seconds(timeStamp) + delay, exchange.send);

  const send = (event, pointer) => {
    current = pointer.pointerId;
    const [x, y] = placeIn(origin, zoom, pointer.clientX, pointer.clientY);
    tell(event, pointer, { x, y });
  };

  /** @returns {boolean} Whether it was down. */
  const forget = ({ pointerId }) => {
    const wasDown = down.delete(pointerId);
    if (!down.size) {
      tracking?.abort();
      tracking = null;
    }
    return wasDown;
  };

  const cancel = (event) => {
    if (forget(event)) tell("cancel", event);
  };

  /** Listens where a pointer is heard that has left the pager, or whose page has been removed. */
  const track = () => {
    tracking = new AbortController();
    listen(window, tracking.signal, {
      pointermove(event) {
        if (!down.has(event.pointerId)) return;
        // The button went up where the window did not hear of it.
        if (event.pointerType === "mouse" && !(event.buttons & 1)) return cancel(event);
        const moves = event.getCoalescedEvents?.();
        exchange.together(() => {
          for (const move of moves?.length ? moves : [event]) send("move", move);
        });
      },
      pointerup(event) {
        if (forget(event)) send("lift", event);
      },
      pointercancel: cancel,
    });
  };

  const press = (event) => {
    if (element.disabled || event.defaultPrevented || !isOurs(event, element)) return;
    const takenHere = taken[element.axis];
    if (takenHere.has(event)) return;
    ({ origin } = measured());
    zoom = zoomOf(element);
    isNative = scrollsInside(event, element, 1) || scrollsInside(event, element, -1);
    if (!down.size) delay = Math.max(0, exchange.time() - seconds(event.timeStamp));
    down.set(event.pointerId, event.pointerType);
    if (!tracking) track();
    send("press", event);
    if (exchange.isTaken()) takenHere.add(event);
    else forget(event);
  };

  listen(element, signal, {
    pointerdown: (event) => isFirst() || press(event),
    lostpointercapture(event) {
      if (event.target === element) cancel(event);
    },
    // Inside what scrolls across the axis the browser may pan along it as well, whatever touch-action
    // says outside: it is told in time that this finger is ours.
    touchmove(event) {
      // While a fling of that goes on, it does not ask.
      if (!tracking || !hasDragged || isNative || !event.cancelable) return;
      if (event.touches.length < 2) event.preventDefault();
    },
    // The browser's own drag of a picture or a link, and selecting text, would take the pointer
    // away; a finger selects by a long press, which is no drag.
    dragstart(event) {
      if (down.size) event.preventDefault();
    },
    selectstart(event) {
      if ([...down.values()].some((type) => type !== "touch")) event.preventDefault();
    },
  });
  listen(element, signal, { pointerdown: (event) => isFirst() && press(event) }, true);
  listen(window, signal, {
    pointerdown(event) {
      if (event.isPrimary) hasDragged = false;
    },
    // A click from the keyboard or a script counts no presses, and is never a drag's.
    click(event) {
      if (!hasDragged || !event.isTrusted || !event.detail) return;
      hasDragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
  });

  return {
    /** Whether any pointer is down here. */
    isDown: () => down.size > 0,

    /** The engine has begun to drag: from here on the pointer is ours, and its click is no click. */
    dragBegan() {
      try {
        element.setPointerCapture(current);
      } catch {
        // The pointer has gone already, or was made up by a script: the window still hears of it.
      }
      hasDragged = true;
    },

    /** Lets go of all pointers. */
    release() {
      for (const pointerId of down.keys()) cancel({ pointerId });
    },
  };
}

const pass = (what, t, send) => send(what, t);

/** A place of the window as one of the viewport that stands at `origin`, in CSS px of its layout. */
export const placeIn = (origin, zoom, ...place) => place.map((at, i) => (at - origin[i]) / zoom[i]);

/** On the screen to layout, along x and y; within the rounding of the latter it is 1. */
export function zoomOf(element) {
  const { width, height } = element.getBoundingClientRect();
  return [
    [width, element.offsetWidth],
    [height, element.offsetHeight],
  ].map(([shown, laidOut]) => (Math.abs(shown - laidOut) < 1 ? 1 : shown / laidOut || 1));
}

/**
 * Whether a press is for the pager and not for something on a page.
 * @param {PointerEvent} event
 * @param {Element} element
 */
function isOurs(event, element) {
  const isIn = (selector) => inside(event, element).some((node) => node.matches(selector));
  if (isIn(NOT_BY_HAND)) return false;
  if (event.pointerType !== "mouse") return true;
  if (event.button || event.ctrlKey || event.metaKey) return false;
  return !isIn(NOT_BY_MOUSE) && !isOnScrollbar(event);
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
