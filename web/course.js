/**
 * Where a selection is: on a page, or on the way from one to another.
 * @module
 */

/**
 * @typedef {object} Course
 * @property {number} from The page that is left, or rested on.
 * @property {number} to The page that comes; the same at rest.
 * @property {number} progress 0 at its beginning to 1 at its end.
 * @property {number} goal The page that counts as selected.
 * @property {boolean} isMoving Whether something moves it, or holds it.
 * @property {boolean} isCommanded Whether the goal is one that the tabs asked for.
 */

/**
 * The way that a fractional selection is on: between the pages that it says itself, where it does, and
 * else between the two next to it.
 * @returns {{ from: number, to: number, progress: number }}
 */
export function wayOf(selection, from, to, progress) {
  const isTold = Number.isInteger(from) && Number.isInteger(to) && from !== to;
  if (isTold && Math.abs(from + (to - from) * progress - selection) < 1e-6) {
    return { from, to, progress };
  }
  const page = Math.floor(selection);
  return { from: page, to: Math.ceil(selection), progress: selection - page };
}

/** The page of a way that is nearest, the one that comes where both are. */
export const nearest = ({ from, to, progress }) => (progress < 0.5 ? from : to);

/**
 * How selected a tab is: from 0 to 1. In a move between tabs that are far apart, those in between stay 0.
 * @param {Course | null} course
 */
export function tabProgress(course, index) {
  if (!course) return 0;
  const { from, to, progress } = course;
  if (from === to) return index === to ? 1 : 0;
  return index === to ? progress : index === from ? 1 - progress : 0;
}

/** A number on the way between two. */
export const mix = (a, b, progress) => a + (b - a) * progress;
