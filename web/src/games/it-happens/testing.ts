/** For tests: effects as the rules tell them. */
import type { ItHappensEffect, ItHappensSeen } from "../../lib/wire/types";
import type { BoardSeat } from "../board";

export const NAMES = ["Mila", "Oma", "Jan", "Pip", "Bo"];

export const SEATS: BoardSeat[] = NAMES.map((name) => ({ name, color: "rust", bot: false, here: true, away: false }));

/** What Oma's 4 brings on the right mound: second behind Mila, a bone, the worm number. */
export const PLACED: ItHappensEffect[] = [
  { type: "die_placed", seat: 1, color: "red", die: "own", value: 4, mound: 2, column: 1, field: 0, sum: 4, dice: 3 },
  {
    type: "stands",
    seat: 1,
    color: "red",
    mound: 2,
    sum: 4,
    rank: 2,
    why: "behind",
    to: 0,
    rival: "yellow",
    by: 1,
    hits: true,
  },
  { type: "found", seat: 1, color: "red", find: "BON", gain: "pair", owned: 2, kinds: 3, supply: 2 },
  { type: "turn_ended", seat: 1, next: 2 },
];

/** The end of a round on one mound: Mila gets the queen, Oma the general and a worm. */
export const ENDED: ItHappensEffect[] = [
  { type: "turn_ended", seat: 1 },
  { type: "round_ended", round: 1, rounds: 4 },
  {
    type: "mound_judged",
    mound: 0,
    card: "M06",
    queen: 7,
    general: 3,
    worm: 5,
    columns: [". .", ". BOT .", "W", ". . MAP", "SHO"],
    colors: ["red", "yellow"],
    dice: ["5", "4 3"],
    sums: [5, 7],
  },
  { type: "tile_won", seat: 0, color: "yellow", mound: 0, tile: "queen", value: 7, sum: 7, why: "sum", owned: 1 },
  { type: "tile_won", seat: 1, color: "red", mound: 0, tile: "general", value: 3, sum: 5, why: "sum", owned: 1 },
  { type: "worm_won", seat: 1, color: "red", mound: 0, sum: 5, worms: 3, supply: 10 },
  { type: "cleared", dice: 5, round: 2 },
];

/** A placing that brought this about. */
export function placing(ply: number, seat: number, effects: ItHappensEffect[]): ItHappensSeen {
  return { ply, seat, event: { action: { type: "place", mound: 0 } }, effects, rules: effects.map(() => "IH-08") };
}

/** New mounds for a round, which a seat begins. */
export function drawn(ply: number, seat: number, round: number): ItHappensSeen {
  const effects: ItHappensEffect[] = [{ type: "round_began", seat, round, rounds: 4 }];
  return { ply, event: { chance: { type: "mounds", cards: ["M01", "M02", "M03"] } }, effects, rules: ["IH-07"] };
}
