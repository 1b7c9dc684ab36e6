import { expect, test } from "vitest";
import { loadEngine } from "../engine/testing";
import type { RulesInfo } from "../wire/types";
import { gentleLevel, gentleLevels, usualLevel } from "./rules";

const rules = (await loadEngine()).ask<RulesInfo[]>({ fn: "rules" });

test("beginners meet gentle bots in every game, never the usual ones", () => {
  const gentle = rules.map(({ game, levels }) => `${game} ${gentleLevel(levels)}`);
  expect(gentle).toEqual(["regenwormen cautious", "it-happens greedy", "holzwurm safe-low"]);
  for (const { levels } of rules)
    expect(gentleLevels(levels).map(({ name }) => name)).not.toContain(usualLevel(levels));
});

test("a game without bots has no gentle one", () => {
  expect([gentleLevel([]), gentleLevels([])]).toEqual(["", []]);
});
