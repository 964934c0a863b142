// The catalogue: a small pager for each transition, all with the same pictures, and a way to turn them all.

import { showMarkup } from "./markup.js";
import { TRANSITIONS } from "./transitions.js";

/** Milliseconds between one pager and the next when all are turned: a riffle. */
const STAGGER = 70;

/** Pictures in each: enough to turn a few times, few enough to be drawn twelve times. */
const PICTURES = 6;

/** Fills the catalogue and wires its buttons. */
export function startCatalogue() {
  const list = document.getElementById("cells");
  const pictures = [...document.querySelectorAll("#gallery img")].slice(0, PICTURES);
  const pagers = TRANSITIONS.map((transition) => {
    const cell = document.getElementById("cell").content.cloneNode(true).firstElementChild;
    const pager = fill(cell, transition, pictures);
    list.append(cell);
    return pager;
  });

  for (const button of document.querySelectorAll("[data-turn]")) {
    button.addEventListener("click", () => turnAll(pagers, button.dataset.turn));
  }
  demonstrate(pagers);
}

function fill(cell, { name, title, about, shape }, pictures) {
  const pager = cell.querySelector("riffle-pager");
  const attributes = { transition: name, ...shape, page: "1", "aria-label": `${title}: ${PICTURES} pictures` };
  for (const [key, value] of Object.entries(attributes)) pager.setAttribute(key, value);
  pager.append(...pictures.map((picture) => picture.cloneNode()));
  cell.querySelector("h3").textContent = title;
  cell.querySelector("p").textContent = about;
  showMarkup(cell.querySelector(".code"), pager, -1);
  return pager;
}

/** Turns the pagers one after the other; those at an end stay. */
function turnAll(pagers, way) {
  pagers.forEach((pager, index) => setTimeout(() => pager[way](), index * STAGGER));
}

/**
 * Turns each pager once, by itself, when it has been scrolled to for the first time: most transitions
 * show only in motion. A touch of any of them ends that, and who wants less motion sees none.
 */
function demonstrate(pagers) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const seen = new IntersectionObserver((entries) => {
    entries.filter((entry) => entry.isIntersecting).forEach(({ target }, index) => {
      seen.unobserve(target);
      setTimeout(() => target.state === "idle" && target.page === 1 && target.next(), index * STAGGER);
    });
  }, { threshold: 0.9 });
  for (const pager of pagers) {
    seen.observe(pager);
    pager.addEventListener("pointerdown", () => seen.disconnect(), { once: true });
  }
}
