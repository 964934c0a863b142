// What controls at edges say of themselves, written beside them.

/**
 * Keeps figures true: those of the control that was the last to say something.
 *
 * @param {HTMLElement} around what the controls are in
 * @param {HTMLElement} figures in which elements with `data-reading` are filled: edge, state, progress, result
 */
export function writeEdges(around, figures) {
  const parts = [...figures.querySelectorAll("[data-reading]")];
  const write = (edge) => {
    const says = {
      edge: edge.edge,
      state: edge.state ?? "idle",
      progress: String(Math.round((edge.progress ?? 0) * 100)),
      result: edge.result ?? "none yet",
    };
    for (const part of parts) {
      const text = says[part.dataset.reading];
      if (part.textContent !== text) part.textContent = text;
    }
  };
  around.addEventListener("edgestate", ({ target }) => write(target));
}
