// The HTML of a pager, read from the living element: what is shown cannot differ from what runs.

/** The attributes that make a pager what it is; the others are the page's own business. */
const ATTRIBUTES = [
  "axis", "dir", "lang", "loop", "endless", "transition", "perspective", "extent", "spacing", "alignment", "limit", "free", "no-bounce",
  "no-trim", "no-clip", "outset", "overscan", "autoplay", "parallax-range", "progress-events", "page-count",
  "animator", "edge-zone", "speed",
];

/** And those that make a control at an edge what it is. */
const EDGE_ATTRIBUTES = [
  "edge", "mode", "length", "trigger", "delay", "fire-on-release", "margin", "layout", "layer", "showing", "result-showing",
  "timeout", "load-distance",
];

/** What of a page's own elements is worth showing. */
const INSIDE = ["class", "src", "alt"];

/** Columns after which a start tag has one attribute a line. */
const WIDTH = 40;

/** Letters after which a page's text is cut off. */
const LETTERS = 28;

/**
 * Shows a pager's HTML in a figure and keeps it true while attributes change.
 *
 * @param {HTMLElement} figure
 * @param {HTMLElement} pager
 * @param {number} depth how deep into the first page to look: 0 shows its tag and text, −1 the pager's own tag only
 */
export function showMarkup(figure, pager, depth = 0) {
  const write = () => showTokens(figure, markupOf(pager, depth));
  new MutationObserver(write).observe(pager, { attributes: true, attributeFilter: ATTRIBUTES });
  write();
}

/**
 * Puts highlighted text into a figure's code.
 *
 * @param {HTMLElement} figure
 * @param {[kind: string, text: string][]} tokens kind "" is plain, others are the names of elements
 */
export function showTokens(figure, tokens) {
  let code = figure.querySelector("code");
  if (!code) {
    code = document.createElement("code");
    const pre = document.createElement("pre");
    pre.append(code);
    figure.append(pre);
  }
  code.replaceChildren(...tokens.map(([kind, text]) => {
    if (!kind) return text;
    const part = document.createElement(kind);
    part.textContent = text;
    return part;
  }));
}

/** The tokens of a pager's HTML: its start tag, its first pages, its end tag. */
function markupOf(pager, depth) {
  if (pager.querySelector(":scope > riffle-edge")) return edgesOf(pager);
  if (depth < 0) return startTag(pager, ATTRIBUTES, " ");
  const tag = startTag(pager, ATTRIBUTES, gapAfter(pager));
  const end = `</${pager.localName}>`;
  // Pages that a script makes are not the author's HTML.
  if (pager.renderPage) return [...tag, ["", `\n${end}`]];
  const pages = [...pager.children].slice(0, depth ? 1 : 2);
  const inside = pages.flatMap((page) => ["\n  ", ...outline(page, depth, "  ")]);
  return [...tag, ...inside.map(plain), ["", `\n  …\n${end}`]];
}

/** The tokens of something that scrolls: its tags, and the controls in it. */
function edgesOf(scroller) {
  const edges = [...scroller.querySelectorAll(":scope > riffle-edge")].flatMap((edge) => {
    const tag = startTag(edge, EDGE_ATTRIBUTES, gapAfter(edge, EDGE_ATTRIBUTES, "\n  "));
    const inside = [...edge.children].flatMap((child) =>
      ["\n    ", ...startTag(child, INSIDE, " "), `…</${child.localName}>`]);
    return ["\n  ", ...tag, ...inside, inside.length ? "\n  </riffle-edge>" : "</riffle-edge>"];
  });
  return [...startTag(scroller, ["class", "dir"], " "), ...edges, `\n  …\n</${scroller.localName}>`].map(plain);
}

/** An element's tokens, cut short where it goes deeper than asked for. */
function outline(element, depth, indent) {
  const tag = startTag(element, depth ? INSIDE : INSIDE.slice(1), " ");
  if (element.localName === "img") return tag;
  const end = `</${element.localName}>`;
  if (depth && element.childElementCount) {
    const inside = [...element.children].flatMap((child) => [`\n${indent}  `, ...outline(child, depth - 1, `${indent}  `)]);
    return [...tag, ...inside, `\n${indent}${end}`];
  }
  // Set apart: it may run the other way.
  return [...tag, ["bdi", brief(element)], end];
}

/** What stands between the attributes of a tag: a space, or where it is long a line break. */
function gapAfter(element, names = ATTRIBUTES, line = "\n") {
  const length = names.filter((name) => element.hasAttribute(name))
    .reduce((sum, name) => sum + name.length + element.getAttribute(name).length + 4, element.localName.length);
  return length > WIDTH ? `${line}${" ".repeat(element.localName.length + 2)}` : " ";
}

function startTag(element, names, gap) {
  const attributes = names.filter((name) => element.hasAttribute(name)).map((name) => {
    const value = element.getAttribute(name);
    return value === "" && name !== "alt" ? [["i", name]] : [["i", name], ["", '="'], ["b", value], ["", '"']];
  });
  const listed = attributes.flatMap((attribute, index) => [["", index ? gap : " "], ...attribute]);
  return [["", `<${element.localName}`], ...listed, ["", ">"]];
}

/** An element's text where it is short; its first words where it has more than those. */
function brief(element) {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) if (walk.currentNode.data.trim()) texts.push(walk.currentNode.data.trim());
  if (!texts.length || texts[0].length > LETTERS || element.querySelector("img")) return "…";
  return texts.length > 1 ? `${texts[0]} …` : texts[0];
}

function plain(token) {
  return typeof token === "string" ? ["", token] : token;
}
