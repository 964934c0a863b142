/**
 * What assistive technology is told: the carousel pattern of WAI-ARIA.
 * @module
 */

/** Pages that mean nothing by themselves and become groups. */
const PLAIN = "div,span,p,section,li,header,footer,address";
/** Pages that are something already and can have a name besides. */
const NAMED = "article,aside,figure,fieldset,[role=group]";

/**
 * Lends a node attributes that it does not have: what the author wrote, before or since, stays.
 * @param {Element} node
 * @returns {(name: string, value?: string | null) => void} Sets an attribute; without a value, takes
 *   it back.
 */
export function lend(node) {
  /** @type {Record<string, string>} */
  const given = {};
  return (name, value = null) => {
    if (node.getAttribute(name) !== (given[name] ?? null)) return;
    if (value === null) {
      delete given[name];
      node.removeAttribute(name);
    } else if (given[name] !== value) {
      node.setAttribute(name, (given[name] = value));
    }
  };
}

/** The attributes that are lent. */
export const LENT = ["role", "aria-roledescription", "aria-label", "aria-busy", "inert"];

/**
 * The words for the pages of one pager.
 * @param {any} element
 */
export function wordsOf(element) {
  /** Where a page stands, in the author's words: "2 of 8"; of no number where that is below 0. */
  const place = (page, count) => {
    const isEndless = count < 0;
    const label = isEndless && !element.hasAttribute("page-label") ? "{page}" : element.pageLabel;
    const { lang } = element.closest("[lang]") ?? document.documentElement;
    const [number, all] = [page + 1, count].map((n) => {
      try {
        return n.toLocaleString(lang || undefined);
      } catch {
        // What authors write there is not always a language tag.
        return `${n}`;
      }
    });
    return label.replace("{page}", number).replace("{count}", isEndless ? "" : all);
  };

  return {
    /** The pager itself. */
    dressPager(set) {
      set("role", "group");
      set("aria-roledescription", element.pagerDescription);
    },

    /** A page. */
    dressPage(set, node, page, count) {
      const isPlain = (node.matches(PLAIN) || node.localName.includes("-")) && !node.hasAttribute("role");
      if (isPlain) set("role", "group");
      if (!isPlain && !node.matches(NAMED)) return;
      set("aria-roledescription", element.pageDescription);
      if (!node.hasAttribute("aria-labelledby")) set("aria-label", place(page, count));
    },

    /** What is said aloud of a page where the pager has come to rest. */
    announcement(node, page, count) {
      const text = place(page, count);
      const name = node?.getAttribute("aria-label") || node?.alt;
      return name && name !== text ? `${name}, ${text}` : text;
    },
  };
}
