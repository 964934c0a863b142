// The form to go to a date: what was asked for, or what is wrong with the question.

import { lengthOf, monthIn, ofYear, yearOf } from "./gregorian.js";

/** Years either way: so many months still have exact numbers. */
const FARTHEST = 999_999_999;

/**
 * Reads the date that was typed.
 *
 * @param {HTMLFormControlsCollection} fields day, month, year
 * @param {string[]} names of the months
 * @returns {{ month: number, day: number } | { problem: string, field: string }}
 */
export function dateAskedFor(fields, names) {
  const [day, year] = ["day", "year"].map((name) => (fields[name].value === "" ? NaN : Number(fields[name].value)));
  if (!Number.isInteger(year) || Math.abs(year) > FARTHEST) {
    return { field: "year", problem: "A year is a whole number of at most nine digits." };
  }
  const month = monthIn(year, Number(fields.month.value));
  if (!Number.isInteger(day) || day < 1 || day > lengthOf(month)) {
    return { field: "day", problem: `${names[ofYear(month)]} ${year} has ${lengthOf(month)} days.` };
  }
  return { month, day };
}

/**
 * Wires the form.
 *
 * @param {HTMLFormElement} form
 * @param {(day: { month: number, day: number }) => void} go
 */
export function startDateForm(form, go) {
  const fields = form.elements;
  const message = form.querySelector(".message");
  const rule = message.textContent;
  let names = [];

  const say = ({ problem, field } = {}) => {
    message.textContent = problem ?? rule;
    for (const name of ["day", "year"]) {
      if (name === field) fields[name].setAttribute("aria-invalid", "true");
      else fields[name].removeAttribute("aria-invalid");
    }
    if (field) fields[field].focus();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = dateAskedFor(fields, names);
    say(asked);
    if (!asked.problem) go(asked);
  });
  form.addEventListener("input", () => say());

  const write = ({ month, day }) => {
    [fields.day.value, fields.month.value, fields.year.value] = [day, ofYear(month), yearOf(month)];
    say();
  };
  return {
    write,

    /** Names the months anew. */
    name(months) {
      const chosen = fields.month.value;
      names = months;
      fields.month.replaceChildren(...months.map((name, month) => new Option(name, String(month))));
      if (chosen) fields.month.value = chosen;
    },
  };
}
