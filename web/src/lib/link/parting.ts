import { me } from "../people/me.svelte";
import { api, Refusal } from "./http";
import { version } from "./version.svelte";

/** Why there is no way back to a table. */
export type Parting =
  /** It was closed while one was there, or slept. */
  | "closed"
  /** There is no table with this code. */
  | "missing"
  /** The host has sent everybody away who watched. */
  | "sent_away"
  /** The server does not know this device any more. */
  | "stranger"
  /** The server speaks another language than this page. */
  | "old";

/** What keeps one from a table for a while: too much was asked, or too many of this network are connected. */
export type Hindrance = "busy" | "crowded";

/** What was found out about a socket that does not open: no way back, a hindrance, or nothing. */
export type Found = Parting | Hindrance | null;

const PARTINGS: Partial<Record<Refusal["problem"]["code"], Found>> = {
  not_found: "missing",
  forbidden: "sent_away",
  unauthorized: "stranger",
  too_many: "busy",
};

/**
 * Asks over HTTP why the socket to a table does not open, as a page is not told.
 *
 * A server that does not answer has said nothing: then one may try again.
 */
export async function findOut(code: string): Promise<Found> {
  try {
    await api(`tables/${encodeURIComponent(code)}`);
    if (await me.isForgotten()) return "stranger";
    if (await isCrowded(code)) return "crowded";
  } catch (error) {
    const found = error instanceof Refusal ? PARTINGS[error.problem.code] : undefined;
    if (found) return found;
  }
  return (await isOld()) ? "old" : null;
}

/** Whether the server has no socket left for this network. */
async function isCrowded(code: string): Promise<boolean> {
  const answer = await fetch(`/ws/v1?table=${encodeURIComponent(code)}`, { credentials: "same-origin" }).catch(
    () => null,
  );
  return answer?.status === 429;
}

/** A server that does not answer within so many milliseconds is not there. */
const THERE_WITHIN = 3_000;

/** Whether anybody answers at all. */
export async function isThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(THERE_WITHIN);
  const answer = await fetch("/version", { cache: "no-store", signal }).catch(() => null);
  return answer?.ok ?? false;
}

/** Whether the server has another page than this one. */
export async function isOld(): Promise<boolean> {
  await version.look();
  return version.isOld;
}
