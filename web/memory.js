/**
 * Where a pager rests, to be told again later, when its pages may have other numbers: in a saved state and
 * in the fragment of the page's address.
 * @module
 */
import { MOST } from "./options.js";

/** @typedef {{ page: number, fraction: number, inside: number, length?: number }} Position */
/** @typedef {Position & { key?: string | number }} Saved */
/** @typedef {ReturnType<typeof memoryOf>} Memory */

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

  /** The name of a page that stays its own whatever its number: its key, or its element's id. */
  const nameOf = (page) => {
    const keys = element.pageKeys;
    const name = keys ? keys[page] : children()?.[page]?.id;
    return (typeof name === "string" && name) || isNumber(name) ? name : undefined;
  };

  /** The page with a name; null where there is none. */
  const find = (name) => {
    const is = (other) => other === name || `${other}` === name;
    const keys = element.pageKeys;
    const page = keys ? keys.findIndex(is) : children()?.findIndex(({ id }) => is(id)) ?? -1;
    return page < 0 ? null : page;
  };

  /** @returns {Position} */
  const place = ({ key, ...position }) => ({
    ...position,
    page: (key === undefined ? null : find(key)) ?? position.page,
  });

  /** The parts of the address's fragment, and which of them is the pager's. */
  const fragment = () => {
    const parts = location.hash.slice(1).split("&").filter(Boolean);
    const start = `${encodeURIComponent(element.hash)}=`;
    return { parts, start, index: parts.findIndex((part) => part.startsWith(start)) };
  };

  /** The page that the fragment names, or whose number it has; null where it has none. */
  const heard = () => {
    const { parts, start, index } = fragment();
    if (!element.hash || index < 0) return null;
    try {
      const text = decodeURIComponent(parts[index].slice(start.length));
      return find(text) ?? (/^-?\d{1,15}$/.test(text) ? +text : null);
    } catch {
      return null;
    }
  };

  return {
    /** @param {Position} position @returns {object} */
    save(position) {
      const key = nameOf(position.page);
      return { ...position, ...(key !== undefined && { key }) };
    },

    /** @param {Saved} state As `save` has returned it. @param {number[]} range See `changesOf`. */
    find(state, [first, end]) {
      const { key, page } = checked(state);
      const isThere = key === undefined ? page >= first && page < end : find(key) !== null;
      return { position: place(checked(state)), isThere };
    },

    /** Something is to be restored when the pager runs. @param {Saved} state */
    keep(state) {
      saved = checked(state);
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
      saved = null;
      const write = ({ target, detail }) => {
        if (!element.hash || target !== element) return;
        const { parts, start, index } = fragment();
        const part = start + encodeURIComponent(nameOf(detail.page) ?? detail.page);
        if (parts[index] === part) return;
        parts.splice(index < 0 ? parts.length : index, 1, part);
        try {
          history.replaceState(history.state, "", `#${parts.join("&")}`);
        } catch {
          // A browser that is told too often, or a document without an address.
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
