/**
 * What an author can set of a pager.
 * @module
 */
import { ROWS } from "./border.js";
import { byAttribute, flag, keyword, MOST, number, option, text } from "./options.js";

/** @typedef {import("./options.js").Option} Option */

/**
 * The configuration in the words of the trace format.
 * @typedef {{
 *   axis: "horizontal" | "vertical", direction: "ltr" | "rtl", alignment: "start" | "center" | "end",
 *   trim: boolean, spacing: number, insets: number[], extent: { fraction?: number, points?: number },
 *   bounces: boolean, limit: number | null, snaps: boolean, slop: number, reducedMotion: boolean,
 *   transition: any, perspective: number | null, overscan: number,
 *   parallax: "clamped" | "unclamped", clip: boolean, outset: number[], loop: boolean,
 *   history: number, prefetch?: number, prefetchBudget?: number }} Config
 */

/** A name, or numbers of one's own; as an attribute, these are JSON. */
const transition = option(
  "none",
  (text) => (text.trim()[0] === "{" ? JSON.parse(text) : text),
  (value) => (ROWS.transition.includes(value) ? value : own(value) ?? TypeError),
  `${ROWS.transition.join(" or ")} or {angleRatio, translation, rotation, perspective}`,
);

/** A transition of the author's, complete; nothing if it is none. */
function own(value) {
  if (typeof value !== "object") return;
  const { angleRatio = 0, translation = [0, 0], rotation = [0, 0, 0], perspective = 0, ...rest } =
    value ?? { nothing: 0 };
  const isRow = (row, length) =>
    Array.isArray(row) && row.length === length && [...row].every(Number.isFinite);
  if (Object.keys(rest).length || !isRow([angleRatio, perspective], 2) || perspective < 0) return;
  if (!isRow(translation, 2) || !isRow(rotation, 3)) return;
  return { angleRatio, translation, rotation, perspective };
}

/** Where pages go on for ever, in the order of the engine's numbers for it: −1, −2. */
export const ENDLESS = ["forward", "both"];
const endless = option(
  null,
  String,
  (value) => (value === null || ENDLESS.includes(value) ? value : TypeError),
  ENDLESS.join(" or "),
);

/**
 * A share of the area, "80%", or points, "200px"; see `lengthOf` for bare numbers. As long as its content, a
 * page that was not measured yet counts as long as the area.
 */
const extent = option(
  "100%",
  String,
  (value) => {
    const text = String(value).trim();
    if (text === "content") return text;
    const { fraction, points = fraction } = lengthOf(text);
    return points > 0 ? text : points <= 0 ? RangeError : TypeError;
  },
  'like "80%" or "200px", or content',
);

/**
 * A bare number up to 1 is a share of the area and a larger one is points: nobody wants pages of a
 * single point.
 * @param {string} text
 * @returns {{ fraction?: number, points?: number }} Empty if the text is no length.
 */
function lengthOf(text) {
  if (text === "content") return { fraction: 1 };
  const [, digits, unit] = /^([\d.e+-]+)\s*(%|px|)$/i.exec(text) ?? [];
  const value = +digits;
  if (!isFinite(value)) return {};
  if (unit === "%") return { fraction: value / 100 };
  return unit || value > 1 ? { points: value } : { fraction: value };
}

/**
 * The options by their property.
 * @type {Record<string, Option>}
 */
export const OPTIONS = {
  axis: keyword(ROWS.axis),
  transition,
  perspective: number(null, 0, false, null),
  alignment: keyword(ROWS.alignment),
  spacing: number(0, 0, false),
  overscan: number(1, 0),
  page: number(0, -MOST),
  pageCount: number(null, 0, true, null),
  free: flag(),
  loop: flag(),
  endless,
  history: number(5, 0),
  prefetch: number(null, 0, true, null),
  prefetchBudget: number(2, 1),
  noBounce: flag(),
  noTrim: flag(),
  disabled: flag(),
  noClip: flag(),
  outset: number(null, 0, false, null),
  parallaxRange: keyword(ROWS.parallax),
  progressEvents: flag(),
  focusPages: flag(),
  autoExtent: flag(),
  hash: text(""),
  autoplay: number(null, 0.1, false, null),
  pageLabel: text("{page} of {count}"),
  pageDescription: text("slide"),
  pagerDescription: text("carousel"),
  limit: number(1, 1, true, "none"),
  extent,
};

/** Points that a held pointer moves before it drags (from the trace format's default). */
export const SLOP = 10;

/** The options by their attribute. */
export const BY_ATTRIBUTE = byAttribute(OPTIONS);

/**
 * The configuration that the element's options ask for.
 * @param {any} element
 * @param {number[]} viewport Width and height: so far around it pages are seen that are not clipped.
 * @returns {Omit<Config, "direction" | "insets" | "reducedMotion">}
 */
export const config = (element, [width, height]) => ({
  axis: element.axis,
  alignment: element.alignment,
  trim: !element.noTrim,
  spacing: element.spacing,
  extent: lengthOf(element.extent),
  bounces: !element.noBounce,
  limit: +element.limit || null,
  snaps: !element.free,
  slop: SLOP,
  transition: element.transition,
  perspective: element.perspective,
  overscan: element.overscan,
  parallax: element.parallaxRange,
  clip: !element.noClip,
  outset: [height, width, height, width].map((all) => (element.noClip ? element.outset ?? all : 0)),
  loop: element.loop,
  history: element.history,
  // Ours alone: a trace that does without has no word of it.
  ...(element.prefetch !== null && {
    prefetch: element.prefetch,
    prefetchBudget: element.prefetchBudget,
  }),
});
