import { expect, test } from "vitest";
import { keepMuted, mutedAt } from "./muted";

const memory = () => {
  const kept: Record<string, string> = {};
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  };
};

test("who is muted at a table stays so, at this table alone", () => {
  const own = memory();
  keepMuted("AAA222", ["1 Bo"], own);
  expect([mutedAt("AAA222", own), mutedAt("BBB222", own)]).toEqual([["1 Bo"], []]);
  keepMuted("AAA222", [], own);
  expect(mutedAt("AAA222", own)).toEqual([]);
});

test("the latest tables are remembered", () => {
  const own = memory();
  for (let n = 0; n < 25; n += 1) keepMuted(`T${n}`, ["- Cas"], own);
  expect([mutedAt("T4", own), mutedAt("T5", own), mutedAt("T24", own)]).toEqual([[], ["- Cas"], ["- Cas"]]);
});
