import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { Engine } from "../../lib/engine/module";
import { overwriteGetLocale } from "../../lib/messages/runtime.js";
import { LANGUAGES } from "../../lib/settings/settings.svelte";
import type { ModuleRequest } from "../../lib/wire/types";
import { refusal } from "../../lib/words/sentence";
import { ourDeck, readDeck, withDeck } from "./deckfile";
import { WORDS } from "./told";

const engine = await Engine.load(readFileSync(new URL("../../../static/wormery.wasm", import.meta.url)));
const ask = <T>(request: ModuleRequest) => Promise.resolve(engine.ask<T>(request));
const file = await ourDeck(ask);

/** Why a file is no deck, in the language of the page. */
async function faultOf(text: string): Promise<string | null> {
  const checked = await readDeck(text, ask);
  return "refusal" in checked ? refusal(WORDS, checked.refusal, { names: [], me: null }) : null;
}

beforeEach(() => overwriteGetLocale(() => "en"));

test("our deck is read, with other quotes and more spaces as well", async () => {
  const ours = await readDeck(file, ask);
  if ("refusal" in ours) throw new Error(ours.refusal.code);
  expect(ours.cards).toHaveLength(12);
  expect(ours.cards[0]).toEqual({
    id: "M01",
    queen: 5,
    general: 2,
    worm: 4,
    columns: ". / . W / . MAP . / SHO . / W BON",
  });
  const loose = file.replace('"M01"', "'M01' # the first").replace(". / . W", ".  /  .   W");
  expect(loose).not.toBe(file);
  expect(await readDeck(loose, ask)).toEqual(ours);
});

test("what is wrong is said in the language of the page", async () => {
  expect(await faultOf(file)).toBeNull();
  expect(await faultOf("cards = []")).toBe("0 cards, a deck has 12");
  expect(await faultOf('name = "A"\n\nqueen: 4')).toMatch(/^line 3 of the file is not understood: ./);
  expect(await faultOf(file.replace(/queen = 5$/m, "queen = 100"))).toMatch(/^card M01: queen is 100/);
  for (const language of LANGUAGES) {
    overwriteGetLocale(() => language);
    expect(await faultOf(file.replace('"M02"', '"M01"'))).toMatch(/M01/);
  }
});

test("own cards are put into the options and taken out again", () => {
  const cards = [{ id: "A", queen: 1, general: 2, worm: 3, columns: ". / . / . / . / ." }];
  const own = withDeck({ open_points: true }, cards);
  expect(own).toEqual({ open_points: true, deck: "custom", deck_cards: cards });
  expect(withDeck(own, null)).toEqual({ open_points: true });
});
