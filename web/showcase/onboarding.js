// The welcome pages of an imaginary app: Skip, Next, Get started, and ticks that follow the hand.

/** Wires the phone's buttons. */
export function startOnboarding() {
  const pager = document.getElementById("onboarding");
  const next = document.getElementById("tour-next");
  const skip = document.getElementById("tour-skip");
  const ticks = [...document.querySelectorAll("#ticks i")];
  onboard(pager, next, skip, ticks);
}

/** This one is shown on the page as it stands here. */
export function onboard(pager, next, skip, ticks) {
  const last = ticks.length - 1;

  next.addEventListener("click", () => {
    pager.goTo(pager.target === last ? 0 : pager.target + 1);
  });
  skip.addEventListener("click", () => pager.goTo(last));

  pager.addEventListener("pagechange", () => {
    next.textContent = pager.page === last ? "Get started" : "Next";
    skip.disabled = pager.page === last;
  });

  // A page's progress is 0 at rest, ±1 a page away.
  pager.addEventListener("pageprogress", ({ detail }) => {
    const near = Math.max(0, 1 - Math.abs(detail.progress));
    ticks[detail.page].style.setProperty("--near", near);
  });
}
