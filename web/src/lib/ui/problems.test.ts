import { expect, test } from "vitest";
import { LANGUAGES, settings } from "../state/settings.svelte";
import types from "../wire/types.ts?raw";
import type { Code, Problem } from "../wire/types";
import { problemText } from "./problems";

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
  expect(codes).toHaveLength(16);
  const all = LANGUAGES.flatMap((language) => {
    settings.set("language", language);
    return codes.map((code) => problemText(problem(code)));
  });
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(all.join()).not.toContain("detail");
  settings.reset();
});

test("what the rules refuse is said as they say it", () => {
  const refusal = { code: "rw_already_kept", args: { symbol: "5" } };
  expect(problemText(problem("illegal", { detail: "5 was kept before", refusal }))).toBe("5 was kept before.");
});

test("a code that this page does not know is told in the words of the server", () => {
  expect(problemText(problem("brand_new" as Code, { detail: "the tea is cold" }))).toBe("The tea is cold.");
});
