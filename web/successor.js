/**
 * What is shown when the page that was shown is gone.
 * @module
 */

/**
 * The number in the new list of what takes the place of a page that is gone: it comes after what it
 * came after before, or before what it came before.
 * @param {Element[]} old
 * @param {Element[]} list
 * @param {number} selected
 */
export function successor(old, list, selected) {
  for (let i = selected - 1; i >= 0; i -= 1) {
    const place = list.indexOf(old[i]);
    if (place >= 0) return place + 1;
  }
  for (let i = selected + 1; i < old.length; i += 1) {
    const place = list.indexOf(old[i]);
    if (place >= 0) return Math.max(0, place - (i - selected));
  }
  return selected;
}
