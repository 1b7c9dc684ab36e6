/** The story of a game that brings no code along. */
import { m } from "../../lib/messages/messages.js";
import { isChance } from "../../lib/played/record";
import type { AnySeen } from "../../lib/wire/types";
import type { Told } from "../../lib/words/told";
import type { Line, Loaded, Naming } from "../game";
import { namesOf, seatOf } from "../parts/lines";
import { actionText, effectText, plainText } from "./speech";

/** One sentence for one event: what was done, without what came of it. */
export function describer(words: Told): Loaded["describe"] {
  return (event, seat, name, me) => {
    const reader = { names: namesOf(name), me };
    if (!("action" in event)) return m.app_generic_chance({ text: plainText(words, event.chance, reader) });
    return m.app_generic_event({
      name: seat === null ? "" : name(seat),
      text: actionText(words, event.action, reader),
    });
  };
}

/** A line for each effect. What brought nothing about is described itself, unless it only asked for what comes next. */
export function teller(words: Told): Loaded["tell"] {
  const describe = describer(words);
  return (seen, name, me) =>
    seen.flatMap((event, idx) => {
      if (event.effects.length > 0) return effectLines(words, event, name, me);
      const isAnswered = !isChance(event) && isChance(seen[idx + 1]) && seen[idx + 1]!.effects.length > 0;
      return isAnswered ? [] : described(describe, event, name, me);
    });
}

function effectLines(words: Told, { ply, seat, effects, rules }: AnySeen, name: Naming, me: number | null): Line[] {
  const reader = { names: namesOf(name), me };
  return (effects as object[]).flatMap((effect, place) => {
    const text = effectText(words, effect, reader);
    const rule = rules[place];
    return text === null ? [] : [{ ply, seat: seatOf(effect) ?? seat ?? null, text, ...(rule ? { rule } : {}) }];
  });
}

/** The story of a game that can only describe single events. */
export function oneByOne(describe: Loaded["describe"]): Loaded["tell"] {
  return (seen, name, me) => seen.flatMap((event) => described(describe, event, name, me));
}

function described(describe: Loaded["describe"], event: AnySeen, name: Naming, me: number | null): Line[] {
  const seat = event.seat ?? null;
  const text = describe(event.event, seat, name, me);
  return text ? [{ ply: event.ply, seat, text }] : [];
}
