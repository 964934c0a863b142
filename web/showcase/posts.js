// What travellers wrote along the road, newest first: who, when, a picture or none, and what.

const POSTS = [
  ["Noor", "21:58", "", "Last one awake in the whole bay. Goodnight, van people."],
  ["Ida & Oskar", "21:40", "aurora", "It began at nine, as promised. Nobody said a word for half an hour."],
  ["Tomasz", "21:12", "", "Who has a spare fuse, 10 A, near Still Lake? I have soup to trade."],
  ["Wren", "20:51", "windows", "A town with a cinema. One film, one row, excellent popcorn."],
  ["Babs", "20:30", "", "The ferry takes dogs now. Ours has a ticket of her own and is unbearable about it."],
  ["Lio", "20:02", "ridges", "Counted again. It is still seven, unless the last one is a cloud."],
  ["Noor", "19:47", "", "The well by the chapel is on. Sweet water, bring your own rope."],
  ["Marguerite", "19:20", "tide", "Eleven parasols, ten people. We all wondered, and nobody asked."],
  ["Tomasz", "18:55", "", "Road closed after the third bend: a flock of sheep, in no hurry at all."],
  ["Ida & Oskar", "18:31", "dunes", "Sand in the coffee, again. We have stopped calling it an accident."],
  ["Yusuf", "18:04", "", "Flat and quiet behind the old sawmill, room for three. No signal, so I am writing this on the hill."],
  ["Wren", "17:40", "pines", "Fog until noon, then fog. Lit the stove and read two books."],
  ["Babs", "17:15", "", "Found: one left boot, size 42, very good condition. Hop over."],
  ["Lio", "16:48", "paper", "Second gear all the way up Paper Hill. Overtaken by a nun on a bicycle."],
  ["Marguerite", "16:20", "", "Bakery in Lantern Town sells out at four. It is twenty past four."],
  ["Yusuf", "15:52", "quarters", "Floor of the old bath house. Forty tiles, not one of them alike."],
  ["Noor", "15:30", "", "Quarter Turns is dry again. Nine bends, and somebody waving at every one."],
  ["Tomasz", "15:05", "tide", "Walked out as far as it let us. Walked back a little faster."],
  ["Ida & Oskar", "14:41", "", "Day 12, 2,140 km, no motorway. The van has named itself, by the noise it makes."],
  ["Wren", "14:10", "ridges", "Left before the sun did. It caught up at the second pass."],
  ["Babs", "13:44", "", "If you see a blue kettle on a fence post: it is art. Please stop boiling it."],
  ["Lio", "13:20", "dunes", "A caravan on the crest, very far. They waved, or it was the heat."],
  ["Marguerite", "12:55", "", "Lunch is bread, tomatoes, and the view. Mostly the view."],
  ["Yusuf", "12:30", "pines", "Nobody told me a wood can hum. Engine off, windows down."],
];

/** Who is there before anything is asked for, as places in the list: from, to. */
export const FIRST = [9, 14];

/** How many there are. */
export const COUNT = POSTS.length;

/**
 * The element of a post.
 *
 * @param {number} index its place in the list
 */
export function postOf(index) {
  const [who, when, picture, text] = POSTS[index];
  const post = document.createElement("article");
  post.className = "post";
  const name = make("b", who);
  const time = make("time", when);
  const face = make("i", who[0]);
  face.className = "face";
  face.dataset.who = who.length % 4;
  face.setAttribute("aria-hidden", "true");
  post.append(face, name, time, make("p", text));
  if (picture) {
    const image = document.createElement("img");
    Object.assign(image, { src: `pictures/${picture}.svg`, width: 1600, height: 1000, alt: "", draggable: false });
    post.append(image);
  }
  return post;
}

function make(name, text) {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
