import { expect, test } from "vitest";
import CASES from "../../../../crates/words/tests/fixture/numbers.json";
import { LANGUAGES } from "../settings/settings.svelte";
import { list } from "./list";
import { decimal, number, ofHundred, percent, signed, signedDecimal, signedOfHundred, signedPercent } from "./numbers";

type Call = (...given: never[]) => string;
const CALLS: Record<string, Call> = {
  number,
  signed,
  decimal,
  signed_decimal: signedDecimal,
  percent,
  signed_percent: signedPercent,
  of_hundred: ofHundred,
  signed_of_hundred: signedOfHundred,
  list,
};

test.each(CASES)("$call $with is written as in Rust", (known) => {
  for (const language of LANGUAGES) {
    const call = CALLS[known.call]!;
    expect(call(...(known.with as never[]), language as never)).toBe(known[language]);
  }
});

test("what is no number is a dash", () => {
  expect([percent(NaN), decimal(Infinity, 1)]).toEqual(["–%", "–"]);
});
