import { offerOf, type Offer } from "../../games";
import { m } from "../../lib/messages/messages.js";
import { type ArchivedRow, gameOfKept, tableOf } from "../../lib/device/archive";
import { type TableRow, localPath, playersOf } from "../../lib/device/local";
import { scoreText } from "../../lib/table/standing";
import { shownNames } from "../../lib/people/names";
import type { GameInfo } from "../../lib/wire/types";

/** A game in the list of my games. */
export interface Listed {
  id: string;
  offer: Offer;
  created: string;
  names: string;
  outcome: string;
  /** What I scored, or the winner where several people share a device; nothing before the end. */
  score: string;
  /** Where one can look at it or go on. */
  href: string;
  /** Where it is kept: nowhere but here, or at the server. */
  kept: "table" | "archive" | "server";
}

/** All games, the latest first: those of the server, finished ones of this device, and those that go on here. */
export function listGames(atServer: GameInfo[], archived: ArchivedRow[], running: TableRow[]): Listed[] {
  // What was played here is here, and the copy at the server is the same game.
  const here = new Set([...archived.map(({ id }) => id), ...running.map(({ game }) => game)]);
  const others = atServer.filter(({ id }) => !here.has(gameOfKept(id)));
  const all = [...others.map(ofServer), ...archived.map(ofArchive), ...running.map(ofTable)];
  return all.sort((one, other) => other.created.localeCompare(one.created));
}

function ofServer(game: GameInfo): Listed {
  const href = game.ended === undefined ? `/t/${game.table}` : `/g/${game.id}`;
  return { ...row(game), offer: offerOf(game.game, game.options), href, kept: "server" };
}

function ofArchive(game: ArchivedRow): Listed {
  return { ...row(game), offer: offerOf(game.game, game.options), href: `/g/${game.id}`, kept: "archive" };
}

function ofTable({ id, plan, created, went }: TableRow): Listed {
  const names = shownNames(playersOf(plan), id).join(", ");
  const offer = offerOf(plan.game, plan.options);
  return { id, offer, created, names, outcome: whereabouts(went), score: "", href: localPath(id), kept: "table" };
}

/** Where a game is that is not over as far as this device knows. */
function whereabouts(went: TableRow["went"]): string {
  if (!went) return m.app_still_playing();
  return went.over ? m.local_over_title() : m.local_went_title();
}

function row(game: GameInfo): Pick<Listed, "id" | "created" | "names" | "outcome" | "score"> {
  return {
    id: game.id,
    created: game.created,
    names: shownNames(game.players, tableOf(game)).join(", "),
    outcome: outcome(game),
    score: scoreOf(game),
  };
}

/** How a game ended for me; where several people share a device, who won. */
function outcome(game: GameInfo): string {
  const { ended, result, players } = game;
  if (ended === undefined) return m.app_still_playing();
  const mine = result?.filter((one) => one.seat !== undefined && players[one.seat]?.you) ?? [];
  if (!result || mine.length === 0) return m.app_given_up();
  const winner = result.find((one) => one.rank === 1)?.seat;
  if (mine.length > 1 && winner !== undefined)
    return m.app_wins({ name: shownNames(players, tableOf(game))[winner] ?? "" });
  return m.app_rank_of({ n: mine[0]!.rank, all: result.length });
}

/** What was scored: by me, or by the winner where several people share a device. */
function scoreOf({ game, result, players }: GameInfo): string {
  const mine = result?.filter(({ seat }) => seat !== undefined && players[seat]?.you) ?? [];
  const row = mine.length > 1 ? result?.find(({ rank }) => rank === 1) : mine[0];
  return row ? scoreText(game, row.score) : "";
}

/** A day as one speaks of it: with the year if it is another one. */
export function dayOf(date: Date, language: string, now = new Date()): string {
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return date.toLocaleDateString(language, { day: "numeric", month: "long", ...year });
}
