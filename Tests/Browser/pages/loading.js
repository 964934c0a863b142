// A pager that loads at both ends: items are numbered, those before 0 downwards.
import "/riffle.js";

/** How pages can be given: as children, as a number of them, by keys. */
const KINDS = {
  children: {
    begin: (pager) => pager.append(...items.map(pageOf)),
    add(pager, side, more) {
      const pages = more.map(pageOf);
      if (side === "end") pager.append(...pages);
      else pager.prepend(...pages);
    },
  },
  counted: {
    begin: (pager) => (pager.pageCount = items.length),
    add: (pager, side, more) => pager.insertPages(side === "end" ? items.length - more.length : 0, more.length),
  },
  keys: {
    begin: (pager) => (pager.pageKeys = items),
    add: (pager) => (pager.pageKeys = items),
  },
};

/** The numbers of the items, in their order. */
let items = [];
/** How they are given, and how long a page is by its number, where it says it itself. */
let kind = KINDS.children;
let lengthOf = null;

const pageOf = (item) => {
  const page = document.createElement("section");
  page.id = `i${item}`;
  page.className = `page c${((item % 3) + 3) % 3}`;
  page.textContent = `Item ${item}`;
  if (lengthOf) {
    const story = document.createElement("div");
    story.style.height = `${lengthOf(item)}px`;
    page.append(story);
  }
  return page;
};

/** What a source is asked for, and what it answers: a number of items, "end" or "fail"; `wait` for `go()`. */
const sourceOf = (side) => {
  const source = {
    asked: 0,
    flying: 0,
    most: 0,
    aborted: 0,
    plan: [],
    otherwise: 3,
    wait: false,
    /** Whether it answers what it is not asked for any more. */
    isStubborn: false,
    go() {},
    async answer({ signal }) {
      source.asked += 1;
      source.flying += 1;
      source.most = Math.max(source.most, source.flying);
      signal.addEventListener("abort", () => (source.aborted += 1));
      try {
        if (source.wait) await new Promise((go) => (source.go = go));
        else await new Promise(requestAnimationFrame);
        if (signal.aborted && !source.isStubborn) throw signal.reason;
        const answer = source.plan.length ? source.plan.shift() : source.otherwise;
        if (answer === "fail") throw new Error("The line is dead.");
        if (answer === "end") return "end";
        add(side, answer);
      } finally {
        source.flying -= 1;
      }
    },
  };
  return source;
};

/** Items come at a side. */
const add = (side, count) => {
  const [first, last] = items.length ? [items[0], items[items.length - 1]] : [0, -1];
  const more = Array.from({ length: count }, (_, i) => (side === "end" ? last + 1 + i : first - count + i));
  if (side === "end") items.push(...more);
  else items.unshift(...more);
  kind.add(pager, side, more);
};

/**
 * Shows a pager of `count` items with loading edges at its sides.
 * @param {{ as?: string, count?: number, sides?: string[], attributes?: object, edge?: object, size?: string,
 *   plans?: object }} [how]
 */
const show = async ({
  as = "children", count = 0, sides = ["start", "end"], attributes = {}, edge = {}, lengths, plans = {},
} = {}) => {
  room.textContent = "";
  items = Array.from({ length: count }, (_, i) => i);
  kind = KINDS[as];
  lengthOf = lengths ? (item) => lengths[((item % lengths.length) + lengths.length) % lengths.length] : null;
  const pager = document.createElement("riffle-pager");
  const isUpright = attributes.axis === "vertical";
  if (!isUpright) pager.className = "flat";
  for (const [name, value] of Object.entries(attributes)) pager.setAttribute(name, value);
  const names = isUpright ? { start: "top", end: "bottom" } : { start: "leading", end: "trailing" };
  const sources = { start: sourceOf("start"), end: sourceOf("end") };
  const edges = {};
  for (const side of sides) {
    const control = document.createElement("riffle-edge");
    const all = { edge: names[side], mode: "disabled", "load-distance": "0", ...edge };
    for (const [name, value] of Object.entries(all)) control.setAttribute(name, value);
    Object.assign(sources[side], plans[side]);
    control.handler = sources[side].answer;
    edges[side] = control;
  }
  if (as !== "children") pager.renderPage = (page) => pageOf(items[page]);
  Object.assign(globalThis, { pager, edges, sources });
  pager.append(...Object.values(edges));
  kind.begin(pager);
  room.append(pager);
  await pager.ready;
};

/** Where an item is seen along the axis, from where the pager begins in its reading direction; null if it is not. */
const seen = (item) => {
  const page = document.getElementById(`i${item}`);
  if (page?.dataset.riffle !== "visible") return null;
  const [box, there] = [pager, page].map((node) => node.getBoundingClientRect());
  if (pager.axis === "vertical") return there.y - box.y;
  return getComputedStyle(pager).direction === "rtl" ? box.right - there.right : there.x - box.x;
};

/** Whether nothing moves for some frames, nothing is loaded, and no control says anything. */
const isStill = async () => {
  const places = () => JSON.stringify([...pager.querySelectorAll(".page")].map((page) => page.style.transform));
  const before = places();
  for (let i = 0; i < 5; i += 1) await new Promise(requestAnimationFrame);
  const isIdle = Object.values(edges).every(({ state }) => state === "idle");
  return pager.state === "idle" && isIdle && before === places();
};

/** The item of the page that is current, or that it is on the way to. */
const current = () => items[pager.page] ?? null;
const aimed = () => items[pager.target] ?? null;

/** Notes in each frame where items are seen, and where in the row of items the pager is, until `unwatch()`. */
const watch = (...whom) => {
  const frames = [];
  globalThis.frames = frames;
  let isOn = true;
  globalThis.unwatch = () => (isOn = false);
  // What a frame draws: an observer that is new is told of it after all callbacks.
  const look = (t) => {
    const drawn = new ResizeObserver(() => {
      drawn.disconnect();
      frames.push([t, ...whom.map(seen), pager.state, aimed()]);
      if (isOn) requestAnimationFrame(look);
    });
    drawn.observe(room);
  };
  requestAnimationFrame(look);
};

/** What is asked for at the start comes in as soon as that end has thrown the row back, and it is on its way. */
const bringThrownBack = () => {
  globalThis.hasBrought = false;
  let last = 0;
  const look = () => {
    const { offset, state } = pager;
    if (state === "gliding" && offset < 0 && offset > last) {
      Object.assign(sources.start, { wait: false }).go();
      globalThis.hasBrought = true;
    } else {
      last = offset;
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
};

Object.assign(globalThis, { show, bringThrownBack, seen, isStill, add, watch, current, aimed, isLoaded: true });
Object.defineProperty(globalThis, "items", { get: () => items });
