// A list that changes while a page of it is held.

import { cardOf, keyOf, numberCard, showOrder } from "./cards.js";
import { chooserFor } from "./chooser.js";

const FIRST = 9;
const MOST = 40;
/** Milliseconds between two changes while a card is held. */
const EVERY = 1000;
/** Milliseconds in which a finger and the click that may follow it are one. */
const TAP = 500;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** This one and the next are shown on the page as they stand here. */
export function takeList(pager, keys) {
  // What came, what went, what moved: the pager finds it out.
  // The page under the finger stays on its pixel.
  pager.pageKeys = keys;
}

export function followNumber(pager, tell) {
  // The same page, with another number.
  pager.addEventListener("pageindexmove", tell);
  // Another page.
  pager.addEventListener("pagechange", tell);
}

const inserted = (keys, at, key) => [...keys.slice(0, Math.max(0, at)), key, ...keys.slice(Math.max(0, at))];
const removed = (keys, at) => (at in keys ? keys.filter((_, i) => i !== at) : keys);

function shuffled(keys) {
  const next = [...keys];
  for (let i = next.length - 1; i > 0; i -= 1) {
    const other = Math.floor(Math.random() * (i + 1));
    [next[i], next[other]] = [next[other], next[i]];
  }
  return next;
}

/** What a button does to a list, beside the card at a place of it. `fresh` is the key of a new card. */
const CHANGES = {
  "add-before": (keys, at, fresh) => inserted(keys, at, fresh),
  "add-after": (keys, at, fresh) => inserted(keys, at + 1, fresh),
  "remove-before": (keys, at) => removed(keys, at - 1),
  "remove-after": (keys, at) => removed(keys, at + 1),
  "remove-this": (keys, at) => removed(keys, at),
  shuffle: (keys) => shuffled(keys),
};
const KEYS = { b: "add-before", a: "add-after", x: "remove-this", s: "shuffle" };

/** Wires the section. */
export function startHeld() {
  const part = (name) => document.getElementById(name);
  const pager = part("cards");
  const pin = part("held-pin");
  let keys, made, count, drift;
  /** The card that a pointer is on, and its number among the pointers. */
  let held = null;
  let timer;

  const current = () => held?.key ?? keys[pager.page ?? 0];
  const cardNamed = (key) => pager.querySelector(`:scope > [data-key="${key}"]`);
  const motion = () => ({ duration: calm.matches ? 0 : 350, easing: "cubic-bezier(.3,0,.1,1)" });

  const write = () => {
    const key = current();
    for (const card of pager.querySelectorAll(".card")) numberCard(card, keys.indexOf(card.dataset.key) + 1);
    part("held-key").textContent = key ?? "none";
    part("held-number").textContent = key ? String(keys.indexOf(key) + 1) : "none";
    part("held-count").textContent = String(count);
    part("held-drift").textContent = drift.toFixed(2);
    showOrder(part("held-order"), keys, key, motion());
  };

  const change = (name) => {
    const key = current();
    const before = cardNamed(key)?.getBoundingClientRect();
    const fresh = keyOf(made);
    const next = CHANGES[name](keys, key ? keys.indexOf(key) : -1, fresh);
    if (next === keys || next.length > MOST) return;
    if (next.includes(fresh)) made += 1;
    keys = next;
    takeList(pager, keys);
    if (held) {
      count += 1;
      const after = cardNamed(key)?.getBoundingClientRect();
      if (before && after) drift = Math.max(drift, Math.hypot(after.x - before.x, after.y - before.y));
    }
    write();
  };
  /** By hand: what came of it is said, too. */
  const act = (name) => {
    change(name);
    const key = current();
    part("held-said").textContent = key ? `${key} is number ${keys.indexOf(key) + 1} of ${keys.length}.` : "The list is empty.";
  };

  const start = () => {
    [keys, made, count, drift] = [Array.from({ length: FIRST }, (_, n) => keyOf(n)), FIRST, 0, 0];
    takeList(pager, keys);
    pager.goTo(Math.floor(FIRST / 2), { animated: false });
    part("held-said").textContent = "";
    write();
  };

  // The hand
  const point = ({ clientX, clientY }) => {
    const box = pin.parentElement.getBoundingClientRect();
    pin.style.translate = `${clientX - box.x}px ${clientY - box.y}px`;
  };
  const letGo = ({ pointerId }) => {
    if (pointerId !== held?.pointerId) return;
    held = null;
    clearInterval(timer);
    pin.hidden = true;
    write();
  };
  pager.addEventListener("pointerdown", (event) => {
    const card = event.target.closest(".card");
    if (!card || held || event.button) return;
    held = { key: card.dataset.key, pointerId: event.pointerId };
    [count, drift] = [0, 0];
    pin.hidden = false;
    point(event);
    write();
    clearInterval(timer);
    if (whileHeld.value !== "nothing") timer = setInterval(() => change(nextChange()), EVERY);
  });
  addEventListener("pointermove", (event) => event.pointerId === held?.pointerId && point(event));
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, letGo);
  /** Cards come as often as they go. */
  const nextChange = () => {
    if (whileHeld.value === "shuffle") return "shuffle";
    const kinds = ["add-before", "remove-before", "add-after", "remove-after"];
    return kinds[count % kinds.length];
  };

  // The other hand
  let touched = -Infinity;
  part("held-changes").addEventListener("pointerdown", ({ target, isPrimary, timeStamp }) => {
    const { change: name } = target.closest("button")?.dataset ?? {};
    // Of a second finger browsers make no click.
    if (!name || isPrimary) return;
    touched = timeStamp;
    act(name);
  });
  part("held-changes").addEventListener("click", ({ target, timeStamp }) => {
    const { change: name } = target.closest("button")?.dataset ?? {};
    if (name && timeStamp - touched > TAP) act(name);
  });
  part("held").addEventListener("keydown", (event) => {
    const name = KEYS[event.key.toLowerCase()];
    if (!name || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    event.preventDefault();
    act(name);
  });
  part("held-reset").addEventListener("click", start);

  const whileHeld = chooserFor(part("held-while"), "held-while", [
    { value: "shuffle", title: "A shuffle" },
    { value: "change", title: "Come and go" },
    { value: "nothing", title: "Nothing" },
  ], () => {});
  whileHeld.mark("shuffle");

  pager.renderPage = (index, recycled) => {
    const card = cardOf(keys[index], recycled);
    numberCard(card, index + 1);
    return card;
  };
  followNumber(pager, () => write());
  customElements.whenDefined("riffle-pager").then(start).then(() => pager.ready).then((isThere) => {
    if (isThere === false) pager.append(...keys.map((key) => cardOf(key)));
    write();
  });
}
