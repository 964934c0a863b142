// A player that plays nothing: five songs, a place in each, and a disc that turns.

/** @type {{ name: string, title: string, by: string, seconds: number }[]} */
const SONGS = [
  { name: "sun", title: "Long Noon", by: "The Verges, side B", seconds: 254 },
  { name: "waves", title: "Slow Water", by: "Ferry Hours, side A", seconds: 317 },
  { name: "steps", title: "Stairwell", by: "Lower Landing, side A", seconds: 188 },
  { name: "arcs", title: "Viaduct", by: "Night Goods, side B", seconds: 226 },
  { name: "discs", title: "Four Discs", by: "Lower Landing, side A", seconds: 201 },
];

/** Milliseconds of a second, also here. */
const SECOND = 1000;

/** Wires the player's buttons. */
export function startPlayer(page) {
  const part = (name) => document.getElementById(name);
  const [place, play] = [part("track-place"), part("play")];
  let song = 0;
  let timer;

  const tell = () => {
    const now = Number(place.value);
    part("track-now").textContent = clock(now);
    part("track-left").textContent = `−${clock(SONGS[song].seconds - now)}`;
    place.setAttribute("aria-valuetext", `${clock(now)} of ${clock(SONGS[song].seconds)}`);
    place.style.setProperty("--played", now / SONGS[song].seconds);
  };

  const put = (next, at) => {
    song = (next + SONGS.length) % SONGS.length;
    const { name, title, by, seconds } = SONGS[song];
    page.dataset.track = name;
    page.querySelector("img").src = `pictures/sleeve-${name}.svg`;
    part("track-title").textContent = title;
    part("track-by").textContent = by;
    place.max = String(seconds);
    place.value = String(at);
    tell();
  };

  const run = (isPlaying) => {
    clearInterval(timer);
    play.setAttribute("aria-pressed", String(isPlaying));
    page.classList.toggle("plays", isPlaying);
    if (isPlaying) timer = setInterval(tick, SECOND);
  };

  const tick = () => {
    if (place.value === place.max) return put(song + 1, 0);
    place.value = String(Number(place.value) + 1);
    tell();
  };

  place.addEventListener("input", tell);
  play.addEventListener("click", () => run(play.getAttribute("aria-pressed") === "false"));
  for (const button of page.querySelectorAll("[data-skip]")) {
    button.addEventListener("click", () => put(song + Number(button.dataset.skip), 0));
  }
  put(0, place.value);
}

function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
