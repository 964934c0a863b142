/**
 * The border of riffle.wasm, for the machines of `replay.js`.
 * @module
 */

/** A row of numbers in the engine's memory: "numbers", "effects" or "placements". */
export function numbersOf(engine, name, length) {
  return new Float64Array(engine.memory.buffer, engine[`riffle_${name}`](), length);
}

/** Tells a machine of the engine of the event with that code; returns how many effects it had. */
export function tell(engine, machine, id, t, code, row) {
  const numbers = numbersOf(engine, "numbers", 64).fill(0);
  row.forEach((value, index) => (numbers[index] = Number(value)));
  return engine[`riffle_${machine}_send`](id, t, code);
}
