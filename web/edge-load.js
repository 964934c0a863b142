/**
 * When a loading edge loads.
 * @module
 */

/** What its content is, as text. @param {any} ground */
const contentsOf = (ground) => `${ground.contents ?? ground.box.content}`;

/** @param {any} element */
export function loadingOf(element) {
  /** The content when it loaded last: without more of it, it does not load again before it has been left. */
  let loaded = "";

  return {
    /** Whether it is a loading edge. */
    get isOn() {
      return element.loadDistance !== "none";
    },

    /** A load begins, or as good as that. @param {import("./area.js").Area["ground"]} ground */
    began(ground) {
      loaded = contentsOf(ground);
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
      if (area.distance(member) <= element.loadDistance) return loaded !== contentsOf(area.ground);
      loaded = "";
      return false;
    },
  };
}
