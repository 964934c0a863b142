// A calendar without beginning or end: a month is a page, and the days have the keys of a date grid.

import { startDateForm } from "./calendar-form.js";
import { wordsFor } from "./calendar-words.js";
import { chooserFor } from "./chooser.js";
import { dayIn, dayOfToday, later, monthIn, weekdayOf } from "./gregorian.js";
import { markDays, monthPage } from "./month.js";

const LANGUAGES = [
  { value: "en", title: "English" },
  { value: "de", title: "Deutsch" },
  { value: "el", title: "Ελληνικά" },
  { value: "ar-EG", title: "العربية" },
];
/** Which way languages are written, for those that are offered. */
const MIRRORED = ["ar-EG"];

/** Months that are simply there when the engine cannot be: the pager then scrolls natively. */
const SAMPLE = 12;

/** Dates to go to, besides today. */
const DATES = {
  first: { month: monthIn(1, 0), day: 1 },
  moon: { month: monthIn(1969, 6), day: 20 },
  last: { month: monthIn(9999, 11), day: 31 },
};

/** This one and the next are shown on the page as they stand here. */
export function fillMonths(pager, thisMonth, pageOf) {
  // Page 0 is this month. Those before it have negative numbers.
  pager.renderPage = (index, recycled) => pageOf(thisMonth + index, recycled);
  pager.endless = "both";
}

export function dayAfterKey({ key, shiftKey }, at, weekdays, isMirrored) {
  const forward = isMirrored ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  const column = weekdays.indexOf(weekdayOf(at));
  switch (key) {
    case "PageUp": return dayIn(at.month - months, at.day);
    case "PageDown": return dayIn(at.month + months, at.day);
  }
  if (shiftKey) return null;
  switch (key) {
    case "ArrowLeft": return later(at, -forward);
    case "ArrowRight": return later(at, forward);
    case "ArrowUp": return later(at, -7);
    case "ArrowDown": return later(at, 7);
    case "Home": return later(at, -column);
    case "End": return later(at, 6 - column);
    default: return null;
  }
}

/** Wires the section. */
export function startCalendar() {
  const part = (name) => document.getElementById(name);
  const pager = part("months");
  const today = dayOfToday();
  const days = { today, selected: today, active: today };
  let words = wordsFor(pager.closest("[lang]").lang);

  const pageOf = (month, recycled) => {
    const page = monthPage(month, recycled, words);
    markDays(page, days);
    return page;
  };
  const months = () => [...pager.querySelectorAll(".month")];
  const mark = () => months().forEach((page) => markDays(page, days));
  const numberOf = (month) => month - today.month;

  const write = () => {
    part("calendar-day").textContent = words.date(days.selected);
    part("calendar-away").textContent = words.away(days.selected, today);
    part("calendar-page").textContent = (pager.page ?? 0).toLocaleString("en").replace("-", "−");
    part("calendar-mounted").textContent = String(months().length);
  };

  /** The cell that the keyboard is on, if its month is there. */
  const cell = () => pager.querySelector(`[data-month="${days.active.month}"] [data-day="${days.active.day}"]`);
  let seeking = 0;

  /** Puts the focus there as soon as its month can have it; until then it stays in the pager. */
  const seek = () => {
    cancelAnimationFrame(seeking);
    cell()?.focus({ preventScroll: true });
    const isUnderWay = pager.contains(document.activeElement) && pager.target === numberOf(days.active.month);
    if (isUnderWay && document.activeElement !== cell()) seeking = requestAnimationFrame(seek);
  };

  const choose = (day) => {
    days.selected = days.active = day;
    mark();
    form.write(day);
    write();
  };
  const go = (month, options) => pager.goTo(numberOf(month), options);

  pager.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return choose(days.active);
    }
    const day = dayAfterKey(event, days.active, words.weekdays, getComputedStyle(pager).direction === "rtl");
    if (!day) return;
    // Before the pager itself, which would turn the page.
    event.preventDefault();
    const isElsewhere = day.month !== days.active.month;
    days.active = day;
    mark();
    if (isElsewhere) go(day.month);
    seek();
  }, true);

  pager.addEventListener("click", ({ target }) => {
    const { day } = target.closest("td")?.dataset ?? {};
    if (!day) return;
    const month = Number(target.closest(".month").dataset.month);
    choose({ month, day: Number(day) });
    go(month);
    seek();
  });

  // Turned by hand: the keyboard comes along.
  pager.addEventListener("pagesettle", ({ detail }) => {
    const month = today.month + detail.page;
    if (month !== days.active.month) days.active = dayIn(month, days.active.day);
    mark();
    if (pager.contains(document.activeElement)) seek();
    write();
  });
  pager.addEventListener("pagechange", write);

  const form = startDateForm(part("calendar-form"), (day) => {
    choose(day);
    go(day.month);
  });
  part("calendar-dates").addEventListener("click", ({ target }) => {
    const day = { ...DATES, today }[target.dataset.date];
    if (!day) return;
    choose(day);
    go(day.month);
  });
  part("calendar-previous").addEventListener("click", () => pager.previous());
  part("calendar-next").addEventListener("click", () => pager.next());

  const speak = (language) => {
    words = wordsFor(language);
    form.name(words.months);
    for (const node of document.querySelectorAll("[data-speaks]")) {
      node.lang = language;
      node.dir = MIRRORED.includes(language) ? "rtl" : "ltr";
    }
    pager.reload?.();
    write();
  };
  const languages = chooserFor(part("calendar-language"), "calendar-language", LANGUAGES, speak);
  languages.mark(LANGUAGES.find(({ value }) => value === pager.closest("[lang]").lang)?.value ?? null);

  // On a phone a month fills it.
  const narrow = matchMedia("(max-width: 34rem)");
  const shape = () => (pager.setAttribute("extent", narrow.matches ? "100%" : "420px"));
  narrow.addEventListener("change", shape);
  shape();

  form.name(words.months);
  form.write(today);
  fillMonths(pager, today.month, pageOf);
  write();
  customElements.whenDefined("riffle-pager").then(() => pager.ready).then((isThere) => {
    if (isThere === false) for (let i = 0; i < SAMPLE; i += 1) pager.append(pageOf(today.month + i));
    write();
  });
}
