/**
 * What is seen and heard of a control: its indicator, where it stands, and what is said.
 *
 * The indicator stands in a window as large as what is scrolled. Over the document that is fixed; inside a
 * scroller it sticks, so that the browser keeps it in its place while it scrolls; elsewhere it lies over the
 * scroller.
 * @module
 */
import { donut } from "./edge-donut.js";
import { adopt } from "./edge-sheet.js";

/** @typedef {import("./area-border.js").Control} Control */

const make = (name, part, ...children) => {
  const node = document.createElement(name);
  if (part) node.setAttribute("part", part);
  node.append(...children);
  return node;
};

/** @param {any} element */
export function viewOf(element) {
  const root = element.attachShadow({ mode: "open" });
  const ring = donut();
  const slot = make("slot", "", ring);
  const retry = make("button", "retry");
  const box = make("div", "box", slot, retry);
  const pane = make("div", "", box);
  const track = make("div", "", pane);
  const live = make("p", "");
  track.id = "track";
  pane.id = "pane";
  retry.type = "button";
  retry.hidden = track.hidden = true;
  live.setAttribute("aria-live", "polite");
  retry.addEventListener("click", () => element.retry());
  root.append(track, live);
  /** What the indicator shows, as text. */
  let shown = "";
  let said = "";

  /** The style that was written last, by node. @type {Map<any, Record<string, string>>} */
  const written = new Map();
  const write = (node, style) => {
    const last = written.get(node) ?? {};
    for (const name in style) if (last[name] !== style[name]) node.style.setProperty(name, style[name]);
    written.set(node, { ...last, ...style });
  };
  const px = (node, lengths) =>
    write(node, Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`])));

  /** How the window is laid: "fixed", "sticky" or "over". */
  let manner = "";

  /** Lays the window over what is scrolled. */
  const lay = ({ ground, scroller }, isNew) => {
    const [width, height] = ground.viewport;
    if (isNew) {
      manner = ground.isRoot ? "fixed" : track.offsetParent === scroller ? "sticky" : "over";
      track.setAttribute("class", manner);
    }
    // Read before anything is written.
    const { at, least, extent, padding } = ground.window;
    px(pane, { width, height, left: 0, top: 0 });
    if (manner === "fixed") return;
    if (manner === "sticky") {
      // What sticks keeps out of the padding.
      px(pane, { left: -padding[0], top: -padding[1] });
      const [[left, right], [top, bottom]] = [0, 1].map((axis) => {
        const length = ground.viewport[axis];
        // So far as the content reaches, or it would make it longer.
        const end = least[axis] + Math.max(extent[axis], length);
        return [Math.max(least[axis], at[axis] - length), Math.min(end, at[axis] + 2 * length)];
      });
      return px(track, { left, top, width: right - left, height: bottom - top });
    }
    px(track, { left: 0, top: 0, width, height });
    const [there, here] = [scroller, track].map((node) => node.getBoundingClientRect());
    px(track, {
      left: there.x + scroller.clientLeft - here.x,
      top: there.y + scroller.clientTop - here.y,
    });
  };

  return {
    /** It is in a document. */
    enter: () => adopt(root),

    /** It is in none. */
    leave() {
      track.hidden = true;
      live.textContent = said = shown = "";
    },

    stepAside() {
      if (manner === "sticky") px(track, { width: 0, height: 0, left: 0, top: 0 });
    },

    /**
     * Places it.
     * @param {Control} control
     * @param {import("./area.js").Area} area
     * @param {string} side
     */
    place({ state, visibleLength, frame }, area, side) {
      const isFront = element.layer === "front";
      const isSeen = visibleLength > 0 || (isFront && state !== "idle");
      const isNew = isSeen && track.hidden;
      track.hidden = !isSeen;
      if (!isSeen) return;
      lay(area, isNew);
      const [x, y, width, height] = frame;
      px(box, { left: x, top: y, width, height });
      // What the content covers is not to be seen through it.
      const covered = isFront ? 0 : Math.max(0, (side === "top" || side === "bottom" ? height : width) - visibleLength);
      const cuts = { top: 2, right: 3, bottom: 0, left: 1 };
      const inset = [0, 0, 0, 0];
      inset[cuts[side]] = covered;
      const clip = covered ? `inset(${inset.map((n) => `${n}px`).join(" ")})` : "none";
      write(box, { "clip-path": clip });
    },

    /**
     * Shows a state.
     * @param {{ state: string, progress: number, result: string | null }} now
     * @param {boolean} canRetry
     */
    show(now, canRetry) {
      const text = JSON.stringify([now, canRetry]);
      if (text === shown) return;
      shown = text;
      const look = now.state === "completed" ? now.result ?? "idle" : now.state;
      box.setAttribute("class", look);
      ring.setAttribute("class", look);
      ring.style.setProperty("--progress", `${now.progress}`);
      retry.hidden = !canRetry;
      retry.textContent = element.retryLabel;
      // What is wrong there goes wrong there, and not here.
      for (const node of slot.assignedElements()) queueMicrotask(() => node.update?.(now));
      // Names of states are no names of ours, which builds shorten.
      const words = {
        "active": element.activeLabel,
        "success": element.successLabel,
        "failure": element.failureLabel,
        "end": element.endLabel,
      };
      if (look === said || look === "triggering") return;
      said = look;
      if (words[look]) live.textContent = words[look];
    },
  };
}
