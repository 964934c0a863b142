// The moon on a day, and the tides that it makes.

const DAY = 86_400_000;
/** A new moon, and the days from one to the next. */
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);
const MONTH = 29.530588853;
/** Hours from high water to high water, by the moon alone and by the sun alone, and how strong the sun is. */
const BY_MOON = 12.4206;
const BY_SUN = 12;
const SUN = 0.46;

/** How far the moon is on its way from new to new, 0 to 1, at a time in milliseconds. */
export function phaseOf(time) {
  const turns = (time - NEW_MOON) / DAY / MONTH;
  return turns - Math.floor(turns);
}

/** The height of the water at a time, −1.46 to 1.46: high with a full or a new moon. */
export function waterAt(time) {
  const hours = (time - NEW_MOON) / 3_600_000;
  const wave = (period) => Math.cos((2 * Math.PI * hours) / period);
  return wave(BY_MOON) + SUN * wave(BY_SUN);
}

/** The times of high water on the day that begins at `start`. */
export function highWaters(start) {
  const step = 600_000;
  const found = [];
  for (let time = start; time < start + DAY; time += step) {
    const now = waterAt(time);
    if (now > waterAt(time - step) && now >= waterAt(time + step)) found.push(time);
  }
  return found;
}

/** Path data of the part of the moon that is lit, around 0, 0. */
export function moonPath(phase, radius) {
  const bulge = radius * Math.cos(2 * Math.PI * phase);
  const waxes = phase < 0.5;
  // The bright limb is half a circle, the shadow's edge half an ellipse.
  const limb = `A${radius} ${radius} 0 0 ${waxes ? 1 : 0} 0 ${radius}`;
  const edge = `A${Math.abs(bulge).toFixed(2)} ${radius} 0 0 ${bulge > 0 === waxes ? 0 : 1} 0 ${-radius}`;
  return `M0 ${-radius}${limb}${edge}Z`;
}
