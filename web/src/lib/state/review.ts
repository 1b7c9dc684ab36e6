import { ask } from "../engine/engine";
import { api, Refusal } from "../link/http";
import type { Report } from "../wire/types";
import { archive, isLocalId } from "./archive";

/** How often a game of this device is played on from each choice to judge it, where worth is sampled. */
const PLAYOUTS = 60;

/** The review of a game of this device, made here. */
async function reviewHere(id: string): Promise<Report | null> {
  const kept = await archive.get(id);
  return kept ? ask<Report>({ fn: "review", record: kept.record, playouts: PLAYOUTS }).catch(() => null) : null;
}

/**
 * The review of a game, or nothing if there is none.
 *
 * It is made after the game, so that one asks again for a while: after one second, then two, four and so on.
 */
export async function loadReview(id: string, isOver: () => boolean = () => false, tries = 8): Promise<Report | null> {
  if (isLocalId(id)) return reviewHere(id);
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
