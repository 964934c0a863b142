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
 */
export function watchContent(holder, changed, signal) {
  const sizes = new ResizeObserver(changed);
  const observe = (node) => {
    if (node instanceof Element && !/^riffle-(edge|header)$/.test(node.localName)) {
      // Room that is added inside is no other size.
      sizes.observe(node, { box: "border-box" });
    }
  };
  const children = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      removedNodes.forEach((node) => node instanceof Element && sizes.unobserve(node));
      addedNodes.forEach(observe);
    }
    changed();
  });
  const unwatch = watch(holder, changed, signal);
  [...holder.children].forEach(observe);
  children.observe(holder, { childList: true });
  listen(window, signal, { resize: changed });
  signal.addEventListener("abort", () => {
    unwatch();
    sizes.disconnect();
    children.disconnect();
  });
}
