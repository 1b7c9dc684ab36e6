import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/state/settings.svelte";
import { loadRules, pagesOf, touches, variantsOf, type Rules } from "./texts";

const code = import.meta.glob<string>(["../../games/**/*.{ts,svelte}", "!../../games/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const cited = [...new Set(Object.values(code).flatMap((text) => text.match(/"(?:RW|RX|IH|HW)-\d\d"/g) ?? []))].map(
  (rule) => rule.slice(1, -1),
);
const all = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadRules(language)] as const)),
);

/** The numbers of all rules in the order in which a language tells them, with how many sentences each part has. */
const shape = ({ default: pages }: Rules) =>
  Object.entries(pages).map(([key, page]) => [key, page.parts.map((part) => part.text.map(([rules]) => rules))]);

describe.each(LANGUAGES)("the rules in %s", (language) => {
  const rules = all[language]!;
  const told = Object.values(rules.default).flatMap((page) => page.parts.flatMap((part) => part.text));

  it("tell every rule that a board points to", () => {
    expect(cited.length).toBeGreaterThan(25);
    for (const rule of cited)
      expect(
        told.some(([rules]) => touches(rule, rules)),
        rule,
      ).toBe(true);
  });

  it("have the same places as in English", () => {
    expect(shape(rules)).toEqual(shape(all["en"]!));
    const changes = (one: Rules) => Object.entries(one.variants).map(([key, [rules]]) => [key, rules]);
    expect(changes(rules)).toEqual(changes(all["en"]!));
  });

  it("tell what a switch changes beside a rule that is told", () => {
    for (const [changed] of Object.values(rules.variants)) {
      if (changed !== "")
        expect(
          told.some(([rules]) => touches(changed, rules)),
          changed,
        ).toBe(true);
    }
  });
});

it("only what differs from the usual table is told", () => {
  const { variants } = all["en"]!;
  expect(variantsOf({ lower: "next", decline_steal: "allowed", flip_returned: false }, variants)).toEqual([]);
  expect(variantsOf({ lower: "any" }, variants)).toEqual([variants["lower=any"]]);
  expect(variantsOf({ out_bonus: 30, deals: 3 }, variants)).toEqual([]);
  expect(variantsOf({ out_bonus: -5 }, variants)).toEqual([["HW-16", "Going out brings −5 points."]]);
});

it("the expansion comes before the game that it extends", () => {
  expect(pagesOf("regenwormen", { expansion: true })).toEqual(["regenwormen-expansion", "regenwormen"]);
  expect(pagesOf("holzwurm")).toEqual(["holzwurm"]);
});
