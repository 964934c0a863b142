// The HTML of a pager, read from the living element: what is shown cannot differ from what runs.

/** The attributes that make a pager what it is; the others are the page's own business. */
const ATTRIBUTES = [
  "axis", "dir", "lang", "transition", "perspective", "extent", "spacing", "alignment", "limit", "free", "no-bounce",
  "no-trim", "no-clip", "outset", "overscan", "autoplay", "parallax-range", "progress-events", "page-count",
];

/** What of a page's own elements is worth showing. */
const INSIDE = ["class", "src", "alt"];

/** Columns after which a start tag has one attribute a line. */
const WIDTH = 40;

/** Letters after which a page's text is cut off. */
const LETTERS = 20;

/**
 * Shows a pager's HTML in a figure and keeps it true while attributes change.
 *
 * @param {HTMLElement} figure
 * @param {HTMLElement} pager
 * @param {number} depth how deep into the first page to look: 0 shows its tag and text
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
  const tag = startTag(pager, ATTRIBUTES, "");
  const end = `</${pager.localName}>`;
  // Pages that a script makes are not the author's HTML.
  if (pager.renderPage) return [...tag, ["", end]];
  const pages = [...pager.children].slice(0, depth ? 1 : 2);
  const inside = pages.flatMap((page) => ["\n  ", ...outline(page, depth, "  ")]);
  return [...tag, ...inside.map(plain), ["", `\n  …\n${end}`]];
}

/** An element's tokens, cut short where it goes deeper than asked for. */
function outline(element, depth, indent) {
  const tag = startTag(element, INSIDE, indent);
  if (element.localName === "img") return tag;
  const end = `</${element.localName}>`;
  if (depth && element.childElementCount) {
    const inside = [...element.children].flatMap((child) => [`\n${indent}  `, ...outline(child, depth - 1, `${indent}  `)]);
    return [...tag, ...inside, `\n${indent}${end}`];
  }
  const [text] = element.textContent.trim().split("\n");
  return [...tag, text.length > LETTERS ? "…" : text || "…", end];
}

function startTag(element, names, indent) {
  const there = names.filter((name) => element.hasAttribute(name));
  const attributes = there.map((name) => {
    const value = element.getAttribute(name);
    return value === "" && name !== "alt" ? [["i", name]] : [["i", name], ["", '="'], ["b", brief(value)], ["", '"']];
  });
  const length = attributes.flat().reduce((sum, [, text]) => sum + text.length + 1, element.localName.length);
  const isLong = there.length > 1 && indent.length + length > WIDTH && names === ATTRIBUTES;
  const gap = isLong ? `\n${indent}${" ".repeat(element.localName.length + 2)}` : " ";
  const listed = attributes.flatMap((attribute, index) => [["", index ? gap : " "], ...attribute]);
  return [["", `<${element.localName}`], ...listed, ["", ">"]];
}

function brief(value) {
  return value.length > 40 ? `${value.slice(0, 12)}…` : value;
}

function plain(token) {
  return typeof token === "string" ? ["", token] : token;
}
