// A wall of photos that goes round: one element each, as wide as what hangs there.

import { chooserFor } from "./chooser.js";
import { dotsFor } from "./dots.js";

/** This one is shown on the page as it stands here. */
export function countRounds(pager, count, tell) {
  let passed = 0;
  pager.addEventListener("pagechange", ({ detail }) => {
    const way = detail.page - detail.previous;
    // From the last page to the first it is one step, and half a round goes forward.
    passed += way - count * Math.ceil(way / count - 0.5);
    tell(passed / count);
  });
}

/** Wires the section. */
export function startWall() {
  const part = (name) => document.getElementById(name);
  const pager = part("wall-photos");
  const photos = [...pager.children];
  const count = photos.length;
  const ring = part("wall-ring");
  ring.style.setProperty("--count", count);

  const dots = dotsFor(part("wall-dots"), photos.map((photo) => photo.querySelector("b").textContent), (page) => pager.goTo(page));
  [...part("wall-dots").children].forEach((dot, page) => dot.style.setProperty("--at", page));

  const write = () => {
    const page = pager.page ?? 0;
    part("wall-number").textContent = String(page + 1);
    part("wall-title").textContent = photos[page].querySelector("b").textContent;
    part("wall-elements").textContent = String(pager.querySelectorAll(":scope > figure").length);
    dots.mark(page);
  };
  const turn = () => ring.style.setProperty("--position", pager.position ?? 0);

  countRounds(pager, count, (rounds) => {
    part("wall-rounds").textContent = rounds.toFixed(1).replace("-", "−");
  });
  pager.addEventListener("pagechange", write);
  pager.addEventListener("pagesettle", turn);
  // All pages have been placed by then.
  pager.addEventListener("pageprogress", turn);
  part("wall-previous").addEventListener("click", () => pager.previous());
  part("wall-next").addEventListener("click", () => pager.next());

  const rests = chooserFor(part("wall-rest"), "wall-rest", [
    { value: "snap", title: "With a photo in the middle" },
    { value: "free", title: "Anywhere" },
  ], (value) => pager.toggleAttribute("free", value === "free"));
  rests.mark("snap");

  customElements.whenDefined("riffle-pager").then(() => pager.ready).then(() => {
    write();
    turn();
  });
}
