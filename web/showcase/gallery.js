// The hero's pager and its controls: transition, dots, place, back and on.

import { dotsFor } from "./dots.js";

/** Wires the hero's controls to its pager. */
export function startGallery() {
  const pager = document.getElementById("gallery");
  const prints = [...pager.querySelectorAll(".print")];
  const place = document.getElementById("place");
  const shown = document.getElementById("shown");
  const previous = document.getElementById("previous");
  const next = document.getElementById("next");
  const dots = dotsFor(document.getElementById("dots"), prints.map(titleOf), (page) => pager.goTo(page));

  const follow = () => {
    const page = pager.page;
    place.textContent = String(page + 1);
    dots.mark(page);
    previous.setAttribute("aria-disabled", String(page === 0));
    next.setAttribute("aria-disabled", String(page === prints.length - 1));
  };

  // Only where it comes to rest is worth saying aloud; the pages flown past are not.
  const announce = () => {
    shown.textContent = `${titleOf(prints[pager.page])}, ${pager.page + 1} of ${prints.length}`;
  };

  pager.addEventListener("pagechange", follow);
  pager.addEventListener("pagesettle", announce);
  previous.addEventListener("click", () => pager.previous());
  next.addEventListener("click", () => pager.next());
  for (const choice of document.querySelectorAll("input[name=transition]")) {
    choice.addEventListener("change", () => pager.setAttribute("transition", choice.value));
    // A browser that restores the form after a reload restores the choice, not the pager.
    if (choice.checked) pager.setAttribute("transition", choice.value);
  }

  customElements.whenDefined("riffle-pager").then(() => pager.ready).then(follow);
}

function titleOf(print) {
  return print.querySelector("b").textContent;
}
