/**
 * `<riffle-header>`: a header above what scrolls, which leaves with the content or stays.
 * @module
 */
import { areaAt } from "./area.js";
import { scrollerAround } from "./edge-target.js";
import { engine, ready } from "./engine.js";
import { headerViewOf } from "./header-view.js";
import { recordingOf } from "./life.js";
import { byAttribute, defineProperties, flag, keyword, read, upgrade } from "./options.js";

/** What an author can set of a header, by property. @type {Record<string, import("./options.js").Option>} */
const OPTIONS = {
  scrolls: keyword(["together", "none"]),
  safeArea: keyword(["cover", "avoid"]),
  inactive: flag(),
};

const BY_ATTRIBUTE = byAttribute(OPTIONS);

/** The element; `riffle.d.ts` describes its members. */
export class RiffleHeader extends HTMLElement {
  static get observedAttributes() {
    return Object.keys(BY_ATTRIBUTE);
  }

  /** While it is in a document. @type {AbortController | null} */
  #life = null;
  /** @type {import("./area.js").Area | null} */
  #area = null;
  #visibleLength = 0;
  #view = headerViewOf(this, () => this.#area?.headers.change(this.#header));

  async connectedCallback() {
    upgrade(this, Object.keys(OPTIONS));
    const { signal } = (this.#life = new AbortController());
    // Another one's, where this is a copy.
    this.removeAttribute("ready");
    this.#view.enter();
    if (!(await ready) || signal.aborted) return;
    this.#area = areaAt(engine, scrollerAround(this, "top"));
    this.#area.headers.add(this.#header);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
    this.#area?.headers.remove(this.#header);
    this.#area = null;
    this.#visibleLength = 0;
    this.#view.leave();
  }

  attributeChangedCallback(name, before, after) {
    read(this, BY_ATTRIBUTE[name], true);
    if (before === after) return;
    this.#view.refresh();
    this.#area?.headers.change(this.#header);
  }

  get ready() {
    return ready;
  }

  get visibleLength() {
    return this.#visibleLength;
  }

  startRecording() {
    return recordingOf(this.#area?.record());
  }

  /** What the area asks and tells it. @type {import("./area-headers.js").Header} */
  #header = {
    take: (ground) => this.#view.take(ground),
    settings: () => [this.#view.height(), !this.inactive, this.scrolls === "together", false, 0],
    room: () => ({ room: this.inactive ? 0 : this.#view.height(), stays: this.scrolls === "none" }),
    placed: (reading, scroller) => {
      this.#visibleLength = reading.visibleLength;
      this.#view.place(reading, scroller);
    },
    stepAside: () => this.#view.stepAside(),
  };
}

defineProperties(RiffleHeader, OPTIONS);
