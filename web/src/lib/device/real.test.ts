import { expect, test } from "vitest";
import { correcting, RealTable } from "./real";

class Pocket {
  things = new Map<string, string>();
  getItem = (key: string) => this.things.get(key) ?? null;
  setItem = (key: string, text: string) => void this.things.set(key, text);
  removeItem = (key: string) => void this.things.delete(key);
}

const HOUR = 3_600_000;
const row = (seat: number, score: number, rank: number) => ({ seat, score, rank });

const game = (...names: string[]) => ({ offer: "extra", names, kept: null });

function table() {
  const pocket = new Pocket();
  const clock = { now: 1_000_000 };
  return { pocket, clock, real: new RealTable(pocket, () => clock.now) };
}

test("a game that was left half-way waits for a day", () => {
  const { real, clock } = table();
  expect(real.running).toBeNull();
  real.running = { offer: "extra", names: ["Oma", "Jan"], kept: { steps: [] } };
  clock.now += 23 * HOUR;
  expect(real.running).toMatchObject({ offer: "extra", names: ["Oma", "Jan"], kept: { steps: [] } });
  clock.now += HOUR;
  expect(real.running).toBeNull();
});

test("finished games make an evening, and a long pause begins another", () => {
  const { real, clock } = table();
  real.running = { offer: "extra", names: ["Oma", "Jan"], kept: null };
  real.finish(game("Oma", "Jan"), [row(0, 3, 2), row(1, 5, 1)]);
  expect(real.running).toBeNull();
  clock.now += 2 * HOUR;
  real.finish(game("Jan", "Oma"), [row(0, 3, 1), row(1, 3, 1)]);
  expect(real.evening.map(({ names }) => names[0])).toEqual(["Oma", "Jan"]);
  clock.now += 12 * HOUR;
  expect(real.evening).toEqual([]);
  real.finish(game("Jan", "Oma"), [row(0, 3, 1)]);
  expect(real.evening).toHaveLength(1);
  real.clear();
  expect(real.evening).toEqual([]);
});

test("a game that is corrected after its end counts once, where it was", () => {
  const { real, pocket, clock } = table();
  const written = { ...game("Oma", "Jan"), kept: { cells: [3, 5] } };
  real.finish(game("Jan", "Oma"), [row(0, 9, 1), row(1, 1, 2)]);
  clock.now += HOUR;
  real.finish(written, [row(0, 3, 2), row(1, 5, 1)], "equal");
  // The page is loaded anew: the end is there again, and leads back to what was written.
  const again = new RealTable(pocket, () => clock.now);
  expect(again.over).toMatchObject({ names: ["Oma", "Jan"], note: "equal", kept: written.kept });
  again.running = correcting(again.over!);
  expect([again.over, again.running?.kept]).toEqual([null, written.kept]);
  expect(again.evening).toHaveLength(2);
  clock.now += HOUR;
  const later = new RealTable(pocket, () => clock.now);
  later.finish({ ...later.running!, kept: { cells: [8, 5] } }, [row(0, 8, 1), row(1, 5, 2)]);
  expect(later.evening.map(({ rows }) => rows.map(({ score }) => score))).toEqual([
    [9, 1],
    [8, 5],
  ]);
  expect([later.running, later.over?.kept]).toEqual([null, { cells: [8, 5] }]);
});

test("what was written of a game stays until the next one is over, and its end until it is left", () => {
  const { real, clock } = table();
  real.finish({ ...game("Oma", "Jan"), kept: 1 }, [row(0, 3, 2), row(1, 5, 1)]);
  real.close();
  expect([real.over, real.evening[0]!.kept]).toEqual([null, 1]);
  clock.now += HOUR;
  real.finish({ ...game("Oma", "Jan"), kept: 2 }, [row(0, 3, 2), row(1, 5, 1)]);
  expect(real.evening.map(({ kept }) => kept)).toEqual([undefined, 2]);
});

test("a correction that waited until the evening was over begins another", () => {
  const { real, clock } = table();
  real.running = correcting(real.finish(game("Oma", "Jan"), [row(0, 3, 2), row(1, 5, 1)]));
  clock.now += 13 * HOUR;
  expect(real.evening).toEqual([]);
  real.finish(real.running!, [row(0, 6, 1), row(1, 5, 2)]);
  expect(real.evening.map(({ at }) => at)).toEqual([clock.now]);
});

test("what cannot be read is as if it were not there", () => {
  const { real, pocket } = table();
  for (const text of ["{", "7", '{"offer":1}', '[{"names":1}]', "[null]", '{"offer":"x","names":[1],"at":1}']) {
    for (const key of ["wormery.real", "wormery.real.names", "wormery.evening"]) pocket.setItem(key, text);
    expect([real.running, real.names, real.evening], text).toEqual([null, [], []]);
  }
});
