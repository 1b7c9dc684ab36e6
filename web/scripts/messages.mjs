// Writes what the client says from the folder `words` of the repository into src/lib/messages: texts/{locale}/{part}.json,
// of which a page loads the parts it needs in the language of its reader, and the types of all messages that are named
// in code. src/lib/words/parts.svelte.ts reads them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gather, LANGUAGES } from "./catalogue.mjs";
import { saidAtOnce, saidElsewhere } from "./first.mjs";
import { gamesOf, partsOf, typesOf } from "./parts.mjs";

const words = fileURLToPath(new URL("../../words/", import.meta.url));
const source = fileURLToPath(new URL("../src/", import.meta.url));
const target = join(source, "lib", "messages");

const paths = readdirSync(words, { recursive: true }).filter((path) => path.endsWith(".json"));
const files = Object.fromEntries(
  paths.map((path) => [path.replaceAll(sep, "/"), readFileSync(join(words, path), "utf8")]),
);
const { areas, faults } = gather(files);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

const written = new Map([
  ["messages.js", 'export { m } from "../words/said";\n'],
  ["messages.d.ts", typesOf(areas)],
  ["runtime.js", 'export { getLocale, overwriteGetLocale } from "../words/language";\n'],
  ["runtime.d.ts", 'export { getLocale, overwriteGetLocale, type Locale } from "../words/language";\n'],
]);
const parts = partsOf(areas, saidAtOnce(join(source, "main.ts")), saidElsewhere(source, gamesOf(areas)));
for (const language of LANGUAGES)
  for (const [part, texts] of Object.entries(parts[language]))
    written.set(join("texts", language, `${part}.json`), JSON.stringify(texts) + "\n");

/** Changes a file only if its text does, so that nothing is built again for nothing. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}

// A game that has gone leaves no words behind.
for (const [name, text] of written) write(join(target, name), text);
for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !written.has(file.slice(target.length + 1))) rmSync(file);
}
