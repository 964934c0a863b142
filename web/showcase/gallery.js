// The hero's pager and its controls: transition, dots, place, back and on.

import { chooserFor } from "./chooser.js";
import { dotsFor } from "./dots.js";
import { TRANSITIONS } from "./transitions.js";

/** Wires the hero's controls to its pager. */
export function startGallery() {
  const pager = document.getElementById("gallery");
  const prints = [...pager.querySelectorAll(".print")];
  const place = document.getElementById("place");
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

  pager.addEventListener("pagechange", follow);
  previous.addEventListener("click", () => pager.previous());
  next.addEventListener("click", () => pager.next());

  const choices = TRANSITIONS.map(({ name, title }) => ({ value: name, title }));
  const take = (name) => pager.setAttribute("transition", name);
  const chooser = chooserFor(document.querySelector(".hero .chooser"), "transition", choices, take);
  chooser.mark(pager.getAttribute("transition"));

  customElements.whenDefined("riffle-pager").then(() => pager.ready).then(follow);
}

function titleOf(print) {
  return print.querySelector("b").textContent;
}
