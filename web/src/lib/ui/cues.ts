import type {
  AnyFrame,
  GameId,
  HolzwurmFrame,
  ItHappensColorView,
  ItHappensFrame,
  RegenwormenFrame,
} from "../wire/types";
import type { Sound } from "./synth";

/** A sound that belongs to what was seen. */
export interface Cue {
  sound: Sound;
  /** How high it is; only keeping dice climbs. */
  step: number;
  /** How long to wait for the pieces before it, in milliseconds at normal speed. */
  wait: number;
}

/** How long dice tumble. */
const TUMBLE = 450;

const cue = (sound: Sound, wait = 0, step = 0): Cue => ({ sound, step, wait });

/** What is heard when one frame follows another; nothing after a gap, when nothing moves either. */
export function cues(game: GameId, before: AnyFrame, after: AnyFrame): Cue[] {
  const isNext = after.ply > before.ply && before.ply + after.seen.length === after.ply && after.seen.length <= 3;
  if (!isNext) return [];
  switch (game) {
    case "regenwormen":
      return regenwormen(before as RegenwormenFrame, after as RegenwormenFrame);
    case "it-happens":
      return itHappens(before as ItHappensFrame, after as ItHappensFrame);
    case "holzwurm":
      return holzwurm(before as HolzwurmFrame, after as HolzwurmFrame);
  }
}

function regenwormen(before: RegenwormenFrame, after: RegenwormenFrame): Cue[] {
  const found: Cue[] = [];
  let isOwn = false;
  for (const { event } of after.seen) {
    if ("chance" in event) found.push(cue("roll"));
    else if (event.action.type === "keep") found.push(cue("keep", 0, new Set(before.view.turn.kept).size));
    else if (event.action.type === "take") found.push(cue("take"));
    else if (event.action.type === "steal") found.push(cue("steal"));
    if ("action" in event) isOwn ||= endsWell(event.action.type, before);
  }
  const isOver = after.view.phase === "roll" || after.view.phase === "over";
  const wait = found.some((one) => one.sound === "roll") ? TUMBLE : 0;
  if (isOver && !isOwn) found.push(cue("fail", wait));
  if (
    tokens(after) > tokens(before) ||
    after.seen.some(({ event }) => "action" in event && event.action.type === "rob")
  )
    found.push(cue("worm", 150));
  return found;
}

/** Whether a turn that ends with this action has not failed. */
function endsWell(action: string, before: RegenwormenFrame): boolean {
  return ["take", "steal", "give_back"].includes(action) || (action === "rob" && before.view.phase === "rob_for_raven");
}

function tokens(frame: RegenwormenFrame): number {
  return frame.view.seats.reduce((sum, seat) => sum + seat.tokens, 0);
}

function itHappens(before: ItHappensFrame, after: ItHappensFrame): Cue[] {
  const found: Cue[] = [];
  for (const { event } of after.seen) {
    if ("chance" in event)
      found.push(cue(event.chance.type === "die" ? "roll" : "deal", found.length > 0 ? TUMBLE : 0));
    else if (event.action.type === "place") found.push(cue("place"));
  }
  const total = (frame: ItHappensFrame, count: (color: ItHappensColorView) => number) =>
    frame.view.colors.reduce((sum, color) => sum + count(color), 0);
  const objects = (color: ItHappensColorView) =>
    Object.values<number>({ ...color.objects }).reduce((sum, n) => sum + n, 0);
  if (total(after, (color) => color.worms) > total(before, (color) => color.worms)) found.push(cue("worm", 200));
  if (total(after, objects) > total(before, objects)) found.push(cue("take", 200));
  return found;
}

function holzwurm(before: HolzwurmFrame, after: HolzwurmFrame): Cue[] {
  const found: Cue[] = [];
  for (const { event, seat } of after.seen) {
    if ("chance" in event) found.push(cue("deal", found.length > 0 ? TUMBLE : 0));
    else found.push(cue(tookRow(before, after, seat) ? "row" : "card"));
  }
  const isNew = JSON.stringify(after.view.last) !== JSON.stringify(before.view.last);
  if (isNew && after.view.last?.end.type === "poison") found.push(cue("fail", TUMBLE));
  return found;
}

/** Whether a play brought cards instead of costing one; when the deal ended by it, whether the poison came. */
function tookRow(before: HolzwurmFrame, after: HolzwurmFrame, seat: number | undefined): boolean {
  const had = before.view.seats[seat ?? -1]?.n_cards ?? 0;
  const has = after.view.seats[seat ?? -1]?.n_cards ?? 0;
  const isDealOver = JSON.stringify(after.view.last) !== JSON.stringify(before.view.last);
  return isDealOver ? after.view.last?.end.type === "poison" : has > had;
}

/** Follows a game and says what is to be heard. */
export class Ears {
  #game = "";
  #last: AnyFrame | null = null;

  /** The sounds of a new frame; nothing for the first one of a game, or for one that was heard. */
  hear(rules: GameId, game: string, frame: AnyFrame): Cue[] {
    const last = this.#game === game ? this.#last : null;
    this.#game = game;
    this.#last = frame;
    return last && last !== frame ? cues(rules, last, frame) : [];
  }
}
