// One of the million pages: a pattern and a number, both from nothing but the page's index.

import { EXTENT, patternOf } from "./pattern.js";

const SVG = "http://www.w3.org/2000/svg";
const grouped = new Intl.NumberFormat("en");

/**
 * The page of an index: the recycled one drawn anew, or else a new one.
 *
 * @param {number} index from 0; the page shows it from 1
 * @param {Element | null | undefined} recycled a page that this function made earlier
 * @returns {Element}
 */
export function leafOf(index, recycled) {
  const leaf = recycled ?? blank();
  const [picture, label] = leaf.children;
  const [ground, ...paths] = picture.children;
  const pattern = patternOf(index);
  ground.setAttribute("fill", pattern.ground);
  pattern.inks.forEach(({ fill, data }, ink) => {
    paths[ink].setAttribute("fill", fill);
    paths[ink].setAttribute("d", data);
  });
  label.textContent = grouped.format(index + 1);
  return leaf;
}

function blank() {
  const leaf = document.createElement("section");
  leaf.className = "leaf";
  const picture = svg("svg", {
    viewBox: `0 0 ${EXTENT} ${EXTENT}`,
    preserveAspectRatio: "xMidYMid slice",
    "aria-hidden": "true",
  });
  picture.append(svg("rect", { width: EXTENT, height: EXTENT }), svg("path"), svg("path"), svg("path"));
  leaf.append(picture, document.createElement("p"));
  return leaf;
}

function svg(name, attributes = {}) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}
