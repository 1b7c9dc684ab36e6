/**
 * What can be read off a view of Regenwormen: small pure answers for the pieces of the board. The server alone decides
 * what is legal; what is worked out here is only shown.
 */
import type {
  RegenwormenAction,
  RegenwormenFrame,
  RegenwormenSeatView,
  RegenwormenSpecialist,
  RegenwormenSymbol,
  RegenwormenTile,
  RegenwormenView,
} from "../../lib/wire/types";
import type { Bare } from "../parts/choices";

export type Action = RegenwormenAction;
export type Face = RegenwormenSymbol;
export type Frame = Bare<RegenwormenFrame>;
export type Specialist = RegenwormenSpecialist;
export type Tile = RegenwormenTile;
export type View = RegenwormenView;

export const FACES: readonly Face[] = ["1", "2", "3", "4", "5", "W"];
export const SPECIALISTS: readonly Specialist[] = ["canned_worm", "hen", "raven", "weasel", "golden_die"];
const LOW: readonly Tile[] = [11, 13];

export function points(face: Face): number {
  return face === "W" ? 5 : Number(face);
}

export function worms(tile: Tile): number {
  return tile < 21 ? 1 : Math.floor((tile - 21) / 4) + 1;
}

/** All tiles of the game, the small ones first. */
export function allTiles(expansion: boolean): Tile[] {
  const tall = Array.from({ length: 16 }, (_, index) => (21 + index) as Tile);
  return expansion ? [...LOW, ...tall] : tall;
}

/** The visible tile of a stack. */
export function top(seat: RegenwormenSeatView | undefined): Tile | null {
  return seat?.tiles.at(-1) ?? null;
}

/** Who has a tile; nobody when it lies in the row. */
export function holder(view: View, tile: Tile): number | null {
  const seat = view.seats.findIndex((one) => one.tiles.includes(tile));
  return seat < 0 ? null : seat;
}

export function holds(view: View, seat: number | null | undefined, specialist: Specialist): boolean {
  return seat != null && (view.seats[seat]?.specialists.includes(specialist) ?? false);
}

/** Whether the canned worm counts now: its holder has no worm yet. */
export function canned(view: View): boolean {
  return holds(view, view.seat, "canned_worm") && !view.turn.kept.includes("W");
}

/** Whether the player could claim a tile as far as worms go. */
export function hasWorm(view: View): boolean {
  return view.turn.kept.includes("W") || canned(view);
}

/** The total and the worm after keeping a face of the roll. */
export function afterKeep(view: View, face: Face): { total: number; worm: boolean; gain: number } {
  const count = view.turn.roll.filter((one) => one === face).length;
  const freed = face === "W" && canned(view) ? 5 : 0;
  const gain = count * points(face) - freed;
  return { total: view.turn.total + gain, worm: hasWorm(view) || face === "W", gain };
}

/** Dice of one face. */
export interface Group {
  face: Face;
  count: number;
  /** Whether the golden die is one of them. */
  gold: boolean;
  gain: number;
  total: number;
  /** Whether the face was kept in an earlier roll. */
  used: boolean;
}

export function groups(view: View): Group[] {
  return FACES.filter((face) => view.turn.roll.includes(face)).map((face) => {
    const { gain, total } = afterKeep(view, face);
    const count = view.turn.roll.filter((one) => one === face).length;
    return { face, count, gold: view.turn.golden === face, gain, total, used: view.turn.kept.includes(face) };
  });
}

/** The dice kept, one group for each face in the order of the faces. */
export function keptGroups(view: View): { face: Face; count: number }[] {
  const counted = FACES.map((face) => ({ face, count: view.turn.kept.filter((one) => one === face).length }));
  return counted.filter((group) => group.count > 0);
}

/** The share of faces that are used up on a die: the golden one has three ones and three worms, if no other was agreed. */
function usedShare(kept: Face[], faces: readonly Face[]): number {
  return faces.filter((face) => kept.includes(face)).length / faces.length;
}

/** How likely a roll shows a new face, in percent; nothing when there is no die to roll. */
export function safety(view: View, goldenFaces: "111WWW" | "standard" = "111WWW"): number | null {
  const { kept, dice_left, golden_in_play } = view.turn;
  if (dice_left === 0) return null;
  const gold = golden_in_play ? usedShare(kept, goldenFaces === "standard" ? FACES : ["1", "W"]) : 1;
  const safe = 1 - gold * usedShare(kept, FACES) ** (dice_left - (golden_in_play ? 1 : 0));
  return safe < 1 ? Math.min(99, Math.round(100 * safe)) : 100;
}

export function same(a: Action, b: Action): boolean {
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => (one[key] ?? false) === (other[key] ?? false));
}

export function find<T extends Action["type"]>(legal: Action[], type: T): Extract<Action, { type: T }> | undefined {
  return legal.find((action): action is Extract<Action, { type: T }> => action.type === type);
}

/**
 * What plays itself: the only face, the only tile when rolling is over, and the roll that nothing speaks against. Whoever
 * wants to be asked is asked before a roll that could be left alone.
 */
export function forced(frame: Frame, asks = false): Action | null {
  const [only, ...others] = frame.legal;
  if (!only) return null;
  if (others.length === 0) return frame.view.phase === "roll" ? null : only;
  const claims = frame.legal.some((action) => action.type === "take" || action.type === "steal");
  return frame.view.phase === "decide" && !claims && !asks ? (find(frame.legal, "roll") ?? null) : null;
}
