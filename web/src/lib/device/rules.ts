import { ask } from "../engine/engine";
import { api } from "../link/http";
import { server } from "../link/server.svelte";
import type { RulesInfo } from "../wire/types";

let asked: Promise<RulesInfo[]> | null = null;
let askedHere: Promise<RulesInfo[]> | null = null;

/** The games as this device knows them, which loads all that is needed to play here; asked once. */
export function rulesHere(): Promise<RulesInfo[]> {
  askedHere ??= ask<RulesInfo[]>({ fn: "rules" }).catch((error: unknown) => {
    askedHere = null;
    throw error;
  });
  return askedHere;
}

/** The games that can be played, with their bots; asked once. Without a server this device knows them too. */
export function loadRules(): Promise<RulesInfo[]> {
  const atServer = () => api<RulesInfo[]>("rules", undefined, "GET", 2000).catch(rulesHere);
  asked ??= (server.isHere === false ? rulesHere() : atServer()).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The level of a new bot, where nobody says: good, but not the best, as the server has it. */
export function usualLevel(levels: { name: string }[]): string {
  return (levels.at(-2) ?? levels.at(-1))?.name ?? "";
}

/** The levels that are gentle to beginners: the weakest ones; every game has them first. */
export function gentleLevels<Level>(levels: readonly Level[]): Level[] {
  return levels.slice(0, 2);
}

/** The level of a new bot for a beginner: one that knows what it does, and no more. */
export function gentleLevel(levels: readonly { name: string }[]): string {
  return gentleLevels(levels).at(-1)?.name ?? "";
}

/** The same by the name of a game; the weakest one, which every game has, if nobody can be asked. */
export async function gentleOf(game: string): Promise<string> {
  const rules = await loadRules().catch(() => []);
  return gentleLevel(rules.find((known) => known.game === game)?.levels ?? []) || "random";
}
