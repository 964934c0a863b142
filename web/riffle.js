/**
 * Riffle for the web: defines its elements. Load it with `<script type="module" src="riffle.js">`,
 * or import it for its types.
 * @module
 */
import { ready } from "./engine.js";
import { RifflePager } from "./pager.js";

if (!customElements.get("riffle-pager")) customElements.define("riffle-pager", RifflePager);

export { ready, RifflePager };
