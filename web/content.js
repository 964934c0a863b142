/**
 * Pages as long as their content, and a pager as broad as it: pages are measured when they are mounted,
 * before they are drawn, and when what is on them changes, in the same frame.
 * @module
 */
import { renumbering } from "./edits.js";

/** @typedef {import("./edits.js").Edit} Edit */

/**
 * @param {any} element
 * @param {ReturnType<typeof import("./views.js").viewsOf>} views
 * @param {(event: import("./border.js").Event) => void} tell
 * @param {AbortSignal} signal Ends it.
 */
export function contentOf(element, views, tell, signal) {
  /** The lengths that the engine has been told, by page. @type {Map<number, number>} */
  let known = new Map();
  /** Along which axis pages are as long as their content; empty where they are not. */
  const manner = () => (element.extent === "content" ? element.axis : "");
  let begun = manner();
  /** Across which axis the pager is as large as its pages; empty where it is not. */
  const breadth = () => (element.autoExtent ? element.axis : "");
  let broad = breadth();

  /** @param {boolean} [isNew] Only those that have not been measured yet. */
  const look = (isNew) => {
    if (!(begun || broad) || signal.aborted) return;
    const edits = [];
    const isVertical = element.axis === "vertical";
    for (const [page, node] of views.unmeasured(isNew)) {
      observer.observe(node);
      const { width, height } = getComputedStyle(node);
      const [size, across] = (isVertical ? [height, width] : [width, height]).map(parseFloat);
      if (broad && across >= 0) tell({ event: "measureAcross", page, size: across });
      // Nothing is measured where nothing is laid out. The engine knows no pages of less than a point.
      if (!begun || !(size >= 0) || known.get(page) === Math.max(1, size)) continue;
      known.set(page, Math.max(1, size));
      edits.push({ event: "measure", page, size: Math.max(1, size) });
    }
    if (edits.length) tell({ event: "edit", edits });
  };
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (!target.hasAttribute("data-riffle")) observer.unobserve(target);
    look();
  });
  signal.addEventListener("abort", () => observer.disconnect());

  return {
    /** Pages have been placed. */
    placed: () => look(true),

    /** How long a page is, if it has been measured. @param {number} page */
    lengthOf: (page) => known.get(page),

    /** A page was so long the last time that it was there. @param {number} page @param {number} size */
    assume(page, size) {
      if (!begun || known.has(page)) return;
      known.set(page, size);
      tell({ event: "edit", edits: [{ event: "measure", page, size }] });
    },

    /** What the engine knows, for a recording. @returns {Edit[]} */
    known: () => [...known].map(([page, size]) => ({ event: "measure", page, size })),

    /** Pages have other numbers. @param {Edit[]} edits */
    renumber(edits) {
      const to = renumbering(edits);
      known = new Map([...known].map(([page, size]) => [to(page) ?? NaN, size]));
      known.delete(NaN);
    },

    /** Whether what was measured holds no more: pages have another manner now. */
    isOver: () => begun !== manner(),

    /** Whether the pager is as broad as its pages has been chosen anew, or which way that is. */
    changed() {
      if (broad === breadth()) return;
      broad = breadth();
      views.remeasure();
    },

    /** The engine begins, and knows nothing. */
    begin() {
      begun = manner();
      known = new Map();
      views.remeasure();
    },
  };
}
