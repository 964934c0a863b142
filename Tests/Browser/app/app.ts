// An app that takes Riffle from its package: test_dist.py checks its types, bundles it and runs it.
import {
  type Animator, type Outcome, ready, type RenderPage, RifflePager, type RifflePagerEventMap, RiffleSwitcher,
  RiffleTabs,
} from "riffle";
import "riffle/riffle.css";

const found = document.querySelector("riffle-pager");
if (!found) throw new Error("no pager");
const pager: RifflePager = found;

const settled: number[] = [];
pager.addEventListener("pagesettle", (event) => settled.push(event.detail.page));
pager.addEventListener("pagechange", ({ detail }) => console.log(detail.previous ?? detail.page));
pager.addEventListener("click", (event) => console.log(event.clientX));

async function run(): Promise<Outcome> {
  pager.limit = "none";
  pager.extent = 0.8;
  if (!(await ready) || !(await pager.ready)) return "cancelled";
  const outcome = await pager.goTo(2, { animated: false });
  return pager.page === 2 ? outcome : "cancelled";
}

/** Never called: what a type must allow, and what it must not. */
export function types(virtual: RifflePager, made = new RifflePager()): string {
  const render: RenderPage = (index, recycled) => {
    const page = recycled ?? document.createElement("section");
    page.textContent = `${index}`;
    return page;
  };
  virtual.renderPage = render;
  virtual.loadPage = async (index, signal) => (await fetch(`${index}`, { signal })).text();
  virtual.renderPage = (index, recycled, load) => {
    if (load?.state === "failed") load.retry();
    return render(index, recycled);
  };
  virtual.restoreState(made.saveState());
  // @ts-expect-error: a state is what was saved.
  virtual.restoreState(3);
  virtual.pageCount = 1_000_000;
  virtual.pageCount = null;
  document.createElement("riffle-pager").next({ animated: true });
  const name: keyof RifflePagerEventMap = "pageappear";
  // @ts-expect-error: there is no such axis.
  made.axis = "diagonal";
  // @ts-expect-error: a page is a number.
  made.goTo("2");
  // @ts-expect-error: where it is cannot be set.
  made.position = 2;
  // @ts-expect-error: a page has to be returned.
  made.renderPage = () => null;
  return name + made.startRecording().stop();
}

/** Never called, likewise. */
export async function switcherTypes(switcher: RiffleSwitcher, tabs: RiffleTabs): Promise<Outcome> {
  const lift: Animator = {
    update: ({ progress, toPage }) => toPage.style.setProperty("opacity", `${progress}`),
    from: (direction) => (direction === "left" ? "away" : [{ opacity: 1 }, { opacity: 0 }]),
  };
  switcher.animator = lift;
  switcher.animator = "cube";
  switcher.edgeZone = "none";
  switcher.shouldMove = async ({ from, to }) => to < from;
  switcher.addEventListener("alongside", ({ detail }) => detail.animate(tabs, [{ opacity: 0 }]));
  switcher.addEventListener("selectionprogress", ({ detail }) => detail.selection?.toFixed());
  tabs.target = switcher;
  tabs.target = null;
  tabs.addEventListener("tabselect", (event) => event.detail.page > 2 && event.preventDefault());
  document.createElement("riffle-tabs").indicator = "pill";
  // @ts-expect-error: there is no such animator.
  switcher.animator = "explode";
  // @ts-expect-error: where the pages are cannot be set.
  switcher.selection = 0.5;
  return document.createElement("riffle-switcher").select(1, { animated: false });
}

Object.assign(window, { pager, settled, outcome: run() });
