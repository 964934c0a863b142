/**
 * The mark of the selected tab. It is placed for each selection that it is told, and has no time of its
 * own: where less motion is wanted, it moves no more than the pages do.
 * @module
 */
import { mix } from "./course.js";
import { boxAt } from "./tab-boxes.js";

/** @param {ShadowRoot} root */
export function indicatorIn(root) {
  const part = document.createElement("span");
  const { style } = part;
  /** What stands there already, by property. @type {Record<string, string>} */
  const written = {};
  part.setAttribute("part", "indicator");
  part.hidden = true;
  root.append(part);

  const write = (name, value) => {
    if (written[name] !== value) style[name] = written[name] = value;
  };

  return {
    /**
     * @param {"line" | "pill" | "none"} kind
     * @param {import("./tab-boxes.js").Layout} layout
     * @param {import("./course.js").Course} course
     */
    show(kind, layout, { from, to, progress }) {
      const { isVertical, isMirrored } = layout;
      const [a, b] = [boxAt(layout, from), boxAt(layout, to)];
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
        mix(a[name], b[name], progress),
      );
      const isLine = kind === "line";
      part.hidden = kind === "none";
      part.toggleAttribute("mirrored", isMirrored);
      // A line stands at the end of the tabs, and hangs back by its thickness.
      const right = isLine && isVertical && !isMirrored ? x + width : x;
      const bottom = isLine && !isVertical ? y + height : y;
      write("transform", `translate(${right}px,${bottom}px)`);
      // Not scaled, since that would distort round corners.
      write("width", isLine && isVertical ? "" : lengthOf(width));
      write("height", isLine && !isVertical ? "" : lengthOf(height));
    },

    hide() {
      part.hidden = true;
    },
  };
}

/** Shorter than a tab by the author's inset at both ends. */
const lengthOf = (length) => `max(0px,${length}px - 2*var(--riffle-indicator-inset,0px))`;
