/**
 * The styles of a control at an edge. The sizes and times of the ring are ScrollEdgeControl's.
 * @module
 */
import { adopter } from "./sheet.js";

// No line breaks inside: strings are not minified.
const RULES = [
  // No box of its own: the window is laid over what is scrolled, and what is around it keeps its layout.
  ":host{display:contents!important}",
  ":host([hidden]),:host([failed]),[hidden]{display:none!important}",
  "p{position:fixed;left:0;top:0;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);" +
    "white-space:nowrap}",
  // The window begins at the left in any direction: from there it sticks.
  "#track{position:absolute;display:flex;justify-content:left;align-items:start;pointer-events:none;" +
    "z-index:var(--riffle-edge-z,auto)}",
  "#track.fixed{position:fixed;left:0;top:0}",
  "#pane{position:relative;flex:none;overflow:hidden}",
  ".sticky #pane{position:sticky;left:0;top:0}",
  "[part=box]{position:absolute;display:flex;align-items:center;justify-content:center;gap:8px;" +
    "flex-wrap:wrap;box-sizing:border-box;color:var(--riffle-edge-color,currentColor);" +
    // So that it can be read over what it stands on.
    "font:inherit;line-height:1.2}",
  "button{pointer-events:auto;font:inherit;color:inherit;background:none;border:1px solid;" +
    "border-radius:6px;padding:4px 12px;min-height:24px;cursor:pointer}",
  "svg{display:block;flex:none;width:var(--riffle-edge-size,22px);height:var(--riffle-edge-size,22px);" +
    "overflow:visible;fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;" +
    "stroke-linejoin:round}",
  "svg *{opacity:0;transition:opacity .2s}",
  "#arc,#spinner{transform-origin:50% 50%;transform:rotate(-90deg)}",
  "#arc{stroke-dasharray:var(--progress,0) 2;stroke-linecap:butt;transition:opacity .2s,stroke-dasharray .1s}",
  "#spinner{stroke-dasharray:.2 .8}",
  "path{stroke-width:2.25}",
  ".triggering #ground,.active #ground{opacity:.15;transition-duration:.3s}",
  ".triggering #arc,.active #spinner{opacity:.65;transition-duration:.3s}",
  ".active #spinner{animation:turn .4s linear infinite}",
  ".success #success,.failure #failure,.end #end{opacity:.8}",
  ".success #ground,.failure #ground,.end #ground{opacity:.15}",
  ".idle *{transition-duration:.4s}",
  "@keyframes turn{to{transform:rotate(270deg)}}",
  "@keyframes breathe{50%{opacity:.2}}",
  "@media (prefers-reduced-motion:reduce){svg *{transition:none}" +
    ".active #spinner{animation:breathe 1.6s ease-in-out infinite;stroke-dasharray:1 0}}",
  "@media (forced-colors:active){svg{forced-color-adjust:none;stroke:CanvasText}" +
    ".triggering #arc,.active #spinner,.success #success,.failure #failure,.end #end{opacity:1}" +
    "#ground{stroke:GrayText;stroke-width:1}svg:not(.idle) #ground{opacity:1}}",
];

export const adopt = adopter(RULES);
