// Starts each section of the page; a section knows nothing of the others.

import { startGallery } from "./gallery.js";
import { startMillion } from "./million.js";

startGallery();
startMillion();
