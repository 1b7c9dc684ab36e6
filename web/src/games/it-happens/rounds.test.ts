import { describe, expect, it } from "vitest";
import type { ItHappensFrame, ItHappensSeen, ItHappensView } from "../../lib/wire/types";
import { files, Projector, recorded } from "../testing/records";
import { roundEnd } from "./rounds";
import { Table } from "./table.svelte";
import { drawn, ENDED, PLACED, placing } from "./testing";

describe("the end of a round", () => {
  it("is what the rules told", () => {
    const end = roundEnd([...PLACED, ...ENDED, { type: "round_began", seat: 1, round: 2, rounds: 4 }]);
    expect(end?.round).toBe(1);
    expect(end?.mounds).toHaveLength(1);
    const { mound, queen, general, worms, effects } = end!.mounds[0]!;
    expect({ queen, general, worms }).toEqual({ queen: "yellow", general: "red", worms: ["red"] });
    expect(effects.map(({ type }) => type)).toEqual(["mound_judged", "tile_won", "tile_won", "worm_won"]);
    expect(mound.columns[1]).toEqual({
      fields: [".", "BOT", "."],
      dice: [4, 3].map((value) => ({ color: "yellow", value })),
      rank: 1,
    });
    expect(mound.columns.map(({ dice, rank }) => [dice.length, rank])).toEqual([
      [1, 2],
      [2, 1],
      [0, undefined],
      [0, undefined],
      [0, undefined],
    ]);
  });

  it("is nothing while a round goes on", () => {
    expect(roundEnd(PLACED)).toBeNull();
  });

  it.each(files("it-happens"))("comes four times in %s, each with three mounds", async (file) => {
    const game = recorded(file);
    const projector = await Projector.load();
    const { seen } = projector.frame<ItHappensFrame>(game, game.lines.length - 1, 0);
    const ends = seen.flatMap(({ effects }) => roundEnd(effects) ?? []);
    expect(ends.map(({ round, mounds }) => [round, mounds.length])).toEqual([1, 2, 3, 4].map((round) => [round, 3]));
    for (const { mound, queen, general } of ends.flatMap(({ mounds }) => mounds)) {
      const colors = mound.columns.flatMap(({ dice }) => dice[0]?.color ?? []);
      expect(colors.length > 0, "somebody is there").toBe(queen !== null);
      expect(colors.length > 1, "somebody is second").toBe(general !== null);
    }
  });
});

describe("what a board remembers", () => {
  const view = (round: number) => ({ round }) as ItHappensView;
  const frame = (ply: number, round: number, ...seen: ItHappensSeen[]): ItHappensFrame => {
    return { ply, view: view(round), legal: [], seen };
  };
  const last = frame(3, 2, placing(2, 1, [...PLACED, ...ENDED]), drawn(3, 1, 2));

  it("knows who began the round, also of a game that it did not follow", () => {
    const table = new Table();
    table.take(last, "instant");
    expect(table.starter).toBe(1);
    expect(table.report).toBeNull();
    table.take(frame(4, 2, placing(4, 1, PLACED)), "instant");
    expect(table.starter).toBe(1);
    table.take(frame(20, 3), "instant");
    expect(table.starter).toBeNull();
  });

  it("sees the die that is new and what it found, and no die of a round that is over", () => {
    const table = new Table();
    table.take(frame(1, 1), "instant");
    table.take(frame(2, 1, placing(2, 1, PLACED)), "instant");
    expect(table.fresh).toEqual({ mound: 2, column: 1, field: 0 });
    expect(table.gains).toEqual([{ key: "find-2-1-0", color: "red", picture: "bone" }]);
    table.take(frame(3, 1), "instant");
    expect(table.fresh).not.toBeNull();
    expect(table.gains).toEqual([]);
    table.take(frame(5, 2, placing(4, 1, [...PLACED, ...ENDED]), drawn(5, 1, 2)), "instant");
    expect(table.fresh).toBeNull();
  });

  it("forgets a die that was taken back: the one before it is the last", () => {
    const table = new Table();
    const again = PLACED.map((effect) => (effect.type === "die_placed" ? { ...effect, mound: 0 } : effect));
    table.take(frame(2, 1, placing(2, 1, PLACED)), "instant");
    table.take(frame(4, 1, placing(4, 2, again)), "instant");
    expect(table.fresh?.mound).toBe(0);
    table.take(frame(3, 1, placing(2, 1, PLACED)), "instant");
    expect([table.fresh, table.gains]).toEqual([{ mound: 2, column: 1, field: 0 }, []]);
  });

  it("does not show again what it has seen", () => {
    const table = new Table();
    table.take(last, "instant");
    table.take({ ...last, ply: 4 }, "instant");
    expect(table.report).toBeNull();
  });

  it("keeps the report of a round until it is closed, at once when nothing moves", () => {
    const table = new Table();
    table.take(frame(1, 1), "instant");
    expect(table.report).toBeNull();
    table.take(last, "instant");
    expect(table.report?.round).toBe(1);
    expect(table.judging).toBeNull();
    table.close();
    expect(table.report).toBeNull();
  });

  it("judges one mound after the other, until it is skipped", () => {
    const table = new Table();
    table.take(frame(1, 1), "normal");
    table.take(last, "normal");
    expect(table.judging).toBe(0);
    expect(table.gains.map(({ key, color }) => [key, color])).toEqual([
      ["queen-0", "yellow"],
      ["general-0", "red"],
      ["worm-0-0", "red"],
    ]);
    expect(table.skip()).toBe(true);
    expect(table.judging).toBeNull();
    expect(table.skip()).toBe(false);
  });
});
