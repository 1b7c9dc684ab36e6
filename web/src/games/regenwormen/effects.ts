/** What the rules tell of an event, or of an action in advance: boards and words find it here by its kind. */
import type { RegenwormenChoice, RegenwormenEffect, RegenwormenSeen } from "../../lib/wire/types";
import type { Face, Tile } from "./facts";

export type Choice = RegenwormenChoice;
export type Effect = RegenwormenEffect;
export type Seen = RegenwormenSeen;

/** An effect of one kind. */
export type EffectOf<Kind extends Effect["type"]> = Extract<Effect, { type: Kind }>;

/** The first effect of a kind. */
export function first<Kind extends Effect["type"]>(effects: readonly Effect[], kind: Kind): EffectOf<Kind> | null {
  return effects.find((effect): effect is EffectOf<Kind> => effect.type === kind) ?? null;
}

/** Whether there is an effect of one of these kinds. */
export function tells(effects: readonly Effect[], ...kinds: Effect["type"][]): boolean {
  return effects.some((effect) => kinds.includes(effect.type));
}

/** All that the events of a frame brought about, in order. */
export function effectsOf(seen: readonly Seen[]): Effect[] {
  return seen.flatMap(({ effects }) => effects);
}

/** A turn that failed. */
export interface Failure {
  seat: number;
  /** What happened to it, from the reason to the last thing that it cost. */
  effects: Effect[];
  /** The tile that was turned face down. */
  turned: Tile | null;
}

/** The turn that failed among these effects. */
export function failureOf(effects: readonly Effect[]): Failure | null {
  const failed = first(effects, "failed");
  if (!failed) return null;
  const rest = effects.slice(effects.indexOf(failed));
  const end = rest.findIndex(({ type }) => type === "turn_ended" || type === "game_over");
  const own = end < 0 ? rest : rest.slice(0, end);
  return { seat: failed.seat, effects: own, turned: first(own, "tile_turned")?.tile ?? null };
}

/** What was told of the turn that is played and a view does not show. */
export interface Turn {
  /** The face with which the golden die was kept. */
  gold: Face | null;
  /** What the dice kept win, or what they lack, with the rule behind it. */
  reach: { told: EffectOf<"in_reach" | "out_of_reach">; rule: string } | null;
}

export const NEW_TURN: Turn = { gold: null, reach: null };

/** What is known of a turn after these events. */
export function remember(turn: Turn, seen: readonly Seen[]): Turn {
  let known = turn;
  for (const { effects, rules } of seen) {
    effects.forEach((effect, place) => (known = after(known, effect, rules[place] ?? "")));
  }
  return known;
}

function after(turn: Turn, effect: Effect, rule: string): Turn {
  switch (effect.type) {
    case "kept":
      return { gold: effect.golden ? effect.symbol : turn.gold, reach: null };
    case "in_reach":
    case "out_of_reach":
      return { ...turn, reach: { told: effect, rule } };
    case "turn_ended":
    case "game_over":
      return NEW_TURN;
    default:
      return turn;
  }
}
