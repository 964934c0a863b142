/**
 * What an author can set. The attribute is the only place where a value is kept: a property writes
 * it, checked, and reads it back; a value that means nothing counts as the default.
 * @module
 */
import { ROWS } from "./border.js";

/**
 * The configuration in the words of the trace format.
 * @typedef {{
 *   axis: "horizontal" | "vertical", direction: "ltr" | "rtl", alignment: "start" | "center" | "end",
 *   trim: boolean, spacing: number, insets: number[], extent: { fraction?: number, points?: number },
 *   bounces: boolean, limit: number | null, snaps: boolean, slop: number, reducedMotion: boolean,
 *   transition: any, perspective: number | null, overscan: number,
 *   parallax: "clamped" | "unclamped", clip: boolean, outset: number[] }} Config
 */

/**
 * @typedef {object} Option
 * @property {string} [attribute] Its name, set below.
 * @property {any} fallback What an absent or a bad attribute means.
 * @property {(text: string) => any} decode The attribute's text as a value yet to be checked.
 * @property {(value: any) => any} check The value, if it is one of those allowed; throws if not.
 */

/** The largest integer: beyond it pages cannot be told apart. */
const MOST = 2 ** 53 - 1;

/** `accept` returns the value, or the kind of the error that it is. @returns {Option} */
const option = (fallback, decode, accept, wanted) => ({
  fallback,
  decode,
  check(value) {
    const accepted = accept(value);
    if (typeof accepted !== "function") return accepted;
    throw new accepted(`${this.attribute} is ${wanted}, not ${String(value)}`);
  },
});

const keyword = (row) =>
  option(row[0], String, (value) => (row.includes(value) ? value : TypeError), row.join(" or "));

/** `word` is allowed besides the numbers; by default it is nothing, since nothing equals NaN. */
const number = (fallback, least, isInteger = true, word = NaN) =>
  option(
    fallback,
    // An empty text would be 0, which nobody has written.
    (text) => (text === word ? word : text.trim() ? +text : NaN),
    (value) => {
      if (value === word) return value;
      if (typeof value !== "number" || isNaN(value) || (isInteger && value % 1)) return TypeError;
      return value < least || value > MOST ? RangeError : value;
    },
    `${isInteger ? "an integer" : "a number"} from ${least} to ${MOST}`,
  );

const flag = () => option(false, () => true, Boolean);

const text = (fallback) => option(fallback, String, String);

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

/** A share of the area, "80%", or points, "200px"; see `lengthOf` for bare numbers. */
const extent = option(
  "100%",
  String,
  (value) => {
    const text = String(value).trim();
    const { fraction, points = fraction } = lengthOf(text);
    return points > 0 ? text : points <= 0 ? RangeError : TypeError;
  },
  'like "80%" or "200px"',
);

/**
 * A bare number up to 1 is a share of the area and a larger one is points: nobody wants pages of a
 * single point.
 * @param {string} text
 * @returns {{ fraction?: number, points?: number }} Empty if the text is no length.
 */
function lengthOf(text) {
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
  noBounce: flag(),
  noTrim: flag(),
  disabled: flag(),
  noClip: flag(),
  outset: number(null, 0, false, null),
  parallaxRange: keyword(ROWS.parallax),
  progressEvents: flag(),
  focusPages: flag(),
  autoplay: number(null, 0.1, false, null),
  pageLabel: text("{page} of {count}"),
  pageDescription: text("slide"),
  pagerDescription: text("carousel"),
  limit: number(1, 1, true, "none"),
  extent,
};

/** The options by their attribute. @type {Record<string, Option>} */
export const BY_ATTRIBUTE = {};
for (const name in OPTIONS) {
  const option = OPTIONS[name];
  option.attribute = name.replace(/[A-Z]/, "-$&").toLowerCase();
  BY_ATTRIBUTE[option.attribute] = option;
}

/**
 * The value of an element's option.
 * @param {Element} element
 * @param {Option} option
 * @param {boolean} [warns] Whether a bad value is worth a line in the console.
 */
export function read(element, option, warns) {
  const text = element.getAttribute(option.attribute);
  if (text === null) return option.fallback;
  try {
    return option.check(option.decode(text));
  } catch (error) {
    if (warns) console.warn(`riffle: ${error.message}`, element);
    return option.fallback;
  }
}

/**
 * Sets an option from a property.
 * @param {Element} element
 * @param {Option} option
 * @param {any} value
 */
export function write(element, option, value) {
  const checked = option.check(value);
  if (checked === null || checked === false) element.removeAttribute(option.attribute);
  else {
    const text = typeof checked === "object" ? JSON.stringify(checked) : checked;
    element.setAttribute(option.attribute, text === true ? "" : text);
  }
}

/**
 * Gives a class the properties that reflect the options, but for those that it has already.
 * @param {Function} type
 */
export function defineProperties({ prototype }) {
  for (const name in OPTIONS) {
    if (name in prototype) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        return read(this, OPTIONS[name]);
      },
      set(value) {
        write(this, OPTIONS[name], value);
      },
    });
  }
}

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
  // Points that a held pointer moves before it drags (from the trace format's default).
  slop: 10,
  transition: element.transition,
  perspective: element.perspective,
  overscan: element.overscan,
  parallax: element.parallaxRange,
  clip: !element.noClip,
  outset: [height, width, height, width].map((all) => (element.noClip ? element.outset ?? all : 0)),
});
