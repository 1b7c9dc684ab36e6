import { GAMES } from "../lib/wire/games";
import type { AnyOptions, GameId } from "../lib/wire/types";

/** A game as it is offered: `About` of crates/core. Its words are found by `area`. */
export interface About {
  area: string;
  rules: readonly string[];
  minutes: readonly [least: number, most: number];
  /** How many play when one just wants to play. */
  players: number;
  /** What people at one screen must not see of each other. */
  secrets: "none" | "face_down" | "hands";
  /** What a score counts. */
  unit: string;
  /** What decides between equal scores, the most important first. */
  ties: readonly string[];
  ground: "garden" | "savannah" | "workshop";
  pictures: readonly string[];
  editions: readonly Edition[];
}

/** Options that make a game of its own, as an expansion does. */
export interface Edition {
  name: string;
  /** The switch that is on in it. */
  option: string;
  pictures: readonly string[];
}

/** A variant switch: `OptionInfo` of crates/core. */
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  /** The rule that it changes. */
  rule: string;
  matters: Matters;
}

export type OptionKind =
  | { type: "switch"; usual: boolean }
  | { type: "choice"; values: readonly string[] }
  | { type: "numbers"; values: readonly number[] }
  | { type: "range"; least: number; most: number; step: number; usual: number }
  /** Cards of one's own, which the option `cards` holds. */
  | { type: "deck"; cards: string };

/** When a variant switch has an effect. */
export type Matters =
  | { type: "always" }
  | { type: "with"; option: string }
  | { type: "without"; option: string }
  | { type: "players"; n: number }
  | { type: "more_than"; option: string; n: number };

/** All that a page may know of a game without loading it. */
export interface Described {
  about: About;
  seats: readonly [least: number, most: number];
  options: readonly OptionInfo[];
}

const ALL: Record<string, Described> = GAMES;

/** The games in the order in which they are offered. */
export const GAME_IDS = Object.keys(ALL) as GameId[];

/** What is known of a game; of one that this page does not know, as little as possible. */
export function described(game: string): Described {
  return ALL[game] ?? UNKNOWN;
}

const UNKNOWN: Described = {
  about: {
    area: "",
    rules: [],
    minutes: [0, 0],
    players: 2,
    secrets: "none",
    unit: "points",
    ties: [],
    ground: "garden",
    pictures: ["logo-mark"],
    editions: [],
  },
  seats: [2, 2],
  options: [],
};

/** What an option is when nobody chooses. */
export function usualOf({ kind }: OptionInfo): string | number | boolean | null {
  if (kind.type === "switch" || kind.type === "range") return kind.usual;
  return kind.type === "deck" ? null : kind.values[0]!;
}

/** The edition of a game that options make; none for the game itself. */
export function editionOf(game: string, options: AnyOptions): Edition | null {
  const chosen = options as Record<string, unknown>;
  return described(game).about.editions.find(({ option }) => chosen[option] === true) ?? null;
}
