import { expect, test } from "vitest";
import { pretty, prettyText } from "./pretty";

test("what fits on a line stays on it, and nothing is lost", () => {
  expect(pretty({ type: "keep", symbol: "W" })).toBe('{ "type": "keep", "symbol": "W" }');
  const long = { type: "frame", list: Array.from({ length: 30 }, (_, idx) => idx), none: {}, nothing: null, empty: [] };
  const text = pretty(long);
  expect(JSON.parse(text)).toEqual(long);
  expect(text.split("\n")[0]).toBe("{");
  expect(text).toContain('\n  "type": "frame",\n  "list": [\n    0,');
});

test("a text that is no JSON stays as it is", () => {
  expect(prettyText("{oops")).toBe("{oops");
  expect(prettyText('{"a":1}')).toBe('{ "a": 1 }');
});
