// A map in nine sheets: pulled over any of its four edges it goes on with the sheet that lies there.

import { writeEdges } from "./edge-readings.js";

const COUNT = 3;
const ZOOMS = [0.4, 1, 1.5, 2, 3];
/** Milliseconds that it takes to unfold a sheet. */
const UNFOLDS = 500;

const WAYS = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** This one and the next are shown on the page as they stand here. */
export function goOn(edges, map, hasSheet, unfold) {
  for (const edge of edges) {
    edge.handler = async ({ signal }) => {
      if (!hasSheet(edge.edge)) return "end";
      await unfold(edge.edge, signal);
      turnSheet(map, edge.edge);
    };
  }
}

export function turnSheet(map, side) {
  const { sheet, island } = map;
  const before = island.getBoundingClientRect();
  map.go(side);
  // In at the other end: what was seen last is seen first.
  const end = 1e6;
  sheet.scrollTo({
    top: { top: end, bottom: 0 }[side],
    left: { left: end, right: 0 }[side],
    behavior: "instant",
  });
  // And it comes along from where it was.
  const after = island.getBoundingClientRect();
  const [x, y] = [before.x - after.x, before.y - after.y];
  island.animate({ translate: [`${x}px ${y}px`, "0"] }, map.motion);
}

/** Wires the section. */
export function startAtlas() {
  const part = (name) => document.getElementById(name);
  const sheet = part("sheet");
  const paper = part("sheet-paper");
  const edges = [...sheet.querySelectorAll("riffle-edge")];
  const index = [...part("sheet-index").querySelectorAll("button")];
  let [column, row] = [1, 1];
  /** Which of them it is: on a phone there is more to be seen of less. */
  let zoom = sheet.clientWidth < 500 ? 1 : 2;

  const beside = (side) => [column + WAYS[side][0], row + WAYS[side][1]];
  const isThere = (at) => at.every((place) => place >= 0 && place < COUNT);

  const write = () => {
    paper.style.setProperty("--column", column);
    paper.style.setProperty("--row", row);
    paper.style.setProperty("--zoom", ZOOMS[zoom]);
    const name = `${"ABC"[column]}${row + 1}`;
    part("reading-sheet").textContent = name;
    part("reading-zoom").textContent = String(Math.round(ZOOMS[zoom] * 100));
    part("island").alt = `Sheet ${name} of the map of an island.`;
    index.forEach((button, at) => {
      if (at === row * COUNT + column) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
    for (const side in WAYS) part(`to-${side}`).setAttribute("aria-disabled", String(!isThere(beside(side))));
    part("zoom-out").setAttribute("aria-disabled", String(zoom === 0));
    part("zoom-in").setAttribute("aria-disabled", String(zoom === ZOOMS.length - 1));
  };

  const map = {
    sheet,
    island: part("island"),
    get motion() {
      return { duration: calm.matches ? 0 : 600, easing: "cubic-bezier(.3,0,.1,1)" };
    },
    go(side) {
      if (isThere(beside(side))) [column, row] = beside(side);
      write();
    },
  };

  const unfold = (side, signal) => new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, UNFOLDS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
  goOn(edges, map, (side) => isThere(beside(side)), unfold);

  /** Zooms about the middle of what is seen. */
  const zoomBy = (step) => {
    const middle = ["Width", "Height"].map((length, axis) =>
      (sheet[axis ? "scrollTop" : "scrollLeft"] + sheet[`client${length}`] / 2) / sheet[`scroll${length}`]);
    zoom = Math.max(0, Math.min(ZOOMS.length - 1, zoom + step));
    write();
    const [left, top] = ["Width", "Height"].map((length, axis) =>
      middle[axis] * sheet[`scroll${length}`] - sheet[`client${length}`] / 2);
    sheet.scrollTo({ left, top, behavior: "instant" });
  };
  part("zoom-in").addEventListener("click", () => zoomBy(1));
  part("zoom-out").addEventListener("click", () => zoomBy(-1));
  // The same as a pull.
  for (const edge of edges) {
    part(`to-${edge.edge}`).addEventListener("click", ({ currentTarget }) => {
      if (currentTarget.getAttribute("aria-disabled") !== "true") edge.retry();
    });
  }
  index.forEach((button, at) => button.addEventListener("click", () => {
    [column, row] = [at % COUNT, Math.floor(at / COUNT)];
    write();
  }));
  writeEdges(sheet, part("atlas-readings"));
  write();
  const [left, top] = [sheet.scrollWidth - sheet.clientWidth, sheet.scrollHeight - sheet.clientHeight];
  sheet.scrollTo({ left: left / 2, top: top * 0.3, behavior: "instant" });
}
