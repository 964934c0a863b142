/**
 * Reading fingers on what scrolls by itself. One that sets out from an end away from the content pulls,
 * and is ours until it lifts; any other is the browser's.
 * @module
 */
import { seconds } from "./border.js";
import { inside, listen, scrollsInside } from "./listen.js";
import { placeIn, zoomOf } from "./pointer.js";

/** Where a finger means something else. */
const NOT_BY_HAND = "input[type=range]";

/**
 * Whether the browser would scroll by a finger that pulls at a side; else what is there takes the finger.
 * @param {string} action The computed `touch-action`.
 * @param {string} side
 */
function pans(action, side) {
  if (action === "auto" || action === "manipulation") return true;
  // The direction that it scrolls in.
  const [axis, way] = { top: ["y", "up"], bottom: ["y", "down"], left: ["x", "left"], right: ["x", "right"] }[side];
  return [`pan-${axis}`, `pan-${way}`].some((word) => action.split(" ").includes(word));
}

/** Whether a page that is zoomed by two fingers can be panned towards a side. @param {string} side */
function isZoomedAwayFrom(side) {
  const { scale = 1, offsetLeft = 0, offsetTop = 0, width = 0, height = 0 } = visualViewport ?? {};
  if (scale <= 1) return false;
  const { clientWidth, clientHeight } = document.documentElement;
  const room = {
    top: offsetTop,
    left: offsetLeft,
    bottom: clientHeight - height - offsetTop,
    right: clientWidth - width - offsetLeft,
  };
  return room[side] > 1;
}

/**
 * @param {import("./area.js").Area} area
 * @param {any} scroller
 * @param {AbortSignal} signal Ends it all.
 */
export function readTouches(area, scroller, signal) {
  const root = area.ground.isRoot ? document : scroller;
  /** The finger that may yet become ours. @type {{ id: number, x: number, y: number } | null} */
  let first = null;
  /** Whether fingers are ours. */
  let isOurs = false;
  /** The axis that ours keeps to; null where the engine is to decide. @type {0 | 1 | null} */
  let axis = null;
  /** Where ours set out, in the window. */
  let start = [0, 0];
  /** Where the scroller stands in the window, and how much larger it is than it is laid out. */
  let origin = [0, 0];
  let zoom = [1, 1];
  /** How late the press came in; see `pointer.js`. */
  let delay = 0;
  /** Touches that are down. */
  const down = new Set();
  /** Listening that keeps the browser from scrolling without asking. @type {AbortController | null} */
  let blocking = null;
  /** Listening to what is under the fingers. @type {AbortController | null} */
  let tracking = null;

  const send = (event, touch, { timeStamp }) => {
    const at = [touch.clientX, touch.clientY];
    if (axis !== null) at[1 - axis] = start[1 - axis];
    const [x, y] = placeIn(origin, zoom, ...at);
    area.send({ event, pointer: touch.identifier, x, y }, seconds(timeStamp) + delay);
  };

  const take = (touch, event, alongAxis) => {
    first = null;
    isOurs = true;
    axis = alongAxis;
    start = [touch.clientX, touch.clientY];
    const { x, y } = scroller.getBoundingClientRect();
    origin = area.ground.isRoot ? [0, 0] : [x + scroller.clientLeft, y + scroller.clientTop];
    zoom = area.ground.isRoot ? [1, 1] : zoomOf(scroller);
    delay = Math.max(0, area.time() - seconds(event.timeStamp));
    area.sync();
    send("press", touch, event);
  };

  /** Whether a first move pulls: the axis, or nothing. */
  const pullOf = (event, touch) => {
    const by = [touch.clientX - first.x, touch.clientY - first.y];
    const along = Math.abs(by[1]) >= Math.abs(by[0]) ? 1 : 0;
    const side = along ? (by[1] > 0 ? "top" : "bottom") : by[0] > 0 ? "left" : "right";
    if (!event.cancelable || !area.isAtEnd(side) || !area.isEnabled(side)) return null;
    if (isZoomedAwayFrom(side)) return null;
    const isTaken = [...inside(event, scroller), scroller].some(
      (node) => node.matches(NOT_BY_HAND) || !pans(getComputedStyle(node).touchAction, side),
    );
    const within = along ? "vertical" : "horizontal";
    return isTaken || scrollsInside(event, scroller, -by[along], within) ? null : along;
  };

  const move = (event) => {
    if (isOurs) {
      if (event.cancelable) event.preventDefault();
      for (const touch of event.changedTouches) if (down.has(touch.identifier)) send("move", touch, event);
      return;
    }
    const touch = [...event.changedTouches].find(({ identifier }) => identifier === first?.id);
    if (!touch || (touch.clientX === first.x && touch.clientY === first.y)) return;
    const along = event.defaultPrevented ? null : pullOf(event, touch);
    if (along === null) first = null;
    else {
      event.preventDefault();
      take(touch, event, along);
    }
  };

  const lift = (event) => {
    for (const touch of event.changedTouches) {
      if (!down.delete(touch.identifier) || !isOurs) continue;
      if (event.type === "touchend") send("lift", touch, event);
      else area.send({ event: "cancel", pointer: touch.identifier });
    }
    if (!down.size) finish();
  };

  /** One has gone that nobody heard of: what it was on has been removed, perhaps. */
  const forget = (identifier) => {
    down.delete(identifier);
    if (isOurs) area.send({ event: "cancel", pointer: identifier });
    if (!down.size) finish();
  };

  const finish = () => {
    first = null;
    isOurs = false;
    tracking?.abort();
    tracking = null;
  };

  const listeners = { touchmove: move, touchend: lift, touchcancel: lift };

  listen(root, signal, {
    touchstart(event) {
      if (event.defaultPrevented) return;
      const there = [...event.touches].map(({ identifier }) => identifier);
      for (const identifier of down) if (!there.includes(identifier)) forget(identifier);
      const [target] = event.composedPath();
      const [touch] = event.changedTouches;
      for (const { identifier } of event.changedTouches) down.add(identifier);
      tracking ??= new AbortController();
      // An element that is removed under a finger hears of it alone.
      listen(target, tracking.signal, Object.fromEntries(
        Object.entries(listeners).map(([type, heard]) => [
          type,
          (event) => {
            if (!target.isConnected) heard(event);
          },
        ]),
      ));
      if (isOurs) send("press", touch, event);
      else if (event.touches.length > 1) first = null;
      // What flies is caught.
      else if (area.isPulled()) take(touch, event, null);
      else first = { id: touch.identifier, x: touch.clientX, y: touch.clientY };
    },
    touchend: lift,
    touchcancel: lift,
    // A long press selects, drags, or opens a menu: what follows is no pull.
    contextmenu() {
      first = null;
    },
  });
  signal.addEventListener("abort", () => {
    tracking?.abort();
    blocking?.abort();
  });

  return {
    /**
     * Whether the browser has to ask before it scrolls: only then, since asking takes time.
     * @param {boolean} isWanted
     */
    arm(isWanted) {
      // Not under fingers: whoever began to listen hears the end.
      if (isWanted === !!blocking || signal.aborted || (!isWanted && down.size)) return;
      if (isWanted) listen(root, (blocking = new AbortController()).signal, { touchmove: move });
      else {
        blocking.abort();
        blocking = null;
      }
    },

    /** Lets something happen while the engine believes that a finger of the browser's holds the content. */
    held(happens) {
      const isHeld = down.size > 0 && !isOurs;
      if (isHeld) area.send({ event: "press", pointer: -1, x: 0, y: 0 });
      happens();
      if (isHeld) area.send({ event: "cancel", pointer: -1 });
    },
  };
}
