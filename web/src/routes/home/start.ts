import type { Offer } from "../../games";
import { api, isAway, Refusal, unreachable } from "../../lib/link/http";
import { server } from "../../lib/link/server.svelte";
import { router } from "../../lib/router.svelte";
import { known } from "../../lib/state/known";
import { localPath, type LocalSeat, people, tables } from "../../lib/state/local";
import { me } from "../../lib/state/me.svelte";
import { loadRules, usualLevel } from "../../lib/state/rules";
import { problemSaid } from "../../lib/ui/problems";
import type { AnyOptions, SeatRequest, TableInfo } from "../../lib/wire/types";

/** What can be chosen before a table is made. */
export interface Wishes {
  players: number;
  level?: string;
  options?: AnyOptions;
  public?: boolean;
}

/** Who wants to play now does not wait longer, in milliseconds, for a server: bots play on this device as well. */
export const PATIENCE = 800;

/** Makes a table with bots and goes there: at the server, or on this device if it does not answer at once. */
export async function playNow(offer: Offer, wishes: Wishes): Promise<string | null> {
  const { players, level } = wishes;
  const options = { ...offer.options, ...wishes.options };
  const body = { game: offer.game, players, ...(level ? { level } : {}), options };
  const until = Date.now() + PATIENCE;
  try {
    if (server.isHere === false) return await againstBots(offer, wishes);
    await soon(me.load(), PATIENCE);
    const table = await atOnce(api<TableInfo>("play", body), Math.max(100, until - Date.now()));
    router.go(`/t/${table.code}`);
    return null;
  } catch (error) {
    if (isAway(error)) {
      server.heard(false);
      return againstBots(offer, wishes);
    }
    if (error instanceof Refusal) return await problemSaid(error.problem);
    throw error;
  }
}

/** Makes a table with free seats at the server and goes there. */
export async function withFriends(offer: Offer, wishes: Wishes): Promise<string | null> {
  const seats: SeatRequest[] = [{ type: "me" }];
  while (seats.length < wishes.players) seats.push({ type: "open" });
  const options = { ...offer.options, ...wishes.options };
  const level = wishes.level ? { away_level: wishes.level } : {};
  try {
    await me.load();
    const table = await api<TableInfo>("tables", {
      game: offer.game,
      options,
      seats,
      public: wishes.public ?? false,
      ...level,
    });
    router.go(`/t/${table.code}`);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return await problemSaid(error.problem);
    throw error;
  }
}

/** Makes a table on this device and goes there. */
export async function playHere(offer: Offer, seats: LocalSeat[], options: AnyOptions = {}): Promise<void> {
  const plan = { game: offer.game, options: { ...offer.options, ...options }, start_seat: 0, seats };
  router.go(localPath((await tables.create(plan)).id));
}

async function againstBots(offer: Offer, { players, level, options }: Wishes): Promise<null> {
  const seats: LocalSeat[] = people([me.name || known.name]);
  const strength = level ?? (await usualOf(offer));
  while (seats.length < players) seats.push({ type: "bot", level: strength });
  await playHere(offer, seats, options);
  return null;
}

/** The usual level of a game; the weakest one, which every game has, if nobody can be asked. */
async function usualOf(offer: Offer): Promise<string> {
  const rules = await loadRules().catch(() => []);
  return usualLevel(rules.find(({ game }) => game === offer.game)?.levels ?? []) || "random";
}

/** A new table, if it comes soon enough; one that comes too late is left at once, so that nobody is waited for there. */
function atOnce(made: Promise<TableInfo>, within: number): Promise<TableInfo> {
  return soon(made, within).catch((error: unknown) => {
    const leave = ({ code }: TableInfo) => api(`tables/${encodeURIComponent(code)}/commands`, { type: "stand" });
    void made.then(leave).catch(() => {});
    throw error;
  });
}

/** An answer, if it comes soon enough; otherwise as if there were no server. */
function soon<T>(answer: Promise<T>, within: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Refusal(unreachable())), within);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
