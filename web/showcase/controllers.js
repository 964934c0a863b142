// One at a time: three pages of an imaginary app, the ways to change them, and what can be set.

import { ANIMATORS } from "./animators.js";
import { chooserFor } from "./chooser.js";
import { startPlayer } from "./player.js";
import { startReadings } from "./readings.js";
import { drift, moveAlong } from "./segments.js";

/** A sixth of the speed that switchers have by themselves. */
const SLOW = "0.5";

/** Wires the section. */
export async function startControllers() {
  const part = (name) => document.getElementById(name);
  const switcher = part("controllers");
  const segments = part("segments");
  moveAlong(switcher, segments, [...segments.querySelectorAll("button")]);
  drift(switcher);
  startPlayer(part("listen"));

  const choices = ANIMATORS.map(({ name, title }) => ({ value: name, title }));
  const ways = chooserFor(part("ways"), "animator", choices, (name) => {
    take(switcher, name);
    // At rest all of them look alike.
    switcher.select((switcher.target + 1) % switcher.count);
  });
  const zone = chooserFor(part("zone"), "zone", [
    { value: "25", title: "The edges" },
    { value: "none", title: "Anywhere" },
  ], (value) => switcher.setAttribute("edge-zone", value));
  const pace = chooserFor(part("pace"), "pace", [
    { value: "3.2", title: "As it is" },
    { value: SLOW, title: "Slow motion" },
  ], (value) => switcher.setAttribute("speed", value));

  const reset = () => {
    take(switcher, "default");
    switcher.setAttribute("edge-zone", "25");
    switcher.removeAttribute("speed");
    ways.mark("default");
    zone.mark("25");
    pace.mark("3.2");
  };
  part("controllers-reset").addEventListener("click", () => {
    reset();
    switcher.select(0);
  });
  part("controllers-previous").addEventListener("click", () => switcher.previous());
  part("controllers-next").addEventListener("click", () => switcher.next());
  switcher.addEventListener("selectionprogress", () => {
    part("controllers-previous").setAttribute("aria-disabled", String(switcher.target === 0));
    part("controllers-next").setAttribute("aria-disabled", String(switcher.target === switcher.count - 1));
  });

  reset();
  await customElements.whenDefined("riffle-switcher");
  startReadings(switcher);
}

function take(switcher, name) {
  const { animator } = ANIMATORS.find((choice) => choice.name === name);
  if (animator) switcher.animator = animator;
  else switcher.setAttribute("animator", name);
}
