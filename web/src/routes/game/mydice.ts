import { api, apiText } from "../../lib/link/http";
import type { GamesPage } from "../../lib/wire/types";
import { facesThrown } from "./dice";
import { parseRecord } from "./record";

/** So many games are looked at; more would take long and say no more. */
const MOST_GAMES = 60;

/** The faces that my dice showed in my games on this server, the latest ones first. */
export async function myFaces(isGone: () => boolean): Promise<{ faces: string[]; games: number }> {
  const page = await api<GamesPage>("me/games?limit=100");
  const played = page.games.filter(
    ({ game, ended, result }) => game !== "holzwurm" && ended !== undefined && result !== undefined,
  );
  const faces: string[] = [];
  let games = 0;
  for (const { id, players } of played.slice(0, MOST_GAMES)) {
    if (isGone()) break;
    const record = parseRecord(await apiText(`games/${encodeURIComponent(id)}/record`));
    // A worm is the sixth side.
    faces.push(
      ...facesThrown(record, (seat) => players[seat]?.you === true).map((face) => (face === "W" ? "6" : face)),
    );
    games += 1;
  }
  return { faces, games };
}
