// Figures of code: what they show, and a button that copies it.

import { showMarkup, showTokens } from "./markup.js";

/** Milliseconds that a button says that it has copied. */
const SAID = 2000;

/**
 * Fills every figure that shows something of this page, and gives each a button.
 *
 * @param {Record<string, Function[]>} scripts functions of this page that figures show, by name
 */
export function startCode(scripts) {
  for (const figure of document.querySelectorAll(".code")) {
    const { markup, depth, file, script } = figure.dataset;
    if (markup) showMarkup(figure, document.getElementById(markup), Number(depth ?? 0));
    if (script) showTokens(figure, highlighted(scripts[script].join("\n\n")));
    if (file) showFile(figure, file);
    addCopy(figure);
  }
}

/** Shows a file as it was served. */
async function showFile(figure, file) {
  const answer = await fetch(file);
  if (answer.ok) showTokens(figure, highlighted((await answer.text()).trim()));
}

/** Splits code into comments, strings and the rest: enough to read it by. */
export function highlighted(text) {
  const parts = text.split(/(\/\/[^\n]*|\/\*[^]*?\*\/|"[^"\n]*")/);
  return parts.map((part, index) => [index % 2 ? (part.startsWith('"') ? "b" : "em") : "", part]);
}

function addCopy(figure) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  const caption = figure.querySelector("figcaption")?.textContent;
  if (caption) button.setAttribute("aria-label", `Copy ${caption}`);
  let timer;
  button.addEventListener("click", async () => {
    const done = await copy(figure.querySelector("code"));
    button.textContent = done ? "Copied" : "Selected";
    say(done ? `${caption ?? "HTML"} copied.` : "Selected: copy it with your keyboard.");
    clearTimeout(timer);
    timer = setTimeout(() => (button.textContent = "Copy"), SAID);
  });
  figure.append(button);
}

/** Copies an element's text, or else selects it for the reader to copy; true when copied. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    // No clipboard without a secure address or a permission; the older way asks for a selection.
    getSelection().selectAllChildren(code);
    return document.execCommand("copy");
  }
}

/** Has a sentence read aloud, politely; said twice it is heard twice. */
function say(sentence) {
  const said = document.getElementById("said");
  said.textContent = said.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
