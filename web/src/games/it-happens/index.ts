import { m } from "../../lib/messages/messages.js";
import type { ItHappensView } from "../../lib/wire/types";
import type { Game } from "../game";
import { cues } from "./cues";
import { commands } from "./keys";
import { firsts } from "./firsts";
import { describe } from "./log";
import { story } from "./story";
import { shows } from "./shows";
import { label } from "./words";

const game: Game = {
  board: () => import("./Board.svelte"),
  odds: () => import("./Odds.svelte"),
  describe,
  tell: story,
  label,
  // The die that is thrown.
  atHand: ({ thrown }: ItHappensView) => {
    const value = thrown?.value;
    return value === undefined ? { text: "" } : { faces: [String(value)], text: String(value) };
  },
  pieces: [
    { pics: ["queen", "general"], rule: "IH-16" },
    { pics: ["worm"], rule: "IH-17" },
    { pics: ["worm-mini"], rule: "IH-12" },
    { pics: ["map", "sneaker", "bone", "glasses", "speaker", "glove", "telescope", "bottle"], rule: "IH-14" },
  ],
  keys: commands,
  shows,
  firsts,
  cues,
  controls: { fields: { deck: () => import("./DeckField.svelte") } },
  beside: { about: () => m.ih_pad_about_pad(), show: () => import("./pad/Pad.svelte") },
};

export default game;
