/**
 * What an element measures and what its author has set, told to the engine when it is something
 * else.
 * @module
 */
import { isSame, measure, watch } from "./box.js";

/**
 * @param {any} element
 * @param {(event: import("./border.js").Event) => void} send
 * @param {(box: import("./box.js").Box) => object} config The configuration by the element's options.
 * @param {AbortSignal} signal Ends it.
 */
export function surveyOf(element, send, config, signal) {
  let [box, traits] = measure(element);
  /** The configuration that the engine has, as text: what is the same is not sent again. */
  let configured = "";

  const setup = () => ({ ...config(box), ...traits });

  /** Tells the engine the configuration if it is another one. */
  const configure = () => {
    const next = setup();
    const text = JSON.stringify(next);
    if (text === configured) return;
    configured = text;
    send({ event: "configure", ...next });
  };

  const resize = () => send({ event: "resize", ...box });

  /** Measures the element, and tells the engine if it is another box than before. */
  const measured = () => {
    const [next, nextTraits] = measure(element);
    if (signal.aborted) return next;
    // The engine keeps the origin that it knows where another one shows the same pixels.
    const isOther = !isSame(box, next);
    if (isOther) box = next;
    traits = nextTraits;
    configure();
    if (isOther) resize();
    return next;
  };

  return {
    measured,
    /** The padding, as the engine knows it. */
    insets: () => traits.insets,
    unwatch: watch(element, measured, signal),

    /** Tells the engine all of it, for the first time. */
    begin() {
      configure();
      resize();
    },

    /** What a trace of a component begins with. */
    setup: (component) => ({ component, ...box, config: setup() }),
  };
}
