// The control as nothing but an indicator: no pull, a button says when.

import { chooserFor } from "./chooser.js";
import { writeEdges } from "./edge-readings.js";

/** Milliseconds that the station takes to answer. */
const AWAY = 1600;

/** This one and the next are shown on the page as they stand here. */
export function send(edge, button, post) {
  // After its `timeout` the signal is aborted, and it has failed.
  edge.handler = ({ signal }) => post(signal);
  // As often as it takes.
  button.addEventListener("click", () => edge.retry());
}

export function show(edge, box) {
  // Without a handler's work: on, until somebody says how it ended.
  box.addEventListener("change", () => {
    if (box.checked) edge.activate();
    else edge.finish("success");
  });
}

/** Wires the section. */
export function startBare() {
  const part = (name) => document.getElementById(name);
  const [edge, button, box] = ["radio", "bare-send", "bare-show"].map(part);
  let answer = "success";

  const post = (signal) => new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    if (answer === "silence") return;
    setTimeout(() => {
      if (answer === "failure") reject(new Error("lost"));
      else resolve(answer);
    }, AWAY);
  });
  send(edge, button, post);
  show(edge, box);

  const answers = chooserFor(part("bare-answer"), "answer", [
    { value: "success", title: "Got it" },
    { value: "failure", title: "Say again" },
    { value: "end", title: "Nothing" },
    { value: "silence", title: "Silence" },
  ], (value) => (answer = value));
  answers.mark("success");

  const sides = chooserFor(part("bare-side"), "side", [
    { value: "top", title: "Top" },
    { value: "right", title: "Right" },
    { value: "bottom", title: "Bottom" },
    { value: "left", title: "Left" },
  ], (value) => {
    box.checked = false;
    edge.setAttribute("edge", value);
  });
  sides.mark("top");

  const error = part("reading-error");
  edge.addEventListener("edgeactivate", () => (error.textContent = "none"));
  edge.addEventListener("edgefinish", ({ detail }) => {
    error.textContent = detail.error?.name === "TimeoutError" ? "timeout" : detail.error?.message ?? "none";
  });
  edge.addEventListener("edgestate", ({ detail }) => {
    button.textContent = detail.result === "failure" ? "Try again" : "Send";
    button.setAttribute("aria-disabled", String(detail.state === "active"));
    if (detail.state !== "active") box.checked = false;
  });
  writeEdges(edge, part("bare-readings"));
}
