/** What clients and the server say to each other: the types of crates/protocol, as JSON. */

import type { GameId } from "./types";

export type Color = "rust" | "blue" | "green" | "purple" | "ochre" | "teal" | "pink";
export const COLORS: Color[] = ["rust", "blue", "green", "purple", "ochre", "teal", "pink"];

export type Phrase =
  | "hello" | "good_luck" | "well_played" | "what_a_roll" | "ouch"
  | "your_turn" | "one_moment" | "thank_you" | "again" | "goodbye";
export type Emote = "laugh" | "cry" | "gasp" | "think" | "clap" | "heart";

export type Code =
  | "bad_request" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "foreign_origin"
  | "too_large" | "too_many" | "stale" | "not_your_turn" | "illegal" | "game_over" | "wrong_state" | "full"
  | "unavailable" | "internal";

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: Code;
  ply?: number;
}

export interface GuestInfo {
  id: string;
  name: string;
  color: Color;
}

export type SeatInfo =
  | { type: "open" }
  | {
      type: "person";
      name: string;
      color: Color;
      here: boolean;
      away: boolean;
      host: boolean;
      local: boolean;
      robot: boolean;
    }
  | { type: "bot"; name: string; level: string };

export interface ResultRow {
  seat?: number;
  score: number;
  tiebreaks: number[];
  rank: number;
}

export interface FairInfo {
  id: string;
  commitment: string;
  hashes: boolean[];
  reveal: boolean;
}

export type TablePhase = "open" | "starting" | "playing" | "over" | "closed";

export interface TableInfo {
  code: string;
  game: GameId;
  options: Record<string, unknown>;
  public: boolean;
  state: TablePhase;
  seats: SeatInfo[];
  start_seat: number;
  pace_s?: number;
  away_level: string;
  bot_pace_ms: number;
  watchers: number;
  game_id?: string;
  result?: ResultRow[];
  fair: FairInfo;
}

export interface TableSummary {
  code: string;
  game: GameId;
  state: TablePhase;
  seats: (string | null)[];
  watchers: number;
  pace_s?: number;
}

export interface You {
  seats: number[];
  host: boolean;
  name: string;
  color: Color;
}

/** What every game's frame has; a board knows the rest. */
export interface AnyFrame {
  ply: number;
  view: unknown;
  legal: unknown[];
  seen: AnySeen[];
}

export interface AnySeen {
  ply: number;
  event: { action?: unknown; chance?: unknown };
  seat?: number;
}

export interface FrameMessage {
  game: string;
  seat?: number;
  to_act?: number;
  clock?: { left_ms: number };
  frame: AnyFrame;
}

export interface Talk {
  seat?: number;
  name: string;
  text?: string;
  phrase?: Phrase;
  emote?: Emote;
}

export interface Answer {
  cid?: number;
  ply?: number;
}

export type ServerMessage =
  | { type: "table"; table: TableInfo }
  | ({ type: "you" } & You)
  | ({ type: "frame" } & FrameMessage)
  | ({ type: "ack" } & Answer)
  | { type: "refused"; cid?: number; problem: Problem }
  | ({ type: "talk" } & Talk)
  | { type: "restart" }
  | { type: "closed" };

export type TableChange = Partial<{
  options: Record<string, unknown>;
  public: boolean;
  pace_s: number;
  away_level: string;
  bot_pace_ms: number;
  start_seat: number;
  players: number;
}>;

export type Command =
  | { type: "act"; ply: number; action: unknown; nonce?: string; seat?: number }
  | { type: "sit"; seat?: number }
  | { type: "stand"; seat?: number }
  | { type: "add_local"; seat: number; name: string }
  | { type: "add_bot"; seat: number; level: string }
  | { type: "clear"; seat: number }
  | ({ type: "change" } & TableChange)
  | { type: "start" }
  | { type: "rematch" }
  | { type: "back" }
  | { type: "say"; text: string }
  | { type: "phrase"; phrase: Phrase }
  | { type: "emote"; emote: Emote }
  | { type: "entropy_hash"; seat: number; hash: string }
  | { type: "entropy"; seat: number; entropy: string };

export interface RulesInfo {
  game: GameId;
  min_players: number;
  max_players: number;
  levels: { name: string; about: string }[];
}

export type SeatRequest =
  | { type: "me" }
  | { type: "open" }
  | { type: "bot"; level: string }
  | { type: "local"; name: string };

export interface GameInfo {
  id: string;
  table: string;
  game: GameId;
  created: string;
  ended?: string;
  ply: number;
  players: { name: string; level?: string; you: boolean }[];
  result?: ResultRow[];
}

export interface GamesPage {
  games: GameInfo[];
  cursor?: string;
}

/** What crates/review finds out about a finished game. */
export interface Review {
  method: "exact-turns" | "sampled";
  playouts?: number;
  over: boolean;
  rows: ReviewRow[];
  costliest: ReviewDecision[];
  worth: number[][];
}

export interface ReviewRow {
  seat?: number;
  name?: string;
  decisions: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

export interface ReviewDecision {
  ply: number;
  seat: number;
  cost: number;
  margin: number;
  grade: "best" | "fine" | "?!" | "?" | "??";
  action: unknown;
  best: unknown;
  choices: { action: unknown; share: number }[];
}
