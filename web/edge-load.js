/**
 * When a loading edge loads.
 * @module
 */

/** @param {any} element */
export function loadingOf(element) {
  /** The content when it loaded last: without more of it, it does not load again before it has been left. */
  let loaded = "";

  return {
    /** Whether it is a loading edge. */
    get isOn() {
      return element.loadDistance !== "none";
    },

    /** A load begins, or as good as that. @param {import("./ground.js").Ground} ground */
    began(ground) {
      loaded = `${ground.box.content}`;
    },

    forget() {
      loaded = "";
    },

    /**
     * Whether the end is near, and nothing has been loaded for it.
     * @param {import("./area.js").Area} area
     * @param {import("./area.js").Member} member
     */
    isDue(area, member) {
      if (area.distance(member) <= element.loadDistance) return loaded !== `${area.ground.box.content}`;
      loaded = "";
      return false;
    },
  };
}
