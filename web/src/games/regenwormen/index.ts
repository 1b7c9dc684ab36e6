import { m } from "../../lib/messages/messages.js";
import type { Game } from "../game";
import { actionsOf } from "../parts/choices";
import { cues } from "./cues";
import { drawn } from "./drawn";
import { first, type Effect } from "./effects";
import type { Action, Frame, View } from "./facts";
import { commands } from "./keys";
import { describe, tell } from "./log";
import { firsts } from "./firsts";
import { shows } from "./shows";
import { label } from "./words";
import { atHand } from "./hand";

/** In the middle of a turn rolling is a choice even when it is the only one: the board plays it itself. */
function firstRoll(frame: Frame) {
  const [only, ...others] = actionsOf(frame);
  return only?.type === "roll" && others.length === 0 && frame.view.turn.kept.length === 0 ? only : null;
}

const game: Game = {
  board: () => import("./Board.svelte"),
  odds: () => import("./Odds.svelte"),
  describe,
  tell,
  label: (action: Action, view: View, seats, effects: Effect[]) => label(action, view, seats, effects),
  moves: { drawn },
  atHand,
  pieces: [
    { pics: ["tile-4", "tile-3", "tile-2", "tile-1", "worm-mini"], rule: "RW-04" },
    { pics: ["tile-back"], rule: "RW-20" },
    { pics: ["die-worm", "die-1", "die-2", "die-3", "die-4", "die-5"], rule: "RW-03" },
    { pics: ["token"], rule: "RX-20" },
    { pics: ["die-gold-worm", "die-gold-1", "die-gold"], rule: "RX-05" },
    { pics: ["can"], rule: "RX-07" },
    { pics: ["weasel"], rule: "RX-18" },
    { pics: ["hen"], rule: "RX-21" },
    { pics: ["raven"], rule: "RX-12" },
  ],
  keys: commands,
  shows,
  firsts,
  cues,
  firstRoll,
  isWide: true,
  // The golden die has other faces; it is the last one of its throw.
  ordinary: ({ effects }, faces) => (first(effects as Effect[], "rolled")?.golden ? faces.slice(0, -1) : faces),
  beside: { about: () => m.rw_real_about(), show: () => import("./beside/Companion.svelte") },
};

export default game;
