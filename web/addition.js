/**
 * Styles on top of what the style sheets say, by a paused animation: nothing of the author's is written
 * over, what changes meanwhile counts, and when it ends all is as it was.
 * @module
 */

/** Where browsers cannot add to what there is (Safari 15), what there is is read before. */
export const canAdd = typeof KeyframeEffect === "function" && "composite" in KeyframeEffect.prototype;

/** @param {Element} element */
export function additionTo(element) {
  /** @type {Animation | null} */
  let animation = null;
  /** What that does. @type {KeyframeEffect | null} */
  let effect = null;
  let written = "";

  return {
    /** @param {Record<string, string>} style By property; lengths are added, all else goes before. */
    set(style) {
      const text = JSON.stringify(style);
      if (text === written) return;
      written = text;
      const frames = Object.fromEntries(Object.entries(style).map(([name, value]) => [name, [value, value]]));
      if (effect) return effect.setKeyframes(frames);
      effect = new KeyframeEffect(element, frames, { duration: 1, fill: "both", composite: "add" });
      animation = new Animation(effect);
      animation.pause();
    },

    clear() {
      animation?.cancel();
      animation = effect = null;
      written = "";
    },
  };
}
