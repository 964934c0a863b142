/**
 * The element that tabs are for: one that was set, or the one that has an id, when it has.
 * @module
 */

/**
 * @param {any} tabs
 * @param {() => void} changed It is another one.
 */
export function targetOf(tabs, changed) {
  /** The one that was set. @type {Element | null} */
  let own = null;
  /** @type {Element | null} */
  let element = null;
  const nodes = new MutationObserver(() => resolve());
  /** Whether it is in a document. */
  let isThere = false;

  const watch = () => {
    nodes.disconnect();
    // Elements with that id come and go.
    if (!isThere || own || !tabs.htmlFor) return;
    nodes.observe(tabs.getRootNode(), { subtree: true, childList: true, attributeFilter: ["id"] });
  };

  const find = () => {
    const { htmlFor } = tabs;
    const root = tabs.getRootNode();
    // Outside of a document there is no such method.
    return (isThere && htmlFor && root.getElementById?.(htmlFor)) || null;
  };

  const resolve = () => {
    const found = own ?? find();
    if (found === element) return;
    element = found;
    changed();
  };

  return {
    get element() {
      return element;
    },

    set(value) {
      if (value !== null && !(value instanceof Element)) {
        throw new TypeError(`target is an element or null, not ${String(value)}`);
      }
      own = value;
      watch();
      resolve();
    },

    /** The id may be another one. */
    resolve() {
      watch();
      resolve();
    },

    /** @param {AbortSignal} signal Ends it. */
    start(signal) {
      isThere = true;
      watch();
      resolve();
      // One that was set has been let go by its follower and is followed anew.
      if (own) changed();
      signal.addEventListener("abort", () => {
        isThere = false;
        nodes.disconnect();
        element = own;
      });
    },
  };
}
