import { m } from "../messages/messages.js";
import type { Problem } from "../wire/types";

/** What went wrong, in the language of the page where we have words for it. */
export function problemText(problem: Problem): string {
  switch (problem.code) {
    case "not_your_turn":
      return m.app_problem_not_your_turn();
    case "illegal":
      return m.app_problem_illegal();
    case "full":
      return m.app_problem_full();
    case "too_many":
      return m.app_problem_too_many();
    case "unavailable":
      return m.app_problem_unavailable();
    case "forbidden":
      return m.app_problem_forbidden();
    default:
      return m.app_problem({ detail: problem.detail });
  }
}
