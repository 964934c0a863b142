// Months without end: a month is a whole number, counted from January of the year 0, and so is a page.

const DAY = 86_400_000;
/** Years after which weekdays and leap years come again. */
const ROUND = 400;

/** @typedef {{ month: number, day: number }} Day A month, and a day of it from 1 on. */

const mod = (number, by) => ((number % by) + by) % by;

/** The month of a year; `of` is from 0 to 11. */
export const monthIn = (year, of) => year * 12 + of;
export const yearOf = (month) => Math.floor(month / 12);

/** Which month of its year it is, from 0 to 11. */
export const ofYear = (month) => mod(month, 12);

/** The same day of a year that each browser knows, in UTC: the calendar there is the same one. */
export const likeness = ({ month, day }) => Date.UTC(2000 + mod(yearOf(month), ROUND), ofYear(month), day);

/** How many days a month has. */
export const lengthOf = (month) => new Date(likeness({ month: month + 1, day: 0 })).getUTCDate();

/** From 0, a Sunday, to 6. */
export const weekdayOf = (day) => new Date(likeness(day)).getUTCDay();

/** Days since some day of old. */
export function countOf(day) {
  const rounds = Math.floor(yearOf(day.month) / ROUND);
  return rounds * 146_097 + (likeness(day) - Date.UTC(2000, 0, 1)) / DAY;
}

/** The day so many days later, over as many months as that takes. @returns {Day} */
export function later({ month, day }, days) {
  day += days;
  for (; day < 1; day += lengthOf(month)) month -= 1;
  for (let length; day > (length = lengthOf(month)); day -= length) month += 1;
  return { month, day };
}

/** The day of that number in another month, or its last one. @returns {Day} */
export const dayIn = (month, day) => ({ month, day: Math.min(day, lengthOf(month)) });

/** Today, where the visitor is. @returns {Day} */
export function dayOfToday() {
  const now = new Date();
  return { month: monthIn(now.getFullYear(), now.getMonth()), day: now.getDate() };
}

export const isSame = (one, other) => one.month === other.month && one.day === other.day;
