// Rules of the style sheet, run by the progress.
export const toss = {
  from: (direction) => (direction === "left" ? "toss" : "sink"),
  to: (direction) => (direction === "left" ? "rise" : "catch"),
};
