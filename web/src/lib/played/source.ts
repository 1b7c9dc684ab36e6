import { askOnce } from "../engine/once";
import { api, apiText, Refusal } from "../link/http";
import type { GameInfo, Report } from "../wire/types";
import { archive, isLocalId, tableOf, type ArchivedGame } from "../device/archive";
import { localPath } from "../device/local";
import { loadReview } from "./review";

/** Where a finished game comes from: a server, or this device. */
export interface GameSource {
  info(): Promise<GameInfo>;
  /** The record as text (docs/records.md). */
  record(): Promise<string>;
  /** Luck and skill; nothing where nobody can tell. */
  review(isGone?: () => boolean): Promise<Report | null>;
  /** Where the same people can play again. */
  again(info: GameInfo): string;
  /** Whether others can open its link. */
  isPublic: boolean;
}

/** The source of a game by its id. */
export function sourceOf(id: string): GameSource {
  return isLocalId(id) ? keptSource(() => archive.get(id)) : serverSource(id);
}

/** A game of the server. Where it makes no reviews, this device does. */
export function serverSource(id: string): GameSource {
  const path = `games/${encodeURIComponent(id)}`;
  const record = once(() => apiText(`${path}/record`));
  return {
    info: async () => {
      const info = await api<GameInfo>(path);
      return { ...info, table: tableOf(info) };
    },
    record,
    review: async (isGone) => (await loadReview(id, isGone)) ?? (isGone?.() ? null : makeReview(await record())),
    again: (info) => (info.on_device ? "/" : `/t/${info.table}`),
    isPublic: true,
  };
}

/** A game that this device has kept; it may be a moment before it is. */
export function keptSource(get: () => Promise<ArchivedGame | undefined>): GameSource {
  const game = once(async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const found = await get();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 300));
    }
    throw new Refusal({ type: "", title: "", status: 404, detail: "there is no such game", code: "not_found" });
  });
  return {
    info: game,
    record: async () => (await game()).record,
    review: async () => makeReview((await game()).record),
    again: (info) => localPath(info.table),
    isPublic: false,
  };
}

/** The review of a record, made here, beside whatever else the engine does. */
function makeReview(record: string): Promise<Report | null> {
  return askOnce<Report>({ fn: "review", record }).catch(() => null);
}

/** Asks once, and remembers; what failed is asked again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
