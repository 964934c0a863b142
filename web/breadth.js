/**
 * A pager that is as broad as what is in view: its size across the axis follows the row.
 * @module
 */

/**
 * @param {any} element
 * @returns {{ write(breadth: number): void, release(): void }} Gives the pager its size; and takes it back.
 */
export function breadthOf(element) {
  const { style } = element;
  /** The property that is written, what the author had there, and what is there now. */
  let [name, own, written] = ["", "", ""];
  let priority = "";

  const release = () => {
    if (name && style.getPropertyValue(name) === written) style.setProperty(name, own, priority);
    if (!element.getAttribute("style")) element.removeAttribute("style");
    name = "";
  };

  return {
    release,

    /** @param {number} breadth In CSS px; NaN where it is not known. */
    write(breadth) {
      const next = element.autoExtent ? (element.axis === "vertical" ? "width" : "height") : "";
      if (name && name !== next) release();
      if (!next || isNaN(breadth)) return;
      if (!name) {
        name = next;
        own = style.getPropertyValue(name);
        priority = style.getPropertyPriority(name);
      }
      const computed = getComputedStyle(element);
      const around = (names) => names.reduce((sum, name) => sum + (parseFloat(computed[name]) || 0), 0);
      const extra =
        computed.boxSizing !== "border-box"
          ? 0
          : around(
              next === "height"
                ? ["paddingTop", "paddingBottom", "borderTopWidth", "borderBottomWidth"]
                : ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"],
            );
      const text = `${breadth + extra}px`;
      if (text === written && style.getPropertyValue(name) === written) return;
      style.setProperty(name, text);
      written = style.getPropertyValue(name);
    },
  };
}
