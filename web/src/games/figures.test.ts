import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { figures as made } from "../../scripts/figures.mjs";
import { LANGUAGES } from "../lib/words/language";
import { pagesOf } from "../routes/about/texts";
import { loadBook } from "./books";
import { described, GAME_IDS } from "./described";
import { figuresOf } from "./figures";
import { touches } from "./rules";

it("has the files that `npm run figures` makes", () => {
  const files = made() as { path: string; text: string }[];
  expect(files.length).toBeGreaterThan(8);
  for (const { path, text } of files)
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"), path).toBe(text);
});

it.each(GAME_IDS)(
  "%s: every figure stands beside a rule that is told, and is described in every language",
  async (game) => {
    const figures = await figuresOf(game);
    expect(figures.length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      const book = await loadBook(game, language);
      const editions = described(game).about.editions.map(({ option }) => ({ [option]: true }));
      const pages = [{}, ...editions].flatMap((options) => pagesOf(book, game, options));
      const rules = pages.flatMap(({ parts }) => parts.flatMap(({ text }) => text.map(([numbers]) => numbers)));
      for (const { name, rule, alt } of figures) {
        expect(
          rules.some((numbers) => touches(rule, numbers)),
          `${name}: ${rule}`,
        ).toBe(true);
        expect(alt[language].length, `${name} in ${language}`).toBeGreaterThan(20);
      }
    }
  },
);
