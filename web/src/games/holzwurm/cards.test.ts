import { describe, expect, it } from "vitest";
import type { HolzwurmAction, HolzwurmChoice, HolzwurmSeen, HolzwurmView } from "../../lib/wire/types";
import { colorOf, effect, mark, numberOf, scoreOf, sorted, total } from "./cards";
import recorded from "./plays.fixture.json";
import { gains, newCard } from "./table.svelte";

interface Play {
  me: number;
  before: HolzwurmView;
  legal: HolzwurmChoice[];
  seen: HolzwurmSeen[];
  after: HolzwurmView;
}
const PLAYS = recorded as unknown as Play[];

it("reads cards", () => {
  expect([colorOf("n11"), numberOf("n11"), scoreOf("n11")]).toEqual(["grey", 11, -11]);
  expect([colorOf("x13"), scoreOf("x13"), scoreOf("b10")]).toEqual(["poison", -13, 10]);
  expect(total(["y2", "r5", "x13"])).toBe(-16);
});

it("sorts by color and by value", () => {
  expect(sorted(["b10", "n2", "y11", "y2"], "color")).toEqual(["y2", "y11", "b10", "n2"]);
  expect(sorted(["b10", "n2", "y11", "y2"], "value")).toEqual(["y11", "y2", "n2", "b10"]);
});

describe("recorded plays", () => {
  const within = PLAYS.filter(
    ({ before, after, seen }) => before.deal === after.deal && !after.standing && seen.length === 1,
  );

  it("has plays of both kinds", () => {
    const safe = within.map(
      (play) => effect((play.seen[0]!.event as { action: HolzwurmAction }).action, play.before).safe,
    );
    expect(safe.filter(Boolean).length).toBeGreaterThan(3);
    expect(safe.filter((one) => !one).length).toBeGreaterThan(3);
  });

  it.each(within.map((play, i) => [i, play] as const))("%i does what the server did", (_, { before, seen, after }) => {
    const { seat = 0, event } = seen[0]!;
    if (!("action" in event)) return;
    const done = effect(event.action, before);
    const grown = (after.seats[seat]?.n_cards ?? 0) - (before.seats[seat]?.n_cards ?? 0);
    expect(grown).toBe(done.safe ? -1 : done.taken.length);
    expect(newCard(before, after)).toBe(done.safe ? event.action.card : null);
    expect(gains(before, after)[seat]).toBe(done.safe ? 0 : done.taken.length);
    if (!done.safe) expect(after.fate).toEqual(before.fate.slice(0, -1));
    if (seat === 0 && before.hand && after.hand) expect(total(after.hand) - total(before.hand)).toBe(done.delta);
  });
});

it("the poison may come alone", () => {
  const view = {
    rows: [{ color: "red", cards: ["r5", "r3", "r10"], display: [] }],
    fate: ["x13"],
  } as unknown as HolzwurmView;
  const low: HolzwurmAction = { type: "play", card: "r1", row: 0 };
  expect(effect(low, view)).toMatchObject({ alone: false, delta: -5 - 3 + 10 - 13 });
  expect(effect(low, view, { poison_takes_row: false })).toMatchObject({ alone: true, taken: [], delta: 1 - 13 });
  expect(mark("r1", [low], view, { poison_takes_row: false })).toBe(1);
});

describe("mark", () => {
  const view = {
    rows: [
      { color: "red", cards: ["r5", "r3", "r10"], display: [] },
      { cards: ["n4"], display: [] },
    ],
    fate: ["x13", "y9"],
  } as unknown as HolzwurmView;

  it("says safe, or how many cards come at least", () => {
    const legal: HolzwurmAction[] = [
      { type: "play", card: "r4", row: 0 },
      { type: "play", card: "r3", row: 0 },
      { type: "play", card: "n2", row: 0 },
      { type: "play", card: "n2", row: 1 },
    ];
    expect(mark("r4", legal, view)).toBe("safe");
    expect(mark("r3", legal, view)).toBe(5);
    expect(mark("n2", legal, view)).toBe("safe");
    expect(mark("b1", legal, view)).toBeNull();
  });
});
