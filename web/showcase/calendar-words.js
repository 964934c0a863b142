// What months and days are called, in any language and in any year.

import { countOf, likeness, yearOf } from "./gregorian.js";

/** Before this year a number alone would not be read as one: "January 1". */
const PLAIN = 1000;

/**
 * The words of a language.
 *
 * @param {string} language a tag such as "en"
 */
export function wordsFor(language) {
  const format = (options) => {
    const all = { calendar: "gregory", timeZone: "UTC", ...options };
    const [plain, full] = [all, { ...all, era: "short" }].map((what) => new Intl.DateTimeFormat(language, what));
    return (day) => (yearOf(day.month) < PLAIN ? full : plain).formatToParts(likeness(day))
      .map(({ type, value }) => ({ type, value: ({ year: yearText, era: eraText }[type]?.(yearOf(day.month)) ?? value) }));
  };
  // There is no year 0: before 1 AD comes 1 BC.
  const yearText = (year) => {
    const number = year > 0 ? year : 1 - year;
    return number.toLocaleString(language, { useGrouping: number > 9999 });
  };
  const eras = new Intl.DateTimeFormat(language, { calendar: "gregory", timeZone: "UTC", era: "short" });
  const eraText = (year) => eras.formatToParts(Date.UTC(year > 0 ? 2000 : -1000, 0)).find(({ type }) => type === "era").value;

  const title = format({ month: "long", year: "numeric" });
  const date = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const joined = (parts) => parts.map(({ value }) => value).join("");
  const week = weekOf(language);
  const name = (width, weekday) =>
    // The second of January 2000 was a Sunday.
    new Intl.DateTimeFormat(language, { weekday: width, timeZone: "UTC" }).format(Date.UTC(2000, 0, 2 + weekday));
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });

  return {
    /** The weekdays from the one on that weeks begin with: 0 is a Sunday. */
    weekdays: Array.from({ length: 7 }, (_, i) => (week.firstDay + i) % 7),
    isFree: (weekday) => week.weekend.some((day) => day % 7 === weekday),
    weekday: (weekday) => [name("short", weekday), name("long", weekday)],
    number: new Intl.NumberFormat(language, { useGrouping: false }),
    months: Array.from({ length: 12 }, (_, of) =>
      new Intl.DateTimeFormat(language, { month: "long", calendar: "gregory", timeZone: "UTC" }).format(Date.UTC(2000, of))),
    /** "November 2026", in parts. */
    titleParts: (month) => title({ month, day: 1 }),
    title: (month) => joined(title({ month, day: 1 })),
    /** "Monday, November 30, 2026" */
    date: (day) => joined(date(day)),
    /** "in 3 days", "2,025 years ago" */
    away(day, from) {
      const [days, months] = [countOf(day) - countOf(from), day.month - from.month];
      if (Math.abs(days) < 45) return relative.format(days, "day");
      if (Math.abs(months) < 24) return relative.format(months, "month");
      return relative.format(Math.trunc(months / 12), "year");
    },
  };
}

/** With which day a week begins, and which are free; browsers that do not know have the international week. */
function weekOf(language) {
  const locale = new Intl.Locale(language);
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1, weekend: [6, 7] };
}
