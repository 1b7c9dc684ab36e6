/** Deck files, as docs/rules/it-happens.md tells: TOML, of which only what a deck needs is read. */
import type { AnyOptions, ItHappensCardText, ItHappensOptions } from "../../lib/wire/types";

/** What is wrong with a deck file: a line that nobody understands, a number of cards, or a card. */
export type Fault = { type: "line"; line: number } | { type: "count"; n: number } | { type: "card"; card: string };

export class BadDeck extends Error {
  constructor(readonly fault: Fault) {
    super(JSON.stringify(fault));
  }
}

export interface DeckFile {
  name: string;
  cards: ItHappensCardText[];
}

/** The options with mound cards of one's own, or with ours. */
export function withDeck(options: AnyOptions, cards: ItHappensCardText[] | null): AnyOptions {
  const { deck: _, deck_cards: __, ...others } = options as ItHappensOptions;
  return cards ? { ...others, deck: "custom", deck_cards: cards } : others;
}

const SIZE = 12;
const N_COLUMNS = 5;
const TALLEST = 3;
const MOST_POINTS = 99;
const FIELDS = new Set([".", "W", "MAP", "SHO", "BON", "GLA", "SPK", "GLV", "TEL", "BOT"]);
const LINE = /^(?<key>\w+)\s*=\s*(?:"(?<text>(?:[^"\\]|\\["\\])*)"|'(?<plain>[^']*)'|(?<number>\d+))\s*(?:#.*)?$/;

/** Reads a deck file and checks it as the rules do. */
export function readDeck(text: string): DeckFile {
  let name = "";
  const cards: Record<string, string | number>[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    if (/^\[\[\s*cards\s*\]\]\s*(#.*)?$/.test(line)) {
      cards.push({});
      continue;
    }
    const [key, value] = entry(line) ?? fail({ type: "line", line: at + 1 });
    const card = cards.at(-1);
    if (card && key in card) fail({ type: "line", line: at + 1 });
    if (card) card[key] = value;
    else if (key === "name" && typeof value === "string") name = value;
    else fail({ type: "line", line: at + 1 });
  }
  if (cards.length !== SIZE) fail({ type: "count", n: cards.length });
  const read = cards.map((card, idx) => cardOf(card) ?? fail({ type: "card", card: String(card["id"] ?? idx + 1) }));
  const twice = read.find((card, idx) => read.findIndex((other) => other.id === card.id) !== idx);
  if (twice) fail({ type: "card", card: twice.id });
  return { name, cards: read };
}

function fail(fault: Fault): never {
  throw new BadDeck(fault);
}

function entry(line: string): [string, string | number] | null {
  const found = LINE.exec(line)?.groups;
  if (!found) return null;
  const { key, text, plain, number } = found;
  return [key!, number === undefined ? (plain ?? text!.replace(/\\(.)/g, "$1")) : Number(number)];
}

function cardOf({
  id,
  queen,
  general,
  worm,
  columns,
  ...others
}: Record<string, string | number>): ItHappensCardText | null {
  if (Object.keys(others).length > 0) return null;
  if (typeof id !== "string" || id === "" || typeof columns !== "string" || !areColumns(columns)) return null;
  if (!isPoints(queen) || !isPoints(general) || !isPoints(worm)) return null;
  return {
    id,
    queen,
    general,
    worm,
    columns: columns
      .split("/")
      .map((column) => fieldsOf(column).join(" "))
      .join(" / "),
  };
}

function isPoints(value: string | number | undefined): value is number {
  return typeof value === "number" && value <= MOST_POINTS;
}

function areColumns(text: string): boolean {
  const columns = text.split("/").map(fieldsOf);
  return (
    columns.length === N_COLUMNS &&
    columns.every(
      (fields) => fields.length >= 1 && fields.length <= TALLEST && fields.every((field) => FIELDS.has(field)),
    )
  );
}

function fieldsOf(column: string): string[] {
  return column.split(" ").filter((field) => field !== "");
}

/** A deck file with these cards. */
export function writeDeck({ name, cards }: DeckFile): string {
  const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
  const parts = cards.map(({ id, queen, general, worm, columns }) =>
    [
      "[[cards]]",
      `id = ${quoted(id)}`,
      `queen = ${queen}`,
      `general = ${general}`,
      `worm = ${worm}`,
      `columns = ${quoted(columns)}`,
      "",
    ].join("\n"),
  );
  return [`name = ${quoted(name)}`, "", ...parts].join("\n");
}
