/**
 * Noticing that what is scrolled may be of another size.
 * @module
 */
import { watch } from "./box.js";
import { listen } from "./listen.js";

/**
 * @param {Element} holder What has the content as its children.
 * @param {() => void} changed
 * @param {AbortSignal} signal Ends it.
 * @returns {() => void} Tells at once what would be told soon.
 */
export function watchContent(holder, changed, signal) {
  const sizes = new ResizeObserver(changed);
  const observe = (node) => {
    if (node instanceof Element && !/^riffle-(edge|header)$/.test(node.localName)) {
      // Room that is added inside is no other size.
      sizes.observe(node, { box: "border-box" });
    }
  };
  const heard = (/** @type {MutationRecord[]} */ records) => {
    for (const { target, addedNodes, removedNodes } of records) {
      if (target !== holder) continue;
      removedNodes.forEach((node) => node instanceof Element && sizes.unobserve(node));
      addedNodes.forEach(observe);
    }
    changed();
  };
  const children = new MutationObserver(heard);
  const unwatch = watch(holder, changed, signal);
  [...holder.children].forEach(observe);
  // What comes in deeper is seen in the same frame.
  children.observe(holder, { childList: true, subtree: true });
  listen(window, signal, { resize: changed });
  // Zooming by two fingers.
  if (window.visualViewport) listen(window.visualViewport, signal, { resize: changed });
  signal.addEventListener("abort", () => {
    unwatch();
    sizes.disconnect();
    children.disconnect();
  });
  return () => {
    const records = children.takeRecords();
    if (records.length) heard(records);
  };
}
