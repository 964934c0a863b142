// The jump box: which page was asked for, or what is wrong with the question.

const grouped = new Intl.NumberFormat("en");

/**
 * Reads what was typed as a page from 1 to `count`.
 *
 * @param {HTMLInputElement} input of type "number"
 * @param {number} count
 * @returns {{ page: number } | { problem: string }} the index from 0, or a sentence for the reader
 */
export function pageAskedFor(input, count) {
  // A number field that holds no number reads as empty, and only `badInput` tells that something is there.
  if (input.validity.badInput) return { problem: "That is not a number." };
  if (input.value.trim() === "") return { problem: "Type a page number first." };
  const number = Number(input.value);
  if (!Number.isInteger(number)) return { problem: "Pages have whole numbers." };
  if (number < 1 || number > count) return { problem: `Pages run from 1 to ${grouped.format(count)}.` };
  return { page: number - 1 };
}

/**
 * Wires the form: Go and Enter jump, a wrong number says why and stays in the box.
 *
 * @param {HTMLFormElement} form
 * @param {number} count how many pages there are
 * @param {(page: number) => void} go called with an index from 0 to `count` − 1
 */
export function startJump(form, count, go) {
  const input = form.elements.page;
  const message = document.getElementById("jump-message");
  const rule = message.textContent;

  const say = (problem) => {
    message.textContent = problem || rule;
    if (problem) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const asked = pageAskedFor(input, count);
    say(asked.problem ?? "");
    if (asked.problem) input.select();
    else go(asked.page);
  });
  input.addEventListener("input", () => say(""));

  const shortcuts = {
    first: () => 0,
    random: () => Math.floor(Math.random() * count),
    last: () => count - 1,
  };
  form.addEventListener("click", (event) => {
    const pageOf = shortcuts[event.target.dataset?.jump];
    if (!pageOf) return;
    const page = pageOf();
    input.value = String(page + 1);
    say("");
    go(page);
  });
}
