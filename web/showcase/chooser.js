// A row of choices of which one is taken: radio buttons that look like a switch.

/**
 * Fills a fieldset with a radio button for each choice.
 *
 * @param {HTMLFieldSetElement} set
 * @param {string} name of the group
 * @param {{ value: string, title: string }[]} choices
 * @param {(value: string) => void} choose called with the value of a choice that was made by hand
 * @returns {{ value: string | null, mark(value: string | null): void }} what is chosen; `mark` chooses silently,
 *   null none
 */
export function chooserFor(set, name, choices, choose) {
  const row = document.createElement("div");
  row.className = "choices";
  const inputs = choices.map(({ value, title }) => {
    const label = document.createElement("label");
    const input = document.createElement("input");
    const text = document.createElement("span");
    Object.assign(input, { type: "radio", name, value });
    text.textContent = title;
    label.append(input, text);
    row.append(label);
    // Only the row is scrolled, never the page.
    input.addEventListener("focus", () => reveal(row, label));
    input.addEventListener("change", () => choose(value));
    return input;
  });
  set.append(row);

  return {
    get value() {
      return inputs.find((input) => input.checked)?.value ?? null;
    },
    mark(value) {
      for (const input of inputs) input.checked = input.value === value;
      const at = inputs.findIndex((input) => input.checked);
      if (at >= 0) reveal(row, row.children[at]);
    },
  };
}

/** Scrolls a row sideways until an item of it stands in the middle, as far as that goes. */
function reveal(row, item) {
  const to = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  row.scrollTo({ left: to });
}
