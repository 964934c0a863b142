/**
 * What pages need and do not have at hand: it is loaded before they are seen, and given up where they are
 * not near any more.
 * @module
 */

/** @typedef {ReturnType<typeof loadsOf>} Loads */

/**
 * @param {(page: number, signal: AbortSignal) => any} load The author's function.
 * @param {(page: number) => number | null} numberOf The number that a page has by now.
 */
export function loadsOf(load, numberOf) {
  /** By the numbers of the effects that are performed now. @type {Map<number, Entry>} */
  let entries = new Map();
  /** Called with a page when more, or less, is known of it. @type {(page: number) => void} */
  let listener = () => {};

  /**
   * @param {number} page
   * @typedef {ReturnType<typeof entryOf>} Entry
   */
  const entryOf = (page) => {
    let abort = new AbortController();
    const entry = {
      page,
      /** What `renderPage` is told. */
      known: /** @type {Record<string, any>} */ ({}),
      begin: () => begin(),
      abandon: () => abort.abort(),
    };
    const isThere = () => entries.get(entry.page) === entry;
    const retry = () => {
      if (!isThere() || entry.known.state !== "failed") return;
      begin();
      listener(entry.page);
    };
    const know = (state, value, error) => {
      entry.known = Object.freeze({ state, value, error, retry });
    };
    const begin = () => {
      abort = new AbortController();
      const { signal } = abort;
      const end = (...outcome) => {
        if (signal.aborted || !isThere()) return;
        know(...outcome);
        listener(entry.page);
      };
      const fail = (error) => end("failed", undefined, error);
      know("loading");
      const number = numberOf(entry.page);
      if (number === null) return;
      try {
        const value = load(number, signal);
        // What is at hand is shown at once.
        if (typeof value?.then !== "function") return know("loaded", value);
        // What only looks like a promise may call back before it has been returned.
        Promise.resolve(value).then((value) => end("loaded", value), fail);
      } catch (error) {
        know("failed", undefined, error);
      }
    };
    return entry;
  };

  return {
    /** Listens from now on. @param {(page: number) => void} next */
    tell(next) {
      listener = next;
    },

    /** A page will be seen, or is. */
    want(page) {
      if (entries.has(page)) return;
      const entry = entryOf(page);
      // It is known before the author is asked, who may take all pages down.
      entries.set(page, entry);
      entry.begin();
    },

    /** A page is not near any more. */
    drop(page) {
      entries.get(page)?.abandon();
      entries.delete(page);
    },

    /** What is known of a page that is wanted. */
    of: (page) => entries.get(page)?.known,

    /** Pages have other numbers. @param {(page: number) => number | null} to */
    renumber(to) {
      const old = [...entries.values()];
      entries = new Map();
      for (const entry of old) {
        const page = to(entry.page);
        if (page === null) entry.abandon();
        else entries.set((entry.page = page), entry);
      }
    },

    /** Gives up all of it. */
    unload() {
      const old = [...entries.values()];
      entries = new Map();
      for (const entry of old) entry.abandon();
    },
  };
}
