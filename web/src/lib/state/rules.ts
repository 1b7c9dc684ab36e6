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
