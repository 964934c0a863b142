/**
 * Riffle for the web: pages to flick through, decided by an engine in WebAssembly.
 *
 * Loading the module defines `<riffle-pager>`, `<riffle-switcher>`, `<riffle-tabs>` and `<riffle-edge>`;
 * `riffle.wasm` has to stand beside it.
 */

/**
 * Settles once: true when the engine runs, false when it cannot be loaded. It never rejects: without
 * the engine the console says why, pages stay plain content that scrolls, and commands are cancelled.
 */
export const ready: Promise<boolean>;

/** How a command ended: on its page, or given up for a press, another command or a removal. */
export type Outcome = "settled" | "cancelled";

/** Options of a command. */
export interface CommandOptions {
  /** Whether the pages move there, or are there at once. By default they move. */
  animated?: boolean;
}

/** A recording that runs. */
export interface Recording {
  /**
   * Ends it. Removing the element from the document ends it too.
   *
   * @returns JSON Lines in the trace format, which `riffle-replay` plays natively to the same end: what
   *   is set up, then what the engine was told, then a probe.
   */
  stop(): string;
}
