/**
 * What an author can set of a switcher.
 * @module
 */
import { ANIMATORS } from "./animators.js";
import { byAttribute, flag, keyword, MOST, number, option, text } from "./options.js";

/** @typedef {import("./options.js").Option} Option */

/**
 * The configuration in the words of the trace format.
 * @typedef {{
 *   animator: string, duration: number, speed: number, edgeZone: number | null, interactive: boolean,
 *   direction: "ltr" | "rtl", whileBusy: "retarget" | "queue", slop: number, insets: number[],
 *   reducedMotion: boolean, asks: boolean }} SwitcherConfig
 */

/** Four lengths, as JSON where they are an attribute. */
const insets = option(
  null,
  (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  },
  (value) => {
    if (value === null) return value;
    const isRow = Array.isArray(value) && value.length === 4;
    return isRow && [...value].every((n) => Number.isFinite(n) && n >= 0) ? value : TypeError;
  },
  "[top, left, bottom, right], no length negative",
);

/**
 * The options by their property.
 * @type {Record<string, Option>}
 */
export const OPTIONS = {
  selected: number(0, -MOST),
  animator: option(
    ANIMATORS[0],
    String,
    (value) => (ANIMATORS.includes(value) ? value : TypeError),
    `${ANIMATORS.join(" or ")}, or, as a property, an object with prepare, update, finish, from or to`,
  ),
  duration: number(1, 0, false),
  speed: number(3.2, 0, false),
  edgeZone: number(25, 0, false, "none"),
  whileBusy: keyword(["retarget", "queue"]),
  noSwipe: flag(),
  disabled: flag(),
  pageInsets: insets,
  pageLabel: text("{page} of {count}"),
};

/** The options by their attribute. */
export const BY_ATTRIBUTE = byAttribute(OPTIONS);

/**
 * The configuration that the element's options ask for.
 * @param {any} element
 * @returns {Omit<SwitcherConfig, "direction" | "insets" | "reducedMotion">}
 */
export const config = (element) => ({
  animator: typeof element.animator === "string" ? element.animator : "custom",
  duration: element.duration,
  speed: element.speed,
  edgeZone: element.edgeZone === "none" ? null : element.edgeZone,
  interactive: !element.noSwipe && !element.disabled,
  whileBusy: element.whileBusy,
  // Points that a finger moves before it drags (from the trace format's default).
  slop: 10,
  asks: element.shouldMove !== null,
});
