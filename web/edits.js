/**
 * Changes of a row of pages, as the engine and the trace format speak of them: one after the other, each
 * in the numbers that the one before has left behind.
 * @module
 */

/** @typedef {{ event: string } & Record<string, any>} Edit An `insert`, `remove`, `moveItem`, `measure`. */

/**
 * What makes one list of the other; as few move as can.
 * @param {any[]} old Different values, as in `list`.
 * @param {any[]} list
 * @returns {Edit[]}
 */
export function editsBetween(old, list) {
  // What begins and ends alike is not looked at any closer: most lists change in one place.
  const most = Math.min(old.length, list.length);
  let head = 0;
  while (head < most && old[head] === list[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === list[list.length - 1 - tail]) tail += 1;
  const middle = (row) => row.slice(head, row.length - tail);
  return editsOf(middle(old), middle(list)).map((edit) => {
    for (const name of ["at", "from", "to"]) if (name in edit) edit[name] += head;
    return edit;
  });
}

/** How many pages of a run are replaced one by one. */
const MOST_PAIRS = 1000;

/** The same, looked at one by one. @returns {Edit[]} */
function editsOf(old, list) {
  const numbers = new Map(list.map((item, i) => [item, i]));
  const known = new Set(old);
  /** @type {Edit[]} */
  const edits = [];
  const row = [...old];
  const kept = old.filter((item) => numbers.has(item));
  const stays = risingIn(kept.map((item) => numbers.get(item)));
  let before;
  // Where nothing has to move, nothing is looked up either.
  for (const item of stays.size < kept.length ? list.filter((item) => known.has(item)) : []) {
    if (!stays.has(numbers.get(item))) {
      const from = row.indexOf(item);
      row.splice(from, 1);
      const to = row.indexOf(before) + 1;
      row.splice(to, 0, item);
      if (from !== to) edits.push({ event: "moveItem", from, to });
    }
    before = item;
  }

  // Between each two that stay, some go and some come.
  for (let at = 0, i = 0, j = 0; i < row.length || j < list.length; at += 1) {
    let [gone, come] = [0, 0];
    while (i + gone < row.length && !numbers.has(row[i + gone])) gone += 1;
    while (j + come < list.length && !known.has(list[j + come])) come += 1;
    i += gone + 1;
    j += come + 1;
    // What comes in behind a page that goes takes its place.
    for (let pairs = Math.min(gone, come, MOST_PAIRS); pairs > 0; pairs -= 1) {
      edits.push({ event: "insert", at: at + 1, count: 1 }, { event: "remove", at, count: 1 });
      [gone, come, at] = [gone - 1, come - 1, at + 1];
    }
    if (come) edits.push({ event: "insert", at: at + gone, count: come });
    if (gone) edits.push({ event: "remove", at, count: gone });
    at += come;
  }
  return edits;
}

/**
 * The numbers of a longest part of a row that rises already.
 * @param {number[]} row Different numbers.
 */
function risingIn(row) {
  /** The least last number of a rising part, by its length. @type {number[]} */
  const ends = [];
  /** What comes before a number in its part. @type {Map<number, number | undefined>} */
  const before = new Map();
  for (const number of row) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < number) low = middle + 1;
      else high = middle;
    }
    before.set(number, ends[low - 1]);
    ends[low] = number;
  }
  const rising = new Set();
  for (let number = ends.pop(); number !== undefined; number = before.get(number)) rising.add(number);
  return rising;
}

/** How many pages more there are after edits. @param {Edit[]} edits */
export const growth = (edits) =>
  edits.reduce((sum, { event, count }) => sum + ({ insert: count, remove: -count }[event] ?? 0), 0);

/**
 * What edits make of the number of a page.
 * @param {Edit[]} edits
 * @returns {(page: number) => number | null} Null for one that is gone.
 */
export const renumbering = (edits) => (page) => edits.reduce(renumbered, page);

/** @param {number | null} page @param {Edit} edit */
function renumbered(page, { event, at, count, from, to }) {
  if (page === null) return null;
  if (event === "insert") return page < at ? page : page + count;
  if (event === "remove") return page < at ? page : page < at + count ? null : page - count;
  if (event !== "moveItem") return page;
  if (page === from) return to;
  const without = page > from ? page - 1 : page;
  return without < to ? without : without + 1;
}
