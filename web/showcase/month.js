// One month: a strip of landscape, its name, and a grid of days.

import { isSame, lengthOf, ofYear, weekdayOf } from "./gregorian.js";

const WEEKS = 6;

/** What the land looks like on the first of each month: sky above and below, far hills, hills, meadow. */
const LAND = [
  ["#7f95b8", "#e6e4ea", "#b6c1d6", "#d9e1ec", "#f1f4f8"],
  ["#86a3c4", "#efe0dc", "#a9b8cf", "#cbd7e1", "#e6edf0"],
  ["#7fb0cf", "#f3e6d0", "#93aebb", "#a4bb9f", "#c0cda9"],
  ["#74b6d6", "#f4eecb", "#86b0ac", "#8dbb7a", "#a9cf7c"],
  ["#5fb1dc", "#e6f2d3", "#73a89d", "#6bab60", "#88c25a"],
  ["#46a6de", "#d5eeee", "#629c8d", "#4c9552", "#62ae49"],
  ["#3d9ddb", "#f4efc8", "#6d9c80", "#5c9149", "#8aab45"],
  ["#559fcb", "#fbe2a8", "#86956f", "#8c9145", "#c9a946"],
  ["#6b98b8", "#fbd49a", "#8f8468", "#a67f42", "#d89c3d"],
  ["#738cab", "#f8bf8e", "#846c6b", "#a85c37", "#cc672e"],
  ["#737f9b", "#e8c4ab", "#71697c", "#785950", "#93684f"],
  ["#667a9f", "#dcd0d6", "#8690ad", "#a2acc0", "#c0c8d6"],
];
const LAYERS = ["high", "low", "far", "hills", "near"];

/**
 * The page of a month: the recycled one written anew, or else a new one.
 *
 * @param {number} month
 * @param {Element | null} recycled a page that this function made earlier
 * @param {ReturnType<typeof import("./calendar-words.js").wordsFor>} words
 * @returns {HTMLElement}
 */
export function monthPage(month, recycled, words) {
  const page = recycled ?? blank();
  const [scene, name, grid] = page.children;
  page.dataset.month = month;
  for (const named of [page, grid]) named.setAttribute("aria-label", words.title(month));
  // From what it is on the first to what it will be on the next one's: one land, all year.
  LAYERS.forEach((layer, i) => {
    scene.style.setProperty(`--${layer}-from`, LAND[ofYear(month)][i]);
    scene.style.setProperty(`--${layer}-to`, LAND[ofYear(month + 1)][i]);
  });
  scene.style.setProperty("--noon", Math.cos(((ofYear(month) - 5) / 6) * Math.PI).toFixed(3));
  name.replaceChildren(...words.titleParts(month).map(({ type, value }) =>
    (type === "year" || type === "era" ? make("span", value) : value)));

  const [head, ...weeks] = grid.rows;
  words.weekdays.forEach((weekday, column) => {
    [head.cells[column].textContent, head.cells[column].abbr] = words.weekday(weekday);
  });
  const before = words.weekdays.indexOf(weekdayOf({ month, day: 1 }));
  const length = lengthOf(month);
  weeks.forEach((week, row) => [...week.cells].forEach((cell, column) => {
    const day = row * 7 + column - before + 1;
    const isThere = day > 0 && day <= length;
    cell.firstChild.textContent = isThere ? words.number.format(day) : "";
    cell.classList.toggle("free", words.isFree(words.weekdays[column]));
    if (isThere) cell.dataset.day = day;
    else delete cell.dataset.day;
  }));
  return page;
}

/**
 * Marks the days of a page.
 *
 * @param {HTMLElement} page
 * @param {{ today: Day, selected: Day, active: Day }} days the active one is where the keyboard is
 * @typedef {import("./gregorian.js").Day} Day
 */
export function markDays(page, { today, selected, active }) {
  const month = Number(page.dataset.month);
  for (const cell of page.querySelectorAll("td")) {
    const isThere = "day" in cell.dataset;
    const is = (other) => isThere && isSame({ month, day: Number(cell.dataset.day) }, other);
    set(cell, "tabindex", isThere && (is(active) ? "0" : "-1"));
    set(cell, "aria-selected", isThere && String(is(selected)));
    set(cell, "aria-current", is(today) && "date");
  }
}

function set(node, name, value) {
  if (value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function blank() {
  const page = make("section");
  page.className = "month";
  const scene = make("div");
  scene.className = "scene";
  scene.setAttribute("aria-hidden", "true");
  scene.append(...["high", "low", "sun", "far", "hills", "near", "trees"].map((name) => {
    const layer = make("i");
    layer.className = name;
    return layer;
  }));
  const grid = make("table");
  grid.setAttribute("role", "grid");
  const head = grid.createTHead().insertRow();
  const body = grid.createTBody();
  for (let column = 0; column < 7; column += 1) {
    const name = make("th");
    name.scope = "col";
    head.append(name);
  }
  for (let week = 0; week < WEEKS; week += 1) {
    const row = body.insertRow();
    for (let column = 0; column < 7; column += 1) row.insertCell().append(make("span"));
  }
  page.append(scene, make("h3"), grid);
  return page;
}

function make(name, text = "") {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
