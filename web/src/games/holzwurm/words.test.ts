import { beforeEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import type { HolzwurmAction, HolzwurmSeen, HolzwurmView } from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import { describe as plainly } from "./log";
import recorded from "./plays.fixture.json";
import { Table } from "./table.svelte";
import { cardText, label, rule, sentence } from "./words";

const PLAYS = recorded as unknown as { before: HolzwurmView; seen: HolzwurmSeen[]; after: HolzwurmView }[];
const SEATS: BoardSeat[] = ["Mila", "Oma", "Jan", "Pip", "Bo", "Ann"].map((name) => {
  return { name, color: "rust", bot: false, here: true, away: false };
});
const VIEW = {
  deal: 1,
  deals: 3,
  rows: [
    { color: "red", cards: ["r5", "r3", "r10"], display: [] },
    { cards: ["n4"], display: [] },
  ],
  fate: ["x13", "y9"],
  seats: [],
} as unknown as HolzwurmView;

beforeEach(() => overwriteGetLocale(() => "en"));

const play = (card: string, row?: number) =>
  ({ type: "play", card, ...(row === undefined ? {} : { row }) }) as HolzwurmAction;
const seen = (action: HolzwurmAction): HolzwurmSeen => ({ ply: 2, seat: 1, event: { action }, effects: [] });

describe("label", () => {
  it("says what a play does", () => {
    expect(label(play("r7", 0), VIEW)).toBe("Play red −7 on the red row: safe");
    expect(label(play("b2"), VIEW)).toBe("Play blue +2 as a new row: safe");
    expect(label(play("r1", 0), VIEW)).toBe("Play red −1 on the red row: too low, take 4 cards and fate −9");
  });
});

describe("sentence", () => {
  it("tells a play, a new row and a row that is taken", () => {
    expect(sentence(seen(play("r7", 0)), VIEW, VIEW, SEATS)).toBe("Oma played red −7. The red row has 4.");
    expect(sentence(seen(play("b2")), VIEW, VIEW, SEATS, 1)).toBe("You opened a row with blue +2.");
    const took = "Oma played red −1. Oma took the red row: 4 cards and fate −9.";
    expect(sentence(seen(play("r1", 0)), VIEW, VIEW, SEATS)).toBe(took);
    expect(rule({ action: play("r1", 0) }, VIEW)).toBe("HW-12");
    expect(rule({ action: play("r7", 0) }, VIEW)).toBeNull();
    expect(rule({ action: play("b7", 1) }, VIEW)).toBe("HW-09");
    expect(sentence(seen(play("b7", 1)), VIEW, VIEW, SEATS)).toBe("Oma played blue −7. The blue row has 2.");
  });

  it("knows the rule that the poison comes alone", () => {
    const last = { ...VIEW, fate: ["x13"] } as HolzwurmView;
    const options = { poison_takes_row: false };
    expect(label(play("r1", 0), last, options)).toBe(
      "Play red −1 on the red row: too low, take the poison; the row stays",
    );
    expect(sentence(seen(play("r1", 0)), last, last, SEATS, null, options)).toContain("only the poison is taken");
    expect(sentence(seen(play("r1", 0)), last, last, SEATS)).toContain("took the red row: 4 cards and fate −13");
  });

  it("tells how a deal ended", () => {
    const end = PLAYS.find(({ before, after }) => after.deal !== before.deal)!;
    expect(sentence(end.seen[0]!, end.before, end.after, SEATS)).toMatch(/(went out|took the poison)\.$/);
    expect(sentence(end.seen.at(-1)!, end.before, end.after, SEATS)).toBe("Deal 2 begins.");
  });

  it.each(["nl", "de", "fr"] as const)("speaks %s", (locale) => {
    overwriteGetLocale(() => locale);
    const row = { nl: "rode rij", de: "rote Reihe", fr: "rangée rouge" }[locale];
    expect(sentence(seen(play("r1", 0)), VIEW, VIEW, SEATS)).toContain(row);
    expect(cardText("x13")).toMatch(/−13$/);
  });
});

it("has a plain sentence for every event without views", () => {
  const name = (seat: number) => SEATS[seat]!.name;
  expect(plainly({ action: play("n4", 1) }, 2, name, null)).toBe("Jan played grey +4.");
  expect(plainly({ action: play("n4") }, 2, name, 2)).toBe("You opened a row with grey +4.");
});

it("opens the score sheet when a deal has ended, and only then", () => {
  const end = PLAYS.find(({ before, after }) => after.deal !== before.deal)!;
  const table = new Table();
  table.take({ ply: 1, view: end.before, legal: [], seen: [] });
  expect(table.sheet).toBeNull();
  table.take({ ply: 3, view: end.after, legal: [], seen: end.seen });
  expect(table.sheet).toMatchObject({ deal: end.before.deal, view: end.after.last });
  table.close();
  expect(table.sheet).toBeNull();
});
