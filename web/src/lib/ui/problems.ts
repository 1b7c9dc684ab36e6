import { m } from "../messages/messages.js";
import type { Code, Problem } from "../wire/types";
import { learn, refusalText } from "./refusals.svelte";

/** What is said about every kind of problem. */
const SAID: Record<Code, () => string> = {
  bad_request: m.problem_bad_request,
  unauthorized: m.problem_unauthorized,
  forbidden: m.problem_forbidden,
  no_programs: m.problem_no_programs,
  not_found: m.problem_not_found,
  method_not_allowed: m.problem_method_not_allowed,
  foreign_origin: m.problem_foreign_origin,
  unknown_host: m.problem_unknown_host,
  too_large: m.problem_too_large,
  too_many: m.problem_too_many,
  stale: m.problem_stale,
  not_your_turn: m.problem_not_your_turn,
  illegal: m.problem_illegal,
  game_over: m.problem_game_over,
  wrong_state: m.problem_wrong_state,
  taken_over: m.problem_taken_over,
  not_today: m.problem_not_today,
  other_luck: m.problem_other_luck,
  other_bots: m.problem_other_bots,
  unknown_bots: m.problem_unknown_bots,
  already_played: m.problem_already_played,
  full: m.problem_full,
  unavailable: m.problem_unavailable,
  internal: m.problem_internal,
};

/**
 * What went wrong, in the language of the page; `names` are those at the table, by seat.
 *
 * The words of a game come late: until then the server's own are said. Templates follow by themselves.
 */
export function problemText({ code, detail, refusal }: Problem, names: readonly string[] = []): string {
  if (refusal) return finished(refusalText(refusal, names) ?? detail);
  // A newer server may know more kinds; then its own words are all there is.
  return SAID[code]?.() ?? finished(detail);
}

/** The same, once the words are here: for those who say it once. */
export async function problemSaid(problem: Problem): Promise<string> {
  if (problem.refusal) await learn(problem.refusal);
  return problemText(problem);
}

/** A refusal as a sentence: it is written without a capital and without a full stop. */
export function finished(text: string): string {
  const begun = text.slice(0, 1).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
