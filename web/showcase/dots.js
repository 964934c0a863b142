// Page dots: a button for each page, the current one marked.

/**
 * Fills the row with a dot for each title.
 *
 * @param {HTMLElement} row
 * @param {string[]} titles
 * @param {(page: number) => void} choose called with the index of the dot that was pressed
 * @returns {{ mark(page: number): void }} marks one dot as the current one
 */
export function dotsFor(row, titles, choose) {
  const dots = titles.map((title, page) => {
    const dot = document.createElement("button");
    dot.type = "button";
    dot.setAttribute("aria-label", `${page + 1}: ${title}`);
    dot.addEventListener("click", () => choose(page));
    return dot;
  });
  row.replaceChildren(...dots);

  let current;
  return {
    mark(page) {
      current?.removeAttribute("aria-current");
      current = dots[page];
      current?.setAttribute("aria-current", "true");
    },
  };
}
