// Writes what the client says from the folder `words` of the repository: messages/{locale}.json, which Paraglide compiles, and
// for each game messages/told/{game}.json, the words of its effects and refusals, which src/lib/words puts together.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gather, LANGUAGES } from "./catalogue.mjs";

const words = fileURLToPath(new URL("../../words/", import.meta.url));
const target = fileURLToPath(new URL("../messages/", import.meta.url));

const paths = readdirSync(words, { recursive: true }).filter((path) => path.endsWith(".json"));
const files = Object.fromEntries(
  paths.map((path) => [path.replaceAll(sep, "/"), readFileSync(join(words, path), "utf8")]),
);
const { areas, faults } = gather(files);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

/** Changes a file only if its text does, so that nothing is built again for nothing. */
function write(path, value) {
  const file = join(target, path);
  const text = JSON.stringify(value, null, 2) + "\n";
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

// A game that has gone leaves no words behind.
const games = areas.flatMap(({ about }) => (about.game === undefined ? [] : [`${about.game}.json`]));
mkdirSync(join(target, "told"), { recursive: true });
for (const name of readdirSync(join(target, "told"))) if (!games.includes(name)) rmSync(join(target, "told", name));
const named = areas.filter(({ about }) => about.game === undefined && about.web !== false);
for (const language of LANGUAGES)
  write(`${language}.json`, Object.assign({}, ...named.map(({ texts }) => texts[language])));
for (const { about, texts } of areas)
  if (about.game !== undefined) write(`told/${about.game}.json`, { prefix: about.prefix, texts });
