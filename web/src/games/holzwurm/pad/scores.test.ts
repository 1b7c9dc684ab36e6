import { beforeAll, expect, it } from "vitest";
import type { HolzwurmAnyCard, HolzwurmEffect, HolzwurmOptions, HolzwurmSeen } from "../../../lib/wire/types";
import { byScore } from "../../beside";
import { Pad } from "../../parts/pad/pad.svelte";
import { files, Projector, recorded, recordOf } from "../../testing/records";
import { scoreOf as cardScore } from "../cards";
import { BLANK, type DealCell, scoreOf, starterOf, totalsOf, unmarked } from "./scores";

type Scored = Extract<HolzwurmEffect, { type: "hand_scored" }>;
let projector: Projector;
beforeAll(async () => void (projector = await Projector.load()));

const POISON_CARD = "x13";
const pointsOf = (cards: HolzwurmAnyCard[]) =>
  cards.filter((card) => card !== POISON_CARD).reduce((sum, card) => sum + cardScore(card), 0);

/** The deals of a record as people write them down: the cards in hand, and how the deal ended. */
function dealsOf(effects: HolzwurmEffect[]): { hands: Scored[]; out: number | null }[] {
  return effects.flatMap((effect, idx) => {
    if (effect.type !== "deal_ended") return [];
    const rest = effects.slice(idx + 1);
    const end = rest.findIndex(({ type }) => type === "deal_ended");
    const hands = rest.slice(0, end < 0 ? rest.length : end).filter((one): one is Scored => one.type === "hand_scored");
    return [{ hands, out: effect.why === "out" ? effect.seat : null }];
  });
}

it.each(files("holzwurm"))("%s has the scores that the pad counts", (file) => {
  const { players, options } = recorded(file);
  const bonus = (options as HolzwurmOptions).out_bonus ?? 30;
  const seen = projector.seen(recordOf(file), null) as HolzwurmSeen[];
  const deals = dealsOf(seen.flatMap(({ effects }) => effects));
  expect(deals.length).toBeGreaterThan(0);
  const pad = new Pad<DealCell>(
    { rows: deals.length, seats: players },
    () => BLANK,
    () => {},
    null,
  );
  deals.forEach(({ hands, out }, row) => {
    expect(hands).toHaveLength(players);
    for (const { seat, cards, score } of hands) {
      pad.go({ row, seat });
      pad.write({ points: pointsOf(cards), mark: null });
      if (seat === out) pad.write({ points: 0, mark: "out" }, unmarked);
      else if (cards.includes(POISON_CARD)) pad.write({ ...pad.cell, mark: "poison" }, unmarked);
      expect(scoreOf(pad.cell, bonus), `${file}, deal ${row + 1}, seat ${seat}`).toBe(score);
    }
  });
  const { scores, ranks } = resultOf(recordOf(file));
  const totals = totalsOf(pad.cells, players, bonus);
  expect(totals).toEqual(scores);
  expect(byScore(totals, players).map(({ rank }) => rank)).toEqual(ranks);
});

function resultOf(record: string): { scores: number[]; ranks: number[] } {
  return (JSON.parse(record.trim().split("\n").at(-1)!) as { result: { scores: number[]; ranks: number[] } }).result;
}

it("lets a deal end in one way, and the next one on the left begin the next", () => {
  const pad = new Pad<DealCell>(
    { rows: 1, seats: 2 },
    () => BLANK,
    () => {},
    null,
  );
  pad.write({ points: 0, mark: "out" }, unmarked);
  pad.next();
  pad.write({ points: -4, mark: "poison" }, unmarked);
  expect(pad.cells[0]!.map((cell) => cell && scoreOf(cell))).toEqual([0, -17]);
  expect([0, 1, 2, 3].map((deal) => starterOf(deal, 3))).toEqual([0, 1, 2, 0]);
});
