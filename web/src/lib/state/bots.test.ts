import { expect, test } from "vitest";
import { BOTS, botAt } from "./bots";

const SEATS = [0, 1, 2, 3, 4, 5, 6];

test("a bot is the same on every device that looks at its seat", () => {
  expect([botAt("K3F9QW", 1).name, botAt("local-ab", 1).name]).toEqual(["Tilda", "Mumpel"]);
});

test("no two bots of a table have the same name, or the same face in the same color", () => {
  for (const table of ["K3F9QW", "KETEL", "local-1", "local-2", "", "ZZZZZZ"]) {
    const bots = SEATS.map((seat) => botAt(table, seat));
    expect(new Set(bots.map(({ name }) => name)).size).toBe(SEATS.length);
    expect(new Set(bots.map(({ face }) => `${face.pic} ${face.color}`)).size).toBe(SEATS.length);
  }
});

test("all bots sit somewhere", () => {
  const met = new Set(Array.from({ length: 200 }, (_, n) => botAt(`local-${n}`, 0).name));
  expect(met.size).toBe(BOTS.length);
});
