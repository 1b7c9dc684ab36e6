// Writes what the client says from the folder `words` of the repository: messages/{locale}.json, which Paraglide
// compiles, and what follows from the description of a game or from what it tells, which src/lib/words finds by its
// key: of all games messages/described.json (names and scores) and messages/options.json, of each game
// messages/told/{game}.json.
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

/** The messages of a game of which `isWanted` holds for the key without the prefix. */
function some({ about, texts }, isWanted) {
  const wanted = (key) => isWanted(key.slice(about.prefix.length + 1));
  const pick = (messages) => Object.fromEntries(Object.entries(messages).filter(([key]) => wanted(key)));
  return Object.fromEntries(LANGUAGES.map((language) => [language, pick(texts[language])]));
}

const isDescribed = (key) => /^(name|about|unit|tie)(_|$)/.test(key);
const isOption = (key) => key.startsWith("opt_");
const told = areas.filter(({ about }) => about.game !== undefined);
function ofAllGames(isWanted) {
  const parts = told.map((area) => some(area, isWanted));
  const joined = (language) => Object.assign({}, ...parts.map((part) => part[language]));
  return Object.fromEntries(LANGUAGES.map((language) => [language, joined(language)]));
}

write("described.json", ofAllGames(isDescribed));
write("options.json", ofAllGames(isOption));
for (const area of told) {
  const texts = some(area, (key) => !isDescribed(key) && !isOption(key));
  write(`told/${area.about.game}.json`, { prefix: area.about.prefix, texts });
}
