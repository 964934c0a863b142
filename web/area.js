/**
 * The areas of a page: what scrolls and has controls at its edges. All controls of one scroller share one
 * area, which ends when the last of them leaves.
 * @module
 */
import { ACTIVATED, CONTROL_CHANGED, INSETS_CHANGED, openArea } from "./area-border.js";
import { readTouches } from "./area-touch.js";
import { watchContent } from "./area-watch.js";
import { readTurns } from "./area-wheel.js";
import { FRAMES_STARTED, FRAMES_STOPPED, now, PLACED } from "./border.js";
import { startFrames } from "./frames.js";
import { groundOf } from "./ground.js";
import { listen } from "./listen.js";
import { after } from "./timer.js";

/** @typedef {import("./area-border.js").Control} Control */
/** @typedef {import("./border.js").Event} Event */
/** @typedef {ReturnType<typeof areaOf>} Area */

/**
 * A control, as its area knows it.
 * @typedef {object} Member
 * @property {() => any[]} settings What the engine is told of it.
 * @property {() => string} edge
 * @property {() => boolean} isPulled Whether pulling activates it.
 * @property {(scroller: Element) => boolean} isInside Whether it is in what it controls.
 * @property {(state: string, progress: number) => void} changed
 * @property {() => void} begins Its work is to begin.
 * @property {(control: Control, area: Area) => void} placed
 * @property {(area: Area) => void} reached The content stands elsewhere, or is another one.
 * @property {() => void} stepAside It must not count as content.
 * @property {(area: Area) => boolean} brings Whether content may come in at its edge.
 */

/** @type {WeakMap<Element, Area>} */
const areas = new WeakMap();

/**
 * The area of a scroller; whoever asks adds a control.
 * @param {any} engine
 * @param {any} scroller
 * @returns {Area}
 */
export function areaAt(engine, scroller) {
  let area = areas.get(scroller);
  if (!area) areas.set(scroller, (area = areaOf(engine, scroller)));
  return area;
}

/** The side of the screen. */
const physical = (edge, isMirrored) =>
  edge === "leading" || edge === "trailing"
    ? (edge === "leading") === isMirrored ? "right" : "left"
    : edge;

function areaOf(engine, scroller) {
  const border = openArea(engine);
  const ground = groundOf(scroller);
  const life = new AbortController();
  const { signal } = life;
  /** In the order of the engine. @type {Member[]} */
  const members = [];
  /** @type {{ effect: number, a: number, b: number, member: Member }[]} */
  const effects = [];
  let time = 0;
  let isRunning = false;
  let isPerforming = false;
  let timer = 0;
  let measuring = 0;
  let isMirrored = false;
  /** Hears of content that has come or gone. */
  let hear = () => {};
  let isBegun = false;
  /** Whether the engine knows what there is. */
  let isKnown = false;
  /** What the engine knows of the content, and where it stands. */
  let reading = border.read();

  const frames = startFrames((t) => {
    sync();
    send({ event: "elapsed" }, t);
  });

  /** Tells the engine what happened, and performs what follows. */
  const send = (event, t = now()) => {
    if (signal.aborted) return;
    time = Math.max(time, t);
    for (const { effect, page, a, b } of border.handle(event, time)) {
      effects.push({ effect, a, b, member: members[page] });
    }
    perform();
  };

  const perform = () => {
    if (isPerforming) return;
    isPerforming = true;
    try {
      for (let next; (next = effects.shift()); ) {
        if (signal.aborted) return;
        if (next.effect === PLACED) place();
        else if (next.effect === FRAMES_STARTED) isRunning = true;
        else if (next.effect === FRAMES_STOPPED) isRunning = false;
        // The room that was added may have made the content another one.
        else if (next.effect === INSETS_CHANGED) measureSoon();
        else if (next.effect === CONTROL_CHANGED) next.member?.changed(next.a, next.b);
        else if (next.effect === ACTIVATED) next.member?.begins();
      }
    } finally {
      isPerforming = false;
      if (!signal.aborted) rest();
    }
  };

  const rest = () => {
    frames(isRunning);
    clearTimeout(timer);
    const due = border.due();
    if (isRunning || due === Infinity) return;
    timer = after(due - now(), () => send({ event: "elapsed" }));
  };

  const place = () => {
    if (!isKnown || signal.aborted) return;
    reading = border.read();
    ground.write(reading);
    reading.controls.forEach((control, i) => members[i].placed(control, area));
    const mayPull = reading.motion !== "idle" || members.some((member) => member.isPulled() && isAtEnd(sideOf(member)));
    touches.arm(mayPull);
    turns.arm(mayPull);
    // Not where it stands when content has come in, which is measured yet.
    hear();
    const isHeld = members.some((member) => ground.isNear(sideOf(member)) && member.brings(area));
    ground.hold(isHeld, !!measuring);
    // What one of them says may remove another.
    for (const member of [...members]) if (members.includes(member)) member.reached(area);
  };

  const sideOf = (member) => physical(member.edge(), isMirrored);
  const isAtEnd = (side) => ground.isAtEnd(side);

  /** Tells the engine where the browser has scrolled. */
  const sync = () => {
    // It may be scrolled to what has come in since it was measured.
    if (isKnown && ground.isBeyond()) measure();
    const to = ground.scrolled();
    if (to) send({ event: "scroll", ...to });
  };

  const measure = (isFirst) => {
    if (signal.aborted) return;
    // Under a hand the end that it pulls at stays where it is.
    if (ground.isReversed && area.isPulled()) return measureSoon();
    if (!isFirst && !ground.isShown()) return;
    for (const member of members) member.stepAside();
    const isKept = !isFirst && ground.keep();
    const { direction, isOther } = ground.measure();
    if (isFirst || isMirrored !== (direction === "rtl")) {
      isMirrored = direction === "rtl";
      // It is decided here which finger pulls: from there on it does at once.
      send({ event: "configure", direction, slop: 0 });
      serve();
    }
    if (isOther || isFirst || isKept) {
      const { viewport, scale, content } = ground.box;
      isKnown = false;
      send({ event: "resize", viewport, scale, content });
      // Nothing is placed before the engine knows where it stands in that.
      const to = ground.scrolled(isFirst || isKept || ground.isReversed);
      if (to) send({ event: "scroll", ...to });
      isKnown = true;
    }
    place();
  };

  /** In a frame: what the measuring changes may be what is observed. */
  const measureSoon = () => {
    measuring ||= requestAnimationFrame(() => {
      measuring = 0;
      measure();
      sync();
    });
  };

  const serve = () => {
    ground.serve(area.isEnabled, !ground.isRoot && members.some((member) => member.isInside(scroller)));
  };

  const area = {
    ground,
    scroller,
    send,
    sync,
    time: () => time,
    handled: border.handled,
    isAtEnd,

    /** What moves the content. */
    motion: () => reading.motion,

    /** Whether the content is pulled beyond an end. */
    isPulled: () => reading.motion !== "idle" && reading.motion !== "animating",

    /** Whether there is a control on a side that pulling activates. */
    isEnabled: (side) =>
      members.some((member) => sideOf(member) === side && member.isPulled()),

    /** Far from the end of the content at a member's side. */
    distance: (member) => ground.distance(sideOf(member)),

    sideOf,

    /** Measures it in the next frame, which tells the members. */
    measure: () => measureSoon(),

    /** @param {Member} member */
    add(member) {
      members.push(member);
      serve();
      if (!isBegun) begin();
      else send({ event: "attach", settings: member.settings() });
    },

    /** A member is to be told something. @param {Member} member */
    tell(member, event, fields = {}) {
      sync();
      const control = members.indexOf(member);
      if (control < 0) return;
      // A finger of which only the browser knows must not be moved against: it holds the content.
      touches.held(() => send({ event, control, ...fields }));
    },

    /** Another configuration; another edge makes it another control. */
    change(member, isOtherEdge) {
      const control = members.indexOf(member);
      if (control < 0) return;
      if (isOtherEdge) {
        members.splice(control, 1);
        send({ event: "detach", control });
        area.add(member);
      } else {
        send({ event: "change", control, settings: member.settings() });
        serve();
      }
    },

    /** @param {Member} member */
    remove(member) {
      // What is due until now happens to those that stay.
      if (members.length > 1) send({ event: "elapsed" });
      const control = members.indexOf(member);
      if (control < 0) return;
      members.splice(control, 1);
      if (!members.length) return end();
      send({ event: "detach", control });
      serve();
    },
  };

  const touches = readTouches(area, scroller, signal);
  const turns = readTurns(area, scroller, signal);

  const begin = () => {
    isBegun = true;
    send({ event: "attach", settings: members[0].settings() });
    measure(true);
    if (signal.aborted) return;
    hear = watchContent(ground.isRoot ? document.body : scroller, measureSoon, signal);
    listen(ground.isRoot ? document : scroller, signal, {
      scroll(event) {
        if (event.target === scroller || event.target === document) sync();
      },
    });
  };

  const end = () => {
    areas.delete(scroller);
    life.abort();
    frames(false);
    cancelAnimationFrame(measuring);
    clearTimeout(timer);
    ground.clear();
    border.free();
  };

  return area;
}
