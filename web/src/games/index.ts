import type { Component } from "svelte";
import { m } from "../lib/messages/messages.js";
import type { AnyFrame, AnyOptions, AnySeen, GameId } from "../lib/wire/types";
import type { BoardProps } from "./board";

/** Any game's board, once it is loaded: the frames it gets are those of its game. */
export type AnyBoard = Component<BoardProps<AnyFrame>>;

/** A game as one chooses it on the first page. */
export interface Offer {
  key: string;
  game: GameId;
  options: AnyOptions;
  ground: "garden" | "savannah" | "workshop";
  name: () => string;
  info: () => string;
  pictures: string[];
  /** How many play when one just wants to play. */
  players: number;
}

export const OFFERS: Offer[] = [
  {
    key: "regenwormen",
    game: "regenwormen",
    options: {},
    ground: "garden",
    players: 3,
    name: () => m.app_game_regenwormen(),
    info: () => m.app_info_regenwormen(),
    pictures: ["die-worm", "die-5", "tile-4"],
  },
  {
    key: "extra",
    game: "regenwormen",
    options: { expansion: true },
    ground: "garden",
    players: 3,
    name: () => m.app_game_regenwormen_extra(),
    info: () => m.app_info_regenwormen_extra(),
    pictures: ["hen", "die-gold-1", "weasel"],
  },
  {
    key: "it-happens",
    game: "it-happens",
    options: {},
    ground: "savannah",
    players: 3,
    name: () => m.app_game_it_happens(),
    info: () => m.app_info_it_happens(),
    pictures: ["anteater", "mound", "queen"],
  },
  {
    key: "holzwurm",
    game: "holzwurm",
    options: {},
    ground: "workshop",
    players: 3,
    name: () => m.app_game_holzwurm(),
    info: () => m.app_info_holzwurm(),
    pictures: ["poison", "woodworm"],
  },
];

/** The offer that a table plays. */
export function offerOf(game: GameId, options: AnyOptions = {}): Offer {
  const key = game === "regenwormen" && "expansion" in options && options.expansion === true ? "extra" : game;
  return OFFERS.find((offer) => offer.key === key) ?? OFFERS[0]!;
}

/** One sentence for one event, or nothing for one that is not worth it. */
export type Describe = (
  event: AnySeen["event"],
  seat: number | null,
  name: (seat: number) => string,
  me: number | null,
) => string | null;

/** A line of the log. */
export interface Line {
  ply: number;
  seat: number | null;
  text: string;
  /** The rule behind what happened by itself: "RW-18". */
  rule?: string;
}

/** The whole story of a game in words: knows what came before, and so can say more than one event tells. */
export type Tell = (seen: AnySeen[], name: (seat: number) => string, me: number | null, options: AnyOptions) => Line[];

/** What a game brings along besides its board. */
export interface Extras {
  describe: Describe;
  tell: Tell;
  odds: AnyBoard | null;
}

const boards = import.meta.glob<{ default: AnyBoard }>(["./*/Board.svelte", "!./generic/*"]);
const logs = import.meta.glob<{ describe: Describe; tell?: Tell }>("./*/log.ts");
const stories = import.meta.glob<{ story: Tell }>(["./*/story.ts", "!./regenwormen/*"]);
const odds = import.meta.glob<{ default: AnyBoard }>("./*/Odds.svelte");

/** The board of a game: its own, or the one that plays anything. */
export async function loadBoard(game: GameId): Promise<AnyBoard> {
  const own = boards[`./${game}/Board.svelte`];
  const generic = () => import("./generic/Board.svelte") as unknown as Promise<{ default: AnyBoard }>;
  return (await (own ?? generic)()).default;
}

/** The words of a game, and its odds. */
export async function loadExtras(game: GameId): Promise<Extras> {
  const plain = (): Promise<{ describe: Describe; tell?: Tell }> => import("./generic/describe");
  const [log, story, table] = await Promise.all([
    (logs[`./${game}/log.ts`] ?? plain)(),
    stories[`./${game}/story.ts`]?.(),
    odds[`./${game}/Odds.svelte`]?.(),
  ]);
  return {
    describe: log.describe,
    tell: log.tell ?? story?.story ?? oneByOne(log.describe),
    odds: table?.default ?? null,
  };
}

/** The story of a game that can only describe single events. */
function oneByOne(describe: Describe): Tell {
  return (seen, name, me) =>
    seen.flatMap((event) => {
      const seat = event.seat ?? null;
      const text = describe(event.event, seat, name, me);
      return text ? [{ ply: event.ply, seat, text }] : [];
    });
}
