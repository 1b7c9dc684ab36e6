import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import type { GameId } from "../../lib/wire/types";
import { allFields, fieldsOf, houseRules, valuesOf, withChoice } from "./options";

/** The options of a page of the rules: the name and the cell with its values, the usual one in bold. */
function written(page: string): Map<string, string> {
  const text = readFileSync(new URL(`../../../../docs/rules/${page}.md`, import.meta.url), "utf8");
  const table = text.split("\n## Options\n")[1]!.split("\n## ")[0]!;
  return new Map([...table.matchAll(/^\| `(\w+)` \| (.*?) \|/gm)].map(([, name, values]) => [name!, values!]));
}

beforeAll(() => settings.set("language", "en"));

describe.each<[GameId, string[]]>([
  ["regenwormen", ["regenwormen", "regenwormen-expansion"]],
  ["it-happens", ["it-happens"]],
  ["holzwurm", ["holzwurm"]],
])("%s", (game, pages) => {
  const rules = new Map(pages.flatMap((page) => [...written(page)]));

  test("offers every option of the rules but the cards of a deck", () => {
    const known = allFields(game)
      .map((field) => field.key)
      .sort();
    expect(known).toEqual([...rules.keys()].filter((key) => !key.startsWith("deck")).sort());
  });

  test.each(allFields(game).map((field) => [field.key, field] as const))(
    "%s has the values of the rules",
    (key, field) => {
      const cell = rules.get(key)!;
      expect(cell).toContain(`**${field.usual}**`);
      if (field.kind.type === "number") expect(cell).toContain(`${field.kind.least} to ${field.kind.most}`);
      else {
        const values = field.kind.type === "switch" ? [true, false] : field.kind.values.map((known) => known.value);
        expect(values.map(String).sort()).toEqual(cell.replaceAll("*", "").split(", ").sort());
      }
      expect(field.name()).not.toBe("");
      expect(field.text()).toMatch(/\.$/);
    },
  );
});

test("the usual choice is left out, and what is chosen stays", () => {
  const some = withChoice("regenwormen", { expansion: true }, "lower", "any");
  expect(some).toEqual({ expansion: true, lower: "any" });
  expect(withChoice("regenwormen", some, "lower", "next")).toEqual({ expansion: true });
  expect(withChoice("holzwurm", {}, "poison_takes_row", false)).toEqual({ poison_takes_row: false });
  expect(valuesOf("holzwurm", { deals: 1 })).toMatchObject({ deals: 1, out_bonus: 30 });
});

test("what does not matter is not offered", () => {
  const keys = (options: object, players: number, game: GameId) =>
    fieldsOf(game, options, players).map((field) => field.key);
  expect(keys({}, 3, "regenwormen")).not.toContain("golden_faces");
  expect(keys({}, 3, "regenwormen")).toContain("lower");
  expect(keys({ expansion: true }, 3, "regenwormen")).toContain("golden_faces");
  expect(keys({ expansion: true }, 3, "regenwormen")).not.toContain("lower");
  expect(keys({}, 2, "it-happens")).toContain("dummy_start_worms");
  expect(keys({}, 3, "it-happens")).not.toContain("dummy_start_worms");
});

test("house rules are told in words, and the expansion is none", () => {
  expect(houseRules("regenwormen", { expansion: true, flip_returned: true }, 5)).toEqual([
    { name: "Shorter game", value: "yes" },
  ]);
  expect(houseRules("holzwurm", { out_bonus: -20 }, 3)).toEqual([{ name: "Bonus for going out", value: "−20" }]);
  expect(houseRules("it-happens", { deck: "custom", deck_cards: [] }, 3)).toEqual([
    { name: "Mound cards", value: "My cards" },
  ]);
  expect(houseRules("regenwormen", {}, 2)).toEqual([]);
});
