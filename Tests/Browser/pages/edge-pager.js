// What the tests of controls at a pager's ends work with.
import "/riffle.js";

/** What has been told: [type, edge or page, detail]. */
const log = [];
for (const type of ["edgestate", "edgeactivate", "edgefinish"]) {
  document.addEventListener(type, ({ target, detail }) => log.push([type, target.edge, { ...detail }]));
}
for (const type of ["pagechange", "pagetarget", "pagesettle", "pagecancel"]) {
  document.addEventListener(type, ({ detail }) => log.push([type, detail.page]));
}

const pageOf = (i) => {
  const page = document.createElement("section");
  page.id = `p${i}`;
  page.className = `page c${i % 3}`;
  page.textContent = `Page ${i}`;
  return page;
};

const dress = (element, attributes) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

/**
 * Shows a pager with controls, each an object of attributes, as its children.
 * @param {object[]} edges
 * @param {{ count?: number, attributes?: object, rendered?: boolean }} [more]
 */
const show = async (edges, { count = 5, attributes = {}, rendered = false } = {}) => {
  const room = document.getElementById("room");
  room.textContent = "";
  const pager = dress(document.createElement("riffle-pager"), attributes);
  const controls = edges.map((edge) => dress(document.createElement("riffle-edge"), edge));
  pager.append(...controls);
  if (rendered) {
    pager.renderPage = (page) => pageOf(page);
    pager.pageCount = count;
  } else {
    pager.append(...Array.from({ length: count }, (_, i) => pageOf(i)));
  }
  room.append(pager);
  Object.assign(globalThis, { pager, controls, edge: controls[0] });
  await pager.ready;
  await edge.ready;
  log.length = 0;
};

/** Where a page is seen along the axis, from where the pager begins in its reading direction. */
const seen = (page) => {
  const [box, there] = [pager, document.getElementById(`p${page}`)].map((node) => node.getBoundingClientRect());
  if (pager.axis === "vertical") return there.y - box.y;
  return getComputedStyle(pager).direction === "rtl" ? box.right - there.right : there.x - box.x;
};

/** Whether nothing moves for two frames. */
const isStill = async () => {
  const places = () => JSON.stringify([...pager.querySelectorAll(".page")].map((page) => page.style.transform));
  const before = places();
  for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  return pager.state === "idle" && before === places();
};

Object.assign(globalThis, { log, show, seen, isStill, pageOf, dress, isLoaded: true });

/** Notes for each pointer move where it is and where a page is seen after it: [place, seen]. */
const follow = (page) => {
  const isUpright = pager.axis === "vertical";
  const trail = [];
  globalThis.trail = trail;
  addEventListener("pointermove", ({ clientX, clientY }) =>
    queueMicrotask(() => trail.push([isUpright ? clientY : clientX, seen(page)])));
};

Object.assign(globalThis, { follow });
