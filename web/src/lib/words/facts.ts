import { described } from "../../games/described";
import type { Fact } from "../wire/types";
import { toldBy } from "./parts.svelte";
import { sentence } from "./sentence";

/** What a judgement rests on, in a sentence; nothing where there is no fact, or no words for it. */
export function factSaid(
  game: string,
  fact: Fact | null | undefined,
  names: readonly string[],
  isPlain = false,
  me: number | null = null,
): string {
  if (!fact) return "";
  const words = { prefix: described(game).about.area, texts: toldBy(game) };
  const say = (told: Fact) => sentence(words, told, { names, me });
  // For those who read no numbers there may be words without them.
  const plain = isPlain && fact.why !== undefined ? say({ ...fact, why: `${fact.why}_plain` }) : null;
  return plain ?? say(fact) ?? "";
}
