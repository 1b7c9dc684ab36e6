import { expect, test } from "vitest";
import { RealTable } from "./real";

class Pocket {
  things = new Map<string, string>();
  getItem = (key: string) => this.things.get(key) ?? null;
  setItem = (key: string, text: string) => void this.things.set(key, text);
  removeItem = (key: string) => void this.things.delete(key);
}

const HOUR = 3_600_000;
const row = (seat: number, score: number, rank: number) => ({ seat, score, rank });

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
  real.finish("extra", ["Oma", "Jan"], [row(0, 3, 2), row(1, 5, 1)]);
  expect(real.running).toBeNull();
  clock.now += 2 * HOUR;
  real.finish("extra", ["Jan", "Oma"], [row(0, 3, 1), row(1, 3, 1)]);
  expect(real.evening.map(({ names }) => names[0])).toEqual(["Oma", "Jan"]);
  clock.now += 12 * HOUR;
  expect(real.evening).toEqual([]);
  real.finish("extra", ["Jan", "Oma"], [row(0, 3, 1)]);
  expect(real.evening).toHaveLength(1);
  real.clear();
  expect(real.evening).toEqual([]);
});

test("what cannot be read is as if it were not there", () => {
  const { real, pocket } = table();
  for (const text of ["{", "7", '{"offer":1}', '[{"names":1}]', "[null]", '{"offer":"x","names":[1],"at":1}']) {
    for (const key of ["wormery.real", "wormery.real.names", "wormery.evening"]) pocket.setItem(key, text);
    expect([real.running, real.names, real.evening], text).toEqual([null, [], []]);
  }
});
