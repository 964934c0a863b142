// The transitions, and what the pager around each should be like for it to look its best.

/** Pages as long as the pager: what turns in place, or is all there is to see. */
const WHOLE = {};

/** Shorter pages in the middle: their neighbours are part of the picture. */
const AMONG = { alignment: "center" };

/**
 * @typedef {object} Named
 * @property {string} name the value of the attribute `transition`
 * @property {string} title
 * @property {string} about what it does, in a few words
 * @property {Record<string, string>} shape further attributes for a pager in the catalogue
 */

/** @type {Named[]} */
export const TRANSITIONS = [
  { name: "none", title: "None", about: "Side by side, with your finger.", shape: { extent: "72%", spacing: "8", ...AMONG } },
  { name: "slide", title: "Slide", about: "Comes in from below and beyond.", shape: { extent: "52%", ...AMONG } },
  { name: "dive", title: "Dive", about: "Tips over like a flap.", shape: { extent: "52%", ...AMONG } },
  { name: "roll", title: "Roll", about: "Tips over and sinks.", shape: { extent: "52%", ...AMONG } },
  { name: "cards", title: "Cards", about: "Dealt about their diagonal.", shape: { extent: "48%", ...AMONG } },
  { name: "cube", title: "Cube", about: "Faces of a solid that turns.", shape: WHOLE },
  { name: "coverFlow", title: "Cover flow", about: "The rest leans back and waits.", shape: { extent: "50%", ...AMONG } },
  { name: "stack", title: "Stack", about: "Lifts one off the pile.", shape: { extent: "62%", ...AMONG } },
  { name: "flip", title: "Flip", about: "Two sides of one sheet.", shape: WHOLE },
  { name: "zoom", title: "Zoom", about: "Steps forward as it arrives.", shape: WHOLE },
  { name: "fade", title: "Fade", about: "One dissolves into the next.", shape: WHOLE },
  { name: "carousel", title: "Carousel", about: "A wheel, seen from outside.", shape: { extent: "46%", ...AMONG } },
];

/** The five of MAGPagedScrollView, as the numbers that they are. */
export const PRESETS = [
  { title: "None", angleRatio: 0, translation: [0, 0], rotation: [0, 0, 0], perspective: 0 },
  { title: "Slide", angleRatio: 0, translation: [0.25, 0.25], rotation: [0, 0, 0], perspective: 0 },
  { title: "Dive", angleRatio: 0.5, translation: [0.25, 0], rotation: [-1, 0, 0], perspective: 0 },
  { title: "Roll", angleRatio: 0.5, translation: [0.25, 0.25], rotation: [-1, 0, 0], perspective: 0 },
  { title: "Cards", angleRatio: 0.5, translation: [0.25, 0.25], rotation: [-1, -1, 0], perspective: 0 },
];
