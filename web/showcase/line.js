// The line to a source that loading edges ask: quick, slow, or failing.

import { chooserFor } from "./chooser.js";

/**
 * Fills a fieldset with the lines that there are.
 *
 * @param {HTMLFieldSetElement} set
 * @param {string} name of the group
 * @param {ReturnType<typeof import("./source.js").sourceOf>} source
 * @param {HTMLElement[]} edges what asks
 * @param {() => void} changed called when another line was taken by hand
 */
export function chooseLine(set, name, source, edges, changed) {
  const lines = chooserFor(set, name, [
    { value: "quick", title: "Quick" },
    { value: "slow", title: "Slow" },
    { value: "failing", title: "Sometimes failing" },
  ], (value) => {
    source.kind = value;
    // Whoever is still being asked is not waited for: the new line is.
    for (const edge of edges) {
      const isWanted = edge.active || edge.state === "completed" && edge.result === "failure";
      edge.deactivate();
      if (isWanted) edge.retry();
    }
    changed();
  });
  lines.mark(source.kind);
}
