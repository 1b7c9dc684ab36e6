import { beforeAll, expect, it } from "vitest";
import { OFFERS } from "../../games";
import type { BoardSeat } from "../../games/board";
import { same } from "../../games/parts/hints";
import { hasPuzzles, LEVELS, loadSheet, puzzleAt, recordOf } from "../../games/puzzles";
import type { Engine } from "../../lib/engine/module";
import { loadEngine } from "../../lib/engine/testing";
import { Archive, type ArchivedGame, keptId } from "../../lib/device/archive";
import { type LocalTable, LocalTables, playersOf } from "../../lib/device/local";
import { me } from "../../lib/people/me.svelte";
import { shownNames } from "../../lib/people/names";
import { boardSeats } from "../../lib/table/seats";
import { settings } from "../../lib/settings/settings.svelte";
import { MemoryShelf } from "../../lib/storage/shelf";
import type { SeatInfo } from "../../lib/wire/types";
import { factSaid } from "../../lib/words/facts";
import { need } from "../../lib/words/parts.svelte";
import { OpenedRecord } from "../game/opened";
import { planOf } from "./playon";
import { Posing } from "./posing.svelte";
import { companyOf, seatsOf } from "./seats";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));

const open = (record: string) => new OpenedRecord(record, async (request) => engine.ask(request));
const offers = OFFERS.filter(hasPuzzles);

it("has puzzles of every offer, on every level", async () => {
  expect(offers.length).toBeGreaterThanOrEqual(4);
  for (const offer of offers) {
    const sheet = (await loadSheet(offer))!;
    expect(sheet.game).toBe(offer.game);
    expect(sheet.options).toEqual(offer.options);
    for (const level of LEVELS) expect(sheet.lines[level].length, `${offer.key} ${level}`).toBeGreaterThan(0);
  }
});

it("poses puzzles as the rules allow them, and a choice is answered once", async () => {
  for (const offer of offers) {
    const sheet = (await loadSheet(offer))!;
    for (const level of LEVELS) {
      const posing = new Posing(sheet, open);
      await posing.pose(level, 3, null);
      const { frame, to_act } = posing.shown!;
      expect(to_act).toBe(posing.puzzle!.seat);
      const choices = posing.puzzle!.choices;
      expect(frame.legal).toHaveLength(choices.length);
      expect(choices.every(({ action }) => frame.legal.some((legal) => same(legal.action, action)))).toBe(true);
      expect(posing.choose(choices[1]!.action)).toEqual(choices[1]);
      expect(posing.choose(choices[0]!.action)).toBeNull();
      expect([posing.isRight, posing.answers[0]!.isBest, posing.answers[1]!.isMine]).toEqual([false, true, true]);
      posing.close();
    }
  }
});

it("shows what was chosen before, and goes round at the end", async () => {
  const sheet = (await loadSheet(offers[0]!))!;
  const n = sheet.lines.easy.length;
  const posing = new Posing(sheet, open);
  const best = puzzleAt(sheet, "easy", 0)!.choices[0]!;
  await posing.pose("easy", n, best.id);
  expect([posing.mine?.id, posing.isRight]).toEqual([best.id, true]);
  await posing.pose("easy", 0, "what is no choice any more");
  expect(posing.mine).toBeNull();
});

it("plays on from a puzzle, with whoever solved it on the seat that must choose", async () => {
  for (const offer of offers) {
    const sheet = (await loadSheet(offer))!;
    const puzzle = puzzleAt(sheet, "easy", 1)!;
    const plan = planOf(offer, sheet, puzzle, "random");
    expect(plan.seats.map(({ type }) => type === "person")).toEqual(plan.seats.map((_, seat) => seat === puzzle.seat));
    const record = recordOf(sheet, puzzle, plan.seats.map(String));
    const opened = engine.ask({ fn: "open", plan, seed: 1, record }) as { table: number };
    expect(opened.table).toBeGreaterThanOrEqual(0);
  }
});

it("has the same people at the board, at the table that goes on from it, and in its game", async () => {
  const here = new LocalTables(new MemoryShelf<LocalTable>(), new Archive(new MemoryShelf<ArchivedGame>()));
  const look = ({ name, color, bot, face }: BoardSeat) => ({ name, color, bot, face });
  me.info = { name: "Pip", color: "teal" } as typeof me.info;
  for (const offer of offers) {
    const sheet = (await loadSheet(offer))!;
    for (const level of LEVELS) {
      const puzzle = puzzleAt(sheet, level, 1)!;
      const plan = planOf(offer, sheet, puzzle, "random");
      const shown = seatsOf(offer, puzzle);
      for (let n = 0; n < 3; n += 1) {
        const { id, game } = await here.create(plan, undefined, companyOf(offer));
        const seats = plan.seats.map((seat) => ({ here: true, away: false, ...seat }) as SeatInfo);
        expect(boardSeats(seats, id).map(look)).toEqual(shown.map(look));
        expect(shownNames(playersOf(plan), game)).toEqual(shown.map(({ name }) => name));
        expect(keptId(game)).not.toBeNull();
      }
    }
  }
  me.info = null;
});

it("has other bots at the puzzles of another offer", () => {
  expect(new Set(offers.map(companyOf)).size).toBe(offers.length);
  for (const offer of offers) expect(companyOf(offer)).toMatch(/^local-[0-9a-hjkmnp-tv-z]{4}$/);
});

it.each(offers.map((offer) => [offer.key, offer] as const))(
  "says why to every answer, also to children: %s",
  async (_, offer) => {
    settings.set("language", "en");
    await Promise.all([need("rest"), need(offer.game)]);
    const sheet = await loadSheet(offer);
    const silent: string[] = [];
    for (const level of LEVELS)
      for (const place of sheet!.lines[level].keys()) {
        const posing = new Posing(sheet!, open);
        await posing.pose(level, place, null);
        const { choices, players } = posing.puzzle!;
        const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
        for (const [kids, choice] of [false, true].flatMap((kids) =>
          choices.map((choice) => [kids, choice] as const),
        )) {
          posing.mine = choice;
          const reason = factSaid(offer.game, posing.reasons[0], names, kids);
          const isFine = reason !== "" && !/^And /.test(reason) && !(kids && /%| of 100| in 100|\d\.\d/.test(reason));
          if (!isFine) silent.push(`${level} ${place} ${choice.id} kids ${kids}: ${reason}`);
        }
        posing.close();
      }
    expect(silent).toEqual([]);
  },
);
