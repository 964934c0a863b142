/**
 * An element's life: it waits for the engine, has a host while it is in the document, and keeps the
 * commands that come before.
 * @module
 */
import { engine, ready } from "./engine.js";
import { upgrade } from "./options.js";
import { adopt } from "./sheet.js";

/** @typedef {import("./border.js").Close} Close */
/** @typedef {import("./border.js").Event} Event */

/**
 * @typedef {object} Host One stay in the document.
 * @property {(initial: number) => void} start
 * @property {(event: Event, close: Close) => void} command
 * @property {() => void} stop
 */

/**
 * @template {Host} T
 * @param {any} element
 * @param {() => number} initial The page that it starts on; asked before it looks like itself.
 * @param {(engine: any) => T} hostOf
 */
export function lifeOf(element, initial, hostOf) {
  /** @type {T | null} */
  let host = null;
  /** Commands from before there was a host. @type {[Event, Close][]} */
  const commands = [];
  /** Whether it has been in a document: a command from before waits for that. */
  let wasThere = false;
  /** @type {(isThere: boolean) => void} */
  let started;
  /** @type {Promise<boolean>} */
  const whenReady = new Promise((resolve) => {
    started = resolve;
  });

  const drop = () => {
    for (const [, close] of commands.splice(0)) close("cancelled");
  };

  /** Starts if it can; without the engine the pages stay what they are, and nothing waits for it. */
  const begin = async () => {
    if (!(await ready)) {
      drop();
      element.toggleAttribute("failed", true);
      return started(false);
    }
    if (!element.isConnected || host) return;
    const page = initial();
    adopt(element.shadowRoot);
    element.setAttribute("ready", "");
    element.scrollLeft = element.scrollTop = 0;
    host = hostOf(engine);
    host.start(page);
    for (const command of commands.splice(0)) host?.command(...command);
    started(true);
  };

  return {
    /** Settles once: whether it runs. */
    ready: whenReady,

    /** While the element is in the document and the engine is there. */
    get host() {
      return host;
    },

    /** The last one of the commands that wait. @returns {Event | undefined} */
    awaited: () => commands[commands.length - 1]?.[0],

    begin,

    /**
     * The element is in a document.
     * @param {string[]} names Properties that may have been set before the element was defined.
     */
    enter(names) {
      upgrade(element, names);
      wasThere = true;
      if (!element.hasAttribute("tabindex")) element.tabIndex = 0;
      begin();
    },

    /** The element has left it. */
    leave() {
      const last = host;
      host = null;
      element.removeAttribute("ready");
      drop();
      last?.stop();
    },

    /**
     * @param {Event} event
     * @returns {Promise<"settled" | "cancelled">}
     */
    command(event, { animated = true } = {}) {
      event.animated = !!animated;
      return new Promise((close) => {
        if (wasThere && !element.isConnected) return close("cancelled");
        if (host) return host.command(event, close);
        commands.push([event, close]);
        begin();
      });
    },
  };
}

/**
 * Starts a recording of what runs, or throws.
 * @param {{ stop(): string } | false | undefined} recording
 */
export function recordingOf(recording) {
  if (recording) return recording;
  throw new DOMException("Not at rest on a page", "InvalidStateError");
}
