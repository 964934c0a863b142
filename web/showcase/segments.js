// A control of the page's own, and pictures on the pages, that move along with a switcher.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** This one is shown on the page as it stands here. */
export function moveAlong(switcher, segments, buttons) {
  buttons.forEach((button, page) => {
    button.addEventListener("click", () => switcher.select(page));
  });

  // In every frame of a move, under a finger too:
  // 0.4 is four tenths of the way from page 0 to page 1.
  switcher.addEventListener("selectionprogress", ({ detail }) => {
    segments.style.setProperty("--at", detail.selection);
    buttons.forEach((button, page) => {
      button.setAttribute("aria-pressed", page === switcher.target);
    });
  });
}

/** And so is this. */
export function drift(switcher) {
  // Whatever the animator, pictures grow straight as they come.
  switcher.addEventListener("alongside", ({ detail }) => {
    if (calm.matches) return;
    const page = switcher.children[detail.to];
    const turn = detail.direction === "left" ? "4deg" : "-4deg";
    for (const picture of page.querySelectorAll("[data-drift]")) {
      const frames = { scale: [1.18, 1], rotate: [turn, "0deg"] };
      detail.animate(picture, frames);
    }
  });
}
