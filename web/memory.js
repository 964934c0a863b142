/**
 * Where a pager rests, to be told again later, when its pages may have other numbers: in a saved state and
 * in the fragment of the page's address.
 * @module
 */
import { MOST } from "./options.js";

/** @typedef {{ page: number, fraction: number, inside: number, length?: number }} Position */
/** @typedef {Position & { key?: string | number }} Saved */
/** @typedef {ReturnType<typeof memoryOf>} Memory */

/** A part of an address as text; as it is where it is no good. */
const decoded = (text) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const isNumber = (value) => typeof value === "number" && isFinite(value);

/** A saved state, complete; throws if it is none. @returns {Saved} */
function checked(saved) {
  const { page, fraction = 0, inside = 0, length, key } = Object(saved);
  const isKey = key === undefined || typeof key === "string" || isNumber(key);
  const isPage = Number.isInteger(page) && Math.abs(page) <= MOST;
  const isLength = length === undefined || isNumber(length);
  if (isPage && isNumber(fraction) && isNumber(inside) && isLength && isKey) {
    return { page, fraction, inside, length, key };
  }
  throw new TypeError("restoreState wants what saveState has returned");
}

/**
 * @param {any} element
 * @param {() => Element[] | undefined} children The pages, where they are in the document.
 */
export function memoryOf(element, children) {
  /** What is to be restored when it runs. @type {Saved | null} */
  let saved = null;

  const names = () => element.pageKeys ?? children()?.map(({ id }) => id) ?? [];

  /** The name of a page that stays its own whatever its number: its key, or its element's id. */
  const nameOf = (page) => {
    const name = names()[page];
    return (typeof name === "string" && name) || isNumber(name) ? name : undefined;
  };

  /** The page with a name; null where there is none. */
  const find = (name) => {
    if (name === "") return null;
    const all = names();
    const exact = all.indexOf(name);
    // In an address a number is a text.
    const page = exact < 0 ? all.findIndex((other) => isNumber(other) && `${other}` === name) : exact;
    return page < 0 ? null : page;
  };

  /** @returns {Position} */
  const place = ({ key, ...position }) => ({
    ...position,
    page: (key === undefined ? null : find(key)) ?? position.page,
  });

  /** The parts of the address's fragment, and which of them is the pager's: written as it may be. */
  const fragment = () => {
    const parts = location.hash.slice(1).split("&").filter(Boolean);
    const nameOf = (part) => decoded(/^[^=]*(?==)/.exec(part)?.[0] ?? "");
    return { parts, index: parts.findIndex((part) => nameOf(part) === element.hash) };
  };

  /** The page that the fragment names, or whose number it has; null where it has none. */
  const heard = () => {
    const { parts, index } = fragment();
    if (!element.hash || index < 0) return null;
    const text = decoded(parts[index].slice(parts[index].indexOf("=") + 1));
    return find(text) ?? (/^-?\d+$/.test(text) && Math.abs(+text) <= MOST ? +text : null);
  };

  return {
    /** @param {Position} position @returns {object} */
    save(position) {
      // What waits for its pages is not lost meanwhile.
      if (saved) return { ...saved };
      const key = nameOf(position.page);
      return { ...position, ...(key !== undefined && { key }) };
    },

    /** @param {Saved} state As `save` has returned it. @param {number[]} range See `changesOf`. */
    find(state, [first, end]) {
      const known = checked(state);
      const { key, page } = known;
      const isThere = key === undefined ? page >= first && page < end : find(key) !== null;
      return { position: place(known), isThere };
    },

    /** Something is to be restored when the pager has pages. @param {Saved} state */
    keep(state) {
      saved = checked(state);
    },

    /** It has been, or something else is wanted by now. */
    forget() {
      saved = null;
    },

    /** What is to be restored now: what was kept, or what the address says. @returns {Position | null} */
    pending() {
      if (saved) return place(saved);
      const page = heard();
      return page === null ? null : { page, fraction: 0, inside: 0 };
    },

    /**
     * Follows the fragment, and has it follow the pager.
     * @param {(page: number) => void} go
     * @param {AbortSignal} signal Ends it.
     */
    follow(go, signal) {
      const write = ({ target, detail }) => {
        if (!element.hash || target !== element) return;
        const { parts, index } = fragment();
        try {
          const part = [element.hash, nameOf(detail.page) ?? detail.page].map(encodeURIComponent).join("=");
          if (parts[index] === part) return;
          parts.splice(index < 0 ? parts.length : index, 1, part);
          // A fragment alone would count from the document's base, which may be another page.
          const address = new URL(location.href);
          address.hash = parts.join("&");
          history.replaceState(history.state, "", address);
        } catch {
          // A browser that is told too often, a document without an address, a name that is no text.
        }
      };
      element.addEventListener("pagesettle", write, { signal });
      element.addEventListener("pageindexmove", write, { signal });
      addEventListener("hashchange", () => {
        const page = heard();
        if (page !== null && page !== element.target) go(page);
      }, { signal });
    },
  };
}
