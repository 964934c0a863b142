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

  const px = (node, lengths) => {
    for (const name in lengths) {
      const length = `${lengths[name]}px`;
      if (node.style.getPropertyValue(name) !== length) node.style.setProperty(name, length);
    }
  };

  const isStaying = () => element.scrolls === "none";
  const height = () => pane.getBoundingClientRect().height;

  /** It is as broad as what it stands over. */
  const refresh = () => {
    if (!ground) return;
    track.classList.toggle("fixed", ground.isRoot && isStaying());
    px(pane, { width: ground.viewport[0] });
  };

  return {
    /** It is in a document. */
    enter: () => adopt(root),

    /** It is in none. */
    leave() {
      sizes.disconnect();
      ground = null;
      element.removeAttribute("ready");
      track.removeAttribute("style");
      pane.removeAttribute("style");
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
      sizes.observe(pane);
      return before;
    },

    stepAside() {
      px(track, { left: 0, top: 0, width: 0, height: 0 });
    },

    /**
     * @param {import("./area-border.js").Reading} reading
     * @param {any} scroller
     */
    place({ visibleLength }, scroller) {
      if (!ground) return;
      // Read before anything is written.
      const { at, least, extent, padding } = ground.window;
      const length = height();
      const { isRoot, viewport } = ground;
      refresh();
      const [left, right] = reachOf(0, at, least, extent, viewport);
      const [top, bottom] = isStaying() ? reachOf(1, at, least, extent, viewport) : [least[1], least[1] + length];
      if (isRoot && isStaying()) px(track, { left: 0, top: 0, width: viewport[0], height: length });
      else px(track, { left, top, width: right - left, height: bottom - top });
      // What sticks keeps out of the padding.
      px(pane, { left: isRoot ? 0 : -padding[0] });
      if (isStaying() && !isRoot) px(pane, { top: -padding[1] });
      else pane.style.removeProperty("top");
      if (isRoot && !isStaying()) putOnto(track, scroller);
      const hidden = Math.max(0, length - visibleLength);
      pane.style.setProperty("clip-path", hidden && visibleLength ? `inset(0 0 ${hidden}px)` : "none");
      // Out of sight it is out of reach.
      pane.style.setProperty("visibility", visibleLength > 0 ? "inherit" : "hidden");
    },
  };
}

/** From where to where something may stick: about where it is seen, so far as the content reaches. */
function reachOf(axis, at, least, extent, viewport) {
  const length = viewport[axis];
  const end = least[axis] + Math.max(extent[axis], length);
  return [Math.max(least[axis], at[axis] - length), Math.min(end, at[axis] + 2 * length)];
}

/** Something positioned around it may stand elsewhere than the document begins. */
function putOnto(track, scroller) {
  const holder = track.offsetParent;
  if (!holder || (holder === document.body && getComputedStyle(holder).position === "static")) return;
  const { x, y } = track.getBoundingClientRect();
  const { left, top } = track.style;
  const to = [parseFloat(left) - x - scroller.scrollLeft, parseFloat(top) - y - scroller.scrollTop];
  track.style.setProperty("left", `${to[0] + parseFloat(left)}px`);
  track.style.setProperty("top", `${to[1] + parseFloat(top)}px`);
}
