/**
 * The styles that a running pager needs. They go in as rules, not as markup, so that they work under
 * a content security policy without inline styles.
 * @module
 */

/** The attribute that says of a page that it is mounted: "visible", or else "mounted". */
export const MARK = "data-riffle";

const RULES = [
  // `hidden` is for browsers that do not know `clip`, which cannot be scrolled by focus.
  `:host{display:block;position:relative;overflow:hidden;overflow:clip;contain:layout paint style;
    isolation:isolate;touch-action:pan-y pinch-zoom}`,
  ":host([axis=vertical]){touch-action:pan-x pinch-zoom}",
  ":host([disabled]){touch-action:auto}",
  ":host([hidden]){display:none}",
  `::slotted(*){position:absolute!important;inset:0 auto auto 0!important;margin:0!important;
    box-sizing:border-box!important;min-width:0!important;min-height:0!important;
    max-width:none!important;max-height:none!important;transform-origin:50% 50%!important;
    will-change:transform}`,
  `::slotted(:not([${MARK}])){display:none!important}`,
  `::slotted([${MARK}=mounted]){visibility:hidden!important}`,
];

/** @type {CSSStyleSheet | undefined} */
let shared;

/**
 * Puts the styles into a shadow root.
 * @param {ShadowRoot} root
 */
export function adopt(root) {
  if (!root.adoptedStyleSheets) {
    const style = root.appendChild(document.createElement("style"));
    fill(/** @type {CSSStyleSheet} */ (style.sheet));
    return;
  }
  root.adoptedStyleSheets = [(shared ??= fill(new CSSStyleSheet()))];
}

/**
 * Takes the styles out again: the element is then what `riffle.css` makes of it without a script.
 * @param {ShadowRoot} root
 */
export function abandon(root) {
  root.querySelector("style")?.remove();
  if (root.adoptedStyleSheets) root.adoptedStyleSheets = [];
}

/** @param {CSSStyleSheet} sheet */
function fill(sheet) {
  RULES.forEach((rule, index) => sheet.insertRule(rule, index));
  return sheet;
}
