// The live figures of the million pages: where it is, how many were turned, what that costs.

import { FrameMeter } from "./meter.js";

const grouped = new Intl.NumberFormat("en");

/** More pages than this between two frames are a jump: no hand is so quick. */
const FLICKED = 40;

/**
 * Keeps the figures true.
 *
 * @param {HTMLElement} pager
 * @returns {FrameMeter} to be started by whoever moves the pager from a script
 */
export function startFigures(pager) {
  const figure = (name) => document.getElementById(`figure-${name}`);
  const [page, turned, mounted, work] = ["page", "turned", "mounted", "work"].map(figure);
  let turns = 0;
  let before = pager.page;

  const write = () => {
    page.textContent = grouped.format(pager.page + 1);
    turned.textContent = grouped.format(turns);
    mounted.textContent = String(pager.childElementCount);
  };

  pager.addEventListener("pagechange", () => {
    // A quick flick passes several pages between two frames; a jump passes none.
    const passed = Math.abs(pager.page - before);
    if (passed <= FLICKED) turns += passed;
    before = pager.page;
    write();
  });
  pager.addEventListener("pagesettle", write);
  customElements.whenDefined("riffle-pager").then(() => pager.ready).then(write);

  const meter = new FrameMeter(motionOf(pager), (median) => {
    work.textContent = median.toFixed(1);
  });
  meter.watch(pager);
  return meter;
}

/** Tells whether the pager stands elsewhere than at the last question. */
function motionOf(pager) {
  let before = pager.position;
  return () => {
    const now = pager.position;
    const moved = now !== before;
    before = now;
    return moved;
  };
}
