// A booking in four steps: nobody goes on from a step that is not right, by button, key or finger.

import { blame, check, clear, forgive } from "./faults.js";
import { isFree } from "./registry.js";
import { fillTicket } from "./ticket.js";

/** This one is shown on the page as it stands here. */
export function veto(switcher, forms, isRight, isFree) {
  switcher.shouldMove = ({ from, to }) => {
    // Back is always allowed, and on it is one step at a time.
    if (to < from) return true;
    if (to > from + 1 || !isRight(forms[from])) return false;
    // A promise: the button waits for it, and so does a finger.
    const { sign } = forms[from].elements;
    return sign ? isFree(sign.value) : true;
  };
}

/** And so is this. */
export function follow(switcher, stations) {
  switcher.addEventListener("selectionprogress", ({ detail }) => {
    stations.style.setProperty("--at", detail.selection);
  });
}

/** Wires the wizard. */
export function startWizard() {
  const part = (name) => document.getElementById(name);
  const switcher = part("steps");
  const [back, next, again, stations] = ["booking-back", "booking-next", "booking-again", "stations"].map(part);
  const wizard = part("booking");
  const forms = [...switcher.querySelectorAll("form")];
  const hand = readHands(wizard, switcher);
  const ask = askerFor(part("sign"), part("asking"), next, switcher, hand);

  const isRight = (form) => {
    const answer = check(form, !hand.isOn);
    if (!answer && hand.isOn) say(form.querySelector(".fault:not(:empty)").textContent);
    return answer;
  };
  veto(switcher, forms, isRight, ask);
  follow(switcher, stations);

  const arrive = () => {
    const step = switcher.selected ?? 0;
    const isLast = step === forms.length;
    [...stations.children].forEach((station, at) => {
      if (at === step) station.setAttribute("aria-current", "step");
      else station.removeAttribute("aria-current");
    });
    back.setAttribute("aria-disabled", String(step === 0));
    // The Enter key in a field presses the button that belongs to its form.
    if (!isLast) next.setAttribute("form", forms[step].id);
    next.hidden = isLast;
    again.hidden = !isLast;
  };
  switcher.addEventListener("willmove", ({ detail }) => detail.to === forms.length && fillTicket(forms));
  switcher.addEventListener("didmove", () => {
    arrive();
    // Who pressed something reads on at the new step; a finger's focus stays what it was.
    if (hand.isOn) return;
    switcher.selectedPage.querySelector("h3").focus({ preventScroll: true });
    // The heading alone would be scrolled to the middle, and the buttons out of sight.
    wizard.scrollIntoView({ block: "nearest" });
  });

  for (const form of forms) {
    forgive(form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (next.getAttribute("aria-disabled") !== "true") switcher.next();
    });
  }
  back.addEventListener("click", () => {
    // While the server is asked, `target` is the page that was asked for, and back is from the one that is seen.
    const { state, selected, target } = switcher;
    switcher.select((state === "idle" ? selected : target) - 1);
  });
  again.addEventListener("click", () => {
    for (const form of forms) {
      form.reset();
      clear(form);
    }
    switcher.select(0);
  });
  switcher.addEventListener("click", ({ target }) => {
    if (target.dataset.step) switcher.select(Number(target.dataset.step));
  });
}

/** Whether the last that happened in the wizard was a finger on its pages: keys and clicks are none. */
function readHands(wizard, switcher) {
  const hand = { isOn: false };
  switcher.addEventListener("pointerdown", () => (hand.isOn = true), true);
  for (const type of ["keydown", "click"]) wizard.addEventListener(type, () => (hand.isOn = false), true);
  return hand;
}

/** Asks the server about the call sign, and says so meanwhile. */
function askerFor(input, status, button, switcher, hand) {
  let known;
  const wait = (isWaiting) => {
    button.setAttribute("aria-disabled", String(isWaiting));
    button.classList.toggle("waits", isWaiting);
    button.textContent = isWaiting ? "Checking" : "Next";
  };
  input.addEventListener("input", () => (status.textContent = ""));

  return async (sign) => {
    if (sign === known) return true;
    wait(true);
    status.textContent = `Asking whether “${sign}” is free …`;
    const free = await isFree(sign);
    wait(false);
    // Something else has been written meanwhile.
    if (input.value !== sign) return false;
    status.textContent = free ? `“${sign}” is yours.` : "";
    if (free) {
      known = sign;
      // A finger that has left meanwhile is taken at its word.
      if (hand.isOn) requestAnimationFrame(() => switcher.state === "idle" && switcher.next());
      return true;
    }
    blame(input, `“${sign}” is taken already.`);
    if (hand.isOn) say(input.validationMessage);
    else if (switcher.selectedPage.contains(input)) input.form.reportValidity();
    return false;
  };
}

function say(sentence) {
  document.getElementById("said").textContent = sentence;
}
