/**
 * Reading the hand on a pager with controls at its ends. A pointer that sets out from an end away from the
 * pages pulls; where it comes back past the rest the pager has it from the same point on, and the pull again
 * if it goes back there. Any other is the pager's.
 *
 * Where there is room at an end, the row is shown farther on than it goes: what the pager is told of a pointer
 * is bent, so that the row keeps under it.
 * @module
 */
import { SLOP } from "./pager-options.js";

/** What is farther than a distance by no more than can be seen. */
const EXACT = 1e-6;

/** @typedef {import("./border.js").Event} Event */
/** @typedef {import("./row.js").Pass} Pass */

/**
 * @param {import("./area.js").Area} area
 * @param {import("./ground-pager.js").PagerGround} ground
 * @param {import("./row.js").Row} row
 */
export function readPulls(area, ground, row) {
  /** The pointer that counts: others are nobody's, or the pager's business. @type {number | null} */
  let id = null;
  /**
   * Whose it is: "open" until it has set out, "pull" while it is the area's, "row" while it is the pager's and
   * may pull again, "pager" for good, "nobody" when the row has been moved away under it.
   */
  let phase = "";
  /** Whether the pager drags with it, in a pull too. */
  let isDragging = false;
  /** Whether it is taken from what is under it. */
  let isTaken = false;
  /** Where it set out, and how far it goes before it has. */
  let start = [0, 0];
  let slop = 0;
  /** The end that it pulls at. */
  let end = 0;
  /** Where it was along the axis, where the pager was told that it is, and where the row was. */
  let anchor = { at: 0, told: 0, ends: [0, 0, 1, 1, 0], rooms: "" };
  let last = { at: 0, told: 0 };
  /** Gives it to the pager where it was last, in a pull. */
  let giveOn = () => {};

  const places = (what) => [what.x, what.y];
  /** The same event elsewhere along the axis, and where it set out across. */
  const put = (what, at, event = what.event) => {
    const [x, y] = ground.axis() ? [start[0], at] : [at, start[1]];
    return { event, pointer: what.pointer, x, y };
  };
  const cancel = ({ pointer }) => ({ event: "cancel", pointer });

  const hold = (at, told) => {
    last = { at, told };
    anchor = { at, told, ends: /** @type {any} */ (row.host).ends(), rooms: `${ground.rooms()}` };
  };

  /** The way that a pointer goes on in the row, from the anchor to somewhere. */
  const wayTo = (at) => {
    if (anchor.rooms !== `${ground.rooms()}`) hold(last.at, last.told);
    return ground.way(anchor.ends, (at - anchor.at) * ground.inwards());
  };

  const pull = (what, t) => {
    const at = places(what)[ground.axis()];
    area.send(put(what, at), t);
  };

  /** The area has it from here on. */
  const take = (what, at, t) => {
    // Of several moves that came together, the last one is not drawn yet.
    ground.renew();
    phase = "pull";
    area.send({ event: "scroll", ...ground.here() }, t);
    area.send(put(what, at, "press"), t);
  };

  /** The pull has come back past its rest, by so much: the pager has it from there on. */
  const giveBack = (what, past, t, pass) => {
    const at = places(what)[ground.axis()];
    const inwards = ground.inwards() * (end ? -1 : 1);
    const rest = at - past * inwards;
    area.send(put(what, rest, "move"), t);
    area.send(cancel(what), t);
    area.send({ event: "scroll", ...ground.rest(end) }, t);
    phase = "row";
    hold(rest, isDragging ? last.told : rest);
    // So far outside that it sets out right here.
    if (!isDragging) pass(put(what, rest - SLOP * inwards, "press"), t);
    isDragging = true;
    guide({ ...what, event: "move" }, t, pass);
  };

  /** There are pages now where it pulls: the pager has it from here on. */
  const handOver = (what, pass) => {
    const [t, at] = [area.time(), places(what)[ground.axis()]];
    area.send(cancel(what), t);
    phase = "pager";
    hold(at, isDragging ? last.told : at);
    if (isDragging) return;
    // It sets out right here.
    pass(put(what, at - (SLOP + EXACT) * ground.inwards(), "press"), t);
    pass(put(what, at, "move"), t);
    isDragging = true;
  };

  /** Tells the pager, so that the row keeps under it; beyond its end it pulls. */
  const drag = (what, t, pass) => {
    const at = places(what)[ground.axis()];
    const way = wayTo(at);
    const [before, after] = anchor.ends;
    const beyond = end ? way - after : 0 - before - way;
    const inwards = ground.inwards();
    const told = anchor.told + way * inwards;
    if (phase === "row" && beyond > 0 && area.isEnabled(ground.sideOf(end))) {
      const inside = inwards * (end ? -1 : 1) * beyond;
      pass(put(what, told + inside, "move"), t);
      last = { at: at + inside, told: told + inside };
      take(what, at + inside, t);
      return pull({ ...what, event: "move" }, t);
    }
    last = { at, told };
    const [x, y] = ground.axis() ? [what.x, told] : [told, what.y];
    pass({ ...what, x, y }, t);
  };

  /** It has moved: whose is it? */
  const decide = (what, t, pass) => {
    const by = places(what).map((at, i) => at - start[i]);
    const axis = ground.axis();
    const [along, across] = [by[axis], by[1 - axis]];
    if (Math.max(Math.abs(along), Math.abs(across)) <= slop) return pass(what, t);
    const outward = Math.sign(along);
    const side = axis ? (along > 0 ? "top" : "bottom") : along > 0 ? "left" : "right";
    const from = start[axis] + slop * outward;
    if (Math.abs(along) < Math.abs(across) || !area.isAtEnd(side) || !area.isEnabled(side)) {
      phase = "pager";
      hold(from, from);
      return drag(what, t, pass);
    }
    end = ground.endOf(side);
    pass(cancel(what), t);
    take(what, from, t);
    follow(what, t, pass);
  };

  const follow = (what, t, pass) => {
    giveOn = () => handOver(what, pass);
    if (!isTaken) row.host?.dragBegan();
    isTaken = true;
    pull({ ...what, event: "move" }, t);
    const past = ground.inward(end);
    // Of one page, all there is is room.
    if (past > 0 && ground.hasLength()) giveBack(what, past, t, pass);
  };

  const press = (what, t, pass) => {
    if (id !== null && id !== what.pointer) {
      if (phase !== "pull") pass(what, t);
      return;
    }
    end = ground.pulled();
    slop = row.host?.isMoving() ? 0 : SLOP;
    id = what.pointer;
    start = places(what);
    isDragging = isTaken = false;
    phase = "open";
    if (end < 0) return pass(what, t);
    // What flies is caught.
    take(what, start[ground.axis()], t);
  };

  /** It is there no more. */
  const finish = (what, t, pass) => {
    const was = phase;
    id = null;
    phase = "";
    if (was === "pull") {
      area.send(what.event === "lift" ? put(what, places(what)[ground.axis()]) : what, t);
      if (isDragging) pass(cancel(what), t);
    } else if (was !== "nobody" || isDragging) pass(what, t);
    ground.renew();
    ground.settle();
  };

  /** @param {Event} what @param {number} t @param {Pass} pass */
  function guide(what, t, pass) {
    const { event, pointer } = what;
    if (event === "press") return press(what, t, pass);
    if (pointer !== id) {
      if (phase !== "pull") pass(what, t);
      return;
    }
    if (event === "move") {
      if (phase === "open") decide(what, t, pass);
      else if (phase === "pull") follow(what, t, pass);
      else if (phase !== "nobody") drag(what, t, pass);
      return;
    }
    if (event === "lift" && (phase === "row" || phase === "pager")) {
      const { at, told } = last;
      const to = places(what)[ground.axis()];
      const bent = to === at ? told : anchor.told + wayTo(to) * ground.inwards();
      const [x, y] = ground.axis() ? [what.x, bent] : [bent, what.y];
      return finish({ ...what, x, y }, t, pass);
    }
    finish(what, t, pass);
  }

  return {
    guide,

    /** Whether a pointer pulls. */
    isOurs: () => phase === "pull",

    /** Whether the row has been moved away under it. */
    isLost: () => phase === "nobody",

    /**
     * The row has been moved away under it: the rest of its way means nothing, unless that is because pages came
     * in where it pulls.
     */
    letGo(isLonger) {
      if (phase !== "pull") return;
      if (isLonger) return giveOn();
      phase = "nobody";
      area.send({ event: "cancel", pointer: id });
    },

    arm() {},

    /** Lets something happen while the engine believes that a finger holds the content, if one does. */
    held(happens) {
      const isHeld = row.host?.isDown() && phase !== "pull";
      if (isHeld) area.send({ event: "press", pointer: -1, x: 0, y: 0 });
      happens();
      if (isHeld) area.send({ event: "cancel", pointer: -1 });
    },
  };
}
