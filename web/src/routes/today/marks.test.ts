import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { OFFERS } from "../../games";
import type { Engine } from "../../lib/engine/module";
import { loadEngine } from "../../lib/engine/testing";
import type { RulesInfo } from "../../lib/wire/types";
import { gameOf } from "./begin";
import { inRows, marksIn, shareText } from "./marks";
import { HEIGHT, picture, symbolsOf, WIDTH } from "./picture";
import { botsOf } from "./result.svelte";
import { playedBy } from "./strongest";

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));
const recordOf = (set: string) =>
  readFileSync(new URL(`../../../../records/today/${set}.wgr`, import.meta.url), "utf8");
const ask = async <T>(request: object) => engine.ask(request as never) as T;

test.each(OFFERS.map(({ key }) => key))("%s has a mark for each turn, mound or deal", async (set) => {
  const record = recordOf(set);
  const { id, turns } = await ask<{ id: number; turns: { seat: number }[] }>({ fn: "replay", record });
  const found = await ask<string[]>({ fn: "marks", id, seat: 0 });
  expect(marksIn(found)).toEqual(found);
  const nTurns = turns.filter(({ seat }) => seat === 0).length;
  expect(found).toHaveLength({ "it-happens": 12, holzwurm: 3 }[set] ?? nTurns);
});

test("the text has ten marks in a row, and no die", () => {
  const text = shareText(
    "Wormery 12 · 7 worms",
    Array.from({ length: 12 }, () => "took" as const),
  );
  expect(text).toBe(`Wormery 12 · 7 worms\n${"🪱".repeat(10)}\n🪱🪱`);
  expect(inRows([])).toEqual([]);
});

test("the picture is a drawing of its own", () => {
  const symbol = { outerHTML: '<symbol id="queen"><use href="#worm"/></symbol>' } as Element;
  const symbols = symbolsOf(["queen", "nothing"], (id) => (id === "queen" ? symbol : null));
  const svg = picture(["queen", "empty"], { title: "A & <B>", note: "", more: "", site: "here" }, symbols);
  expect(svg).toContain(`width="${WIDTH}" height="${HEIGHT}"`);
  expect(svg).toContain("A &#38; &#60;B&#62;");
  expect(svg.match(/<use href="#(queen|mark-leaf)"/g)).toHaveLength(2);
  expect(svg).not.toContain("var(--sky)");
});

test("a bot on my seat has the luck of the day, and always makes the same of it", async () => {
  const rules = await ask<RulesInfo[]>({ fn: "rules" });
  const game = gameOf(OFFERS[0]!, 2, rules)!;
  expect(botsOf(recordOf(OFFERS[0]!.key))).toBe(game.today.bots);
  const [once, again] = [await playedBy("master", game, ask), await playedBy("master", game, ask)];
  expect(once).toEqual(again);
  expect(once.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});
