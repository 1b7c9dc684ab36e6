/** What placing a die would bring, as the rules tell it in advance. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensEffect, ItHappensField } from "../../lib/wire/types";

type Of<Type extends ItHappensEffect["type"]> = Extract<ItHappensEffect, { type: Type }>;

/** Where a die would lie, and what would be then. */
export interface Landing {
  placed: Of<"die_placed">;
  stands: Of<"stands">;
  /** What the field brings, or that there is none left; null for a blank one. */
  find: Of<"found"> | Of<"none_left"> | null;
}

/** The first effect of a kind. */
export function first<Type extends ItHappensEffect["type"]>(
  effects: readonly ItHappensEffect[],
  type: Type,
): Of<Type> | null {
  return (effects.find((effect) => effect.type === type) ?? null) as Of<Type> | null;
}

/** What the effects of a placing say; null for those of anything else. */
export function landing(effects: readonly ItHappensEffect[]): Landing | null {
  const placed = first(effects, "die_placed");
  const stands = first(effects, "stands");
  if (!placed || !stands) return null;
  const isFind = (effect: ItHappensEffect): effect is Of<"found"> | Of<"none_left"> =>
    effect.type === "found" || (effect.type === "none_left" && effect.why === "field");
  return { placed, stands, find: effects.find(isFind) ?? null };
}

/** The place a landing would bring, with the rival beside it: "1st, 3 ahead of Oma". */
export function rankText({ stands }: Landing, name: (seat: number) => string): string {
  const { by: n, to } = stands;
  const rank = m.ih_place_rank({ n: stands.rank });
  const rival = to === undefined ? m.ih_third() : name(to);
  switch (stands.why) {
    case "alone":
      return m.ih_first_alone({ rank });
    case "ahead":
      return m.ih_ahead({ rank, n, name: rival });
    case "left":
      return m.ih_level_left({ rank, name: rival });
    case "right":
      return m.ih_level_right({ rank, name: rival });
    case "behind":
      return m.ih_behind({ rank, n, name: rival });
  }
}

/** The sum a landing would bring: "2 + 4 = 6", or just "4". */
export function sumText({ placed: { sum, value } }: Landing): string {
  return sum > value ? `${sum - value} + ${value} = ${sum}` : `${sum}`;
}

/** What the field brings, in two words; nothing for a blank one. */
export function gainText({ find }: Landing): string {
  if (!find) return "";
  if (find.type === "none_left") return m.ih_gain_none();
  return { worm: m.ih_gain_worm, new: m.ih_gain_new, pair: m.ih_gain_pair, more: m.ih_gain_more }[find.gain]();
}

/** What is found and whether the worm number is hit, in sentences. */
export function bonusText({ find, stands }: Landing): string[] {
  const thing = find ? m.ih_thing({ kind: find.find satisfies ItHappensField }) : "";
  return [
    ...(find?.type === "found" ? [m.ih_label_find({ thing })] : []),
    ...(find?.type === "none_left" ? [m.ih_label_none({ thing })] : []),
    ...(stands.hits ? [m.ih_label_hits({ n: stands.sum })] : []),
  ];
}
