/**
 * How large what scrolls is: its content, and itself with more padding.
 * @module
 */

/**
 * How far the content reaches that does not fill the viewport, in CSS px.
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
    if (/^riffle-(edge|header)$/.test(node.localName)) continue;
    range.selectNode(node);
    const rect = range.getBoundingClientRect();
    if (rect.height) reach = Math.max(reach, rect[side] - box.top - scroller[border] + scroller[scroll]);
  }
  return reach ? reach - start + padding : 0;
}

/**
 * What keeps the outer size of an element whose padding would add to it: it is sized with its padding, and by
 * so much more as the author's padding and border are.
 */
export function sizingOf(scroller, style, own) {
  if (style.boxSizing !== "content-box") return {};
  /** @type {Record<string, string>} */
  const sizing = {};
  for (const [name, [start, end]] of [["Width", [1, 3]], ["Height", [0, 2]]]) {
    const borders = name === "Width" ? ["Left", "Right"] : ["Top", "Bottom"];
    const more = borders.reduce(
      (sum, side) => sum + parseFloat(style[`border${side}Width`]),
      own[start] + own[end],
    );
    const specified = scroller.computedStyleMap?.().get(name.toLowerCase());
    const isAuto = specified ? specified.value === "auto" : name === "Width";
    if (!isAuto) sizing[name.toLowerCase()] = `${more}px`;
    if (style[`max${name}`] !== "none") sizing[`max${name}`] = `${more}px`;
    if (!/^(auto|0px)$/.test(style[`min${name}`])) sizing[`min${name}`] = `${more}px`;
  }
  return Object.keys(sizing).length ? { boxSizing: "border-box", ...sizing } : {};
}
