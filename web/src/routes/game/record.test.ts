import { expect, test } from "vitest";
import { loadGame } from "../../games";
import { generic } from "../../games/generic";
import type { AnySeen } from "../../lib/wire/types";
import { Projector, recordOf } from "../../games/testing/records";
import { countFaces } from "./dice";
import { parseRecord } from "../../lib/played/record";

const anyGame = generic(null);

const worms = await loadGame("regenwormen");
const projector = await Projector.load();
const RECORD = `{"record":1,"game":"regenwormen","players":["Ann","Bo"],"options":{"expansion":true}}
{"seat":0,"action":{"type":"roll"}}
{"chance":{"type":"dice","faces":["W","3","3","1","5","4","2","W"]}}
{"seat":0,"action":{"type":"keep","symbol":"W"}}
{"result":[{"seat":0,"score":1}]}
`;

test("steps count from one and know who acted", () => {
  const { steps, options } = parseRecord(RECORD);
  expect(steps.map((step) => [step.ply, step.seat])).toEqual([
    [1, 0],
    [2, undefined],
    [3, 0],
  ]);
  expect(options).toEqual({ expansion: true });
});

test("faces are counted, with what may be expected", () => {
  const counted = countFaces(parseRecord(RECORD), worms);
  expect(counted.map(({ face, count }) => `${face}${count}`)).toEqual(["11", "21", "32", "41", "51", "W2"]);
  expect(counted.every(({ low, high, count }) => low <= count && count <= high)).toBe(true);
});

test("ordinary dice have a six, cards have no faces", () => {
  const die = (value: number) =>
    ({ ply: 1, event: { chance: { type: "die", value } }, effects: [] }) as unknown as AnySeen;
  expect(countFaces({ steps: [die(6), die(1)] }, anyGame).at(-1)).toMatchObject({ face: "6", count: 1 });
  expect(
    countFaces({ steps: [{ ply: 1, event: { chance: { type: "deal" } } } as unknown as AnySeen] }, anyGame),
  ).toEqual([]);
});

test("the golden die is left out of every throw in which it falls", () => {
  const dice = (golden: boolean, ...faces: string[]) =>
    ({
      ply: 1,
      event: { chance: { type: "dice", faces } },
      effects: [{ type: "rolled", seat: 0, faces, golden }],
    }) as unknown as AnySeen;
  const steps = [dice(true, "2", "3", "W"), dice(false, "5"), dice(true, "3", "W"), dice(false, "W", "W")];
  const counted = countFaces({ steps }, worms).filter(({ count }) => count > 0);
  expect(counted.map(({ face, count }) => `${face}${count}`)).toEqual(["21", "32", "51", "W2"]);
});

test("the ordinary dice of a recorded game are as many as the rules throw", () => {
  for (const file of ["2p", "3p", "4p"]) {
    const steps = projector.seen(recordOf(`regenwormen-expansion-${file}.wgr`), null);
    const total = countFaces({ steps }, worms).reduce((sum, { count }) => sum + count, 0);
    expect(total, file).toBe(ordinaryDice(steps));
  }
});

/** Counted another way: eight at the first roll of a turn, then what is left after each keep of ordinary dice. */
function ordinaryDice(steps: AnySeen[]): number {
  let [total, pool, roller, golden, last]: [number, number, number, boolean, string[]] = [0, 8, -1, false, []];
  for (const { event, seat } of steps) {
    const action = ("action" in event ? event.action : {}) as { type?: string; golden?: boolean; symbol?: string };
    const chance = ("chance" in event ? event.chance : undefined) as { faces: string[] } | undefined;
    if (action.type === "roll" && seat !== roller) [pool, roller, golden] = [8, seat!, action.golden === true];
    if (action.type === "keep") {
      pool -= last.slice(0, pool).filter((face) => face === action.symbol).length;
      if (golden && last.at(-1) === action.symbol) golden = false;
    }
    if (!chance) continue;
    expect(chance.faces.length).toBe(pool + Number(golden));
    total += pool;
    last = chance.faces;
  }
  return total;
}
