import { expect, test } from "vitest";

/** What is named in code; the words of a game's effects are found by rule. */
const parts = import.meta.glob<{ said: Record<string, unknown> }>("./messages/texts/en/*.json", {
  import: "default",
  eager: true,
});
const code = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!./messages/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the code says. Every message is named in full, so that this can be found: `m[name]` would hide what is used. */
const said = new Set(Object.values(code).flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key!)));
const known = Object.values(parts).flatMap(({ said }) => Object.keys(said));

test("every message is used somewhere", () => {
  expect(known.length).toBeGreaterThan(500);
  expect(known.filter((key) => !said.has(key))).toEqual([]);
});

test("messages are named in full", () => {
  const hidden = Object.entries(code).filter(
    ([, text]) => /messages\/messages\.js"/.test(text) && /[^\w.]m\[/.test(text),
  );
  expect(hidden.map(([path]) => path)).toEqual([]);
});
