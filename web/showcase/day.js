// One day of the tide table.

import { highWaters, moonPath, phaseOf, waterAt } from "./moon.js";

export const DAY = 86_400_000;

/** What is said of the water, by language. */
const WORDS = { en: "High water", ar: "المدّ" };
/** Digits and names as the language has them; the times are those of an island without summer time. */
const LOCALES = { en: "en-GB", ar: "ar-EG" };

const draw = (name, attributes) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  return node;
};

/**
 * The element of a day.
 *
 * @param {number} number of the day, counted from 1970
 * @param {"en" | "ar"} language
 * @param {number} today
 */
export function dayOf(number, language, today) {
  const start = number * DAY;
  const say = (time, options) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: "UTC", ...options }).format(time);
  const day = make("article", "day");
  day.dataset.day = number;
  if (number === today) day.setAttribute("aria-current", "date");
  const name = make("h3", "", say(start, { weekday: "long" }));
  const date = make("p", "date", say(start, { day: "numeric", month: "long" }));
  const moon = draw("svg", { class: "phase", viewBox: "-12 -12 24 24", "aria-hidden": "true" });
  moon.append(draw("circle", { r: 11 }), draw("path", { d: moonPath(phaseOf(start + DAY / 2), 11) }));
  const words = make("p", "water");
  const times = highWaters(start).map((time) => say(time, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));
  words.append(make("span", "", WORDS[language]), make("b", "", times.join("  ")));
  day.append(moon, name, date, words, tideOf(start));
  return day;
}

/** The water over a day: it meets that of the days beside it. */
function tideOf(start) {
  const points = Array.from({ length: 49 }, (_, half) =>
    `${half * 5} ${(60 - 30 * waterAt(start + half * 1_800_000)).toFixed(1)}`);
  const svg = draw("svg", { class: "tide", viewBox: "0 0 240 140", preserveAspectRatio: "none", "aria-hidden": "true" });
  svg.append(draw("path", { d: `M${points.join("L")}V140H0Z` }));
  return svg;
}

function make(name, className, text = "") {
  const node = document.createElement(name);
  if (className) node.className = className;
  node.textContent = text;
  return node;
}
