import { loadGame } from "../../games";
import { api, apiText } from "../../lib/link/http";
import type { AnySeen, GameInfo, GamesPage } from "../../lib/wire/types";
import { facesThrown } from "./dice";
import { OpenedRecord } from "./opened";

/** So many games are looked at; more would take long and say no more. */
const MOST_GAMES = 60;

/** The faces that my dice showed at tables of this server, the latest ones first; those of a device are its own. */
export async function myFaces(isGone: () => boolean): Promise<{ faces: string[]; games: number }> {
  const page = await api<GamesPage>("me/games?limit=100");
  const isOver = ({ ended, result, on_device }: GameInfo) => ended !== undefined && result !== undefined && !on_device;
  const played = await withDice(page.games.filter(isOver));
  const faces: string[] = [];
  let games = 0;
  for (const { id, game, players } of played.slice(0, MOST_GAMES)) {
    if (isGone()) break;
    const steps = await stepsOf(await apiText(`games/${encodeURIComponent(id)}/record`));
    // A worm is the sixth side.
    faces.push(
      ...facesThrown({ steps }, await loadGame(game), (seat) => players[seat]?.you === true).map((face) =>
        face === "W" ? "6" : face,
      ),
    );
    games += 1;
  }
  return { faces, games };
}

/** What happened in a game, with what it brought about. */
async function stepsOf(record: string): Promise<AnySeen[]> {
  const opened = new OpenedRecord(record);
  try {
    return await opened.seen(null);
  } finally {
    opened.close();
  }
}

async function withDice(games: GameInfo[]): Promise<GameInfo[]> {
  const dice = await Promise.all(games.map(async ({ game }) => (await loadGame(game)).hasDice));
  return games.filter((_, idx) => dice[idx]);
}
