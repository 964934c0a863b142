// Cards with a letter each, and the list that they stand in.

/** Grounds, and the inks that can be read on them. */
const COLOURS = [
  ["#9f3f2f", "#fff4ea"], ["#e2c06a", "#2a2310"], ["#1f5a52", "#f1ead6"], ["#5b5a94", "#ffffff"],
  ["#a9c7d8", "#15171c"], ["#6d2338", "#fbe2d8"], ["#b4bf86", "#1b2010"], ["#1d2742", "#f1e7d3"],
  ["#e39a5f", "#2b1408"], ["#3d7f8a", "#ffffff"], ["#d9c9a8", "#2a2310"],
];
const LETTERS = 26;

/** The name of the card that was made as the n-th one: A to Z, and then A2. */
export function keyOf(n) {
  const round = Math.floor(n / LETTERS);
  return String.fromCharCode(65 + (n % LETTERS)) + (round ? String(round + 1) : "");
}

function paint(node, key) {
  const n = key.charCodeAt(0) - 65 + 5 * Number(key.slice(1) || 1);
  const [ground, ink] = COLOURS[n % COLOURS.length];
  node.style.setProperty("--ground", ground);
  node.style.setProperty("--ink", ink);
  node.dataset.key = key;
}

/** The element of a card: the recycled one with another letter, or else a new one. */
export function cardOf(key, recycled) {
  const card = recycled ?? document.createElement("section");
  if (!recycled) {
    card.className = "card";
    card.append(document.createElement("span"), document.createElement("b"));
  }
  card.children[1].textContent = key;
  paint(card, key);
  return card;
}

/** Writes its number on a card. */
export function numberCard(card, number) {
  card.children[0].textContent = `No. ${number}`;
}

/**
 * Shows the list: what has another place glides there, where motion is welcome.
 *
 * @param {HTMLOListElement} list
 * @param {string[]} keys
 * @param {string | undefined} current
 * @param {KeyframeAnimationOptions} motion
 */
export function showOrder(list, keys, current, motion) {
  const old = new Map([...list.children].map((item) => [item.dataset.key, item]));
  const places = new Map([...old].map(([key, item]) => [key, item.getBoundingClientRect()]));
  list.replaceChildren(...keys.map((key) => {
    const item = old.get(key) ?? document.createElement("li");
    if (!old.has(key)) {
      item.textContent = key;
      paint(item, key);
    }
    if (key === current) item.setAttribute("aria-current", "true");
    else item.removeAttribute("aria-current");
    return item;
  }));
  for (const item of list.children) {
    const [before, after] = [places.get(item.dataset.key), item.getBoundingClientRect()];
    const [x, y] = before ? [before.x - after.x, before.y - after.y] : [0, 0];
    if (x || y) item.animate({ translate: [`${x}px ${y}px`, "0"] }, motion);
    else if (!before) item.animate({ scale: [0.4, 1] }, motion);
  }
}
