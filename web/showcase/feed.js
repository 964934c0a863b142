// A feed: pulled at the top it asks for what is new, and near its end for what is older.

import { writeEdges } from "./edge-readings.js";
import { chooseLine } from "./line.js";
import { COUNT, FIRST, postOf } from "./posts.js";
import { sourceOf } from "./source.js";

/** How many posts come at once. */
const NEW = 3;
const OLD = 4;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** This one and the next are shown on the page as they stand here. */
export function refresh(edge, feed, newer) {
  edge.handler = async ({ signal }) => {
    const posts = await newer(signal);
    if (!posts.length) return "end";
    // What is read stays where it is: the new ones lie above it.
    const before = feed.scrollHeight;
    edge.after(...posts);
    feed.scrollTop += feed.scrollHeight - before;
  };
}

export function loadMore(edge, older) {
  edge.handler = async ({ signal }) => {
    const posts = await older(signal);
    edge.before(...posts);
    if (posts.length === 0) return "end";
  };
}

/** Wires the section. */
export function startFeed() {
  const part = (name) => document.getElementById(name);
  const [feed, top, bottom, again, fresh] = ["feed", "feed-top", "feed-bottom", "feed-again", "feed-fresh"].map(part);
  const source = sourceOf();
  /** Which posts are there: from, to. */
  let [from, to] = FIRST;
  /** How many nobody has seen yet. */
  let unseen = 0;

  const write = () => {
    part("reading-posts").textContent = String(to - from);
    part("reading-asked").textContent = String(source.asked);
    part("reading-aborted").textContent = String(source.aborted);
    fresh.hidden = !unseen;
    fresh.textContent = `${unseen} new`;
  };

  const range = (start, end) => Array.from({ length: end - start }, (_, i) => postOf(start + i));
  const newer = (signal) => source.ask(signal, () => {
    const posts = range(Math.max(0, from - NEW), from);
    from -= posts.length;
    unseen += posts.length;
    return posts;
  });
  const older = (signal) => source.ask(signal, () => {
    const posts = range(to, Math.min(COUNT, to + OLD));
    to += posts.length;
    return posts;
  });
  const toTop = () => feed.scrollTo({ top: 0, behavior: calm.matches ? "instant" : "smooth" });
  const start = () => {
    [from, to] = FIRST;
    unseen = 0;
    for (const post of feed.querySelectorAll(".post")) post.remove();
    top.after(...range(from, to));
    feed.scrollTop = 0;
    write();
  };

  chooseLine(part("feed-source"), "source", source, [top, bottom], write);

  again.addEventListener("click", () => top.retry());
  part("feed-reset").addEventListener("click", () => {
    for (const edge of [top, bottom]) edge.deactivate({ animated: false });
    source.asked = source.aborted = 0;
    start();
  });
  fresh.addEventListener("click", () => {
    toTop();
    feed.focus({ preventScroll: true });
  });
  feed.addEventListener("scroll", () => {
    if (unseen && feed.scrollTop < 40 && top.state === "idle") {
      unseen = 0;
      write();
    }
  });
  for (const type of ["edgeactivate", "edgefinish"]) feed.addEventListener(type, () => queueMicrotask(write));
  let isHeld = false;
  feed.addEventListener("touchstart", () => (isHeld = true), { passive: true });
  for (const type of ["touchend", "touchcancel"]) {
    feed.addEventListener(type, ({ touches }) => (isHeld = touches.length > 0));
  }
  feed.addEventListener("edgestate", ({ target, detail }) => {
    again.classList.toggle("turns", top.active);
    // Who pulled and let go wants to see what came.
    const isDone = target === top && detail.state === "idle" && unseen > 0;
    if (isDone && !isHeld && !calm.matches) requestAnimationFrame(toTop);
  });
  writeEdges(feed, part("feed-readings"));
  start();
  refresh(top, feed, newer);
  loadMore(bottom, older);
}
