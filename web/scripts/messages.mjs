// Joins messages/parts/*/{locale}.json into messages/{locale}.json, which Paraglide compiles. Fails when a language lacks
// a message, has one too many, or uses other parameters than English. Spaces at which a line must not break are put in here,
// so that nobody has to type them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LOCALES = ["en", "nl", "de", "fr"];
const root = fileURLToPath(new URL("../messages/", import.meta.url));
const parts = readdirSync(join(root, "parts")).sort();
const faults = [];

/** All messages of a language; the same key in two parts is a fault. */
function gather(locale) {
  const all = {};
  for (const part of parts) {
    const file = join(root, "parts", part, `${locale}.json`);
    if (!existsSync(file)) {
      faults.push(`${part}: there is no ${locale}.json`);
      continue;
    }
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, "utf8")))) {
      if (key in all) faults.push(`${part}/${locale}: ${key} is there twice`);
      all[key] = typeset(locale, text);
    }
  }
  return all;
}

/** French has a narrow space before its double signs, German a fixed one before an ellipsis; both before a percent sign. */
const SPACES = {
  fr: [
    [/ (?=[:;!?»%])/g, "\u202f"],
    [/« /g, "«\u202f"],
  ],
  de: [
    [/ (?=%)/g, "\u202f"],
    [/ (?=…)/g, "\u00a0"],
  ],
};

/** A message, or all of its variants, with the spaces of its language. */
function typeset(locale, text) {
  const set = (plain) => (SPACES[locale] ?? []).reduce((done, [from, to]) => done.replace(from, to), plain);
  if (typeof text === "string") return set(text);
  return text.map((form) => ({
    ...form,
    match: Object.fromEntries(Object.entries(form.match).map(([when, plain]) => [when, set(plain)])),
  }));
}

/** The parameters of a message, sorted: "{n} worms of {name}" has n and name. */
function parameters(text) {
  return [...new Set(JSON.stringify(text).match(/\{\w+\}/g) ?? [])].sort().join(" ");
}

function compare(locale, texts, base) {
  for (const [key, text] of Object.entries(base)) {
    if (!(key in texts)) faults.push(`${locale}: ${key} is missing`);
    else if (typeof text === "string" && parameters(texts[key]) !== parameters(text))
      faults.push(`${locale}: ${key} has ${parameters(texts[key]) || "nothing"} for ${parameters(text) || "nothing"}`);
  }
  for (const key of Object.keys(texts)) if (!(key in base)) faults.push(`${locale}: ${key} is not in English`);
}

const all = Object.fromEntries(LOCALES.map((locale) => [locale, gather(locale)]));
for (const locale of LOCALES.slice(1)) compare(locale, all[locale], all.en);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
for (const locale of LOCALES) {
  const file = join(root, `${locale}.json`);
  const text = JSON.stringify(all[locale], null, 2) + "\n";
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
