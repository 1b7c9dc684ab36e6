import { offerOf } from "../../games";
import { router } from "../../lib/router.svelte";
import { isLocalId } from "../../lib/device/archive";
import { people, type LocalSeat } from "../../lib/device/local";
import type { AnyOptions, GameInfo } from "../../lib/wire/types";
import { playHere, playNow } from "../home/start";

/**
 * Begins a new game of the same kind at once: against as many bots, or with the same people at this device. People
 * elsewhere are asked at their table, `at`. Answers what went wrong, if anything did.
 */
export async function again(info: GameInfo, options: AnyOptions, at: string): Promise<string | null> {
  const { game, id, players } = info;
  const offer = offerOf(game, options);
  const others = players.filter(({ you }) => !you);
  const isAlone = players.length === others.length + 1 && others.every(({ level }) => level !== undefined);
  if (isLocalId(id) && !isAlone) {
    await playHere(offer, seatsOf(info), options);
    return null;
  }
  if (isAlone) return playNow(offer, { players: players.length, options, ...levelOf(info) });
  router.go(at);
  return null;
}

/** Who sat there, people with their names and colors in order. */
function seatsOf({ players }: GameInfo): LocalSeat[] {
  return people(players.map(({ name }) => name)).map((person, seat) => {
    const level = players[seat]?.level;
    return level === undefined ? person : { type: "bot", level };
  });
}

function levelOf({ players }: GameInfo): { level?: string } {
  const level = players.find((player) => player.level !== undefined)?.level;
  return level === undefined ? {} : { level };
}
