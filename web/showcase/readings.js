// What a switcher says of itself, written beside it.

/**
 * Keeps the figures true.
 *
 * @param {HTMLElement} switcher
 */
export function startReadings(switcher) {
  const [selected, selection, progress, state] = ["selected", "selection", "progress", "state"]
    .map((name) => document.getElementById(`reading-${name}`));

  const write = () => {
    set(selected, switcher.selectedPage?.getAttribute("aria-label") ?? "none");
    set(selection, switcher.selection?.toFixed(2) ?? "none");
    set(progress, String(Math.round(switcher.progress * 100)));
    set(state, switcher.state);
  };
  for (const type of ["selectionprogress", "willmove", "didmove", "movecancel"]) {
    // The state is another one only when all has been told.
    switcher.addEventListener(type, () => queueMicrotask(write));
  }
  switcher.ready.then(write);
}

function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
