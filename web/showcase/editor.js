// The transition editor: seven sliders, a pager that obeys at once, and three texts to take along.

import { chooserFor } from "./chooser.js";
import { highlighted } from "./code.js";
import { showTokens } from "./markup.js";
import { javascriptOf, jsonOf, swiftOf } from "./texts.js";
import { PRESETS } from "./transitions.js";

/** The preset to begin with: it uses all there is to set but the perspective. */
const FIRST = "Cards";

const PICTURES = 6;

/** Fills the editor's pager and wires its sliders. */
export function startEditor() {
  const pager = document.getElementById("edited");
  const form = document.getElementById("knobs");
  const pictures = [...document.querySelectorAll("#gallery img")].slice(0, PICTURES);
  pager.append(...pictures.map((picture) => picture.cloneNode()));

  const choices = PRESETS.map(({ title }) => ({ value: title, title }));
  const chooser = chooserFor(form.querySelector(".presets"), "preset", choices, (title) => {
    write(form, presetOf(title));
    apply();
  });
  const apply = () => {
    const transition = read(form);
    pager.transition = transition;
    tell(form);
    // What the pager has understood, not what was asked of it.
    show(pager.transition);
    chooser.mark(PRESETS.find((preset) => jsonOf(preset) === jsonOf(transition))?.title ?? null);
  };
  form.addEventListener("input", (event) => event.target.type === "range" && apply());
  form.addEventListener("submit", (event) => event.preventDefault());

  write(form, presetOf(FIRST));
  customElements.whenDefined("riffle-pager").then(apply);
}

function presetOf(title) {
  return PRESETS.find((preset) => preset.title === title);
}

/** The transition that the sliders stand for. */
function read({ elements }) {
  const value = (name) => Number(elements[name].value);
  return {
    angleRatio: value("angle"),
    translation: [value("x"), value("y")],
    rotation: [value("axisX"), value("axisY"), value("axisZ")],
    perspective: value("perspective"),
  };
}

/** Sets the sliders to a transition. */
function write({ elements }, { angleRatio, translation, rotation, perspective }) {
  [elements.angle.value, elements.perspective.value] = [angleRatio, perspective];
  [elements.x.value, elements.y.value] = translation;
  [elements.axisX.value, elements.axisY.value, elements.axisZ.value] = rotation;
}

/** Writes each slider's number beside it. */
function tell(form) {
  for (const output of form.querySelectorAll("output")) {
    output.textContent = output.previousElementSibling.value.replace("-", "−");
  }
}

function show(transition) {
  const texts = { javascript: javascriptOf, swift: swiftOf, json: jsonOf };
  for (const [language, text] of Object.entries(texts)) {
    showTokens(document.getElementById(`text-${language}`), highlighted(text(transition)));
  }
}
