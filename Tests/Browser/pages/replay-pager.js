/**
 * A pager of riffle.wasm, for `replay.js`.
 * @module
 */
import { numbersOf } from "./replay-border.js";
import { number, write } from "./replay-configuration.js";

const EFFECTS = [
  ,
  "mount", "unmount", "willAppear", "didAppear", "willDisappear", "didDisappear", "pageChanged",
  "targeted", "settled", "cancelled", "indexMoved", "boundary", "dragBegan", "dragEnded",
  "framesStarted", "framesStopped", "placed", "renumbered", "prefetch", "cancelPrefetch",
];
/** The edits of pages, by their codes. */
const EDITS = ["insert", "remove", "moveItem", "measure"];
const WAYS = ["nearest", "forward", "backward"];
const STATES = ["idle", "held", "dragging", "gliding", "animating"];
const KEYS = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " ",
];
const MODES = ["pixel", "line", "page"];
const PHASES = ["none", "began", "changed", "ended", "momentum"];

/** One trace on one pager of the engine. */
export class PagerReplay {
  #engine;
  #id;
  #config;
  #viewport;
  #pages;
  #printsTargetOffset;
  /** The names of pages, in their order, where the trace gave any. */
  #ids;
  /** The name of the page that each view was given last. */
  #shown = new Map();

  /** What is printed. */
  output = [];

  constructor(engine, { viewport, scale = 1, origin = [0, 0], config = {}, pages }) {
    this.#engine = engine;
    this.#id = engine.riffle_new();
    this.#viewport = { viewport, scale, origin };
    this.#config = config;
    this.#pages = pages;
    this.#ids = pages.ids && [...pages.ids];
    this.#printsTargetOffset = config.driver === "host";
  }

  start(t) {
    // Before the start nothing is shown, so nothing comes of these.
    this.#call("configure", t);
    this.#call("resize", t);
    const { ids, sizes = [], endless, count = (ids ?? sizes).length, initial = 0 } = this.#pages;
    this.#room(sizes.length).set(sizes);
    const supply = endless ? -1 - number(["forward", "both"], endless) : count;
    this.print(t, this.#engine.riffle_start(this.#id, t, supply, initial, sizes.length));
  }

  due() {
    return this.#engine.riffle_due(this.#id);
  }

  /** Lets time pass; returns how many effects that had. */
  elapse(t) {
    return this.#engine.riffle_elapsed(this.#id, t);
  }

  place() {
    this.#engine.riffle_placed(this.#id);
  }

  free() {
    this.#engine.riffle_free(this.#id);
  }

  /** Tells the engine of an event; returns how many effects it had. */
  send(event, t, fields) {
    const { pointer = 0, x, y, animated = true } = fields;
    switch (event) {
      case "press":
      case "move":
      case "lift":
        return this.#call(event, t, pointer, x, y);
      case "cancel":
        return this.#call("cancel", t, pointer);
      case "wheel": {
        const { dx, dy, mode = "pixel", phase = "none" } = fields;
        return this.#call("wheel", t, dx, dy, number(MODES, mode), number(PHASES, phase));
      }
      case "key":
        // A key that means nothing is none of the engine's.
        return KEYS.includes(fields.key) ? this.#call("key", t, number(KEYS, fields.key)) : 0;
      case "goTo":
        return this.#call(
          "go", t, fields.page, animated, number(WAYS, fields.way ?? "nearest"), !!fields.through,
        );
      case "restore":
        return this.#call("restore", t, fields.page, fields.fraction ?? 0, fields.inside ?? 0);
      case "measureAcross":
        return this.#call("across", t, fields.page, fields.size);
      case "next":
        return this.#call("step", t, 1, animated);
      case "previous":
        return this.#call("step", t, -1, animated);
      case "insert":
      case "remove":
      case "moveItem":
      case "measure":
        return this.#edit(t, [{ event, ...fields }]);
      case "edit":
        return this.#edit(t, fields.edits);
      case "resize":
        Object.assign(this.#viewport, fields);
        return this.#call("resize", t);
      case "insets":
      case "configure":
        Object.assign(this.#config, fields);
        return this.#call("configure", t);
      case "container":
        return this.#call("container", t, fields.visible);
      case "hostScrolled":
        return this.#call("host", t, 0, fields.offset);
      case "hostReleased":
        return this.#call("host", t, 1, fields.velocity);
      case "hostStopped":
        return this.#call("host", t, 2, 0);
      default:
        throw new Error(`not yet: event ${event}`);
    }
  }

  #edit(t, edits) {
    const row = edits.flatMap(({ event, at, count, sizes = [], from, to, page, size }) => {
      const lengths = event === "insert" ? sizes : [];
      return [number(EDITS, event), at ?? from ?? page, count ?? to ?? size, lengths.length, ...lengths];
    });
    this.#room(row.length).set(row);
    for (const { event, ids = [], ...edit } of edits) this.#rename(event, { ids, ...edit });
    return this.#call("edit", t, edits.length);
  }

  /** Names go with their pages. */
  #rename(event, { at, count, ids, from, to }) {
    const names = this.#ids;
    if (!names) return;
    const clamp = (page, end) => Math.min(Math.max(page, 0), end);
    if (event === "insert") {
      const few = Array.from({ length: count }, (_, i) => ids[i] ?? null);
      names.splice(clamp(at, names.length), 0, ...few);
    } else if (event === "remove") names.splice(clamp(at, names.length), count);
    else if (event === "moveItem" && names.length) {
      const [name] = names.splice(clamp(from, names.length - 1), 1);
      names.splice(clamp(to, names.length), 0, name);
    }
  }

  /** The numbers with room for so many. */
  #room(length) {
    const pointer = this.#engine.riffle_room(length);
    return new Float64Array(this.#engine.memory.buffer, pointer, Math.max(64, length));
  }

  #call(name, t, ...rest) {
    if (name === "configure") write(this.#config, this.#numbers("numbers", 64));
    if (name === "resize") {
      const { viewport, scale, origin } = this.#viewport;
      rest = [...viewport, scale, ...origin];
    }
    return this.#engine[`riffle_${name}`](this.#id, t, ...rest.map(Number));
  }

  #numbers(name, length) {
    return numbersOf(this.#engine, name, length);
  }

  print(t, count) {
    const raw = this.#numbers("effects", count * 4);
    for (let i = 0; i < count * 4; i += 4) {
      const effect = EFFECTS[raw[i]];
      // Only a host cares where pages stand now.
      if (effect === "placed" || effect === "renumbered") continue;
      this.output.push({ t, effect, ...this.#fields(effect, raw.subarray(i + 1, i + 4)) });
    }
  }

  #fields(effect, [page, a]) {
    switch (effect) {
      case "mount":
        this.#shown.set(a, this.#idOf(page));
      // Falls through: an unmounted page's number may be another one's by now.
      case "unmount": {
        const id = this.#shown.get(a);
        return { page, ...(id != null && { id }), slot: a };
      }
      case "targeted":
        return this.#printsTargetOffset ? { page, offset: a } : { page };
      case "boundary":
        return { edge: ["leading", "trailing"][page] };
      case "dragEnded":
        return { velocity: a };
      case "dragBegan":
      case "framesStarted":
      case "framesStopped":
        return {};
      default:
        return { page };
    }
  }

  /** The border knows pages by number only. */
  #idOf(page) {
    return this.#ids?.[page] ?? null;
  }

  probe(t) {
    this.print(t, this.#engine.riffle_probe(this.#id, t));
    const [state, hasPages, page, fraction, position, offset, velocity, target, ...ranges] =
      this.#numbers("numbers", 16);
    const breadth = ranges[7];
    const count = this.#engine.riffle_placed(this.#id);
    const raw = this.#numbers("placements", count * 28);
    this.output.push({
      t,
      probe: true,
      state: STATES[state],
      page: hasPages ? page : null,
      fraction,
      position,
      offset,
      velocity,
      target: hasPages ? target : null,
      mounted: this.#pagesOf(ranges[0], ranges[1]),
      visible: this.#pagesOf(ranges[2], ranges[3]),
      ...(!Number.isNaN(breadth) && { breadth }),
      placements: Array.from({ length: count }, (_, i) => this.#placement(raw.subarray(i * 28)))
        .sort((one, other) => one.page - other.page),
    });
  }

  /** The pages at the places from `lower` up to `upper`. */
  #pagesOf(lower, upper) {
    return range(lower, upper)
      .map((place) => this.#engine.riffle_page(this.#id, place))
      .sort((one, other) => one - other);
  }

  #placement(raw) {
    const [page, slot] = raw;
    const [opacity, depth, progress, parallax] = raw.subarray(22);
    return {
      page,
      id: this.#idOf(page),
      slot,
      frame: [...raw.subarray(2, 6)],
      matrix: [...raw.subarray(6, 22)],
      opacity,
      depth,
      progress,
      parallax,
    };
  }
}

const range = (lower, upper) => Array.from({ length: upper - lower }, (_, i) => lower + i);

