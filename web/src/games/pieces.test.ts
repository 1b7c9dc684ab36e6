import { expect, test } from "vitest";
import { LANGUAGES } from "../lib/words/language";
import { pagesOf } from "../routes/about/texts";
import { loadBook } from "./books";
import { GAME_IDS } from "./described";
import { loadGame } from ".";
import { toldPieces } from "./pieces";

test("the rules say something of every piece, in every language", async () => {
  for (const id of GAME_IDS) {
    const { pieces = [] } = await loadGame(id);
    for (const language of LANGUAGES) {
      const pages = pagesOf(await loadBook(id, language), id, { expansion: true });
      expect(toldPieces(pieces, pages).map(({ rule }) => rule)).toEqual(pieces.map(({ rule }) => rule));
    }
  }
});

test("pieces of an edition are told only where it is played", async () => {
  const { pieces = [] } = await loadGame("regenwormen");
  const told = toldPieces(pieces, pagesOf(await loadBook("regenwormen", "en"), "regenwormen"));
  expect(told.map(({ pic }) => pic)).toEqual(["tile-4", "tile-back", "die-worm"]);
});
