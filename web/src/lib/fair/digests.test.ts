import { expect, test } from "vitest";
import { DIGESTS, keepDigest, keptDigest } from "./digests";

function shelf(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  };
}

test("what was told first is kept", () => {
  const store = shelf();
  expect(keptDigest("g1", store)).toBeNull();
  keepDigest("g1", "aa", store);
  keepDigest("g1", "bb", store);
  keepDigest("g2", "cc", store);
  expect([keptDigest("g1", store), keptDigest("g2", store)]).toEqual(["aa", "cc"]);
});

test("only so many games are remembered, the latest ones", () => {
  const store = shelf();
  for (let n = 0; n < 230; n += 1) keepDigest(`game ${n}`, "d", store);
  expect([keptDigest("game 29", store), keptDigest("game 30", store), keptDigest("game 229", store)]).toEqual([
    null,
    "d",
    "d",
  ]);
});

test("what another version of this page has kept, or nobody, is not read", () => {
  for (const text of ["{", "7", "null", "[]", '{"version":2,"games":{"g1":"aa"}}', '{"version":1,"games":null}']) {
    const store = shelf({ [DIGESTS]: text });
    expect(keptDigest("g1", store)).toBeNull();
    keepDigest("g1", "bb", store);
    expect(keptDigest("g1", store)).toBe("bb");
  }
});
