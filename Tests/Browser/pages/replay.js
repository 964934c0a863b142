/**
 * Replays traces on riffle.wasm itself: what `riffle-replay` does natively, by the rules of
 * Tests/Traces/FORMAT.md, with nothing of the web host in between.
 * @module
 */
import { EdgesReplay } from "./replay-edges.js";
import { PagerReplay } from "./replay-pager.js";
import { SwitcherReplay } from "./replay-switcher.js";

/** The times at which a `frames` line draws: from + k/hz below `until`, then `until` itself. */
class Schedule {
  #index = 0;

  constructor(from, until, hz) {
    Object.assign(this, { from, until, hz, next: Math.min(from, until) });
  }

  advance() {
    if (this.next >= this.until) {
      this.next = Infinity;
      return;
    }
    // Each from the start, not from the one before: the error of 1/hz must not add up.
    this.#index += 1;
    this.next = Math.min(this.from + this.#index / this.hz, this.until);
  }
}

/** One trace on one machine of the engine. */
class Replayer {
  #machine;
  #hasStarted = false;
  #schedule = null;

  /** @param machine What it is played to: a `PagerReplay` and its like. */
  constructor(machine) {
    this.#machine = machine;
  }

  /** What is printed. */
  get output() {
    return this.#machine.output;
  }

  /** Lets all happen that comes before a line, then the line itself. */
  run({ t, event, ...fields }) {
    const machine = this.#machine;
    if (!this.#hasStarted) machine.start(t);
    this.#hasStarted = true;
    this.#advance(t);
    if (event === "frames") this.#schedule = new Schedule(t, fields.until, fields.hz ?? 60);
    else if (event === "probe") machine.probe(t);
    else machine.print(t, machine.send(event, t, fields));
  }

  /** Draws the frames that are left after the last line. */
  finish() {
    if (this.#schedule) this.#advance(this.#schedule.until);
    this.#machine.free();
  }

  /** Draws frames and lets due things happen, in the order of their times, up to `time`. */
  #advance(time) {
    const machine = this.#machine;
    for (;;) {
      const next = this.#schedule?.next ?? Infinity;
      const frame = next <= time ? next : null;
      const due = machine.due();
      if (due <= (frame ?? time)) {
        machine.print(due, machine.elapse(due));
        if (machine.due() === due) throw new Error(`${due} is due for ever`);
      } else if (frame !== null) {
        this.#schedule.advance();
        machine.print(frame, machine.elapse(frame));
        machine.place();
      } else {
        return;
      }
    }
  }
}

const MACHINES = { pager: PagerReplay, switcher: SwitcherReplay, edges: EdgesReplay };

/**
 * What the trace of that text prints, as JSON Lines.
 * @param {any} engine The exports of riffle.wasm.
 * @param {string} text
 */
export function replay(engine, text) {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  const [setup, ...events] = lines.map((line) => JSON.parse(line));
  const replayer = new Replayer(new MACHINES[setup.component](engine, setup));
  for (const event of events) replayer.run(event);
  replayer.finish();
  return replayer.output.map((line) => JSON.stringify(line)).join("\n");
}
