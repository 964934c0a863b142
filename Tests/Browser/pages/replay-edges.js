/**
 * A scrolled area with controls at its edges on riffle.wasm, for `replay.js`.
 * @module
 */
import { numbersOf, tell } from "./replay-border.js";
import { number } from "./replay-configuration.js";

const EVENTS = [
  "resize", "configure", "press", "move", "lift", "cancel", "wheel", "scrolled", "attach", "detach",
  "change", "activate", "deactivate", "finish", "insets", "head", "elapsed",
];
const EFFECTS = {
  15: "framesStarted", 16: "framesStopped", 25: "state", 26: "activated", 27: "insetsChanged",
};
const EDGES = ["top", "bottom", "left", "right", "leading", "trailing"];
const STATES = ["idle", "triggering", "active", "completed"];
const MOTIONS = ["idle", "held", "dragging", "gliding", "animating"];
const RESULTS = ["success", "failure", "end"];

/** One trace on one area of the engine. */
export class EdgesReplay {
  #engine;
  #id;
  #box;
  #insets;
  #config;
  /** The edges of the controls, by their numbers. */
  #edges = [];
  #first;
  #header;

  /** What is printed. */
  output = [];

  constructor(engine, { viewport, scale = 1, content, insets = [0, 0, 0, 0], config = {} }) {
    this.#engine = engine;
    this.#id = engine.riffle_area_new();
    this.#box = { viewport, scale, content };
    this.#insets = insets;
    const { edges = [], header = null, ...rest } = config;
    this.#config = rest;
    this.#first = edges;
    this.#header = header;
  }

  start(t) {
    // An area is made empty here: what makes it what the first line says has no effects of its own.
    this.#tell("configure", t, this.#configuration());
    this.#tell("resize", t, this.#size());
    this.#tell("insets", t, this.#insets);
    this.#tell("scrolled", t, [-this.#insets[1], -this.#insets[0]]);
    if (this.#header) this.#head(t, this.#header);
    for (const control of this.#first) this.#attach(t, control);
    this.print(t, this.elapse(t));
  }

  due() {
    return this.#engine.riffle_area_due(this.#id);
  }

  elapse(t) {
    return this.#tell("elapsed", t, []);
  }

  /** Where things are only a probe reads. */
  place() {}

  free() {
    this.#engine.riffle_area_free(this.#id);
  }

  /** Tells the engine of an event; returns how many effects the last part of it had. */
  send(event, t, fields) {
    const { pointer = 0, x, y, edge, control = 0, animated = true, result = "success" } = fields;
    switch (event) {
      case "press":
      case "move":
      case "lift":
        return this.#tell(event, t, [pointer, x, y]);
      case "cancel":
        return this.#tell(event, t, [pointer]);
      case "scrolled":
        return this.#tell(event, t, [x, y]);
      case "wheel": {
        const { dx, dy, mode = "pixel", phase = "none" } = fields;
        const phases = ["none", "began", "changed", "ended", "momentum"];
        const words = [number(["pixel", "line", "page"], mode), number(phases, phase)];
        return this.#tell(event, t, [dx, dy, ...words]);
      }
      case "activate":
      case "deactivate":
        return this.#tell(event, t, [this.#numberOf(edge, control), animated]);
      case "finish":
        return this.#tell(event, t, [this.#numberOf(edge, control), number(RESULTS, result)]);
      case "resize":
        Object.assign(this.#box, fields);
        return this.#tell(event, t, this.#size());
      case "insets":
        this.#insets = fields.insets;
        return this.#tell(event, t, this.#insets);
      case "configure":
        return this.#configure(t, fields);
      case "attach":
        this.print(t, this.elapse(t));
        return this.#attach(t, fields);
      case "detach": {
        const number = this.#numberOf(edge, control);
        this.print(t, this.elapse(t));
        this.#edges.splice(number, 1);
        return this.#tell(event, t, [number]);
      }
      case "change": {
        const { control: _, ...own } = fields;
        return this.#tell(event, t, [this.#numberOf(edge, control), ...settings(own)]);
      }
      default:
        throw new Error(`unknown event ${event}`);
    }
  }

  /** As the native reader does: controls are kept by their edge, in their order. */
  #configure(t, { edges, header, ...rest }) {
    this.print(t, this.elapse(t));
    const before = JSON.stringify(this.#configuration());
    Object.assign(this.#config, rest);
    const after = this.#configuration();
    if (JSON.stringify(after) !== before) this.print(t, this.#tell("configure", t, after));
    if (header !== undefined) this.print(t, this.#head(t, header));
    if (!edges) return 0;
    const wanted = [...edges];
    const kept = [];
    const gone = [];
    this.#edges.forEach((edge, index) => {
      const match = wanted.findIndex((control) => control.edge === edge);
      if (match < 0) gone.push(index);
      else kept.push(...wanted.splice(match, 1));
    });
    for (const index of gone.reverse()) {
      this.#edges.splice(index, 1);
      this.print(t, this.#tell("detach", t, [index]));
    }
    kept.forEach((control, index) => {
      this.print(t, this.#tell("change", t, [index, ...settings(control)]));
    });
    for (const control of wanted) this.print(t, this.#attach(t, control));
    return 0;
  }

  /** Another header, or none. */
  #head(t, header) {
    this.#header = header;
    if (!header) return this.#tell("head", t, [0]);
    const { height, active = true, scrollsTogether = true, attachesToSafeArea = false, safeArea = 0 } = header;
    return this.#tell("head", t, [1, height, active, scrollsTogether, attachesToSafeArea, safeArea]);
  }

  #attach(t, control) {
    this.#edges.push(control.edge);
    return this.#tell("attach", t, settings(control));
  }

  /** The number of the control at an edge; where there are several, of their `place`th. */
  #numberOf(edge, place) {
    return this.#edges.flatMap((name, index) => (name === edge ? [index] : []))[place];
  }

  /** What a line calls a control. */
  #nameOf(index) {
    const edge = this.#edges[index];
    const isSame = (name) => name === edge;
    if (this.#edges.filter(isSame).length < 2) return { edge };
    return { edge, control: this.#edges.slice(0, index).filter(isSame).length };
  }

  #size() {
    const { viewport, scale, content } = this.#box;
    return [...viewport, scale, ...content];
  }

  #configuration() {
    const { direction = "ltr", deceleration = "normal", slop = 10, ...unknown } = this.#config;
    const [name] = Object.keys(unknown);
    if (name) throw new Error(`unknown key ${name}`);
    return [number(["ltr", "rtl"], direction), slop, number(["normal", "fast"], deceleration)];
  }

  #tell(event, t, row) {
    return tell(this.#engine, "area", this.#id, t, EVENTS.indexOf(event), row);
  }

  #numbers(name, length) {
    return numbersOf(this.#engine, name, length);
  }

  print(t, count) {
    // Reading writes what the engine answered last.
    const raw = this.#numbers("effects", count * 4).slice();
    for (let i = 0; i < count * 4; i += 4) {
      const [code, control, state, progress] = raw.subarray(i, i + 4);
      const effect = EFFECTS[code];
      if (!effect) continue;
      const line = { t, effect };
      if (effect === "state") {
        Object.assign(line, this.#nameOf(control), { state: STATES[state], progress });
      } else if (effect === "activated") {
        Object.assign(line, this.#nameOf(control));
      } else if (effect === "insetsChanged") {
        // It is told at the end of what happened: nothing has changed since.
        this.#engine.riffle_area_read(this.#id);
        line.effective = [...this.#numbers("numbers", 7).subarray(3)];
      }
      this.output.push(line);
    }
  }

  probe(t) {
    this.print(t, this.elapse(t));
    const count = this.#engine.riffle_area_read(this.#id);
    const [motion, x, y, ...rest] = this.#numbers("numbers", 9);
    const [visibleLength, top] = rest.splice(4);
    const { viewport } = this.#box;
    const raw = this.#numbers("placements", count * 8);
    this.output.push({
      t,
      probe: true,
      state: MOTIONS[motion],
      offset: [x, y],
      clientInsets: this.#insets,
      effectiveInsets: rest,
      edges: Array.from({ length: count }, (_, i) => {
        const [state, progress, , visibleLength, ...frame] = raw.subarray(i * 8, i * 8 + 8);
        return { edge: this.#edges[i], state: STATES[state], progress, visibleLength, frame };
      }),
      ...(this.#header
        ? { header: { visibleLength, frame: [0, top, viewport[0], this.#header.height] } }
        : {}),
    });
  }
}

/** The numbers of a control; keys that are absent have the defaults of Tests/Traces/FORMAT.md. */
function settings(control) {
  const {
    edge,
    mode = "enabled",
    length = 50,
    trigger = 80,
    delay = 0.2,
    fireOnRelease = false,
    margin = 0,
    layout = "fixed",
    z = "back",
    showing = 0,
    ...unknown
  } = control;
  const [name] = Object.keys(unknown);
  if (name) throw new Error(`unknown key ${name}`);
  return [
    number(EDGES, edge), number(["enabled", "enabledWithoutInset", "disabled"], mode), length, trigger,
    delay, fireOnRelease, margin, number(["fixed", "along"], layout), number(["back", "front"], z), showing,
  ];
}
