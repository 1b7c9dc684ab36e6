/** What a round brought, as the rules told it when its mounds were judged. */
import type {
  ItHappensColor,
  ItHappensColumnView,
  ItHappensEffect,
  ItHappensField,
  ItHappensMoundView,
} from "../../lib/wire/types";

type MoundJudged = Extract<ItHappensEffect, { type: "mound_judged" }>;

/** The places that the point tiles are for. */
const RANKS = { queen: 1, general: 2 };

/** Who got what on a mound. */
export interface Judged {
  mound: ItHappensMoundView;
  queen: ItHappensColor | null;
  general: ItHappensColor | null;
  /** Those who got a worm for the worm number, from left to right. */
  worms: ItHappensColor[];
  /** All that was told about it. */
  effects: ItHappensEffect[];
}

/** A round that is over. */
export interface RoundEnd {
  round: number;
  mounds: Judged[];
}

/** A mound as it lay there when it was judged. */
function moundOf({ card, queen, general, worm, columns, colors, dice }: MoundJudged): ItHappensMoundView {
  const views = columns.map((fields, at): ItHappensColumnView => {
    const color = colors[at];
    const values = color === undefined ? [] : (dice[at]?.split(" ") ?? []);
    return {
      fields: fields.split(" ") as ItHappensField[],
      dice: values.map((value) => ({ color: color!, value: Number(value) })),
    };
  });
  return { card, queen, general, worm, columns: views as unknown as ItHappensMoundView["columns"] };
}

/** What the last round brought that ended in what was told; null if none did. */
export function roundEnd(effects: readonly ItHappensEffect[]): RoundEnd | null {
  const from = effects.findLastIndex(({ type }) => type === "round_ended");
  const ended = effects[from];
  if (ended?.type !== "round_ended") return null;
  const mounds: Judged[] = [];
  for (const effect of effects.slice(from)) {
    if (effect.type === "cleared") break;
    take(effect, mounds);
  }
  return { round: ended.round, mounds };
}

/** Adds what was told next about the mounds. */
function take(effect: ItHappensEffect, mounds: Judged[]): void {
  if (effect.type === "mound_judged")
    mounds[effect.mound] = { mound: moundOf(effect), queen: null, general: null, worms: [], effects: [] };
  const judged = "mound" in effect ? mounds[effect.mound] : undefined;
  if (!judged) return;
  judged.effects.push(effect);
  if (effect.type === "worm_won") judged.worms.push(effect.color);
  if (effect.type !== "tile_won") return;
  judged[effect.tile] = effect.color;
  const column = judged.mound.columns.find(({ dice }) => dice[0]?.color === effect.color);
  if (column) column.rank = RANKS[effect.tile];
}
