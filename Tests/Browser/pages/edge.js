// What the tests of edge controls work with: something that scrolls, and controls on it.
import "/riffle.js";

/** What the controls have told: [type, edge, detail]. */
const log = [];
for (const type of ["edgestate", "edgeactivate", "edgefinish"]) {
  document.addEventListener(type, ({ target, detail }) => {
    const { error, ...rest } = detail ?? {};
    log.push([type, target.edge, { ...rest, ...(error ? { error: error.message } : {}) }]);
  });
}

const itemsOf = (count, from = 0) =>
  Array.from({ length: count }, (_, i) => {
    const item = document.createElement("div");
    item.className = "item";
    item.textContent = `Item ${from + i}`;
    return item;
  });

const edgeOf = (attributes) => {
  const edge = document.createElement("riffle-edge");
  for (const [name, value] of Object.entries(attributes)) edge.setAttribute(name, value);
  return edge;
};

/**
 * Shows a scroller with items and controls, each an object of attributes, in it.
 * @param {object[]} edges
 * @param {{ count?: number, style?: string, name?: string, isDocument?: boolean }} [more]
 */
const show = async (edges, { count = 40, style = "", name = "", isDocument = false } = {}) => {
  const room = document.getElementById("room");
  room.textContent = "";
  const scroller = isDocument ? room : document.createElement("div");
  if (!isDocument) {
    scroller.className = `scroller ${name}`;
    scroller.tabIndex = 0;
    if (style) scroller.setAttribute("style", style);
    room.append(scroller);
  }
  const controls = edges.map(edgeOf);
  scroller.append(...controls, ...itemsOf(count));
  Object.assign(globalThis, {
    scroller: isDocument ? document.scrollingElement : scroller,
    controls,
    edge: controls[0],
    add: (count) => scroller.append(...itemsOf(count, scroller.querySelectorAll(".item").length)),
    head: () => scroller.querySelector(".item").getBoundingClientRect().y,
  });
  await edge.ready;
  log.length = 0;
};

Object.assign(globalThis, { log, show, itemsOf, edgeOf, isLoaded: true });
