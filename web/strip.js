/**
 * The natively scrolling strip that `riffle.css` makes of a pager until it is ready: where it stands.
 * @module
 */

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
 * The page whose middle is nearest to the strip's.
 * @param {Element} pager
 * @param {Element[]} pages
 */
export function pageInStrip(pager, pages) {
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(pager);
  const distances = pages.map((page) => {
    const [left, top] = middle(page);
    return Math.hypot(left - x, top - y);
  });
  return distances.indexOf(Math.min(...distances));
}
