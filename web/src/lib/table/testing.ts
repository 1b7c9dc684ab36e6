/** For tests: a table and what it tells. */
import { described, GAME_IDS } from "../../games/described";
import type { Past, TableLink, Update } from "../link/link";
import type { AnyFrame, Answer, Command, FrameMessage, TableInfo } from "../wire/types";

/** A link whose other end is the test. */
export class FakeLink implements TableLink {
  tell: (update: Update) => void = () => {};
  sent: Command[] = [];
  past?: Past;
  answer: (command: Command) => Promise<Answer> = () => Promise.resolve({});
  subscribe(listener: (update: Update) => void) {
    this.tell = listener;
    return () => (this.tell = () => {});
  }
  send(command: Command) {
    this.sent.push(command);
    return this.answer(command);
  }
  close() {}
}

/** Somebody at the table. */
export const person = (name: string) =>
  ({ type: "person", name, color: "rust", here: true, away: false, host: false, local: false, robot: false }) as const;
/** A game without secrets. */
const OPEN = GAME_IDS.find((game) => described(game).about.secrets !== "hands")!;

/** A table that is played. */
export const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  code: "ABC234",
  game: OPEN,
  options: {},
  public: false,
  programs: false,
  state: "playing",
  seats: [person("Ann"), person("Bo"), { type: "bot", name: "Master", level: "master" }],
  start_seat: 0,
  away_level: "master",
  bot_pace_ms: 300,
  watchers: 0,
  fair: { id: "g1", commitment: "", hashes: [false, false, false], reveal: false },
  ...change,
});
/** A frame of seat 0, which is to act. */
export const frame = (ply: number, more: Partial<FrameMessage> = {}, seen: number[] = []): Update => ({
  type: "frame",
  game: "g1",
  seat: 0,
  to_act: 0,
  ...more,
  frame: {
    ply,
    view: {},
    legal: [{ action: { type: "roll" }, effects: [] }],
    seen: seen.map((at) => ({ ply: at, event: { action: at } })),
  } as unknown as AnyFrame,
});

/** Which seats are mine. */
export const you = (seats: number[]): Update => ({ type: "you", seats, host: true, name: "Ann", color: "rust" });

/** The small memory of a device. */
export function memory(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
}
