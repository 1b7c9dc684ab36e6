/**
 * The log of a whole game from its events alone, as after a reload, when nobody has kept the views between them. It
 * follows only what is sure: who rolled, which dice were kept, and in the base game totals and stacks. With the expansion
 * figures move by rules that are not repeated here, so totals and costs stay unsaid.
 */
import { points, type Action, type Face, type Tile, type View } from "./facts";
import type { Seen } from "./failure";
import { reasonSaid, sentence, type Named } from "./words";

export interface Line {
  ply: number;
  seat: number | null;
  text: string;
}

interface Turn {
  seat: number;
  dice: Face[];
  kept: Face[];
  phase: View["phase"];
}

/** All that is worth a line, oldest first. */
export function story(seen: Seen[], seats: Named[], me: number | null, expansion: boolean): Line[] {
  const stacks: Tile[][] = seats.map(() => []);
  let turn: Turn = { seat: -1, dice: [], kept: [], phase: "roll" };
  const lines: Line[] = [];
  seen.forEach((one, index) => {
    if ("action" in one.event && one.seat !== turn.seat) turn = fresh(one.seat ?? -1);
    const fails = failsAt(seen, index, turn, expansion);
    const before = partial(turn, stacks, expansion);
    follow(one, turn, stacks, fails);
    const after = fails && !expansion ? partial(fresh((turn.seat + 1) % seats.length), stacks, expansion) : null;
    const parts = [sentence(one, before, after, seats, me)];
    if (fails && expansion) parts.push(reasonSaid(failed(one, turn), seats, me));
    const text = parts.filter(Boolean).join(" ");
    if (text) lines.push({ ply: one.ply, seat: turn.seat < 0 ? null : turn.seat, text });
  });
  return lines;
}

function fresh(seat: number): Turn {
  return { seat, dice: [], kept: [], phase: "roll" };
}

function actionOf(seen: Seen | undefined): Action | null {
  return seen && "action" in seen.event ? seen.event.action : null;
}

/** Whether the turn ended here without a tile: somebody else goes on, or no die is new. */
function failsAt(seen: Seen[], index: number, turn: Turn, expansion: boolean): boolean {
  const here = seen[index];
  const action = actionOf(here);
  if (action && !["keep", "stop", "accept"].includes(action.type)) return false;
  if (action?.type === "stop" || action?.type === "accept") return true;
  const next = seen[index + 1];
  if (next) return "action" in next.event && next.seat !== turn.seat;
  return !expansion && here !== undefined && "chance" in here.event && here.event.chance.faces.every((face) => turn.kept.includes(face));
}

/** What an event changes. */
function follow(seen: Seen, turn: Turn, stacks: Tile[][], fails: boolean): void {
  const action = actionOf(seen);
  if ("chance" in seen.event) {
    turn.dice = seen.event.chance.faces;
    turn.phase = "keep";
  }
  if (action?.type === "keep") {
    turn.kept = [...turn.kept, ...turn.dice.filter((face) => face === action.symbol)];
    turn.phase = "decide";
  }
  if (action?.type === "take") stacks[turn.seat]?.push(action.tile);
  if (action?.type === "steal") {
    const tile = stacks[action.from]?.pop();
    if (tile) stacks[turn.seat]?.push(tile);
  }
  if (fails) stacks[turn.seat]?.pop();
}

/** A view with what is known. */
function partial(turn: Turn, stacks: Tile[][], expansion: boolean): View {
  const total = turn.kept.reduce((sum, face) => sum + points(face), 0);
  return {
    expansion,
    phase: turn.phase,
    row: [],
    seats: stacks.map((tiles) => ({ tiles: expansion ? [] : [...tiles], tokens: 0, specialists: [], score: 0 })),
    supply: 0,
    turn: {
      kept: turn.kept,
      total: expansion ? Number.NaN : total,
      roll: turn.dice,
      dice_left: 8 - turn.kept.length,
      golden_in_play: false,
      weasel_used: false,
    },
    seat: turn.seat,
  };
}

function failed(seen: Seen, turn: Turn): Parameters<typeof reasonSaid>[0] {
  const action = actionOf(seen);
  const worm = turn.kept.includes("W");
  const reason = action?.type === "stop" ? "stopped" : action?.type !== "keep" ? "no_new" : worm ? "no_tile" : "no_worm";
  const total = turn.kept.reduce((sum, face) => sum + points(face), 0);
  return { seat: turn.seat, reason, total, returned: null, turned: null, lost: null };
}
