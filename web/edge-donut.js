/**
 * The indicator of a control: a ring that fills with the pull, turns while the work goes on, and shows what
 * came of it.
 * @module
 */

const make = (name, attributes, ...children) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  node.append(...children);
  return node;
};

/** The marks of the results, in a square of 22; names of results are no names of ours, which builds shorten. */
const MARKS = {
  "success": "M6.9 11.4l2.9 2.9 5.4-6.2",
  "failure": "M11 6.4v5.4M11 15.3v.01",
  "end": "M7 11h8",
};

/** Makes one; its class says what it shows, and `--progress` how full it is. */
export function donut() {
  const ring = { cx: 11, cy: 11, r: 9.5, pathLength: 1 };
  return make(
    "svg",
    { part: "donut", viewBox: "0 0 22 22", "aria-hidden": "true" },
    make("circle", { ...ring, id: "ground" }),
    make("circle", { ...ring, id: "arc" }),
    make("circle", { ...ring, id: "spinner" }),
    ...Object.entries(MARKS).map(([id, d]) => make("path", { id, d })),
  );
}
