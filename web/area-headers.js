/**
 * The headers of an area. It has one; others wait, as plain content, until that is gone.
 * @module
 */

/** @typedef {import("./ground.js").Ground} Ground */

/**
 * A header, as its area knows it.
 * @typedef {object} Header
 * @property {(ground: Ground) => number} take It is no part of the content from now on; how tall it was as one.
 * @property {() => any[]} settings What the engine is told of it.
 * @property {() => { room: number, stays: boolean }} room Its room at rest, in CSS px, and whether it covers that.
 * @property {(reading: import("./area-border.js").Reading, scroller: any) => void} placed
 * @property {() => void} stepAside It must not count as content.
 */

/**
 * @param {object} area
 * @param {Ground} area.ground
 * @param {any} area.scroller
 * @param {(event: import("./border.js").Event) => void} area.send
 * @param {() => void} area.serve There are others now.
 * @param {(join: () => void) => void} area.enter Begins the area, if this is the first that comes.
 * @param {() => void} area.leave Ends it, if that was the last.
 * @param {(happens: () => void) => void} area.hold Nothing moves against a finger of the browser's.
 * @param {() => number[]} area.offset
 */
export function headersOf({ ground, scroller, send, serve, enter, leave, hold, offset }) {
  /** @type {Header[]} */
  const list = [];
  const settings = () => list[0] && [1, ...list[0].settings()];

  /** Tells the engine which there is, and how it is. */
  const tell = () => {
    list[0]?.take(ground);
    send({ event: "head", settings: settings() ?? [0] });
  };

  return {
    isEmpty: () => !list.length,
    settings,
    room: () => list[0]?.room() ?? { room: 0, stays: false },
    placed: (reading) => list[0]?.placed(reading, scroller),
    stepAside: () => list[0]?.stepAside(),

    /** @param {Header} header */
    add(header) {
      list.push(header);
      if (list[0] !== header) return;
      const at = scroller.scrollTop;
      const height = header.take(ground);
      serve();
      enter(() => {
        tell();
        // The content stays where it was seen, below the header or scrolled over it.
        if (at > 0) send({ event: "scroll", x: offset()[0], y: at - height });
      });
    },

    /** One is another. */
    change(header) {
      if (list[0] !== header) return;
      serve();
      hold(tell);
    },

    remove(header) {
      const place = list.indexOf(header);
      if (place < 0) return;
      list.splice(place, 1);
      if (place) return;
      if (list.length) tell();
      else hold(tell);
      serve();
      leave();
    },
  };
}
