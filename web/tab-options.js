/**
 * What an author can set on tabs.
 * @module
 */
import { byAttribute, keyword } from "./options.js";

/** The options by their property. @type {Record<string, import("./options.js").Option>} */
export const OPTIONS = {
  axis: keyword(["horizontal", "vertical"]),
  activation: keyword(["auto", "manual"]),
  indicator: keyword(["line", "pill", "none"]),
};

/** The options by their attribute. */
export const BY_ATTRIBUTE = byAttribute(OPTIONS);
