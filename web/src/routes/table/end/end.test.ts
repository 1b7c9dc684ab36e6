import { beforeAll, expect, test } from "vitest";
import { luckSaid, luckShort } from "../../../lib/played/luck";
import { settings } from "../../../lib/settings/settings.svelte";
import type { DecisionReport, Fact, Fortune, Price, Report, RowReport } from "../../../lib/wire/types";
import { need } from "../../../lib/words/parts.svelte";
import { barOf, choiceWords, luckWords, summary } from "./shares";

beforeAll(async () => {
  settings.set("language", "en");
  await Promise.all([need("rest"), need("regenwormen")]);
});

const row = (
  seat: number,
  luck: number,
  own: number,
  luck_kind: Fortune = "even",
  choices_kind: Price = "best",
): RowReport => ({
  seat,
  decisions: 9,
  start: 0.5,
  luck,
  hidden: 0,
  own,
  others: 0,
  rest: 0,
  result: 1,
  luck_kind,
  luck_size: luck,
  choices_kind,
});
const KINDS: Fortune[] = ["much", "some", "even", "bad", "worse"];
const report = (rows: RowReport[], worth: number[][] = []): Report =>
  ({ method: "exact", judge: "", over: true, rows, costliest: [], worth }) as unknown as Report;

test("luck has its words", () => {
  expect(KINDS.map((kind) => luckWords("holzwurm", row(0, 0, 0, kind)))).toEqual([
    "Very lucky.",
    "A bit lucky.",
    "Neither lucky nor unlucky.",
    "A bit unlucky.",
    "Very unlucky.",
  ]);
});

test("luck is told in worms where own throws are counted in them, whatever the share of the win says", () => {
  const counted = (score_luck: number, kind: Fortune) => ({
    ...row(0, -0.3, 0, kind),
    score_luck,
    luck_size: score_luck,
  });
  const words = ([5.2, 1, 0.4, -1, -2] as const).map((worms, idx) =>
    luckWords("regenwormen", counted(worms, KINDS[idx]!)),
  );
  expect(words).toEqual([
    "Very lucky: +5 worms.",
    "A bit lucky.",
    "Neither lucky nor unlucky.",
    "A bit unlucky.",
    "Very unlucky: −2 worms.",
  ]);
  const lucky = counted(5.2, "much");
  expect(barOf("luck", lucky, report([lucky]))).toBe(100);
  const name = ({ seat }: RowReport) => ["Mila", "Oma"][seat ?? 0]!;
  expect(summary(report([lucky, row(1, 0.3, 0, "some")]), name)).toContain("Luck was kindest to Mila.");
});

test("choices have theirs, and a habit is named where it cost very much", () => {
  const review = report([]);
  review.costliest = [
    { seat: 0, grade: "?" },
    { seat: 0, grade: "fine" },
    { seat: 1, grade: "??" },
  ] as DecisionReport[];
  const said = (kind: Price, habit?: Fact) =>
    choiceWords("regenwormen", review, { ...row(0, 0, -1, "even", kind), ...(habit && { habit }) });
  expect((["best", "little", "lot", "very"] as const).map((kind) => said(kind))).toEqual([
    "Nearly every choice was the best.",
    "One choice cost a little.",
    "Some choices cost a lot.",
    "Many choices cost a lot.",
  ]);
  const habit = { type: "habit", why: "rolled_on", n: 2 } as Fact;
  expect(said("very", habit)).toBe("Rolled on too long 2 times.");
  expect(said("lot", habit)).toBe("Some choices cost a lot.");
});

test("the end of a game and its review say the same about luck", () => {
  const kinds = ["a lot of luck", "some luck", "neither luck nor bad luck", "some bad luck", "a lot of bad luck"];
  const words = ["Very lucky.", "A bit lucky.", "Neither lucky nor unlucky.", "A bit unlucky.", "Very unlucky."];
  for (const kind of KINDS) {
    const one = row(0, 0, 0, kind);
    expect(words.indexOf(luckWords("it-happens", one))).toBe(kinds.indexOf(luckShort("it-happens", one)));
    expect(luckSaid("it-happens", one, null)).toContain(luckShort("it-happens", one));
  }
});

test("one sentence tells of luck and choices of all", () => {
  const name = ({ seat }: RowReport) => ["Mila", "Oma"][seat ?? 0]!;
  expect(summary(report([row(0, 0.3, -0.1, "some", "lot"), row(1, -0.1, -0.02, "bad")]), name)).toBe(
    "Luck was kindest to Mila. Oma chose best of all.",
  );
  expect(summary(report([row(0, 0.01, -0.1, "even", "lot"), row(1, -0.01, -0.2, "even", "very")]), name)).toBe(
    "Luck was fair to all. Mila’s choices cost least.",
  );
  const one = row(0, 0.2, -0.1);
  expect([barOf("luck", one, report([one])), barOf("own", one, report([one]))]).toEqual([100, -50]);
});
