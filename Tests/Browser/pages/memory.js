// What a pager holds on to: turned many times by commands, jumps, edits and flights, and counted in between.

/** What is due and has not been called off, by how it was asked for. */
const due = { timers: new Set(), frames: new Set() };

/** Has a function of the window note what it is asked for. */
const note = (ask, cancel, set) => {
  const [own, ownCancel] = [window[ask], window[cancel]];
  window[ask] = (callback, ...rest) => {
    const id = own.call(window, (...values) => {
      set.delete(id);
      callback(...values);
    }, ...rest);
    set.add(id);
    return id;
  };
  window[cancel] = (id) => {
    set.delete(id);
    ownCancel.call(window, id);
  };
};
const nextFrame = requestAnimationFrame.bind(window);
note("setTimeout", "clearTimeout", due.timers);
note("requestAnimationFrame", "cancelAnimationFrame", due.frames);

/** The memory of the engine. */
let memory;
const instantiate = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...all) => {
  const loaded = await instantiate.apply(WebAssembly, all);
  ({ memory } = loaded.instance.exports);
  return loaded;
};

await import("/riffle.js");

let most = 0;
let made = 0;
let turned = 0;

/**
 * Shows a pager.
 * @param {{ attributes: Record<string, string>, count?: number }} how
 */
const show = async ({ attributes, count }) => {
  most = made = turned = 0;
  const pager = document.createElement("riffle-pager");
  pager.style.cssText = "width: 400px; height: 300px";
  for (const [name, value] of Object.entries(attributes)) pager.setAttribute(name, value);
  pager.renderPage = (page, recycled) => {
    if (!recycled) made += 1;
    const element = recycled ?? document.createElement("section");
    element.textContent = `Page ${page}`;
    return element;
  };
  if (count !== undefined) pager.pageCount = count;
  room.append(pager);
  globalThis.pager = pager;
  await pager.ready;
};

/**
 * Turns pages: most at once, one a frame in flight, and now and then a jump far away, an edit, and a rest.
 * @param {number} times
 * @param {boolean} edits Whether pages may come and go.
 * @param {number} batch How many a frame.
 */
const turn = async (times, edits, batch) => {
  for (let left = times, frame = 0; left > 0; frame += 1) {
    const by = frame % 11 < 7 ? "next" : "previous";
    for (let i = Math.min(left, batch); i > 0; i -= 1, left -= 1) {
      pager[by](i === 1 ? {} : { animated: false });
      turned += 1;
      most = Math.max(most, pager.children.length);
    }
    if (frame % 17 === 3) pager.goTo((frame * 7919) % 900, { animated: frame % 2 === 0 });
    if (edits && frame % 13 === 5) {
      pager.insertPages(5, 3);
      pager.removePages(2, 3);
    }
    await new Promise(nextFrame);
    most = Math.max(most, pager.children.length);
    if (frame % 50 === 0) await pager.goTo(pager.target + 1);
  }
  await pager.goTo(450);
};

/** What is there now, besides what the browser counts. */
const counts = () => ({
  children: pager.children.length,
  mounted: pager.mountedPages.length,
  most,
  made,
  turned,
  memory: memory.buffer.byteLength,
  timers: due.timers.size,
  frames: due.frames.size,
});

const dueNow = () => [due.timers.size, due.frames.size];

Object.assign(globalThis, { show, turn, counts, dueNow, isLoaded: true });
