import { m } from "../messages/messages.js";
import type { HintLevel } from "../settings/settings.svelte";

/** The name of a bot's level in the language of the page. */
export function levelName(level: string): string {
  const names: Record<string, () => string> = {
    random: m.app_level_random,
    cautious: m.app_level_cautious,
    greedy: m.app_level_greedy,
    raider: m.app_level_raider,
    master: m.app_level_master,
    grandmaster: m.app_level_grandmaster,
    sampler: m.app_level_sampler,
    planner: m.app_level_planner,
    "minus-first": m.app_level_minus_first,
    "safe-low": m.app_level_safe_low,
    hoarder: m.app_level_hoarder,
    seer: m.app_level_seer,
  };
  return names[level]?.() ?? level;
}

/** The name of a level of hints; whoever reads words has no odds. */
export function hintName(level: HintLevel, inWords = false): string {
  const odds = inWords ? m.app_hints : m.app_hints_odds;
  return { off: m.app_hints_off, odds, coach: m.app_hints_coach }[level]();
}
