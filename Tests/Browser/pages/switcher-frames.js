/**
 * What the two pages of a move look like at each progress, however they got there.
 * @module
 */

const WIDTH = 390;
const SLOP = 10;

/** How the pages look now. */
const look = () =>
  [...switcher.children].slice(0, 2).map((page) => {
    const { transform, opacity, zIndex, translate } = getComputedStyle(page);
    const matrix = [...new DOMMatrix(transform).toFloat64Array()];
    return [...matrix, +opacity, +zIndex, parseFloat(translate) || 0];
  });

/** Notes each progress and look while `act` runs. */
async function noting(act) {
  const noted = [];
  const note = ({ detail: { progress, from } }) => {
    if (from !== null) noted.push([progress, look()]);
  };
  switcher.addEventListener("selectionprogress", note);
  await act();
  switcher.removeEventListener("selectionprogress", note);
  return noted;
}

const frame = () => new Promise(requestAnimationFrame);

const atLeast = async (progress) => {
  while (switcher.progress < progress) await frame();
};

const atRest = async () => {
  while (switcher.state !== "idle") await frame();
};

/** A finger made by script: it may be anywhere at once. */
export const finger = {
  send(type, x, target = window) {
    const place = { clientX: x, clientY: 150, pointerId: 7, pointerType: "touch", isPrimary: true };
    target.dispatchEvent(new PointerEvent(type, { ...place, buttons: 1, bubbles: true, composed: true }));
  },
  press(x, target = switcher) {
    this.at = x;
    this.send("pointerdown", x, target);
  },
  move(x) {
    this.send("pointermove", (this.at = x));
  },
  lift() {
    this.send("pointerup", this.at);
  },
  cancel() {
    this.send("pointercancel", this.at);
  },
};

/** The ways of a move from page `from` to page `to`, each with what it noted. */
export async function ways(from, to) {
  const sign = to > from ? -1 : 1;
  const start = to > from ? 380 : 10;
  const place = (progress) => start + sign * (SLOP + progress * WIDTH);
  const reset = async () => {
    finger.cancel();
    await switcher.select(from, { animated: false });
  };
  const drag = (progresses) =>
    noting(() => {
      finger.press(start);
      for (const progress of progresses) finger.move(place(progress));
    });
  const found = {};
  await reset();
  found.command = await noting(() => switcher.select(to));
  await reset();
  found.turned = await noting(async () => {
    switcher.select(to);
    await atLeast(0.4);
    await switcher.select(from);
  });
  await reset();
  found.caught = await noting(async () => {
    switcher.select(to);
    await atLeast(0.4);
    finger.press(start);
    for (let i = 1; i < 6; i += 1) finger.move(start + sign * (SLOP + 10 * i));
    // Not a flick, which would go one page farther.
    finger.cancel();
    await atRest();
  });
  await reset();
  const all = Object.values(found).flat().map(([progress]) => progress);
  // The finger goes forth to each progress that there was, and back.
  found.finger = await drag(all);
  await reset();
  found.back = await drag([...all].reverse());
  await reset();
  return found;
}

/** The largest difference between two looks. */
const difference = (one, other) =>
  Math.max(...one.flat().map((number, i) => Math.abs(number - other.flat()[i])));

/** How far the looks of one progress differ, over all ways; and how many progresses were compared. */
export function spread(found) {
  const noted = Object.values(found).flat().sort(([a], [b]) => a - b);
  let most = 0;
  let compared = 0;
  for (let i = 1; i < noted.length; i += 1) {
    if (noted[i][0] - noted[i - 1][0] > 1e-9) continue;
    compared += 1;
    most = Math.max(most, difference(noted[i][1], noted[i - 1][1]));
  }
  // What never looks different looks the same by chance.
  const range = difference(noted[0][1], noted[noted.length >> 1][1]);
  return { most, compared, range };
}
