import { m } from "../../lib/messages/messages.js";
import type { HolzwurmAction, HolzwurmEffect, HolzwurmView } from "../../lib/wire/types";
import type { Game } from "../game";
import { cues } from "./cues";
import { commands } from "./keys";
import { firsts } from "./firsts";
import { describe } from "./log";
import { story } from "./story";
import { shows } from "./shows";
import { cardText, label } from "./words";

const game: Game = {
  board: () => import("./Board.svelte"),
  odds: () => import("./Odds.svelte"),
  describe,
  tell: story,
  label: (action: HolzwurmAction, view: HolzwurmView, seats, effects: HolzwurmEffect[]) =>
    label(action, view, seats, effects),
  moves: { presses: (action: HolzwurmAction, does) => [cardText(action.card), does] },
  atHand: ({ hand }: HolzwurmView) => ({ text: (hand ?? []).map(cardText).join(", "), isText: true }),
  pieces: [
    { pics: ["suit-yellow", "suit-red", "suit-green", "suit-purple", "suit-blue"], rule: "HW-08" },
    { pics: ["suit-grey"], rule: "HW-10" },
    { pics: ["poison"], rule: "HW-02" },
    { pics: ["i-cards", "i-eye"], rule: "HW-19" },
  ],
  keys: commands,
  shows,
  firsts,
  cues,
  controls: { setup: { deals: () => import("./DealsField.svelte") } },
  hasDice: false,
  beside: { about: () => m.hw_pad_about(), show: () => import("./pad/Pad.svelte") },
};

export default game;
