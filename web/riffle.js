/**
 * Riffle for the web: defines its elements. Load it with `<script type="module" src="riffle.js">`,
 * or import it for its types.
 * @module
 */
import { RiffleEdge } from "./edge.js";
import { ready } from "./engine.js";
import { RiffleHeader } from "./header.js";
import { RifflePager } from "./pager.js";
import { RiffleSwitcher } from "./switcher.js";
import { RiffleTabs } from "./tabs.js";

const define = (name, type) => customElements.get(name) ?? customElements.define(name, type);
define("riffle-pager", RifflePager);
define("riffle-switcher", RiffleSwitcher);
define("riffle-tabs", RiffleTabs);
define("riffle-edge", RiffleEdge);
define("riffle-header", RiffleHeader);

export { ready, RiffleEdge, RiffleHeader, RifflePager, RiffleSwitcher, RiffleTabs };
