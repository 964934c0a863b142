// A million virtual pages, and the box to jump in.

import { startFigures } from "./figures.js";
import { startJump } from "./jump.js";
import { leafOf } from "./leaf.js";

/** Pages that are simply there when the engine cannot be: the pager then scrolls natively. */
const SAMPLE = 24;

/** Gives the pager its pages and wires the controls. */
export function startMillion() {
  const pager = document.getElementById("leaves");
  fillPages(pager);

  customElements.whenDefined("riffle-pager").then(() => pager.ready).then((isThere) => {
    if (isThere === false) for (let index = 0; index < SAMPLE; index += 1) pager.append(leafOf(index));
  });

  const meter = startFigures(pager);
  startJump(document.getElementById("jump"), pager.pageCount, (page) => {
    meter.start();
    travel(pager, page);
  });
}

/** This one and the next are shown on the page as they stand here. */
export function fillPages(pager) {
  // Called for each page that comes near; what left is handed back.
  pager.renderPage = (index, recycled) => leafOf(index, recycled);
  pager.pageCount = 1_000_000;
}

export function travel(pager, page) {
  const away = page - pager.page;
  // From afar it lands close by first: to fly past all between would only flicker.
  if (Math.abs(away) > 8) {
    pager.goTo(page - Math.sign(away) * 4, { animated: false });
  }
  pager.goTo(page);
}
