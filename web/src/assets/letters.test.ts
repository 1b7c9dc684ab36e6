import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../", import.meta.url);
/** Boards and their bar, what stands on pieces, and drawings, which have units of their own. */
const FIXED = [
  /^games\/(?!parts\/pad\/|[a-z-]+\/(pad|beside)\/)/,
  /PlayTop/,
  /assets\/(seats|pieces)\.css/,
  /Chart\.svelte/,
];
const IN_PIXELS = /(?:font-size|font|line-height):[^;{}]*\dpx/g;

test("letters outside of boards grow with those of the browser", () => {
  const files = readdirSync(ROOT, { recursive: true }).filter((name) => /\.(svelte|css)$/.test(name));
  const found = files
    .filter((name) => !FIXED.some((one) => one.test(name)))
    .flatMap((name) =>
      [...readFileSync(new URL(name, ROOT), "utf8").matchAll(IN_PIXELS)].map(([text]) => `${name}: ${text}`),
    );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
