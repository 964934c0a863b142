/**
 * The styles that a running pager needs; one that does not run is what `riffle.css` makes of it. They
 * go in as rules, not as markup, so that they work under a content security policy without inline
 * styles.
 * @module
 */

/** The attribute that says of a page that it is mounted: "visible", or else "mounted". */
export const MARK = "data-riffle";

// No line breaks inside: strings are not minified.
const RULES = [
  // Where pages begin, from which their transforms count; pages inherit it from their own slot only.
  "slot{--riffle-left:0px;--riffle-top:0px}",
  // `hidden` is for browsers that do not know `clip`, which cannot be scrolled by focus.
  // With a height of its own, its ratio would give it the width.
  ":host([ready]){width:-moz-available;width:-webkit-fill-available;width:stretch;" +
    "display:block;position:relative;overflow:hidden;overflow:clip;" +
    "contain:layout paint style;isolation:isolate;aspect-ratio:3/2;touch-action:pan-y pinch-zoom}",
  ":host([ready][axis=vertical]){touch-action:pan-x pinch-zoom}",
  ":host([ready][disabled]),:host([ready][no-swipe]){touch-action:auto}",
  ":host([ready][no-clip]){overflow:visible;contain:layout style}",
  // Heard and not seen.
  "p{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);" +
    "white-space:nowrap}",
  ":host([hidden]){display:none}",
  ":host([ready]) ::slotted(:not(riffle-edge)){position:absolute!important;inset:var(--riffle-top) auto auto var(--riffle-left)!important;" +
    "margin:0!important;box-sizing:border-box!important;" +
    "min-width:0!important;min-height:0!important;" +
    "max-width:none!important;max-height:none!important;transform-origin:50%!important;" +
    "will-change:transform}",
  `:host([ready]) ::slotted(:not([${MARK}],riffle-edge)){display:none!important}`,
  `:host([ready]) ::slotted([${MARK}=mounted]){pointer-events:none!important}`,
  `:host([ready]:not([focus-pages])) ::slotted([${MARK}=mounted]){visibility:hidden!important}`,
  // These can have the focus, and are seen only once it has brought them in.
  `:host([ready][focus-pages]) ::slotted([${MARK}=mounted]){opacity:0!important}`,
];

/**
 * Puts rules into shadow roots that are in a document; in another one, or again, they are gone.
 * @param {string[]} rules
 * @returns {(root: ShadowRoot) => void}
 */
export function adopter(rules) {
  /** @type {CSSStyleSheet | undefined} */
  let shared;
  /** @param {CSSStyleSheet} sheet */
  const fill = (sheet) => {
    for (const rule of rules) {
      try {
        sheet.insertRule(rule, sheet.cssRules.length);
      } catch {
        // What a browser does not understand is no rule.
      }
    }
    return sheet;
  };
  return (root) => {
    if (root.adoptedStyleSheets) {
      root.adoptedStyleSheets = [(shared ??= fill(new CSSStyleSheet()))];
    } else {
      fill((root.querySelector("style") ?? root.appendChild(document.createElement("style"))).sheet);
    }
  };
}

/** The styles of what has pages. */
export const adopt = adopter(RULES);
