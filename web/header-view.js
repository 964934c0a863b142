/**
 * Where a header stands. That needs nobody to move it while the browser scrolls: one that leaves with the
 * content stands at the upper end of what is scrolled, where its room is, and one that stays sticks there. The
 * engine's place is the same.
 * @module
 */
import { adopter } from "./sheet.js";

// No line breaks inside: strings are not minified.
const adopt = adopter([
  ":host([ready]){display:contents!important}",
  ":host([hidden]){display:none!important}",
  // A margin in it is a part of it.
  "#pane{display:flow-root}",
  ":host([safe-area=avoid]) #pane{padding-top:env(safe-area-inset-top,0px)}",
  // The track begins at the left in any direction: from there it sticks.
  ":host([ready]) #track{position:absolute;display:flex;justify-content:left;align-items:start;" +
    "pointer-events:none;z-index:var(--riffle-header-z,1)}",
  ":host([ready]) #track.fixed{position:fixed}",
  ":host([ready]) #pane{position:sticky;flex:none;box-sizing:border-box}",
  ":host([ready]) slot{display:block;pointer-events:auto}",
]);

/**
 * @param {any} element
 * @param {() => void} changed It may be of another height.
 */
export function headerViewOf(element, changed) {
  const root = element.attachShadow({ mode: "open" });
  const track = document.createElement("div");
  const pane = document.createElement("div");
  track.id = "track";
  pane.id = "pane";
  pane.append(document.createElement("slot"));
  track.append(pane);
  root.append(track);
  const sizes = new ResizeObserver(changed);
  /** @type {import("./ground.js").Ground | null} */
  let ground = null;
  /** By how much what the track is laid out in begins elsewhere than what is scrolled, along x and y. */
  let shift = [0, 0];

  const write = (node, style) => {
    for (const name in style) {
      const text = typeof style[name] === "number" ? `${style[name]}px` : style[name];
      if (node.style.getPropertyValue(name) !== text) node.style.setProperty(name, text);
    }
  };

  const isStaying = () => element.scrolls === "none";
  const height = () => pane.getBoundingClientRect().height;

  /** It is as broad as what it stands over. */
  const refresh = () => {
    if (!ground) return;
    track.classList.toggle("fixed", ground.isRoot && isStaying());
    write(pane, { width: ground.viewport[0] });
  };

  /** Lays the track: where the header may stick, from the start of what is scrolled on. */
  const lay = (left, top, width, height) =>
    write(track, { left: left + shift[0], top: top + shift[1], width, height });

  return {
    /** It is in a document. */
    enter: () => adopt(root),

    /** It is in none. */
    leave() {
      sizes.disconnect();
      ground = null;
      shift = [0, 0];
      element.removeAttribute("ready");
      for (const node of [track, pane]) node.removeAttribute("style");
      track.removeAttribute("class");
    },

    refresh,
    height,

    /** It leaves the flow; how tall it was there. */
    take(taker) {
      if (ground) return 0;
      const { height: before } = element.getBoundingClientRect();
      ground = taker;
      element.setAttribute("ready", "");
      refresh();
      sizes.observe(pane, { box: "border-box" });
      return before;
    },

    stepAside: () => write(track, { left: 0, top: 0, width: 0, height: 0 }),

    /**
     * @param {import("./area-border.js").Reading} reading
     * @param {any} scroller
     */
    place({ visibleLength }, scroller) {
      if (!ground) return;
      const { isRoot, viewport } = ground;
      refresh();
      // Read before anything is written.
      const { least, extent, padding } = ground.window;
      const length = height();
      const hidden = Math.max(0, length - visibleLength);
      // What sticks keeps out of the padding.
      const isSticking = isStaying() && !isRoot;
      write(pane, {
        left: isRoot ? 0 : -padding[0],
        top: isSticking ? -padding[1] : "auto",
        "clip-path": hidden && visibleLength ? `inset(0 0 ${hidden}px)` : "none",
        // Out of sight it is out of reach.
        visibility: visibleLength > 0 ? "inherit" : "hidden",
      });
      if (isRoot && isStaying()) return write(track, { left: 0, top: 0, width: viewport[0], height: length });
      // So far as the content reaches, or it would make it longer.
      const [width, whole] = [0, 1].map((axis) => Math.max(extent[axis], viewport[axis]));
      const size = [width, isSticking ? whole : length];
      lay(...least, ...size);
      if (isLaidOutIn(track, scroller, isRoot)) return;
      const away = placeIn(track, scroller, isRoot).map((at, axis) => at - least[axis]);
      if (away.every((by) => Math.abs(by) < 0.01)) return;
      shift = shift.map((by, axis) => by - away[axis]);
      lay(...least, ...size);
    },
  };
}

/** Whether nothing in between is positioned. */
function isLaidOutIn(track, scroller, isRoot) {
  const holder = track.offsetParent;
  if (!isRoot) return holder === scroller;
  return !holder || (holder === document.body && getComputedStyle(holder).position === "static");
}

/** Where it stands in what is scrolled. */
function placeIn(track, scroller, isRoot) {
  const here = track.getBoundingClientRect();
  const there = isRoot ? { x: 0, y: 0 } : scroller.getBoundingClientRect();
  const border = isRoot ? [0, 0] : [scroller.clientLeft, scroller.clientTop];
  return [here.x - there.x - border[0] + scroller.scrollLeft, here.y - there.y - border[1] + scroller.scrollTop];
}
