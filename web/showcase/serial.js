// Letters that are read both ways from the middle: near either end the next ones are asked for.

import { chooserFor } from "./chooser.js";
import { writeEdges } from "./edge-readings.js";
import { COUNT, letterOf, MIDDLE } from "./letters.js";
import { chooseLine } from "./line.js";
import { sourceOf } from "./source.js";

/** How many letters come at once. */
const MORE = 2;

/** This one is shown on the page as it stands here. */
export function loadBothWays(edge, ask) {
  const isEarlier = edge.edge === "top";
  edge.handler = async ({ signal }) => {
    const letters = await ask(isEarlier, signal);
    if (!letters.length) return "end";
    // What is read stays where it is: the pager sees to that, also under a finger and in flight.
    if (isEarlier) edge.after(...letters);
    else edge.before(...letters);
  };
}

/** Wires the section. */
export function startSerial() {
  const part = (name) => document.getElementById(name);
  const [pager, earlier, later, weeks] = ["serial-pager", "serial-earlier", "serial-later", "serial-weeks"].map(part);
  const source = sourceOf();
  const marks = Array.from({ length: COUNT }, () => document.createElement("i"));
  /** Which letters are there: from, to. */
  let from, to;

  const write = () => {
    const read = from + (pager.page ?? 0);
    part("reading-letters").textContent = String(to - from);
    part("reading-number").textContent = `${(pager.page ?? 0) + 1} of ${to - from}`;
    part("reading-letters-asked").textContent = String(source.asked);
    part("reading-week").textContent = String(read + 1);
    marks.forEach((mark, week) => {
      const isAsked = (earlier.active && week < from && week >= from - MORE) || (later.active && week >= to && week < to + MORE);
      mark.className = week === read ? "read" : week >= from && week < to ? "there" : isAsked ? "asked" : "";
    });
  };

  const ask = (isEarlier, signal) => source.ask(signal, () => {
    const [first, last] = isEarlier ? [Math.max(0, from - MORE), from] : [to, Math.min(COUNT, to + MORE)];
    [from, to] = [Math.min(from, first), Math.max(to, last)];
    return Array.from({ length: last - first }, (_, i) => letterOf(first + i));
  });

  const start = () => {
    [from, to] = [MIDDLE, MIDDLE + 1];
    for (const letter of pager.querySelectorAll(".letter")) letter.remove();
    earlier.after(letterOf(MIDDLE));
    write();
  };

  weeks.append(...marks);
  chooseLine(part("serial-source"), "serial-source", source, [earlier, later], write);
  chooserFor(part("serial-rest"), "serial-rest", [
    { value: "letters", title: "On a letter" },
    { value: "anywhere", title: "Anywhere" },
  ], (value) => (pager.free = value === "anywhere")).mark("letters");
  part("serial-previous").addEventListener("click", () => pager.previous());
  part("serial-next").addEventListener("click", () => pager.next());
  part("serial-reset").addEventListener("click", () => {
    for (const edge of [earlier, later]) edge.deactivate({ animated: false });
    source.asked = source.aborted = 0;
    start();
    // Where nothing has come since it asked, it would not ask again.
    for (const edge of [earlier, later]) edge.retry();
  });
  for (const type of ["pagechange", "pageindexmove", "edgestate"]) {
    pager.addEventListener(type, () => queueMicrotask(write));
  }
  writeEdges(pager, part("serial-readings"));
  start();
  for (const edge of [earlier, later]) loadBothWays(edge, ask);
}
