/** Small positions for tests: what is not named is as at the beginning. */
import type { RegenwormenSeen } from "../../lib/wire/types";
import { allTiles, worms, type Action, type Face, type Frame, type Specialist, type Tile, type View } from "./facts";

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

export function frame(shown: View, ply = 0, seen: RegenwormenSeen[] = [], legal: Action[] = []): Frame {
  return { ply, view: shown, legal, seen };
}

export function acted(seat: number, action: Action): RegenwormenSeen {
  return { ply: 1, seat, event: { action }, effects: [] };
}

export function rolled(faces: Face[]): RegenwormenSeen {
  return { ply: 2, event: { chance: { type: "dice", faces } }, effects: [] };
}
