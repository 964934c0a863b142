/**
 * How far the content reaches that does not fill the viewport, in CSS px.
 * @module
 */

/**
 * @param {any} scroller
 * @param {boolean} isRoot
 * @param {number} axis 0 across, 1 down.
 * @param {number} start What is added at its start.
 * @param {number} padding Its own at the end.
 */
export function naturalExtent(scroller, isRoot, axis, start, padding) {
  const [side, border, scroll] = axis ? ["bottom", "clientTop", "scrollTop"] : ["right", "clientLeft", "scrollLeft"];
  const box = scroller.getBoundingClientRect();
  // Across, blocks fill it.
  if (!axis) return scroller.clientWidth;
  if (isRoot) return box.height - start;
  const range = document.createRange();
  let reach = 0;
  for (const node of scroller.childNodes) {
    if (node.localName === "riffle-edge") continue;
    range.selectNode(node);
    const rect = range.getBoundingClientRect();
    if (rect.height) reach = Math.max(reach, rect[side] - box.top - scroller[border] + scroller[scroll]);
  }
  return reach ? reach - start + padding : 0;
}
