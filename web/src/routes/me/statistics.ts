import { OFFERS, offerOf, type Offer } from "../../games";
import type { ArchivedRow } from "../../lib/device/archive";

/** What I made of the games of one kind that were played here. */
export interface Tally {
  offer: Offer;
  played: number;
  won: number;
  /** My best score; nothing where nobody was me. */
  best: number | null;
}

/** My games on this device by what was played, in the order in which games are offered; those without one are left out. */
export function tallies(games: readonly ArchivedRow[]): Tally[] {
  return OFFERS.map((offer) => tally(offer, games)).filter(({ played }) => played > 0);
}

function tally(offer: Offer, games: readonly ArchivedRow[]): Tally {
  const rows = games.filter((game) => offerOf(game.game, game.options).key === offer.key).flatMap(mine);
  const scores = rows.map(({ score }) => score);
  return {
    offer,
    played: rows.length,
    won: rows.filter(({ rank }) => rank === 1).length,
    best: scores.length > 0 ? Math.max(...scores) : null,
  };
}

/** My row of a result: the first of those who sat here. */
function mine({ result, players }: ArchivedRow) {
  const own = result.find(({ seat }) => seat !== undefined && players[seat]?.you);
  return own ? [own] : [];
}
