// Starts each section of the page; a section knows nothing of the others.

import { goOn, startAtlas, turnSheet } from "./atlas.js";
import { send, show, startBare } from "./bare.js";
import { dayAfterKey, fillMonths, startCalendar } from "./calendar.js";
import { startCatalogue } from "./catalogue.js";
import { startCode } from "./code.js";
import { startControllers } from "./controllers.js";
import { startEditor } from "./editor.js";
import { loadMore, refresh, startFeed } from "./feed.js";
import { startGallery } from "./gallery.js";
import { followNumber, startHeld, takeList } from "./held.js";
import { fillPages, startMillion, travel } from "./million.js";
import { onboard, startOnboarding } from "./onboarding.js";
import { drift, moveAlong } from "./segments.js";
import { loadBothWays, startSerial } from "./serial.js";
import { addDays, showMoon, startTides } from "./tides.js";
import { countRounds, startWall } from "./wall.js";
import { follow, startWizard, veto } from "./wizard.js";

startGallery();
startCatalogue();
startOnboarding();
startEditor();
startMillion();
startControllers();
startWizard();
startFeed();
startSerial();
startTides();
startAtlas();
startBare();
startCalendar();
startWall();
startHeld();
startCode({
  million: [fillPages, travel],
  onboarding: [onboard],
  segments: [moveAlong],
  drift: [drift],
  veto: [veto],
  stations: [follow],
  refresh: [refresh],
  more: [loadMore],
  both: [loadBothWays],
  moon: [showMoon],
  days: [addDays],
  sheets: [goOn, turnSheet],
  bare: [send, show],
  months: [fillMonths],
  "days-keys": [dayAfterKey],
  rounds: [countRounds],
  list: [takeList, followNumber],
});
