// What is wrong with the fields of a form: said beside each, and by the browser.

/**
 * Checks a form and says beside each field what is wrong with it.
 *
 * @param {HTMLFormElement} form each field is described by an element whose id ends with "-fault"
 * @param {boolean} isAloud whether the browser shows the first fault, and puts the focus there
 * @returns {boolean} whether all is right
 */
export function check(form, isAloud) {
  for (const field of fieldsOf(form)) word(field);
  const isRight = form.checkValidity();
  if (!isRight && isAloud) form.reportValidity();
  tell(form);
  return isRight;
}

/** Takes back what is not wrong any more while the reader writes. */
export function forgive(form) {
  form.addEventListener("input", () => {
    for (const field of fieldsOf(form)) {
      if (isMarked(field)) word(field);
      else field.setCustomValidity("");
    }
    tell(form, true);
  });
}

/** Says of a field what only others can know. */
export function blame(field, sentence) {
  field.setCustomValidity(sentence);
  tell(field.form);
}

/** Forgets all that was said. */
export function clear(form) {
  for (const field of fieldsOf(form)) field.setCustomValidity("");
  for (const place of form.querySelectorAll(".fault")) place.textContent = "";
  for (const node of form.querySelectorAll("[aria-invalid]")) node.removeAttribute("aria-invalid");
}

function fieldsOf(form) {
  return [...form.elements].filter((field) => field.willValidate && field.name);
}

/** Puts a fault into our own words. */
function word(field) {
  field.setCustomValidity("");
  const { valueMissing, badInput, valid } = field.validity;
  if (valid) return;
  const { missing, wrong = missing } = field.dataset;
  field.setCustomValidity(valueMissing && !badInput ? missing : wrong);
}

/** Writes the faults down; `isOnlyTaken` leaves fields alone that were not wrong before. */
function tell(form, isOnlyTaken = false) {
  for (const field of fieldsOf(form)) {
    if (isOnlyTaken && !isMarked(field)) continue;
    const group = groupOf(field);
    const isWrong = !field.validity.valid;
    if (isWrong) group.setAttribute("aria-invalid", "true");
    else group.removeAttribute("aria-invalid");
    placeOf(group).textContent = isWrong ? field.validationMessage : "";
  }
}

/** Radio buttons are right or wrong together. */
function groupOf(field) {
  return field.closest("[role=radiogroup]") ?? field;
}

function isMarked(field) {
  return groupOf(field).getAttribute("aria-invalid") === "true";
}

/** Where the faults of a field, or of a group, are written. */
function placeOf(group) {
  const ids = group.getAttribute("aria-describedby").split(" ");
  return document.getElementById(ids.find((id) => id.endsWith("-fault")));
}
