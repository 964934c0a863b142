/**
 * A trace's configuration as the numbers that `riffle_configure` reads.
 * @module
 */

/** A word's place in its row. */
export function number(row, word) {
  const index = row.indexOf(word);
  if (index < 0) throw new Error(`unknown word ${word}: one of ${row}`);
  return index;
}

/**
 * Writes a configuration; keys that are absent have the defaults of Tests/Traces/FORMAT.md.
 * @param {Record<string, any>} config
 * @param {Float64Array} numbers
 */
export function write(config, numbers) {
  const {
    axis = "horizontal",
    direction = "ltr",
    alignment = "start",
    trim = true,
    spacing = 0,
    insets = [0, 0, 0, 0],
    extent = { fraction: 1 },
    loop = false,
    bounces = true,
    limit = 1,
    snaps = true,
    rule = "riffle",
    deceleration = "normal",
    slop = 10,
    reducedMotion = false,
    transition = "none",
    perspective = null,
    overscan = 1,
    history = 5,
    prefetch = null,
    prefetchBudget = 2,
    parallax = "clamped",
    driver = "own",
    clip = true,
    outset = [0, 0, 0, 0],
    ...unknown
  } = config;
  const [name] = Object.keys(unknown);
  if (name || rule !== "riffle") throw new Error(`unknown: ${name ?? rule}`);
  const inPoints = "points" in extent;
  const row = [
    number(["horizontal", "vertical"], axis),
    number(["ltr", "rtl"], direction),
    number(["start", "center", "end"], alignment),
    trim,
    spacing,
    ...insets,
    inPoints,
    inPoints ? extent.points : extent.fraction,
    bounces,
    // No limit is written as 0.
    limit ?? 0,
    snaps,
    number(["normal", "fast"], deceleration),
    slop,
    reducedMotion,
    ...look(transition, perspective),
    overscan,
    number(["clamped", "unclamped"], parallax),
    number(["own", "host"], driver),
    clip,
    ...outset,
    loop,
    history,
    prefetch ?? -1,
    prefetchBudget,
  ];
  numbers.fill(0);
  row.forEach((value, index) => (numbers[index] = Number(value)));
}

const NAMES = [
  "none", "slide", "dive", "roll", "cards", "cube", "coverFlow", "stack", "flip", "zoom", "fade",
  "carousel",
];

/** The eight numbers of a transition: its name's, or −1, its parts, and the viewer's distance. */
function look(transition, perspective) {
  if (transition === "custom") transition = "none";
  if (typeof transition === "string") {
    return [number(NAMES, transition), ...Array(6).fill(0), perspective ?? -1];
  }
  const { angleRatio = 0, translation = [0, 0], rotation = [0, 0, 0] } = transition;
  return [
    -1, angleRatio, ...translation, ...rotation, perspective ?? transition.perspective ?? 0,
  ];
}
