import type { Line } from "../../games";
import { byEvent } from "../../games/parts/lines";
import type { AnySeen } from "../wire/types";
import { keep, type Notes, ownMemory, recall } from "../storage/memory";

/** How many turns a summary has at most: more is read in the log. */
const MOST = 3;

/** Fields of what an event brought about that say whom it befalls. */
const BEFALLS = ["seat", "from", "to"];

/**
 * What others did after a ply in short: how each of their turns ended, and what of it befell my seats; the newest last.
 *
 * What I did myself I know: of that only what it was to others is told. What a bot did on my seat while it played for me
 * I do not.
 */
export function missed(
  story: Line[],
  seen: readonly AnySeen[],
  since: number,
  mine: readonly number[],
  wasPlayedFor = false,
): string[] {
  const isMine = (seat: number | null) => seat !== null && mine.includes(seat);
  const own = new Set(ownPlies(seen, isMine));
  const hits = new Set(seen.flatMap((event) => (!own.has(event.ply) && befalls(event, isMine) ? [event.ply] : [])));
  const fresh = story.filter((line) => line.ply > since);
  const told = byEvent(
    fresh.filter((line) => wasPlayedFor || !own.has(line.ply) || (line.seat !== null && !isMine(line.seat))),
  );
  const ends = endsOf(byEvent(fresh));
  const worth = told.filter(({ ply }) => ends.has(ply) || hits.has(ply));
  // Where there is more than can be told, what befell me goes first.
  const chosen = [...worth.filter(({ ply }) => !hits.has(ply)), ...worth.filter(({ ply }) => hits.has(ply))];
  return chosen
    .slice(-MOST)
    .sort((one, other) => one.ply - other.ply)
    .map((line) => line.text);
}

/** The plies that my seats brought about. */
function ownPlies(seen: readonly AnySeen[], isMine: (seat: number | null) => boolean): number[] {
  return byActor(seen).flatMap(({ ply, actor }) => (isMine(actor) ? [ply] : []));
}

/** Whether somebody on my seats has acted after a ply. */
export function hasActed(seen: readonly AnySeen[], since: number, mine: readonly number[]): boolean {
  return seen.some(({ ply, seat }) => ply > since && seat !== undefined && mine.includes(seat));
}

/** The plies with which a turn ended: the last line of a turn says what came of it. */
function endsOf(lines: readonly Line[]): Set<number> {
  const seated = lines.filter(({ seat }) => seat !== null);
  return new Set(seated.flatMap(({ ply, seat }, idx) => (seated[idx + 1]?.seat === seat ? [] : [ply])));
}

/** Who brought each event about: what chance answers belongs to whoever asked it. */
function byActor(seen: readonly AnySeen[]): { ply: number; actor: number | null }[] {
  let actor: number | null = null;
  return seen.map((event) => ({ ply: event.ply, actor: (actor = event.seat ?? actor) }));
}

function befalls({ effects }: AnySeen, isMine: (seat: number) => boolean): boolean {
  return effects.some((effect) =>
    Object.entries(effect).some(([field, seat]) => BEFALLS.includes(field) && typeof seat === "number" && isMine(seat)),
  );
}

export const SEEN = "wormery.seen";

/** Keeps how far I have followed a game, so that I can be told the rest when I am back. */
export function keepSeen(game: string, ply: number, memory: Notes | null = ownMemory()): void {
  keep(SEEN, { game, ply }, memory);
}

/** How far I had followed this game; null when I had not. */
export function seenOf(game: string, memory: Notes | null = ownMemory()): number | null {
  const kept = (recall(SEEN, memory) ?? {}) as { game?: unknown; ply?: unknown };
  return kept.game === game && typeof kept.ply === "number" ? kept.ply : null;
}
