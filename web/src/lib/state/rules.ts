import { ask } from "../engine/engine";
import { api } from "../link/http";
import { server } from "../link/server.svelte";
import type { RulesInfo } from "../wire/types";

let asked: Promise<RulesInfo[]> | null = null;

/** The games that can be played, with their bots; asked once. Without a server this device knows them too. */
export function loadRules(): Promise<RulesInfo[]> {
  const here = () => ask<RulesInfo[]>({ fn: "rules" });
  asked ??= (server.isHere === false ? here() : api<RulesInfo[]>("rules", undefined, "GET", 2000).catch(here)).catch(
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The level of a new bot, where nobody says: good, but not the best, as the server has it. */
export function usualLevel(levels: { name: string }[]): string {
  return (levels.at(-2) ?? levels.at(-1))?.name ?? "";
}
