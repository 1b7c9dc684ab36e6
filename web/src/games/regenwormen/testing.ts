/** Small positions for tests: what is not named is as at the beginning. */
import type { Choice, Effect, EffectOf, Seen } from "./effects";
import {
  allTiles,
  sum,
  worms,
  type Action,
  type Face,
  type Frame,
  type Specialist,
  type Tile,
  type View,
} from "./facts";

export interface Setting {
  phase?: View["phase"];
  seat?: number;
  kept?: Face[];
  total?: number;
  roll?: Face[];
  left?: number;
  golden?: Face;
  /** The open tiles of the row; without it all that nobody has. */
  row?: Tile[];
  /** The tiles turned face down. */
  down?: Tile[];
  stacks?: Tile[][];
  tokens?: number[];
  /** Specialists by seat. */
  figures?: Specialist[][];
  guests?: Partial<Record<Tile, Specialist>>;
  expansion?: boolean;
}

export function view(setting: Setting = {}): View {
  const { kept = [], roll = [], stacks = [[], []], down = [], expansion = false, golden } = setting;
  const held = stacks.flat();
  const open = setting.row ?? allTiles(expansion).filter((tile) => !held.includes(tile) && !down.includes(tile));
  const row = [...open, ...down]
    .sort((a, b) => a - b)
    .map((tile) => {
      const specialist = setting.guests?.[tile];
      return { tile, worms: worms(tile), open: !down.includes(tile), ...(specialist ? { specialist } : {}) };
    });
  return {
    expansion,
    phase: setting.phase ?? "roll",
    row,
    seats: stacks.map((tiles, seat) => ({
      tiles,
      tokens: setting.tokens?.[seat] ?? 0,
      specialists: setting.figures?.[seat] ?? [],
      score: tiles.reduce((sum, tile) => sum + worms(tile), setting.tokens?.[seat] ?? 0),
    })),
    supply: expansion ? 7 : 0,
    turn: {
      kept,
      total: setting.total ?? 0,
      roll,
      dice_left: setting.left ?? 8 - kept.length,
      golden_in_play: golden !== undefined,
      weasel_used: false,
      ...(golden ? { golden } : {}),
    },
    seat: setting.seat ?? 0,
  };
}

export function frame(shown: View, ply = 0, seen: Seen[] = [], legal: Choice[] = []): Frame {
  return { ply, view: shown, legal, seen };
}

/** Actions of which nothing is told in advance. */
export function bare(...actions: Action[]): Choice[] {
  return actions.map((action) => ({ action, effects: [] }));
}

/** Somebody acted, and this came of it. */
export function acted(seat: number, action: Action, ...effects: Effect[]): Seen {
  return { ply: 1, seat, event: { action }, effects, rules: effects.map(() => "RW-01") };
}

/** Dice fell for a seat, and this came of it. */
export function fell(seat: number, faces: Face[], ...more: Effect[]): Seen {
  const effects: Effect[] = [{ type: "rolled", seat, faces, golden: false }, ...more];
  return { ply: 2, event: { chance: { type: "dice", faces } }, effects, rules: effects.map(() => "RW-07") };
}

/** What is told of keeping dice; what is not named goes on as if nothing else were kept. */
export function kept(symbol: Face, dice: number, more: Partial<EffectOf<"kept">> = {}): EffectOf<"kept"> {
  const gain = sum(Array.from({ length: dice }, () => symbol));
  const worm = symbol === "W" ? "kept" : "none";
  return { type: "kept", seat: 0, symbol, dice, golden: false, gain, total: gain, worm, left: 8 - dice, ...more };
}

/** What is told of a turn that fails: why, and what it costs. */
export function fails(why: EffectOf<"failed">["why"], total: number, returned: Tile, turned: Tile): Effect[] {
  return [
    { type: "failed", seat: 0, why, total },
    { type: "tile_returned", seat: 0, tile: returned, worms: worms(returned) },
    { type: "tile_turned", seat: 0, tile: turned },
    { type: "turn_ended", seat: 0, next: 1, total: 0 },
  ];
}
