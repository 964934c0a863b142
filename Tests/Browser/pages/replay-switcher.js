/**
 * A switcher of riffle.wasm, for `replay.js`.
 * @module
 */
import { numbersOf, tell } from "./replay-border.js";
import { number } from "./replay-configuration.js";

const EVENTS = [
  "start", "resize", "configure", "press", "move", "lift", "cancel", "key", "select", "permit",
  "replace", "container", "elapsed",
];
const EFFECTS = {
  3: "willAppear", 4: "didAppear", 5: "willDisappear", 6: "didDisappear", 15: "framesStarted",
  16: "framesStopped", 18: "willMove", 19: "alongside", 20: "didMove", 21: "cancelled",
  22: "shouldMove",
};
const STATES = ["idle", "programmatic", "dragging", "settling"];
const ANIMATORS = [
  "default", "parallax", "fade", "cube", "flip", "push", "cover", "zoom", "custom", "none",
];
const KEYS = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " ",
];

/** One trace on one switcher of the engine. */
export class SwitcherReplay {
  #engine;
  #id;
  #config;
  #viewport;
  #count;
  #initial;

  /** What is printed. */
  output = [];

  constructor(engine, { viewport, scale = 1, origin = [0, 0], config = {}, pages }) {
    this.#engine = engine;
    this.#id = engine.riffle_switcher_new();
    this.#viewport = { viewport, scale, origin };
    this.#config = config;
    const { ids, count = ids.length, initial = 0 } = pages;
    this.#count = count;
    this.#initial = initial;
  }

  start(t) {
    // What comes before the start has no effects but those of an empty list.
    this.#tell("configure", t, this.#configuration());
    this.#tell("resize", t, this.#box());
    this.print(t, this.#tell("start", t, [this.#count, this.#initial]));
  }

  due() {
    return this.#engine.riffle_switcher_due(this.#id);
  }

  elapse(t) {
    return this.#tell("elapsed", t, []);
  }

  place() {
    this.#engine.riffle_switcher_read(this.#id);
  }

  free() {
    this.#engine.riffle_switcher_free(this.#id);
  }

  /** Tells the engine of an event; returns how many effects it had. */
  send(event, t, fields) {
    const { pointer = 0, x, y, page, animated = true, at, count } = fields;
    switch (event) {
      case "press":
      case "move":
      case "lift":
        return this.#tell(event, t, [pointer, x, y]);
      case "cancel":
        return this.#tell(event, t, [pointer]);
      case "key":
        return KEYS.includes(fields.key) ? this.#tell(event, t, [number(KEYS, fields.key)]) : 0;
      case "select":
        return this.#tell(event, t, [page, animated, 0]);
      case "permit":
        return this.#tell(event, t, [fields.question, fields.allowed]);
      case "container":
        return this.#tell(event, t, [fields.visible]);
      case "resize":
        Object.assign(this.#viewport, fields);
        return this.#tell(event, t, this.#box());
      case "configure":
        Object.assign(this.#config, fields);
        return this.#tell(event, t, this.#configuration());
      case "insert": {
        const place = clamped(at, this.#count);
        return this.#replace(t, count, place, (page) => (page < place ? page : page + count));
      }
      case "remove": {
        const place = clamped(at, this.#count);
        const gone = clamped(count, this.#count - place);
        const end = place + gone;
        return this.#replace(t, -gone, place, (page) =>
          page < place ? page : page < end ? -1 : page - gone,
        );
      }
      case "replace": {
        const { selected, to = -1, pending = -1, instead = -1, asked = -1 } = fields;
        this.#count = count;
        return this.#tell("replace", t, [count, selected, to, pending, instead, asked]);
      }
      default:
        throw new Error(`unknown event ${event}`);
    }
  }

  /** The border knows whole lists only. */
  #replace(t, more, instead, numberOf) {
    // Nothing came or went.
    if (more === 0) return this.elapse(t);
    this.elapse(t);
    this.place();
    const [, selected, , to, , pending, , target] = this.#numbers("numbers", 8);
    const place = (page) => (page < 0 ? -1 : numberOf(page));
    this.#count += more;
    const next = selected < 0 ? -1 : instead;
    const row = [this.#count, place(selected), place(to), place(pending), next, place(target)];
    return this.#tell("replace", t, row);
  }

  #box() {
    const { viewport, scale, origin } = this.#viewport;
    return [...viewport, scale, ...origin];
  }

  #configuration() {
    const {
      animator = "default",
      duration = 1,
      speed = 3.2,
      edgeZone = 25,
      interactive = true,
      direction = "ltr",
      whileBusy = "retarget",
      slop = 10,
      insets = [0, 0, 0, 0],
      reducedMotion = false,
      asks = false,
      ...unknown
    } = this.#config;
    const [name] = Object.keys(unknown);
    if (name) throw new Error(`unknown key ${name}`);
    return [
      number(ANIMATORS, animator), duration, speed, edgeZone ?? -1, interactive,
      number(["ltr", "rtl"], direction), number(["retarget", "queue"], whileBusy), slop, ...insets,
      reducedMotion, asks,
    ];
  }

  #tell(event, t, row) {
    return tell(this.#engine, "switcher", this.#id, t, EVENTS.indexOf(event), row);
  }

  #numbers(name, length) {
    return numbersOf(this.#engine, name, length);
  }

  print(t, count) {
    const raw = this.#numbers("effects", count * 4);
    for (let i = 0; i < count * 4; i += 4) {
      const [code, from, to, question] = raw.subarray(i, i + 4);
      const effect = EFFECTS[code];
      if (!effect) continue;
      const line = { t, effect };
      if (code < 15) line.page = from;
      else if (code > 16) Object.assign(line, { from, to, direction: to > from ? "left" : "right" });
      if (effect === "shouldMove") line.question = question;
      this.output.push(line);
    }
  }

  probe(t) {
    this.print(t, this.elapse(t));
    const count = this.#engine.riffle_switcher_read(this.#id);
    const [state, selected, from, to, progress, pending] = this.#numbers("numbers", 8);
    const raw = this.#numbers("placements", count * 28);
    const rows = Array.from({ length: count }, (_, i) => raw.subarray(i * 28, i * 28 + 28));
    const orNull = (page) => (page < 0 ? null : page);
    this.output.push({
      t,
      probe: true,
      state: STATES[state],
      selected: orNull(selected),
      from: orNull(from),
      to: orNull(to),
      direction: from < 0 ? null : to > from ? "left" : "right",
      progress,
      pending: orNull(pending),
      children: rows.map(([page]) => page),
      placements: rows.map((row) => ({
        page: row[0],
        frame: [...row.subarray(2, 6)],
        matrix: [...row.subarray(6, 22)],
        opacity: row[22],
        depth: row[23],
      })),
    });
  }
}

const clamped = (value, most) => Math.max(0, Math.min(value, most));
