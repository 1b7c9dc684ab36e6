import { loadBoard, loadGame, type Offer } from "../../games";
import { warm } from "../../lib/engine/warm";
import { api, Refusal, unreachable } from "../../lib/link/http";
import { server } from "../../lib/link/server.svelte";
import { router } from "../../lib/router.svelte";
import { known } from "../../lib/learning/known";
import { localPath, type LocalSeat, tables } from "../../lib/device/local";
import { me } from "../../lib/people/me.svelte";
import { rulesHere, usualLevel } from "../../lib/device/rules";
import { problemSaid } from "../../lib/ui/problems";
import { need } from "../../lib/words/parts.svelte";
import type { AnyOptions, GameId, RulesInfo, SeatRequest, TableInfo } from "../../lib/wire/types";

/** What can be chosen before a table is made. */
export interface Wishes {
  players: number;
  level?: string;
  options?: AnyOptions;
  public?: boolean;
}

/** Who wants to play now does not wait longer, in milliseconds, for what the server calls him. */
export const PATIENCE = 800;
/** A device that cannot play by itself after so long, in milliseconds, leaves it to the server. */
export const READY_WITHIN = 10_000;

/** Makes a table with bots on this device and goes there; at the server only if this device cannot play by itself. */
export async function playNow(offer: Offer, wishes: Wishes): Promise<string | null> {
  bring(offer.game);
  const who = server.isHere === false ? null : soon(me.load(), PATIENCE).catch(() => server.heard(false));
  const rules = await soon(rulesHere(), READY_WITHIN).catch(() => null);
  await who;
  return rules ? againstBots(offer, wishes, rules) : atServer(offer, wishes);
}

/** Lets the page of the table and the board come while the engine does. */
function bring(game: GameId): void {
  for (const part of [import("../local/Local.svelte"), need("rest"), loadBoard(game), loadGame(game)])
    part.catch(() => {});
}

/** Makes a table with bots at the server and goes there. */
async function atServer(offer: Offer, { players, level, options }: Wishes): Promise<string | null> {
  const body = { game: offer.game, players, ...(level ? { level } : {}), options: { ...offer.options, ...options } };
  return goTo(async () => {
    await me.load();
    return api<TableInfo>("play", body);
  });
}

/** Makes a table with free seats at the server and goes there. */
export async function withFriends(offer: Offer, wishes: Wishes): Promise<string | null> {
  const seats: SeatRequest[] = [{ type: "me" }];
  while (seats.length < wishes.players) seats.push({ type: "open" });
  const options = { ...offer.options, ...wishes.options };
  const level = wishes.level ? { away_level: wishes.level } : {};
  return goTo(async () => {
    await me.load();
    const { public: isPublic = false } = wishes;
    return api<TableInfo>("tables", { game: offer.game, options, seats, public: isPublic, ...level });
  });
}

/** Goes to a table that the server makes; says why if it does not. */
async function goTo(make: () => Promise<TableInfo>): Promise<string | null> {
  try {
    router.go(`/t/${(await make()).code}`);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return await problemSaid(error.problem);
    throw error;
  }
}

/** Makes a table on this device and goes there. */
export async function playHere(offer: Offer, seats: LocalSeat[], options: AnyOptions = {}): Promise<void> {
  const plan = { game: offer.game, options: { ...offer.options, ...options }, start_seat: 0, seats };
  warm(plan);
  router.go(localPath((await tables.create(plan)).id));
}

async function againstBots(offer: Offer, { players, level, options }: Wishes, rules: RulesInfo[]): Promise<null> {
  const usual = usualLevel(rules.find(({ game }) => game === offer.game)?.levels ?? []) || "random";
  const seats: LocalSeat[] = [{ type: "person", name: me.name || known.name, color: me.info?.color ?? "rust" }];
  while (seats.length < players) seats.push({ type: "bot", level: level ?? usual });
  await playHere(offer, seats, options);
  return null;
}

/** An answer, if it comes soon enough; otherwise as if there were no server. */
function soon<T>(answer: Promise<T>, within: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Refusal(unreachable())), within);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
