/**
 * Animators of the author's own: they draw the two pages of a move, and all that they touched is as
 * before when it ends.
 * @module
 */

/**
 * @typedef {object} Animator Functions, or keyframes for the two pages.
 * @property {(move: object) => void} [prepare]
 * @property {(move: object) => void} [update]
 * @property {(move: object) => void} [finish]
 * @property {any} [from] Keyframes, the name of a `@keyframes` rule, or a function of the direction
 *   that returns either.
 * @property {any} [to]
 */

/** The animators that the engine knows, by their number there; "custom" is the author's own. */
export const ANIMATORS = [
  "default", "parallax", "fade", "cube", "flip", "push", "cover", "zoom", "custom", "none",
];

/** Milliseconds that an animation is long whose time is set to the progress. */
const LENGTH = 1000;

/** What an animator may be made of. */
const PARTS = ["prepare", "update", "finish", "from", "to"];

/**
 * Whether a value can be an animator.
 * @param {any} value
 * @returns {value is Animator}
 */
export const isAnimator = (value) =>
  typeof value === "object" && value !== null && PARTS.some((name) => value[name] != null) &&
  PARTS.slice(0, 3).every((name) => value[name] == null || typeof value[name] === "function");

/**
 * One animated move on the screen.
 * @param {Animator | null} animator Null: the engine's own draws the pages.
 * @param {{ from: number, to: number, direction: string }} what
 * @param {[HTMLElement, HTMLElement]} pages The page that is left and the one that comes.
 */
export function sceneOf(animator, what, [fromPage, toPage]) {
  /** @type {Animation[]} */
  const animations = [];
  /** Takes back what was written to run the rules of that name. @type {(() => void)[]} */
  const rules = [];
  const isOwn = !!animator;
  /** What is written on the pages themselves. */
  const before = [fromPage, toPage].map((page) => page.getAttribute("style"));
  let time = 0;

  const add = (animation) => {
    animation.pause();
    animation.currentTime = time;
    animations.push(animation);
    return animation;
  };

  /** Sets an element's animation on its way with the progress, from a rule or from keyframes. */
  const animate = (element, keyframes, options) => {
    if (typeof keyframes !== "string") {
      const timing = { easing: "linear", ...options, duration: LENGTH, delay: 0, fill: "both" };
      return add(element.animate(keyframes, timing));
    }
    rules.push(addRule(element, keyframes));
    const named = element
      .getAnimations()
      .filter(({ animationName }) => animationName === keyframes)
      .pop();
    if (named) add(named);
    return named;
  };

  const move = {
    ...what,
    fromPage,
    toPage,
    progress: 0,
    completed: false,
    size: { width: fromPage.offsetWidth, height: fromPage.offsetHeight },
    animate,
  };

  /** A fault of the author's is reported; the move goes on. */
  const call = (name) => {
    try {
      animator?.[name]?.(move);
    } catch (error) {
      (self.reportError ?? console.error)(error);
    }
  };

  const play = (page, keyframes) => {
    try {
      const frames = typeof keyframes === "function" ? keyframes(what.direction) : keyframes;
      if (frames) animate(page, frames);
    } catch (error) {
      (self.reportError ?? console.error)(error);
    }
  };

  call("prepare");
  play(fromPage, animator?.from);
  play(toPage, animator?.to);

  return {
    animate,

    /** @param {number} progress */
    update(progress) {
      time = progress * LENGTH;
      for (const animation of animations) animation.currentTime = time;
      move.progress = progress;
      call("update");
    },

    /** Ends it: all is as it was before. */
    finish(isCompleted) {
      move.completed = isCompleted;
      call("finish");
      for (const animation of animations) animation.cancel();
      for (const takeBack of rules.reverse()) takeBack();
      if (!isOwn) return;
      [fromPage, toPage].forEach((page, i) => {
        if (before[i] === null) page.removeAttribute("style");
        // Not by the attribute: a content security policy may forbid styles in markup.
        else if (page.getAttribute("style") !== before[i]) page.style.cssText = before[i];
      });
    },
  };
}

/**
 * Runs one more animation by the name of its `@keyframes` rule, beside those that an element has.
 * @param {HTMLElement} element
 * @param {string} name
 * @returns {() => void} Takes it back.
 */
function addRule(element, name) {
  const { style } = element;
  const before = [...style]
    .filter((property) => property.startsWith("animation"))
    .map((property) => [property, style.getPropertyValue(property), style.getPropertyPriority(property)]);
  const { animation, animationName } = getComputedStyle(element);
  // Those that run already run on: the browser knows them by their place in the list.
  const others = animation && animationName !== "none" ? `${animation}, ` : "";
  style.setProperty("animation", `${others}${name} ${LENGTH}ms linear both paused`, "important");
  return () => {
    style.removeProperty("animation");
    for (const [property, value, priority] of before) style.setProperty(property, value, priority);
    if (!element.getAttribute("style")) element.removeAttribute("style");
  };
}
