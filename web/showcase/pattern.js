// A pattern of tiles from a number: the same number always gives the same pattern.

/** Tiles a side, and units a tile. */
const SIDE = 5;
const TILE = 60;

/** Units a side of the whole pattern. */
export const EXTENT = SIDE * TILE;

/** A ground and three inks each. */
const PALETTES = [
  ["#f1e7d3", "#d5472c", "#1d2742", "#efae36"],
  ["#1d2742", "#f1e7d3", "#efae36", "#3d78a6"],
  ["#d5472c", "#f6d9b8", "#6d2338", "#f1e7d3"],
  ["#86ab92", "#20352f", "#f1e7d3", "#d5472c"],
  ["#20352f", "#7aa386", "#ecebd0", "#e2c06a"],
  ["#3d78a6", "#f1e7d3", "#1d2742", "#a9c7d8"],
  ["#efae36", "#1d2742", "#d5472c", "#fbf1d8"],
  ["#2b2350", "#c7617a", "#f0a27a", "#fbe8c8"],
  ["#dfe9e6", "#1f5f73", "#2f8a94", "#d5472c"],
  ["#a84553", "#f6ead6", "#34183a", "#efc096"],
  ["#5b5a94", "#e9e3d8", "#1d2530", "#e2c06a"],
  ["#d9c9a8", "#1f5a52", "#9f3f2f", "#15171c"],
];

/** What a tile can show: shapes for the first, second and third ink. `at` writes a point of the tile where it now lies. */
const MOTIFS = [
  [
    (at) => `M${at(0, 0)}L${at(60, 0)}A60 60 0 0 1 ${at(0, 60)}Z`,
    (at) => `M${at(0, 0)}L${at(30, 0)}A30 30 0 0 1 ${at(0, 30)}Z`,
  ],
  [
    (at) => `M${at(0, 0)}A60 60 0 0 1 ${at(60, 60)}A60 60 0 0 1 ${at(0, 0)}Z`,
    () => "",
    (at) => disc(at, 6),
  ],
  [
    (at) => `M${at(0, 0)}L${at(60, 0)}L${at(0, 60)}Z`,
    (at) => `M${at(60, 60)}L${at(30, 60)}L${at(60, 30)}Z`,
  ],
  [
    (at) => `M${at(0, 0)}A30 30 0 0 0 ${at(60, 0)}Z`,
    (at) => `M${at(0, 60)}A30 30 0 0 1 ${at(60, 60)}Z`,
  ],
  [
    (at) => disc(at, 24),
    () => "",
    (at) => disc(at, 12),
  ],
  [
    (at) => `M${at(0, 0)}L${at(60, 0)}L${at(60, 15)}L${at(0, 15)}Z`,
    (at) => `M${at(0, 30)}L${at(60, 30)}L${at(60, 45)}L${at(0, 45)}Z`,
  ],
];

function disc(at, radius) {
  const [left, right] = [at(30 - radius, 30), at(30 + radius, 30)];
  return `M${left}A${radius} ${radius} 0 1 0 ${right}A${radius} ${radius} 0 1 0 ${left}Z`;
}

/**
 * The pattern of a number: its ground, and for each ink the colour and the path data of all its shapes.
 *
 * @param {number} seed a whole number
 * @returns {{ ground: string, inks: { fill: string, data: string }[] }}
 */
export function patternOf(seed) {
  const chance = chances(seed);
  const [ground, ...colours] = chosen(PALETTES, chance);
  const data = ["", "", ""];
  // Two motifs share the sheet: one would be wallpaper, all six would be noise.
  const most = chosen(MOTIFS, chance);
  const some = chosen(MOTIFS, chance);
  for (let tile = 0; tile < SIDE * SIDE; tile += 1) {
    const luck = chance();
    const at = placed((tile % SIDE) * TILE, Math.floor(tile / SIDE) * TILE, Math.floor(chance() * 4));
    // Now and then a tile moves its inks on, so that no colour owns a shape.
    const shift = chance() < 0.3 ? 1 : 0;
    if (luck < 0.12) continue;
    (luck < 0.72 ? most : some).forEach((shape, ink) => {
      data[(ink + shift) % data.length] += shape(at);
    });
  }
  return { ground, inks: colours.map((fill, ink) => ({ fill, data: data[ink] })) };
}

/** Writes a tile's points as they lie in the sheet: turned by quarters about the tile's middle, then moved to (left, top). */
function placed(left, top, quarters) {
  return (x, y) => {
    for (let turn = 0; turn < quarters; turn += 1) [x, y] = [TILE - y, x];
    return `${left + x} ${top + y}`;
  };
}

function chosen(list, chance) {
  return list[Math.floor(chance() * list.length)];
}

/** Numbers in 0..<1 that depend on the seed alone, by 32-bit multiplications and shifts. */
function chances(seed) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
