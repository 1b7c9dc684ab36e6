import type { Component } from "svelte";
import { need } from "../lib/words/parts.svelte";
import type { AnyFrame, GameId } from "../lib/wire/types";
import type { BoardProps } from "./board";
import type { Game, Loaded } from "./game";

export type { Line } from "./game";
export { OFFERS, offerOf, type Offer } from "./offers";

/** Any game's board, once it is loaded: the frames it gets are those of its game. */
export type AnyBoard = Component<BoardProps<AnyFrame>>;

const folders = import.meta.glob<{ default: Game }>(["./*/index.ts", "!./generic/*"]);

/** What a game brings along, with its words, and with what is missing from the generic one; its folder has its name. */
export async function loadGame(game: GameId): Promise<Loaded> {
  const folder = folders[`./${game}/index.ts`]?.();
  const [own, { genericOf }] = await Promise.all([folder, import("./generic"), need(game), need("rest")]);
  return genericOf(game, own?.default ?? {});
}

/** The board of a game: its own, or the one that plays anything. */
export async function loadBoard(game: GameId): Promise<AnyBoard> {
  return (await (await loadGame(game)).board()).default as unknown as AnyBoard;
}

/** What a game knows about each choice; nothing for one that knows nothing. */
export async function loadOdds(game: GameId): Promise<AnyBoard | null> {
  return ((await (await loadGame(game)).odds?.())?.default ?? null) as unknown as AnyBoard | null;
}
