// The next page opens like an iris, from its side.
export function iris() {
  const rim = document.createElement("i");
  let reach, x;

  return {
    prepare({ direction, size, fromPage }) {
      const isMirrored = fromPage.matches("[dir=rtl] *");
      x = (direction === "left") !== isMirrored ? size.width : 0;
      reach = Math.hypot(size.width, size.height / 2);
      rim.className = "rim";
      fromPage.append(rim);
    },
    update({ toPage, progress }) {
      const open = reach * progress;
      toPage.style.clipPath = `circle(${open}px at ${x}px 50%)`;
      rim.style.clipPath = `circle(${open * 1.06}px at ${x}px 50%)`;
    },
    // Styles of the pages are taken back by the switcher.
    finish: () => rim.remove(),
  };
}
