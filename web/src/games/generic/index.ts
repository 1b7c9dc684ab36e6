import { m } from "../../lib/messages/messages.js";
import type { AnyFrame } from "../../lib/wire/types";
import type { Loaded } from "../game";
import { actionsOf } from "../parts/choices";
import { describe, oneByOne } from "./describe";

/** What is so for a game that says nothing else. */
const generic: Loaded = {
  board: () => import("./Board.svelte"),
  describe,
  tell: oneByOne(describe),
  keys: [],
  cues: () => [],
  firstRoll: onlyRoll,
  rules: () => Promise.resolve({ page: { lead: "", parts: [] }, editions: {}, variants: {}, authors: "" }),
  setup: {},
  fields: {},
  isWide: false,
  hasDice: true,
  endsTurn: () => false,
  deeds: (_recorded, _seat, turns) => [{ name: m.review_did_turns(), count: turns.length }],
  ordinary: () => (_step, faces) => faces,
};

/** A roll that is the only choice. */
function onlyRoll(frame: AnyFrame) {
  const [only, ...others] = actionsOf(frame);
  return only?.type === "roll" && others.length === 0 ? only : null;
}

export default generic;
