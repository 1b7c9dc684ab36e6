// Fails when the first page loads too much script and style, or when the module for play without a server is missing or
// too large. What the first page loads is its entry with everything that is imported at once, its styles, and its words in
// one language: those of the longest count.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DIST } from "./files.mjs";

const MOST_FIRST = 85_000; // gzip
/** In brotli; it is loaded after the first page. A game that is only tried out may have its part beside the others'. */
const MOST_MODULE = 350_000 + Number(process.env.TRIED_GAMES ?? 0) * 20_000;

/** The puzzles of one game or edition, in gzip; they are loaded when somebody wants one. */
const MOST_PUZZLES = 60_000;

const html = readFileSync(join(DIST, "index.html"), "utf8");
const first = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path));
for (const path of first) {
  if (!path.endsWith(".js")) continue;
  const text = readFileSync(join(DIST, path), "utf8");
  for (const [, name] of text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)) first.add(`/assets/${name}`);
}
const read = (path) => readFileSync(new URL(`../../content/${path}`, import.meta.url));
const packed = (path, end) =>
  readFileSync(join(DIST, existsSync(join(DIST, `${path}.${end}`)) ? `${path}.${end}` : path)).length;
const words = readdirSync(join(DIST, "assets")).filter((name) => /^first-.*\.js$/.test(name));
const longest = Math.max(...words.map((name) => packed(`/assets/${name}`, "gz")));
const total = [...first].reduce((sum, path) => sum + packed(path, "gz"), longest);
const faults = [];
if (words.length !== 4)
  faults.push(`the words of the first page are in ${words.length} files, not one for each language`);
if (first.size === 0 || total > MOST_FIRST)
  faults.push(`the first page loads ${total} bytes of gzip in ${first.size} files, ${MOST_FIRST} are the most`);
if (!existsSync(join(DIST, "wormery.wasm"))) faults.push("wormery.wasm is missing: 'make wasm' builds it");
else if (packed("wormery.wasm", "br") > MOST_MODULE)
  faults.push(`wormery.wasm has ${packed("wormery.wasm", "br")} bytes of brotli, ${MOST_MODULE} are the most`);
const sheets = readdirSync(new URL("../../content/", import.meta.url), { recursive: true }).filter((path) =>
  path.endsWith(".jsonl"),
);
const sizes = sheets.map((path) => ({ path, size: gzipSync(read(path), { level: 9 }).length }));
const largest = Math.max(0, ...sizes.map(({ size }) => size));
if (sheets.length < 4) faults.push(`there are puzzles of ${sheets.length} games and editions only`);
for (const { path, size } of sizes)
  if (size > MOST_PUZZLES) faults.push(`${path} has ${size} bytes of gzip, ${MOST_PUZZLES} are the most`);
for (const fault of faults) console.error(`sizes: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(
  `sizes: first page ${(total / 1000).toFixed(1)} kB of gzip, module ${(packed("wormery.wasm", "br") / 1000).toFixed(1)} kB of brotli, puzzles ${(largest / 1000).toFixed(1)} kB of gzip`,
);
