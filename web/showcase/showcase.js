// Starts each section of the page; a section knows nothing of the others.

import { startCatalogue } from "./catalogue.js";
import { startCode } from "./code.js";
import { startEditor } from "./editor.js";
import { startGallery } from "./gallery.js";
import { fillPages, startMillion, travel } from "./million.js";
import { onboard, startOnboarding } from "./onboarding.js";

startGallery();
startCatalogue();
startOnboarding();
startEditor();
startMillion();
startCode({ million: [fillPages, travel], onboarding: [onboard] });
