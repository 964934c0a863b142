/**
 * What an author can set. The attribute is the only place where a value is kept: a property writes
 * it, checked, and reads it back; a value that means nothing counts as the default.
 * @module
 */

/**
 * @typedef {object} Option
 * @property {string} [attribute] Its name, set below.
 * @property {any} fallback What an absent or a bad attribute means.
 * @property {(text: string) => any} decode The attribute's text as a value yet to be checked.
 * @property {(value: any) => any} check The value, if it is one of those allowed; throws if not.
 */

/** The largest integer: beyond it pages cannot be told apart. */
export const MOST = 2 ** 53 - 1;

/** `accept` returns the value, or the kind of the error that it is. @returns {Option} */
export const option = (fallback, decode, accept, wanted) => ({
  fallback,
  decode,
  check(value) {
    const accepted = accept(value);
    if (typeof accepted !== "function") return accepted;
    const text = typeof value === "string" ? JSON.stringify(value) : String(value);
    throw new accepted(`${this.attribute} is ${wanted}, not ${text}`);
  },
});

export const keyword = (row) =>
  option(row[0], String, (value) => (row.includes(value) ? value : TypeError), row.join(" or "));

/** `word` is allowed besides the numbers; by default it is nothing, since nothing equals NaN. */
export const number = (fallback, least, isInteger = true, word = NaN) =>
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

export const flag = () => option(false, () => true, Boolean);

export const text = (fallback) => option(fallback, String, String);

/**
 * Gives options their attributes.
 * @param {Record<string, Option>} options By their property.
 * @returns {Record<string, Option>} By their attribute.
 */
export function byAttribute(options) {
  /** @type {Record<string, Option>} */
  const named = {};
  for (const name in options) {
    const option = options[name];
    option.attribute = name.replace(/[A-Z]/g, "-$&").toLowerCase();
    named[option.attribute] = option;
  }
  return named;
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
 * Gives a class the properties that reflect options, but for those that it has already.
 * @param {Function} type
 * @param {Record<string, Option>} options
 */
export function defineProperties({ prototype }, options) {
  for (const name in options) {
    if (name in prototype) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        return read(this, options[name]);
      },
      set(value) {
        write(this, options[name], value);
      },
    });
  }
}

/**
 * Sets properties that were written before the element was defined.
 * @param {any} element
 * @param {string[]} names
 */
export function upgrade(element, names) {
  for (const name of names) {
    if (!Object.hasOwnProperty.call(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
