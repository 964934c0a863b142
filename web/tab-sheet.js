/**
 * The styles that tabs need to work; how they look is what `riffle.css` makes of them.
 * @module
 */
import { adopter } from "./sheet.js";

// No line breaks inside: strings are not minified.
const RULES = [
  ":host{display:flex;position:relative;overflow:auto hidden;overscroll-behavior-x:contain;" +
    // What the indicator covers, or is covered by, is in here.
    "isolation:isolate;scrollbar-width:none}",
  ":host([axis=vertical]){flex-direction:column;overflow:hidden auto;" +
    "overscroll-behavior:auto contain}",
  ":host([hidden]),[hidden]{display:none!important}",
  "::slotted(*){flex:none}",
  "span{position:absolute;left:0;top:0;box-sizing:border-box;pointer-events:none;" +
    "margin:0 0 0 var(--riffle-indicator-inset,0px);" +
    "background:var(--riffle-indicator-color,currentColor);" +
    "border-radius:var(--riffle-indicator-radius,0px);will-change:transform}",
  // A line: what hangs over the edge of the tabs hangs back into them.
  "span{--t:var(--riffle-indicator-thickness,2px);height:var(--t);margin-top:calc(0px - var(--t))}",
  ":host([axis=vertical]) span{width:var(--t);margin:var(--riffle-indicator-inset,0px) 0 0 " +
    "calc(0px - var(--t))}",
  ":host([axis=vertical]) span[mirrored]{margin-left:0}",
  ":host([indicator=pill]) span{z-index:-1;margin:var(--riffle-indicator-inset,0px);" +
    "background:var(--riffle-indicator-color,rgba(128,128,128,.25));" +
    "border-radius:var(--riffle-indicator-radius,999px)}",
  "@media (forced-colors:active){span{forced-color-adjust:none;background:Highlight}" +
    // Text keeps its own ground.
    ":host([indicator=pill]) span{background:none;border:2px solid Highlight}}",
  // Browsers that do not know `scrollbar-width`.
  ":host::-webkit-scrollbar{display:none}",
];

export const adopt = adopter(RULES);
