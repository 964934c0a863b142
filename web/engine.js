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
    const source = fetch(new URL("./riffle.wasm", import.meta.url));
    // Refuses what a server has not called application/wasm, such as a page that says "not found".
    engine = (await WebAssembly.instantiateStreaming(source)).instance.exports;
    return true;
  } catch (error) {
    console.warn("riffle: no riffle.wasm:", error);
    return false;
  }
}
