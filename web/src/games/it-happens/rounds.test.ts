import { describe, expect, it } from "vitest";
import type { ItHappensColor, ItHappensSeen, ItHappensView } from "../../lib/wire/types";
import recorded from "./rounds.fixture.json";
import { roundEnd } from "./rounds";
import { newDie, starterSeen, Table } from "./table.svelte";

const ENDS = recorded as unknown as { before: ItHappensView; seen: ItHappensSeen[]; after: ItHappensView }[];

describe("ends of recorded rounds", () => {
  it.each(ENDS.map((end, i) => [i, end] as const))("%i is judged as the server did", (_, { before, seen, after }) => {
    const end = roundEnd(before, seen, after);
    const of = (view: ItHappensView, color: ItHappensColor) => view.colors.find((one) => one.color === color)!;
    expect(end?.round).toBe(before.round);
    for (const { color } of after.colors) {
      const queens = end?.mounds.filter((one) => one.queen === color).length;
      const generals = end?.mounds.filter((one) => one.general === color).length;
      expect(queens, color).toBe(of(after, color).queens - of(before, color).queens);
      expect(generals, color).toBe(of(after, color).generals - of(before, color).generals);
    }
  });

  it("says nothing while a round goes on", () => {
    const { before } = ENDS[0]!;
    expect(roundEnd(before, [], before)).toBeNull();
  });
});

describe("what a board remembers", () => {
  const { before, seen, after } = ENDS[0]!;

  it("knows who begins after new mounds", () => {
    expect(starterSeen(seen, after)).toBe(after.to_act);
    expect(starterSeen([], after)).toBeNull();
  });

  it("sees the die that is new", () => {
    const first = before.mounds[0]!;
    const columns = first.columns.map((column) => ({ ...column, dice: [] })) as unknown as typeof first.columns;
    const earlier = { ...before, mounds: [{ ...first, columns }, ...before.mounds.slice(1)] };
    expect(newDie(before, before)).toBeNull();
    expect(newDie(earlier, before)).toMatchObject({ mound: 0 });
  });

  it("keeps the report of a round until it is closed, at once when nothing moves", () => {
    const table = new Table();
    table.take({ ply: 1, view: before, legal: [], seen: [] }, "instant");
    expect(table.report).toBeNull();
    table.take({ ply: 3, view: after, legal: [], seen }, "instant");
    expect(table.report?.round).toBe(before.round);
    expect(table.judging).toBeNull();
    table.close();
    expect(table.report).toBeNull();
  });

  it("judges one mound after the other, until it is skipped", () => {
    const table = new Table();
    table.take({ ply: 1, view: before, legal: [], seen: [] }, "normal");
    table.take({ ply: 3, view: after, legal: [], seen }, "normal");
    expect(table.judging).toBe(0);
    expect(table.skip()).toBe(true);
    expect(table.judging).toBeNull();
    expect(table.skip()).toBe(false);
  });
});
