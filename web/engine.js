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
export const ready = load().then(
  (exports) => {
    engine = exports;
    return true;
  },
  (error) => {
    console.warn("riffle: without riffle.wasm pages stay plain content:", error);
    return false;
  },
);

async function load() {
  const response = await fetch(new URL("./riffle.wasm", import.meta.url));
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  // Compiling while it loads is refused for any other type, and not every server knows this one.
  const streams = response.headers.get("content-type") === "application/wasm";
  const { instance } = streams
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return instance.exports;
}
