import { offerOf, type Offer } from "../../games";
import { type TableRow, localPath, playersOf } from "../../lib/device/local";
import { shownNames } from "../../lib/people/names";
import type { GameInfo, GamePlayer } from "../../lib/wire/types";

/** A game that can be gone on with. */
export interface Waiting {
  id: string;
  offer: Offer;
  /** Whom one plays with. */
  others: string;
  n_players: number;
  /** Where it goes on; nowhere while the server that has it is away. */
  href: string | null;
  isLocal: boolean;
  /** When it was begun or last played. */
  since: string;
}

/** Games that wait for me at the server and on this device: those that can be played first, then the latest. */
export function waiting(atServer: GameInfo[], here: TableRow[], isServerHere: boolean): Waiting[] {
  const online = atServer.filter((game) => game.ended === undefined).map((game) => atTable(game, isServerHere));
  const rank = ({ href, since }: Waiting) => `${href ? 1 : 0}${since}`;
  const local = here.filter(({ went }) => went === undefined).map(atDevice);
  return [...online, ...local].sort((one, other) => rank(other).localeCompare(rank(one)));
}

function atTable(game: GameInfo, isServerHere: boolean): Waiting {
  return {
    id: game.id,
    offer: offerOf(game.game, game.options),
    isLocal: false,
    since: game.created,
    others: others(game.players, game.table),
    n_players: game.players.length,
    href: isServerHere ? `/t/${game.table}` : null,
  };
}

function atDevice({ id, plan, changed }: TableRow): Waiting {
  const players = playersOf(plan);
  // Those who share the device are named too, but the first one, who holds it.
  const company = players.map((player, seat) => ({ ...player, you: seat === players.findIndex(({ you }) => you) }));
  return {
    id,
    offer: offerOf(plan.game, plan.options),
    isLocal: true,
    since: changed,
    others: others(company, id),
    n_players: players.length,
    href: localPath(id),
  };
}

function others(players: GamePlayer[], table: string): string {
  return shownNames(players, table)
    .filter((_, seat) => !players[seat]?.you)
    .join(", ");
}
