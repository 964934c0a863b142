/**
 * What an author can set of a control at an edge.
 * @module
 */
import { EDGES, LAYERS, LAYOUTS, MODES } from "./area-border.js";
import { byAttribute, flag, keyword, MOST, number, text } from "./options.js";

/** Some number of CSS px or seconds. */
const amount = (fallback) => number(fallback, 0, false);

/** The options by their property. @type {Record<string, import("./options.js").Option>} */
export const OPTIONS = {
  edge: keyword(EDGES),
  mode: keyword(MODES),
  length: amount(50),
  trigger: amount(80),
  delay: amount(0.2),
  fireOnRelease: flag(),
  margin: number(0, -MOST, false),
  layout: keyword(LAYOUTS),
  layer: keyword(LAYERS),
  showing: amount(0),
  resultShowing: amount(0.5),
  timeout: number("none", 0, false, "none"),
  haptics: flag(),
  loadDistance: number("none", 0, false, "none"),
  activeLabel: text("Loading"),
  successLabel: text("Done"),
  failureLabel: text("Failed"),
  endLabel: text("No more"),
  retryLabel: text("Try again"),
};

/** The options by their attribute. */
export const BY_ATTRIBUTE = byAttribute(OPTIONS);

/** What the engine is told of a control, in its order. */
export const settings = (element) => [
  EDGES.indexOf(element.edge), MODES.indexOf(element.mode), element.length, element.trigger,
  element.delay, element.fireOnRelease, element.margin, LAYOUTS.indexOf(element.layout),
  LAYERS.indexOf(element.layer), element.showing,
];
