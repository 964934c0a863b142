// The animators that the showcase offers: the nine that have a name, and two of its own.

import { iris } from "./iris.js";
import { toss } from "./toss.js";

/** @type {{ name: string, title: string, animator?: object }[]} */
export const ANIMATORS = [
  { name: "default", title: "Default" },
  { name: "parallax", title: "Parallax" },
  { name: "push", title: "Push" },
  { name: "cover", title: "Cover" },
  { name: "cube", title: "Cube" },
  { name: "flip", title: "Flip" },
  { name: "zoom", title: "Zoom" },
  { name: "fade", title: "Fade" },
  { name: "none", title: "None" },
  { name: "iris", title: "Iris, in JavaScript", animator: iris() },
  { name: "toss", title: "Toss, in CSS", animator: toss },
];
