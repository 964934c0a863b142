/**
 * The areas of a page: what scrolls and has controls at its edges. All controls of one scroller share one
 * area, which ends when the last of them leaves.
 * @module
 */
import { ACTIVATED, CONTROL_CHANGED, INSETS_CHANGED, openArea } from "./area-border.js";
import { clockOf } from "./area-clock.js";
import { headersOf } from "./area-headers.js";
import { physical } from "./area-members.js";
import { layOver } from "./area-scroller.js";
import { tapeOf } from "./area-trace.js";
import { FRAMES_STARTED, FRAMES_STOPPED, now, PLACED } from "./border.js";

/** @typedef {import("./area-members.js").Member} Member */
/** @typedef {ReturnType<typeof areaOf>} Area */

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

function areaOf(engine, scroller) {
  const border = openArea(engine);
  const { ground, ...under } = layOver(engine, scroller);
  const life = new AbortController();
  const { signal } = life;
  /** In the order of the engine. @type {Member[]} */
  const members = [];
  /** @type {{ effect: number, a: number, b: number, member: Member }[]} */
  const effects = [];
  const tape = tapeOf();
  let time = 0;
  let isRunning = false;
  let isPerforming = false;
  let measuring = 0;
  let isMirrored = false;
  /** Hears of content that has come or gone. */
  let hear = () => {};
  /** Whether the engine knows what there is. */
  let isBegun = false;
  /** Whether it is being told what there is now: nothing is placed by half of that. */
  let isMeasuring = false;
  /** What the engine knows of the content, and where it stands. */
  let reading = border.read();

  const clock = clockOf(border.due, (t) => {
    sync();
    send({ event: "elapsed" }, t);
  });

  /** Tells the engine what happened, and performs what follows. */
  const send = (event, t = now()) => {
    if (signal.aborted) return;
    time = Math.max(time, t);
    tape.add(event, time);
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
        else if (next.effect === ACTIVATED) {
          next.member?.begins();
          // What was put in at once, and scrolled by, is not to be written over.
          measure();
        }
      }
    } finally {
      isPerforming = false;
      if (!signal.aborted) clock.set(isRunning);
    }
  };

  const place = () => {
    if (!isBegun || isMeasuring || signal.aborted) return;
    reading = border.read();
    ground.write(reading);
    headers.placed(reading, area);
    reading.controls.forEach((control, i) => members[i].placed(control, area));
    const mayPull = reading.motion !== "idle" || members.some((member) => member.isPulled() && ground.isAtEnd(sideOf(member)));
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

  /** Tells the engine where the browser has scrolled. */
  const sync = () => {
    // Whoever adds something and scrolls there at once is not to be taken back to where the end was.
    if (isBegun && ground.isOutgrown) measure();
    const to = ground.scrolled();
    if (to) send({ event: "scroll", ...to });
  };

  const measure = (isFirst) => {
    if (signal.aborted || isMeasuring) return;
    // Under a hand the end that it pulls at stays where it is.
    if (ground.isReversed && area.isPulled()) return measureSoon();
    if (!isFirst && !ground.isShown()) return;
    for (const member of members) member.stepAside();
    headers.stepAside();
    const isKept = !isFirst && ground.keep();
    isMeasuring = true;
    const { direction, isOther } = ground.measure();
    const isTurned = isMirrored !== (direction === "rtl");
    if (isFirst || isTurned) {
      isMirrored = direction === "rtl";
      // It is decided here which finger pulls: from there on it does at once.
      send({ event: "configure", direction, slop: 0 });
      serve();
    }
    if (isOther || isFirst || isTurned || isKept) {
      const { viewport, scale, content } = ground.box;
      send({ event: "resize", viewport, scale, content });
      // Whoever adds something above what is seen scrolls by as much: that counts, also in a flight.
      const to = isBegun && ground.scrolled(isKept || isTurned || ground.isReversed);
      if (to) send({ event: "scroll", ...to });
    }
    isMeasuring = false;
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
    const holds = !headers.isEmpty() || members.some((member) => member.isInside(scroller));
    ground.serve(area.isEnabled, holds && !ground.isRoot, headers.room());
  };

  const headers = headersOf({
    ground,
    scroller,
    send,
    serve: () => serve(),
    enter: (join) => enter(join),
    leave: () => isEmpty() && end(),
    hold(happens) {
      sync();
      touches.held(happens);
    },
    offset: () => border.read().offset,
  });

  const area = {
    ground,
    headers,
    scroller,
    send,
    sync,
    time: () => time,
    handled: border.handled,
    isAtEnd: ground.isAtEnd,

    /** What moves the content. */
    motion: () => reading.motion,

    /** Whether the content is pulled beyond an end. */
    isPulled: () => reading.motion !== "idle" && reading.motion !== "animating",

    /** Whether there is a control on a side that pulling activates. */
    isEnabled: (side) => members.some((member) => sideOf(member) === side && member.isPulled()),

    /** Far from the end of the content at a member's side. */
    distance: (member) => ground.distance(sideOf(member)),

    sideOf,

    /** Measures it in the next frame, which tells the members. */
    measure: () => measureSoon(),
    /** At once, for a ground that has to know what there is before it goes on. */
    measureNow: () => measure(),

    /** @param {Member} member */
    add(member) {
      members.push(member);
      serve();
      enter(() => send({ event: "attach", settings: member.settings() }));
    },

    /** A member is to be told something. @param {Member} member */
    tell(member, event, fields = {}) {
      sync();
      const control = members.indexOf(member);
      if (control < 0) return;
      // A finger of which only the browser knows must not be moved against: it holds the content.
      touches.held(() => send({ event, control, ...fields }));
    },

    /** Another configuration, at the same edge. */
    change(member) {
      const control = members.indexOf(member);
      if (control < 0) return;
      send({ event: "change", control, settings: member.settings() });
      serve();
    },

    /** @returns {{ stop(): string } | false} False unless all is at rest, where a trace starts. */
    record() {
      elapse();
      const isAtRest = reading.motion === "idle" && reading.controls.every(({ state }) => state === "idle");
      const config = { direction: isMirrored ? "rtl" : "ltr", slop: 0 };
      const start = [members.map((member) => member.settings()), headers.settings(), reading.offset];
      return isAtRest && tape.start(ground.box, config, start, time, elapse);
    },

    /** @param {Member} member */
    remove(member) {
      // What is due until now happens to those that stay.
      if (members.length > 1 || !headers.isEmpty()) send({ event: "elapsed" });
      const control = members.indexOf(member);
      if (control < 0) return;
      members.splice(control, 1);
      if (isEmpty()) {
        tape.add({ event: "detach", control }, time);
        return end();
      }
      send({ event: "detach", control });
      serve();
    },
  };

  /** Brings the engine up to now; when that is, or null after the end. */
  const elapse = () => {
    sync();
    send({ event: "elapsed" });
    return signal.aborted ? null : time;
  };

  const { touches, turns } = under.hands(area, signal);

  const isEmpty = () => !members.length && headers.isEmpty();

  /** Something comes; the first begins it all. */
  const enter = (join) => {
    if (isBegun) {
      sync();
      return join();
    }
    hear = under.begin(area, { touches, turns }, measureSoon, signal) ?? hear;
    measure(true);
    send({ event: "scroll", ...ground.scrolled(true) });
    join();
    isBegun = true;
    place();
  };

  const end = () => {
    areas.delete(scroller);
    life.abort();
    clock.stop();
    cancelAnimationFrame(measuring);
    ground.clear();
    border.free();
  };

  return area;
}
