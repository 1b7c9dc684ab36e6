/** Puzzles as games bring them along: records that stop where somebody must choose, and what every choice is worth. */
import type { AnyAction, AnyOptions, GameId } from "../lib/wire/types";
import { contentOf } from "./content";
import { readStep, type Step } from "./shorthand";

export const LEVELS = ["easy", "middle", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** A choice and the share of the win that it promises. */
export interface Worth {
  /** As it is written, to remember it by. */
  id: string;
  action: AnyAction;
  share: number;
}

/** A decision, and what led to it. */
export interface Puzzle {
  level: Level;
  players: number;
  start: number;
  /** Who must choose. */
  seat: number;
  steps: Step[];
  /** What may be chosen, the best first. */
  choices: Worth[];
  /** The place of the choice that is tempting. */
  tempting: number;
}

/** The puzzles of an offer: of a game, or of one of its editions. */
export interface Sheet {
  game: GameId;
  options: AnyOptions;
  forms: object[];
  /** Each as it is written, by its level. */
  lines: Record<Level, Written[]>;
}

interface Written {
  level: Level;
  players: number;
  start: number;
  steps: string;
  choices: [step: string, share: number, margin: number][];
  tempting: number;
}

/** Shares are written in so many parts of a win. */
const PARTS = 1000;

const files = import.meta.glob<string>("../../../content/*/puzzles/*.jsonl", { import: "default", query: "?raw" });

/** Whether there are puzzles of an offer. */
export function hasPuzzles({ game, key }: { game: GameId; key: string }): boolean {
  return pathOf(game, key) in files;
}

/** The puzzles of an offer; nothing where there are none. */
export async function loadSheet({ game, key }: { game: GameId; key: string }): Promise<Sheet | null> {
  const text = await files[pathOf(game, key)]?.();
  return text === undefined ? null : readSheet(text);
}

export function readSheet(text: string): Sheet {
  const [head, ...lines] = text.trimEnd().split("\n");
  const { game, options, forms } = JSON.parse(head!) as Pick<Sheet, "game" | "options" | "forms">;
  const all = lines.map((line) => JSON.parse(line) as Written);
  const of = (level: Level) => all.filter((one) => one.level === level);
  return { game, options, forms, lines: { easy: of("easy"), middle: of("middle"), hard: of("hard") } };
}

/** A puzzle by its place among those of its level; places beyond the last begin anew. */
export function puzzleAt({ forms, lines }: Sheet, level: Level, place: number): Puzzle | null {
  const all = lines[level];
  const written = all[place % Math.max(1, all.length)];
  if (!written) return null;
  const choices = written.choices.map(([id, parts]) => ({ ...readStep(forms, id), id, share: parts / PARTS }));
  return {
    level,
    players: written.players,
    start: written.start,
    seat: choices[0]!.seat ?? 0,
    steps: written.steps.split(" ").map((step) => readStep(forms, step)),
    choices: choices.map(({ id, action, share }) => ({ id, action: action as AnyAction, share })),
    tempting: written.tempting,
  };
}

/** The record of a puzzle up to the decision, or after a choice. */
export function recordOf({ game, options }: Sheet, puzzle: Puzzle, names: string[], choice?: AnyAction): string {
  const header = { record: 1, game, options, players: names, start_seat: puzzle.start };
  const chosen = choice === undefined ? [] : [{ seat: puzzle.seat, action: choice }];
  return [header, ...puzzle.steps, ...chosen].map((line) => `${JSON.stringify(line)}\n`).join("");
}

function pathOf(game: GameId, key: string): string {
  return contentOf(game, `puzzles/${key}.jsonl`);
}
