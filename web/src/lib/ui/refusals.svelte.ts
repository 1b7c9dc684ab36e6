import { GAME_IDS, described } from "../../games/described";
import type { GameId, Refusal } from "../wire/types";
import type { Say } from "../words/refusals";

/** How each game says what its rules refuse, once its words are here. */
let known = $state.raw<Partial<Record<GameId, Say>>>({});
const asked: Partial<Record<GameId, Promise<void>>> = {};

/** Why the rules refuse something, in the language of the page; nothing before its words are here, or without any. */
export function refusalText(refused: Refusal, names: readonly string[]): string | null {
  void learn(refused);
  const game = gameOf(refused);
  return (game && known[game]?.(refused, names)) ?? null;
}

/** Loads the words for a refusal. Where they do not come, the next one asks for them again. */
export async function learn(refused: Refusal): Promise<void> {
  const game = gameOf(refused);
  if (game) await (asked[game] ??= load(game).catch(() => void delete asked[game]));
}

async function load(game: GameId): Promise<void> {
  const say = await (await import("../words/refusals")).sayerOf(game);
  known = { ...known, [game]: say };
}

/** The game whose rules refuse: a code begins as all its words do. */
function gameOf({ code }: Refusal): GameId | undefined {
  return GAME_IDS.find((game) => code.startsWith(`${described(game).about.area}_`));
}
