/**
 * The natively scrolling strip that `riffle.css` makes of a pager until it is ready: where it stands.
 * @module
 */
import { ROWS } from "./border.js";

/** How far it has been scrolled. */
const offsets = ({ scrollLeft, scrollTop }) => `${[scrollLeft, scrollTop]}`;

/**
 * Scrolls the strip to a page.
 * @param {Element} pager
 * @param {Element | undefined} page
 * @returns {() => boolean} Whether someone has scrolled it since.
 */
export function showInStrip(pager, page) {
  if (page) {
    const [from, to] = [pager, page].map((node) => node.getBoundingClientRect());
    // From the start of the reading direction, and not by scrollIntoView: that moves the document.
    const isMirrored = getComputedStyle(pager).direction === "rtl";
    pager.scrollLeft += isMirrored ? to.right - from.right : to.left - from.left;
    pager.scrollTop += to.top - from.top;
  }
  const shown = offsets(pager);
  return () => offsets(pager) !== shown;
}

/**
 * The page that stands nearest to where the alignment says.
 * @param {any} pager
 * @param {Element[]} pages
 */
export function pageInStrip(pager, pages) {
  const share = ROWS.alignment.indexOf(pager.alignment) / 2;
  const isMirrored = getComputedStyle(pager).direction === "rtl";
  const place = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width * (isMirrored ? 1 - share : share), y + height * share];
  };
  const [x, y] = place(pager);
  const distances = pages.map((page) => {
    const [left, top] = place(page);
    return Math.hypot(left - x, top - y);
  });
  return distances.indexOf(Math.min(...distances));
}
