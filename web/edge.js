/**
 * `<riffle-edge>`: a control at an edge of what scrolls, activated by pulling.
 * @module
 */
import { RESULTS, STATES } from "./area-border.js";
import { areaAt } from "./area.js";
import { loadingOf } from "./edge-load.js";
import { BY_ATTRIBUTE, OPTIONS, settings } from "./edge-options.js";
import { scrollerAround } from "./edge-target.js";
import { viewOf } from "./edge-view.js";
import { workOf } from "./edge-work.js";
import { engine, ready } from "./engine.js";
import { recordingOf } from "./life.js";
import { defineProperties, read, upgrade } from "./options.js";
import { targetOf } from "./tab-target.js";

const say = (edge, type, detail = null) =>
  edge.dispatchEvent(new CustomEvent(`edge${type}`, { bubbles: true, detail }));

/** The element; `riffle.d.ts` describes its members. */
export class RiffleEdge extends HTMLElement {
  static get observedAttributes() {
    return [...Object.keys(BY_ATTRIBUTE), "for"];
  }

  /** While it is in a document. @type {AbortController | null} */
  #life = null;
  /** @type {import("./area.js").Area | null} */
  #area = null;
  #view = viewOf(this);
  #target = targetOf(this, () => this.#move());
  #handler = null;
  #work = workOf(this, (result, error) => this.#ended(result, error));
  #state = STATES[0];
  #progress = 0;
  /** How the last work ended. @type {string | null} */
  #result = null;
  #visibleLength = 0;
  /** Commands from before there was an area. @type {(() => void)[]} */
  #waiting = [];
  /** Whether a program turns it on: no hand did. */
  #isProgram = false;
  /** Whether work begins when it is on. */
  #isLoading = false;
  /** Whether the work is over and its result is shown, while the control keeps its room. */
  #isOver = false;
  /** Ends that. */
  #timer = 0;
  #loading = loadingOf(this);

  async connectedCallback() {
    upgrade(this, [...Object.keys(OPTIONS), "target", "htmlFor", "handler"]);
    const { signal } = (this.#life = new AbortController());
    this.#view.enter();
    this.#target.start(signal);
    if (!(await ready)) return void this.toggleAttribute("failed", true);
    if (signal.aborted) return;
    this.setAttribute("ready", "");
    this.#move();
    for (const command of this.#waiting.splice(0)) command();
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
    this.#waiting = [];
    this.removeAttribute("ready");
    this.#leave();
  }

  attributeChangedCallback(name, before, after) {
    const option = BY_ATTRIBUTE[name];
    if (option) read(this, option, true);
    if (before === after) return;
    if (name === "for") this.#target.resolve();
    else if (name === "edge") this.#move(true);
    else this.#area?.change(this.#member);
  }

  get ready() {
    return ready;
  }

  get htmlFor() {
    return this.getAttribute("for") ?? "";
  }

  set htmlFor(id) {
    this.setAttribute("for", id);
  }

  get target() {
    const scroller = this.#area?.scroller ?? this.#target.element;
    return scroller && scroller === document.scrollingElement ? document : scroller;
  }

  set target(target) {
    this.#target.set(target === document ? document.scrollingElement : target);
  }

  get handler() {
    return this.#handler;
  }

  set handler(handler) {
    if (handler !== null && typeof handler !== "function") {
      throw new TypeError(`handler is a function or null, not ${handler}`);
    }
    this.#handler = handler;
    if (handler && this.#work.isOpen) this.#work.run(handler, this.timeout);
  }

  get state() {
    return this.#isOver ? "completed" : this.#state;
  }

  get progress() {
    return this.#progress;
  }

  get result() {
    return this.#result;
  }

  get active() {
    return this.state === "active";
  }

  get visibleLength() {
    return this.#visibleLength;
  }

  activate({ animated = true } = {}) {
    this.#do(() => this.#activate(animated));
  }

  deactivate({ animated = true } = {}) {
    this.#do(() => {
      this.#work.stop(new DOMException("Deactivated", "AbortError"));
      this.#clear();
      this.#area.tell(this.#member, "deactivate", { animated: !!animated });
    });
  }

  finish(result = "success") {
    if (!RESULTS.includes(result)) {
      throw new TypeError(`result is success or failure or end, not ${String(result)}`);
    }
    this.#do(() => {
      if (!this.active) return;
      this.#work.stop(new DOMException("Finished", "AbortError"));
      this.#ended(result);
    });
  }

  retry() {
    this.#do(() => {
      if (!this.#work.isRunning) this.#load();
    });
  }

  startRecording() {
    return recordingOf(this.#area?.record());
  }

  /** Now, or as soon as there is an area. */
  #do(command) {
    if (this.#area) command();
    else if (!engine) this.#waiting.push(command);
  }

  #activate(animated) {
    const [wasOver, isLoading] = [this.#isOver, this.#isLoading];
    this.#clear();
    this.#isLoading = isLoading;
    this.#isProgram = this.#state !== "active";
    this.#area.tell(this.#member, "activate", { animated: !!animated });
    // It was at work all the while, as the engine sees it.
    if (wasOver) this.#show();
  }

  /** Turns it on and begins the work, as soon as it is on. */
  #load() {
    this.#isLoading = true;
    this.#activate(true);
    this.#beginLoad();
  }

  #beginLoad() {
    if (!this.#isLoading || this.#state !== "active") return;
    this.#isLoading = false;
    this.#begins();
  }

  #begins() {
    this.#loading.began(this.#area.ground);
    say(this, "activate");
    // A listener may have done anything.
    if (this.#area && this.active) this.#work.run(this.#handler, this.timeout);
  }

  /** The work has come to an end. */
  #ended(result, error) {
    this.#result = result;
    const leave = () => {
      this.#isOver = false;
      this.#area?.tell(this.#member, "finish", { result: RESULTS.indexOf(result) });
    };
    clearTimeout(this.#timer);
    // What has been loaded shows itself.
    const seconds = this.#loading.isOn && result === "success" ? 0 : this.resultShowing;
    this.#isOver = seconds > 0 || (this.#loading.isOn && result === "failure");
    if (this.#isOver) this.#show();
    else leave();
    // A load that failed keeps its place, so that it can be tried again there.
    if (this.#isOver && !this.#hasFailed) this.#timer = setTimeout(leave, seconds * 1000);
    say(this, "finish", { result, error });
    this.#area?.measure();
  }

  /** Whether it is a load that failed. */
  get #hasFailed() {
    return this.#loading.isOn && this.#isOver && this.#result === "failure";
  }

  /** Its result is not shown any more. */
  #clear() {
    clearTimeout(this.#timer);
    this.#isOver = this.#isLoading = false;
    this.#result = null;
  }

  /** What the area asks and tells it. @type {import("./area.js").Member} */
  #member = {
    settings: () => settings(this),
    edge: () => this.edge,
    isPulled: () => this.mode !== "disabled",
    isInside: (scroller) => scroller.contains(this),
    changed: (state, progress) => {
      const last = this.#state;
      [this.#state, this.#progress] = [STATES[state], progress];
      if (this.#state === "triggering") this.#result = null;
      if (this.#state === "active" && last !== "active") {
        this.#result = null;
        if (!this.#isProgram && this.haptics) navigator.vibrate?.(10);
        this.#isProgram = false;
      }
      this.#show();
      this.#beginLoad();
    },
    // One that was finished before it began is called off.
    begins: () => this.#isOver || this.#begins(),
    placed: (control, area) => {
      this.#visibleLength = control.visibleLength;
      this.#view.place(control, area, area.sideOf(this.#member));
    },
    reached: (area) => {
      const isBusy = this.#isLoading || this.#work.isRunning || this.#isOver;
      if (!this.#loading.isOn || isBusy || this.#result === "end") return;
      if (this.#state === "active" || this.#state === "triggering") return;
      if (this.#loading.isDue(area, this.#member)) this.#load();
    },
    stepAside: () => this.#view.stepAside(),
  };

  #show() {
    const { state, progress, result } = this;
    this.#view.show({ state, progress, result }, this.#hasFailed);
    say(this, "state", { state, progress, result });
  }

  /** It may be at another edge, or another scroller's. */
  #move(isOtherEdge = false) {
    if (!engine || !this.#life) return;
    const scroller = this.#target.element ?? scrollerAround(this);
    if (scroller === this.#area?.scroller && !isOtherEdge) return;
    this.#leave();
    this.#area = areaAt(engine, scroller);
    this.#area.add(this.#member);
  }

  #leave() {
    this.#reset();
    this.#area?.remove(this.#member);
    this.#area = null;
    this.#view.leave();
  }

  /** What goes on is called off. */
  #reset() {
    this.#work.stop(new DOMException("Detached", "AbortError"));
    [this.#state, this.#progress, this.#result, this.#visibleLength] = [STATES[0], 0, null, 0];
    this.#clear();
    this.#isProgram = false;
    this.#loading.forget();
  }
}

defineProperties(RiffleEdge, OPTIONS);
