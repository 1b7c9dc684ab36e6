import type { Face } from "../lib/people/bots";
import type { AnyOptions, Fact, GameId, Grade } from "../lib/wire/types";
import type { Moment } from "./game";
import type { ActionOf, Choice } from "./parts/choices";

/**
 * What every board gets, and nothing else. A board knows no rules: it draws the frame, offers what is legal, and calls
 * `act`. Whoever looks has seat `me`; a watcher has none.
 */

/** Somebody at the table, as boards show him: name, color and shape. */
export interface BoardSeat {
  name: string;
  /** One of the colors of the protocol; tokens.css has a hue and boards a shape for each. */
  color: string;
  bot: boolean;
  /** How a bot looks, and its level as programs call it. */
  face?: Face;
  level?: string;
  here: boolean;
  away: boolean;
}

/** How fast pieces move. */
export type Speed = "normal" | "fast" | "instant";

/** What odds or a coach say about one action. */
export interface Hint<Action> {
  action: Action;
  /** The best one. */
  best: boolean;
  /** What stands beside it: a number ("win 71%") where it differs from others, else a word. */
  figure: string;
  /** How good it is beside the best one, where that is known: what is as good as the best is "fine". */
  grade?: Grade;
  /** Whether it wins about as often as the best one with a turn that plainly differs. */
  apart?: boolean;
  /** What speaks for it by itself, where it is the best one. */
  tips?: readonly Fact[];
  /** Why the best one is better, in a sentence, where that is known. */
  why?: string;
  /** The chance to win the game with it, from 0 to 1. */
  win?: number;
  /** What is known exactly about the rest of the turn; only dice can be counted. */
  turn?: TurnOdds<Action>;
}

/** The odds of a turn if every later choice is the best: how often it fails, and how often it ends with what. */
export interface TurnOdds<Action> {
  fail: number;
  /** What it brings on average. */
  worms: number;
  /** The actions that end it, with their chances. */
  ends: [action: Action, chance: number][];
}

export interface BoardProps<Frame extends { legal: Choice[] }> {
  game: GameId;
  /** What is seen now; `legal` has what each action would bring about (`previewOf`). */
  frame: Frame;
  me: number | null;
  /** Who must act; nobody when the game is over. */
  toAct: number | null;
  seats: BoardSeat[];
  /** Whether an action is on its way: buttons wait. */
  pending: boolean;
  /** What was chosen and can still be taken back: it is marked, and nothing plays itself meanwhile. */
  held?: ActionOf<Frame> | null;
  /** How long what plays itself waits at least, in milliseconds, so that the last choice can be taken back. */
  patience?: number;
  /** What plays itself in a moment, by the table: nothing is asked meanwhile. */
  coming?: ActionOf<Frame> | null;
  /** Says whether something is still shown that must be seen first: what plays itself waits for it. */
  busy?: (isBusy: boolean) => void;
  /** What somebody got or lost just now: boards show it, and lock nothing for it. */
  moments?: readonly Moment[];
  speed: Speed;
  hints: Hint<ActionOf<Frame>>[];
  act: (action: ActionOf<Frame>) => void;
  /** Says something about an illegal tap or a rule: shown in the one-line log with a link to the rule. */
  say: (text: string, rule?: string) => void;
  /** The variant switches of the table that differ from the usual ones. */
  options?: AnyOptions;
}
