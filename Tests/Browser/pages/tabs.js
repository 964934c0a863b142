// What the tests of tabs work with: a target that does what it is told, and only that.
import "/riffle.js";

/** What the targets have been told to select, and the events of tabs: [type, page]. */
const [calls, log] = [[], []];

/** Gives an element what tabs ask a target for. */
const arm = (target, selection = 0) => {
  let end = () => {};
  Object.defineProperty(target, "count", { get: () => target.children.length });
  return Object.assign(target, {
    selection,
    state: "idle",
    from: selection,
    to: selection,
    progress: 0,
    pending: null,
    select(page) {
      calls.push(page);
      end("cancelled");
      return new Promise((resolve) => {
        end = resolve;
      });
    },
    /** Tells its tabs that it is between two pages. */
    go(from, to, progress, state = "dragging") {
      Object.assign(this, { from, to, progress, state, selection: from + (to - from) * progress });
      this.dispatchEvent(new CustomEvent("selectionprogress"));
    },
    /** Comes to rest, which is where a command ends. */
    rest(page) {
      this.go(page, page, 0, "idle");
      end("settled");
    },
  });
};

const makeTarget = (count, selection) => {
  const target = document.createElement("div");
  target.id = "target";
  for (let i = 0; i < count; i += 1) {
    target.append(document.createElement("section"));
    target.lastChild.textContent = `Page ${i}`;
  }
  return arm(target, selection);
};

const makeTab = (i, name = "button") => {
  const tab = document.createElement(name);
  tab.textContent = `Tab ${i}`;
  tab.className = `t${i}`;
  return tab;
};

/** Makes tabs with these attributes. */
const makeTabs = (attributes, count, name) => {
  const tabs = document.createElement("riffle-tabs");
  const all = { for: "target", class: "even", "aria-label": "Places", ...attributes };
  for (const [name, value] of Object.entries(all)) tabs.setAttribute(name, value);
  for (let i = 0; i < count; i += 1) tabs.append(makeTab(i, name));
  tabs.addEventListener("tabselect", ({ type, detail }) => log.push([type, detail.page]));
  return tabs;
};

/** Shows tabs and their target. */
const show = (attributes, count = 4, { pages = count, selection = 0, name } = {}) => {
  const tabs = makeTabs(attributes, count, name);
  const target = makeTarget(pages, selection);
  Object.assign(globalThis, { tabs, target });
  room.replaceChildren(tabs, target);
};

/** The mark's rectangle in the window: x, y, width, height; null while there is none. */
const mark = () => {
  const part = tabs.shadowRoot.querySelector("[part=indicator]");
  if (part.hidden) return null;
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y, width, height].map((n) => Math.round(n * 100) / 100);
};

/** The indexes of the tabs that have an attribute of this value. */
const having = (name, value) =>
  [...tabs.children].flatMap((tab, i) => (tab.getAttribute(name) === value ? [i] : []));

const focused = () => [...tabs.children].indexOf(document.activeElement);

Object.assign(globalThis, {
  calls, log, arm, makeTarget, makeTab, makeTabs, show, mark, having, focused,
});
globalThis.isLoaded = true;
