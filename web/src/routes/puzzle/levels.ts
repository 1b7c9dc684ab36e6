import type { Level } from "../../games/puzzles";
import { m } from "../../lib/messages/messages.js";

/** What the levels are called. */
export const LEVEL_NAMES: Record<Level, () => string> = {
  easy: () => m.puzzle_easy(),
  middle: () => m.puzzle_middle(),
  hard: () => m.puzzle_hard(),
};
