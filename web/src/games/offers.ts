import { m } from "../lib/messages/messages.js";
import { describedWord, plainName } from "../lib/words/described";
import type { AnyOptions, GameId } from "../lib/wire/types";
import { described, editionOf, GAME_IDS, type About, type Described, type Edition } from "./described";

/** A game as one chooses it on the first page. */
export interface Offer {
  /** Its name in addresses. */
  key: string;
  game: GameId;
  options: AnyOptions;
  ground: About["ground"];
  name: () => string;
  info: () => string;
  pictures: readonly string[];
  /** The picture that stands for it alone. */
  emblem: string;
  /** How many play when one just wants to play. */
  players: number;
  /** Where its rules are told. */
  rules: string;
}

function offer(game: GameId, edition: Edition | null): Offer {
  const { about } = described(game);
  const pictures = edition?.pictures ?? about.pictures;
  const word = (what: string) => describedWord([about.area, what, ...(edition ? [edition.name] : [])].join("_"));
  return {
    key: edition?.name ?? game,
    game,
    options: edition ? ({ [edition.option]: true } as AnyOptions) : {},
    ground: about.ground,
    name: () => word("name") ?? plainName(edition?.name ?? game),
    info: () => word("about") ?? plainInfo(described(game)),
    pictures,
    emblem: (pictures.length > 2 ? pictures[0] : pictures.at(-1))!,
    players: about.players,
    rules: `/about/rules/${edition ? `${game}-${edition.option}` : game}`,
  };
}

/** How many play and how long, where the catalogue does not say it; nothing of a game that this page does not know. */
function plainInfo({ about, seats: [least, most] }: Described): string {
  return about.area === "" ? "" : m.app_seats_minutes({ least, most, n: about.minutes[0] });
}

/** All games, each followed by its editions. */
export const OFFERS: Offer[] = GAME_IDS.flatMap((game) =>
  [null, ...described(game).about.editions].map((edition) => offer(game, edition)),
);

/** The offer that a table plays. */
export function offerOf(game: GameId, options: AnyOptions = {}): Offer {
  const key = editionOf(game, options)?.name ?? game;
  return OFFERS.find((known) => known.key === key) ?? offer(game, null);
}
