import { expect, test } from "vitest";
import { LANGUAGES, settings } from "../settings/settings.svelte";
import types from "../wire/types.ts?raw";
import type { Code, Problem } from "../wire/types";
import { problemSaid, problemText } from "./problems";

const codes = [
  ...types
    .split("export type Code =")[1]!
    .split("\n\n")[0]!
    .matchAll(/\| "(\w+)"/g),
].map(([, code]) => code as Code);
const problem = (code: Code, more: Partial<Problem> = {}): Problem => ({
  type: "",
  title: "",
  status: 400,
  detail: "the detail",
  code,
  ...more,
});

test("every code of the protocol has a sentence of its own in every language", () => {
  expect(codes).toHaveLength(24);
  const all = LANGUAGES.flatMap((language) => {
    settings.set("language", language);
    return codes.map((code) => problemText(problem(code)));
  });
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(all.join()).not.toContain("detail");
  settings.reset();
});

test("what the rules refuse is said in the reader's language as soon as its words are here", async () => {
  settings.set("language", "nl");
  const refusal = { code: "rw_no_keep_again", args: { symbol: "5" } };
  const refused = problem("illegal", { detail: "5 is already kept", refusal });
  expect(problemText(refused)).toBe("5 is already kept.");
  expect(await problemSaid(refused)).toBe("De 5 heb je al opzijgelegd.");
  expect(problemText(refused)).toBe("De 5 heb je al opzijgelegd.");
  settings.reset();
});

test("a refusal names those at the table", async () => {
  settings.set("language", "en");
  const refusal = { code: "rw_no_steal_empty", args: { from: 1 } };
  const refused = problem("illegal", { detail: "seat 1 has no tile", refusal });
  await problemSaid(refused);
  expect(problemText(refused, ["Ann", "Bo"])).toBe("Bo has no tile.");
  settings.reset();
});

test.each(["rw_no_such_thing", "chess_no_castling"])(
  "%s, which has no words, is told in those of the server",
  async (code) => {
    const refusal = { code, args: {} };
    expect(await problemSaid(problem("illegal", { detail: "not now", refusal }))).toBe("Not now.");
  },
);

test("a code that this page does not know is told in the words of the server", () => {
  expect(problemText(problem("brand_new" as Code, { detail: "the tea is cold" }))).toBe("The tea is cold.");
});
