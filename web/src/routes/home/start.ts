import type { Offer } from "../../games";
import { api, Refusal } from "../../lib/link/http";
import { router } from "../../lib/router.svelte";
import { me } from "../../lib/state/me.svelte";
import { problemText } from "../../lib/ui/problems";
import type { AnyOptions, SeatRequest, TableInfo } from "../../lib/wire/types";

/** What can be chosen before a table is made. */
export interface Wishes {
  players: number;
  level?: string;
  options?: AnyOptions;
  public?: boolean;
}

/** Makes a table with bots and goes there; answers what went wrong, if anything did. */
export function playNow(offer: Offer, wishes: Wishes): Promise<string | null> {
  const { players, level, options } = wishes;
  return goTo("play", { game: offer.game, players, ...(level ? { level } : {}), options: { ...offer.options, ...options } });
}

/** Makes a table with free seats and goes there. */
export function withFriends(offer: Offer, wishes: Wishes): Promise<string | null> {
  const seats: SeatRequest[] = [{ type: "me" }];
  while (seats.length < wishes.players) seats.push({ type: "open" });
  const options = { ...offer.options, ...wishes.options };
  const level = wishes.level ? { away_level: wishes.level } : {};
  return goTo("tables", { game: offer.game, options, seats, public: wishes.public ?? false, ...level });
}

async function goTo(path: string, body: unknown): Promise<string | null> {
  try {
    await me.load();
    const table = await api<TableInfo>(path, body);
    router.go(`/t/${table.code}`);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return problemText(error.problem);
    throw error;
  }
}
