/**
 * What can be read off the table: small pure answers for the pieces of the board. What follows from it is told by the
 * rules, in the effects of frames.
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
import type { Choice } from "./effects";

export type Action = RegenwormenAction;
export type Face = RegenwormenSymbol;
export type Frame = RegenwormenFrame;
export type Specialist = RegenwormenSpecialist;
export type Tile = RegenwormenTile;
export type View = RegenwormenView;

export const FACES: readonly Face[] = ["1", "2", "3", "4", "5", "W"];
const LOW: readonly Tile[] = [11, 13];

/** What is printed on dice. */
function points(face: Face): number {
  return face === "W" ? 5 : Number(face);
}

/** What dice are worth together. */
export function sum(faces: readonly Face[]): number {
  return faces.reduce((all, face) => all + points(face), 0);
}

/** How many worms are painted on a tile. */
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

/** Dice of one face. */
export interface Group {
  face: Face;
  count: number;
}

/** Dice by their faces, in the order of the faces. */
export function grouped(dice: readonly Face[]): Group[] {
  const counted = FACES.map((face) => ({ face, count: dice.filter((one) => one === face).length }));
  return counted.filter((group) => group.count > 0);
}

/** Dice in the order of their faces. */
export function sorted(dice: readonly Face[]): Face[] {
  return dice.toSorted((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
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

/** The choice that is this action. */
export function choiceOf(legal: readonly Choice[], action: Action): Choice | undefined {
  return legal.find((choice) => same(choice.action, action));
}

/** Whether an action ends the turn with a tile. */
export function isClaim({ type }: Action): boolean {
  return type === "take" || type === "steal";
}

/**
 * What plays itself: the only face, the only tile when rolling is over, and the roll that nothing speaks against.
 * Whoever wants to be asked is asked before a roll that could be left alone.
 */
export function forced({ view, legal }: Frame, asks = false): Action | null {
  const actions = legal.map(({ action }) => action);
  const [only, ...others] = actions;
  if (!only) return null;
  if (others.length === 0) return view.phase === "roll" ? null : only;
  return view.phase === "decide" && !actions.some(isClaim) && !asks ? (find(actions, "roll") ?? null) : null;
}
