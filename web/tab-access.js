/**
 * What assistive technology is told of tabs: the tabs pattern of WAI-ARIA. All of it is taken back from
 * nodes that are tabs or pages no more.
 * @module
 */
import { lend } from "./access.js";

/** Pages that mean nothing by themselves and become tab panels. */
const PLAIN = "div,span,p,section";
/** What can have the focus on a page. */
const FOCUSABLE =
  "a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls]," +
  "[contenteditable],[tabindex]";

const LENT = [
  "role", "id", "type", "aria-controls", "aria-labelledby", "aria-disabled", "aria-orientation",
];
/** What changes as the selection does; what the author wrote was for the beginning. */
const REPLACED = ["aria-selected", "tabindex"];

/** Ids by node: one that comes back has its old one. @type {WeakMap<Element, string>} */
const ids = new WeakMap();
let lastId = 0;

/** Whether a tab can neither be chosen nor have the focus. */
export const isDisabled = (tab) => tab.hasAttribute("disabled");

/** Whether a tab is not to be chosen. */
export const isRefused = (tab) => isDisabled(tab) || tab.getAttribute("aria-disabled") === "true";

/**
 * How tabs are.
 * @typedef {object} Dress
 * @property {Element[]} tabs
 * @property {Element[]} panels
 * @property {number} count How many pages there are.
 * @property {number | null} goal The page that counts as selected.
 * @property {boolean} isVertical
 * @property {(tab: Element) => boolean} canFocus
 */

/** @param {Element} element */
export function wardrobeOf(element) {
  /** What sets the attributes of the nodes that have been dressed. @type {Map<Element, any>} */
  const dressed = new Map();
  const setterOf = (node) => {
    if (!dressed.has(node)) dressed.set(node, setter(node));
    return dressed.get(node);
  };
  const undress = (node) => {
    for (const name of [...LENT, ...REPLACED]) dressed.get(node)(name);
    dressed.delete(node);
  };

  /** The only tab that the Tab key stops at. @param {Dress} dress */
  const stop = ({ tabs, goal, canFocus }) => {
    const active = /** @type {any} */ (element.getRootNode()).activeElement;
    const isStop = (tab) => tab && canFocus(tab);
    const focused = active && tabs.find((tab) => tab.contains(active));
    const [selected] = goal === null ? [] : tabs.slice(goal);
    return [focused, selected].find(isStop) ?? tabs.find(isStop);
  };

  return {
    /** @param {Dress} dress */
    update(dress) {
      const { tabs, panels, count, goal, isVertical } = dress;
      const nodes = new Set([element, ...tabs, ...panels]);
      for (const node of [...dressed.keys()]) if (!nodes.has(node)) undress(node);
      const set = setterOf(element);
      set("role", "tablist");
      set("aria-orientation", isVertical ? "vertical" : null);
      const stopped = stop(dress);
      tabs.forEach((tab, index) => {
        const set = setterOf(tab);
        set("role", "tab");
        // Without it, a button in a form submits that.
        set("type", tab.localName === "button" ? "button" : null);
        const cannot = index >= count || isDisabled(tab);
        set("aria-disabled", cannot && !tab.matches(":disabled") ? "true" : null);
        set("aria-selected", `${index === goal}`);
        set("tabindex", tab === stopped ? "0" : "-1");
        const panel = panels[index];
        // Ids have a meaning in their own tree only.
        const isNear = panel?.getRootNode() === tab.getRootNode();
        set("id", isNear ? idOf(tab) : null);
        if (isNear) setterOf(panel)("id", idOf(panel));
        set("aria-controls", isNear ? panel.id : null);
      });
      panels.forEach((panel, index) => {
        const set = setterOf(panel);
        set("role", isPlain(panel) ? "tabpanel" : null);
        const isPanel = panel.getAttribute("role") === "tabpanel";
        const tab = tabs[index];
        const isNear = tab?.getRootNode() === panel.getRootNode();
        if (!isNear) set("id");
        set("aria-labelledby", isPanel && isNear && !panel.hasAttribute("aria-label") ? tab.id : null);
        // Whoever reads with the keys gets into it, if not onto something in it.
        set("tabindex", isPanel && !panel.querySelector(FOCUSABLE) ? "0" : null);
      });
    },

    /** Takes everything back. */
    release() {
      for (const node of [...dressed.keys()]) undress(node);
    },
  };
}

/** Our own elements are something already, whoever comes first. */
const isPlain = (page) => page.matches(PLAIN) || /^(?!riffle-).*-/.test(page.localName);

function idOf(node) {
  if (!ids.has(node)) ids.set(node, `riffle-tabs-${(lastId += 1)}`);
  return ids.get(node);
}

/**
 * Sets attributes of a node: what is in `REPLACED` in place of the author's, the others where the author
 * has none. Without a value, it gives back what was there.
 * @param {Element} node
 * @returns {(name: string, value?: string | null) => void}
 */
function setter(node) {
  const lent = lend(node);
  /** The author's. @type {Map<string, string | null>} */
  const replaced = new Map();
  return (name, value = null) => {
    if (!REPLACED.includes(name)) return lent(name, value);
    if (value === null) {
      if (!replaced.has(name)) return;
      const old = replaced.get(name);
      replaced.delete(name);
      if (old === null) node.removeAttribute(name);
      else node.setAttribute(name, old);
      return;
    }
    if (!replaced.has(name)) replaced.set(name, node.getAttribute(name));
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  };
}
