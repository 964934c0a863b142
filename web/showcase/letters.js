// Letters from a lighthouse, one a week through a winter: the week, a title, a picture or none, what it says.

const LETTERS = [
  ["The keys", "", [
    "They gave me three keys and a list. The first opens the door, the second the lamp room, and of the third nobody could say anything, except that it must not get lost.",
    "The boat will come every second Thursday, if the sea agrees. I have asked whom I should ask about that. They laughed, but kindly.",
  ]],
  ["A hundred and twelve", "island", [
    "Stairs, from the kitchen to the lamp. I count them each time and have not yet agreed with myself.",
    "From above the rock looks like a sleeping animal with one white hair. I am the hair.",
  ]],
  ["Tins", "", [
    "Sorted the pantry by date, then by colour, then by how much I look forward to them. Peaches lead in two of three.",
    "The kettle sings a fifth above the wind. When the two meet on a note I stop and listen until one of them gives up.",
  ]],
  ["Low water", "tide", [
    "At new moon the sea went out so far that there was a road, with ruts, leading away from the rock. Half an hour later there was no road.",
    "I have looked at all the charts. None has heard of it.",
  ]],
  ["The other light", "", [
    "There is a second light, far to the north, four short and a pause. I answered with the big lamp, four short. Against the rules, probably.",
    "It stayed dark for a minute. Then: five short.",
  ]],
  ["Before", "", [
    "Glass falling all day, and the gulls have gone inland, on foot as it were. I have carried in the wood, tied down the boat, untied it and carried it in as well.",
    "It is so quiet now that I can hear the lamp turn.",
  ]],
  ["The storm", "aurora", [
    "You asked what it is like, and I have put off the answer until I could hold a pen. It began on Sunday with a colour. The west was the green of old bottles, and under it ran a line as straight as a ruler, and the line came nearer.",
    "The first hours were only wind. A tower is built for wind; it leans into it like somebody with a heavy bag. I went up and down with oil and rags and thought: so that is all.",
    "Towards midnight the sea found the stairs. Not the foot of them, where it lives, but the window on the second landing, eleven metres up. It knocked, it went away, it knocked again. I have never been so polite to anything in my life. I said: there is nobody here.",
    "Then the lamp went out. I want you to know that I did not think of ships at first. I thought of the third key. There is a small door behind the lens, painted over so often that it looks like wall, and in the dark my hand knew where it was. Behind it stands the old light, the one before ours, with a crank and a clockwork and a wick as broad as a belt, and it was full, and the matches beside it were dry. Somebody has filled it every year. Nobody wrote that on a list.",
    "I turned it by hand until morning. Thirty turns, rest, thirty turns. Around four there was a light in the north, four short and a pause, and again, and again, until I understood that they were counting for me.",
    "At eight the wind dropped like a curtain. The landing has no window any more and the kitchen has a fish. I am well. I slept for a day, and when I went up to look, the big lamp was burning as if nothing had been.",
    "Send glass, sixty by ninety, and peaches.",
  ]],
  ["After", "", [
    "All is wet that can be, and some things that cannot. Books stand open on the stairs like birds that dry their wings.",
    "The fish has moved into the rain butt. I call it Mister Second Landing.",
  ]],
  ["Glass", "windows", [
    "The boat came, and with it the pane, whole, wrapped in eleven newspapers. I have read all eleven before I put it in. The world is well informed and in a hurry.",
    "They brought peaches too. Thank you.",
  ]],
  ["The sum", "", [
    "Down the hundred and twelve stairs there are a hundred and thirteen. I have found it: the one in the dark under the door counts only when you come home.",
  ]],
  ["A visitor", "ridges", [
    "A rowing boat, from the north, and in it a woman older than the sea. She looked at the crank, nodded, and oiled it from a flask that I had thought was for something else.",
    "She has kept the other light for forty years. She does not talk while she eats. When she left she said: thirty was right.",
  ]],
  ["Thaw", "", [
    "Sun on the south wall, for nine minutes. I put my chair there and had all nine.",
    "Mister Second Landing was let go on Tuesday, at high water, from the second landing. He did not look back. They never do.",
  ]],
  ["The third key", "dunes", [
    "My relief comes on Thursday, if the sea agrees. I have filled the old light, and put dry matches beside it, and painted over the door.",
    "I shall hand over three keys and a list. Of the third I shall say that it must not get lost.",
  ]],
];

/** The week that is on the table before any other is asked for. */
export const MIDDLE = 6;

/** How many there are. */
export const COUNT = LETTERS.length;

/**
 * The page of a letter.
 *
 * @param {number} week from 0
 */
export function letterOf(week) {
  const [title, picture, lines] = LETTERS[week];
  const letter = document.createElement("article");
  letter.className = "letter";
  letter.dataset.week = week;
  letter.append(make("p", `Week ${week + 1}`), make("h3", title));
  letter.firstChild.className = "over";
  if (picture) {
    const image = document.createElement("img");
    Object.assign(image, { src: `pictures/${picture}.svg`, width: 1600, height: 1000, alt: "", draggable: false });
    letter.append(image);
  }
  letter.append(...lines.map((line) => make("p", line)));
  return letter;
}

function make(name, text) {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
