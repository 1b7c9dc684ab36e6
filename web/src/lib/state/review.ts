import { api, Refusal } from "../link/http";
import type { Report } from "../wire/types";

/**
 * The review of a game, or nothing if there is none.
 *
 * It is made after the game, so that one asks again for a while: after one second, then two, four and so on.
 */
export async function loadReview(id: string, isOver: () => boolean = () => false, tries = 8): Promise<Report | null> {
  for (let attempt = 0; attempt < tries && !isOver(); attempt += 1) {
    if (attempt > 0) await new Promise((done) => setTimeout(done, 500 * 2 ** attempt));
    try {
      return await api<Report>(`games/${encodeURIComponent(id)}/review`);
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.code !== "not_found") return null;
    }
  }
  return null;
}

/** A share of a win as whole percent, with a sign where asked: +41, −6. */
export function percent(share: number, signed = false): string {
  const rounded = Math.round(share * 100);
  const sign = rounded < 0 ? "−" : signed && rounded > 0 ? "+" : "";
  return sign + String(Math.abs(rounded));
}
