/**
 * What an author can set. The attribute is the only place where a value is kept: a property writes
 * it, checked, and reads it back; a value that means nothing counts as the default.
 * @module
 */

/**
 * The configuration in the words of the trace format.
 * @typedef {{
 *   axis: "horizontal" | "vertical", direction: "ltr" | "rtl", alignment: "start" | "center" | "end",
 *   trim: boolean, spacing: number, insets: number[], extent: { fraction?: number, points?: number },
 *   bounces: boolean, limit: number | null, snaps: boolean, slop: number, reducedMotion: boolean,
 *   transition: "none" | "cards", overscan: number }} Config
 */

/**
 * @typedef {object} Option
 * @property {string} attribute
 * @property {any} initial What an absent or a bad attribute means.
 * @property {(value: any) => any} check The value, if it is one of those allowed; throws if not.
 * @property {(text: string) => any} read The attribute's text as a value yet to be checked.
 */

/** Points that a held pointer moves before it drags (from the trace format's default). */
const SLOP = 10;

/** @returns {never} */
const refuse = (Kind, attribute, wanted, value) => {
  throw new Kind(`${attribute} is ${wanted}, not ${String(value)}`);
};

const keyword = (attribute, ...words) => ({
  attribute,
  initial: words[0],
  read: String,
  check: (value) =>
    words.includes(value) ? value : refuse(TypeError, attribute, words.join(" or "), value),
});

const number = (attribute, initial, least, isInteger = true) => ({
  attribute,
  initial,
  // An empty text would be 0, which nobody has written.
  read: (text) => (text.trim() ? Number(text) : NaN),
  check(value) {
    const isOne = typeof value === "number" && !Number.isNaN(value) && !(isInteger && value % 1);
    if (isOne && value >= least && value <= Number.MAX_SAFE_INTEGER) return value;
    const wanted = `${isInteger ? "an integer" : "a number"} of at least ${least}`;
    return refuse(isOne ? RangeError : TypeError, attribute, wanted, value);
  },
});

const flag = (attribute) => ({ attribute, initial: false, read: () => true, check: Boolean });

const limit = number("limit", 1, 1);

/** A share of the area, "80%", or points, "200px"; see `lengthOf` for bare numbers. */
const extent = {
  attribute: "extent",
  initial: "100%",
  read: String,
  check(value) {
    const text = String(value).trim();
    const { fraction, points = fraction } = lengthOf(text);
    if (points > 0) return text;
    return refuse(points <= 0 ? RangeError : TypeError, "extent", 'such as "80%" or "200px"', value);
  },
};

/**
 * A bare number up to 1 is a share of the area and a larger one is points: nobody wants pages of a
 * single point.
 * @param {string} text
 * @returns {{ fraction?: number, points?: number }} Empty if the text is no length.
 */
function lengthOf(text) {
  const [, digits, unit] = /^([\d.e+-]+)\s*(%|px|)$/i.exec(text) ?? [];
  const value = Number(digits);
  if (!Number.isFinite(value)) return {};
  if (unit === "%") return { fraction: value / 100 };
  return unit || value > 1 ? { points: value } : { fraction: value };
}

/**
 * The options by their property.
 * @type {Record<string, Option>}
 */
export const OPTIONS = {
  axis: keyword("axis", "horizontal", "vertical"),
  transition: keyword("transition", "none", "cards"),
  alignment: keyword("alignment", "start", "center", "end"),
  spacing: number("spacing", 0, 0, false),
  overscan: number("overscan", 1, 0),
  page: number("page", 0, -Number.MAX_SAFE_INTEGER),
  pageCount: number("page-count", null, 0),
  free: flag("free"),
  noBounce: flag("no-bounce"),
  noTrim: flag("no-trim"),
  disabled: flag("disabled"),
  limit: {
    ...limit,
    read: (text) => (text === "none" ? text : limit.read(text)),
    check: (value) => (value === "none" ? value : limit.check(value)),
  },
  extent,
};

/**
 * The value of an element's option.
 * @param {Element} element
 * @param {Option} option
 * @param {boolean} [warns] Whether a bad value is worth a line in the console.
 */
export function read(element, { attribute, initial, read: parse, check }, warns) {
  const text = element.getAttribute(attribute);
  if (text === null) return initial;
  try {
    return check(parse(text));
  } catch (error) {
    if (warns) console.warn(`riffle: ${error.message}`, element);
    return initial;
  }
}

/**
 * Gives a class the properties that reflect the options, but for those that it has already.
 * @param {Function} type
 */
export function defineProperties({ prototype }) {
  for (const [name, option] of Object.entries(OPTIONS)) {
    if (name in prototype) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return read(this, option);
      },
      set(value) {
        write(this, option, value);
      },
    });
  }
}

/**
 * Sets an option from a property; null takes the attribute away where that is the default.
 * @param {Element} element
 * @param {Option} option
 * @param {any} value
 */
export function write(element, { attribute, initial, check }, value) {
  const checked = value === null && initial === null ? null : check(value);
  if (checked === null || checked === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, checked === true ? "" : checked);
}

/**
 * The configuration that the element's options ask for.
 * @param {any} element
 * @returns {Omit<Config, "direction" | "insets" | "reducedMotion">}
 */
export const config = (element) => ({
  axis: element.axis,
  alignment: element.alignment,
  trim: !element.noTrim,
  spacing: element.spacing,
  extent: lengthOf(element.extent),
  bounces: !element.noBounce,
  limit: element.limit === "none" ? null : element.limit,
  snaps: !element.free,
  slop: SLOP,
  transition: element.transition,
  overscan: element.overscan,
});
