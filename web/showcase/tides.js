// A tide table without ends: pulled at one side it goes on with earlier days, at the other with later ones.

import { chooserFor } from "./chooser.js";
import { DAY, dayOf } from "./day.js";
import { writeEdges } from "./edge-readings.js";
import { moonPath } from "./moon.js";

/** How many days come at once. */
const WEEK = 7;
/** Milliseconds that it takes to work them out, so that there is something to see. */
const WORKS = 700;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** This one and the next are shown on the page as they stand here. */
export function addDays(edge, strip, weekFrom) {
  const isEarlier = edge.edge === "leading";
  edge.handler = async ({ signal }) => {
    const days = await weekFrom(isEarlier, signal);
    const seen = strip.querySelector(".day");
    const before = seen.getBoundingClientRect().left;
    if (isEarlier) seen.before(...days);
    else edge.before(...days);
    // What is seen stays where it is, in either direction.
    const left = seen.getBoundingClientRect().left - before;
    if (left) strip.scrollBy({ left, behavior: "instant" });
  };
}

export function showMoon(moon) {
  const lit = moon.querySelector("path");
  // From new to full as far as it is pulled.
  moon.update = ({ state, progress }) => {
    lit.setAttribute("d", moonPath(progress / 2, 11));
    moon.classList.toggle("works", state === "active");
  };
}

/** Wires the section. */
export function startTides() {
  const part = (name) => document.getElementById(name);
  const [strip, earlier, later] = ["tide-strip", "tides-earlier", "tides-later"].map(part);
  const today = Math.floor(Date.now() / DAY);
  let language = "en";
  /** Which days are there: from, to. */
  let from, to;

  const range = (start, end) =>
    Array.from({ length: end - start }, (_, i) => dayOf(start + i, language, today));
  const write = () => (part("reading-days").textContent = String(to - from));

  const weekFrom = (isEarlier, signal) => new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      [from, to] = isEarlier ? [from - WEEK, to] : [from, to + WEEK];
      resolve(isEarlier ? range(from, from + WEEK) : range(to - WEEK, to));
      write();
    }, WORKS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

  const start = () => {
    [from, to] = [today - 3, today + WEEK + 3];
    for (const day of strip.querySelectorAll(".day")) day.remove();
    earlier.after(...range(from, to));
    toDay(today, "instant");
    write();
  };

  /** Where the page's text begins, on either side. */
  const margin = () => {
    const { paddingLeft, marginLeft } = getComputedStyle(strip.previousElementSibling);
    return parseFloat(paddingLeft) + parseFloat(marginLeft);
  };

  /** Scrolls until a day stands at the beginning. */
  const toDay = (number, behavior = calm.matches ? "instant" : "smooth") => {
    const [day, box] = [strip.querySelector(`[data-day="${number}"]`), strip].map((node) => node.getBoundingClientRect());
    const isMirrored = getComputedStyle(strip).direction === "rtl";
    const by = isMirrored ? day.right - box.right + margin() : day.left - box.left - margin();
    strip.scrollBy({ left: by, behavior });
  };

  for (const edge of [earlier, later]) {
    showMoon(edge.querySelector(".phase"));
    addDays(edge, strip, weekFrom);
  }
  /** The same as a pull, and there. */
  const fetchWeek = (edge) => {
    const go = ({ detail }) => {
      // Not before its room has gone: that moves the content, too.
      if (detail.state !== "idle") return;
      edge.removeEventListener("edgestate", go);
      if (detail.result === "success") toDay(edge === earlier ? from : to - WEEK);
    };
    edge.addEventListener("edgestate", go);
    edge.retry();
  };
  part("earlier").addEventListener("click", () => fetchWeek(earlier));
  part("later").addEventListener("click", () => fetchWeek(later));
  part("today").addEventListener("click", () => toDay(today));

  const directions = chooserFor(part("tides-direction"), "tides-direction", [
    { value: "ltr", title: "Left to right" },
    { value: "rtl", title: "Right to left" },
  ], (value) => {
    language = value === "rtl" ? "ar" : "en";
    for (const edge of [earlier, later]) edge.deactivate({ animated: false });
    strip.dir = value;
    strip.lang = language;
    start();
  });
  directions.mark("ltr");
  writeEdges(strip, part("tides-readings"));
  start();
}
