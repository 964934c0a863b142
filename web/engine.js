/**
 * Loads the engine: one WebAssembly instance for all elements of the page.
 * @module
 */

/**
 * The engine's exports; null until they are there, and for good when they cannot be had.
 * @type {any}
 */
export let engine = null;

/**
 * Settles once: true when the engine runs, false when it cannot be loaded (reported once to the
 * console; the elements then stay plain content). It never rejects.
 * @type {Promise<boolean>}
 */
export const ready = load();

async function load() {
  try {
    const response = await fetch(new URL("./riffle.wasm", import.meta.url));
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    // Compiling while it loads gains nothing at this size, and is refused for a wrong content type.
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
    engine = instance.exports;
    return true;
  } catch (error) {
    console.warn("riffle: no riffle.wasm:", error);
    return false;
  }
}
