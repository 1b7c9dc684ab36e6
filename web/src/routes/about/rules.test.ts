import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/settings/settings.svelte";
import { GAME_IDS } from "../../games/described";
import { loadBook } from "../../games/books";
import { touches, variantsOf, type RulesBook } from "../../games/rules";
import { loadPage, pagesOf } from "./texts";

const code = import.meta.glob<string>(["../../games/**/*.{ts,svelte}", "!../../games/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const cited = [...new Set(Object.values(code).flatMap((text) => text.match(/"(?:RW|RX|IH|HW)-\d\d"/g) ?? []))].map(
  (rule) => rule.slice(1, -1),
);
const all = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const books = await Promise.all(GAME_IDS.map((game) => loadBook(game, language)));
      return [language, books] as const;
    }),
  ),
);
const pages = (books: RulesBook[]) => books.flatMap(({ page, editions }) => [page, ...Object.values(editions)]);

/** The numbers of all rules in the order in which a language tells them, with how many sentences each part has. */
const shape = (books: RulesBook[]) =>
  pages(books).map((page) => page.parts.map((part) => part.text.map(([rules]) => rules)));

describe.each(LANGUAGES)("the rules in %s", (language) => {
  const books = all[language]!;
  const told = pages(books).flatMap((page) => page.parts.flatMap((part) => part.text));

  it("tell every rule that a board points to", () => {
    expect(cited.length).toBeGreaterThan(15);
    for (const rule of cited)
      expect(
        told.some(([rules]) => touches(rule, rules)),
        rule,
      ).toBe(true);
  });

  it("have the same places as in English", () => {
    expect(shape(books)).toEqual(shape(all["en"]!));
    const changes = (some: RulesBook[]) =>
      some.map(({ variants }) => Object.entries(variants).map(([key, [rules]]) => [key, rules]));
    expect(changes(books)).toEqual(changes(all["en"]!));
  });

  it("tell what a switch changes beside a rule that is told", () => {
    for (const [changed] of books.flatMap(({ variants }) => Object.values(variants))) {
      if (changed !== "")
        expect(
          told.some(([rules]) => touches(changed, rules)),
          changed,
        ).toBe(true);
    }
  });
});

it("only what differs from the usual table is told", () => {
  const [worms, , wood] = all["en"]!.map(({ variants }) => variants);
  const usual = { lower: "next", decline_steal: "allowed", flip_returned: false } as const;
  expect(variantsOf("regenwormen", usual, worms!)).toEqual([]);
  expect(variantsOf("regenwormen", { lower: "any" }, worms!)).toEqual([worms!["lower=any"]]);
  expect(variantsOf("holzwurm", { out_bonus: 30, deals: 3 }, wood!)).toEqual([]);
  expect(variantsOf("holzwurm", { out_bonus: -5 }, wood!)).toEqual([["HW-16", "Going out brings −5 points."]]);
});

it("the expansion comes before the game that it extends", () => {
  const [worms, , wood] = all["en"]!;
  expect(pagesOf(worms!, "regenwormen", { expansion: true })).toEqual([worms!.editions["expansion"], worms!.page]);
  expect(pagesOf(wood!, "holzwurm")).toEqual([wood!.page]);
});

it("the credits name who made each game", async () => {
  for (const language of LANGUAGES) {
    const text = JSON.stringify(await loadPage("credits", language));
    for (const name of ["Knizia", "Feld", "Kramer", "Kiesling"]) expect(text).toContain(name);
  }
});
