// Which messages come together: `first`, what the first page says; a part for each game; and `rest`. Each part has what
// is `said` (named in code) and what is `told` (found by rule): in `first` the names of all games, in `rest` their
// options, in the part of a game what it tells and refuses.
import { LANGUAGES } from "./catalogue.mjs";

const isDescribed = (key) => /^(name|about|unit|tie)(_|$)/.test(key);
const isOption = (key) => key.startsWith("opt_");

/** The games that have words of their own. */
export function gamesOf(areas) {
  return areas.filter(({ about }) => about.game !== undefined).map(({ about }) => about);
}

/**
 * All parts: `{ en: { first: { said, told }, … }, … }`; `atOnce` are the keys of what the first page says, `elsewhere`
 * those that begin with the name of a game and are said by others too.
 */
export function partsOf(areas, atOnce, elsewhere) {
  const games = gamesOf(areas);
  const parts = {};
  for (const language of LANGUAGES) {
    parts[language] = Object.fromEntries(
      ["first", "rest", ...games.map(({ game }) => game)].map((part) => [part, { said: {}, told: {} }]),
    );
    for (const { about, texts } of areas.filter(({ about }) => about.web !== false))
      for (const [key, message] of Object.entries(texts[language])) {
        const kind = about.game === undefined ? "said" : "told";
        const part = kind === "said" ? partOfSaid(key, games, atOnce, elsewhere) : partOfTold(key, about);
        parts[language][part][kind][key] = message;
      }
  }
  return parts;
}

function partOfSaid(key, games, atOnce, elsewhere) {
  if (atOnce.has(key)) return "first";
  if (elsewhere.has(key)) return "rest";
  return games.find(({ prefix }) => key.startsWith(`${prefix}_`))?.game ?? "rest";
}

function partOfTold(key, { game, prefix }) {
  const name = key.slice(prefix.length + 1);
  if (isDescribed(name)) return "first";
  return isOption(name) ? "rest" : game;
}

/** The types of all messages that are named in code, by what they are given. */
export function typesOf(areas) {
  const said = areas.filter(({ about }) => about.game === undefined && about.web !== false);
  const lines = said.flatMap(({ texts }) => Object.entries(texts.en).map(([key, message]) => lineOf(key, message)));
  return `/** What is said of something: a number or a word. */
export type Given = number | string;

export interface Messages {
${lines.join("\n")}
}

export declare const m: Messages;
`;
}

function lineOf(key, message) {
  const names =
    typeof message === "string"
      ? [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      : message[0].declarations.filter((line) => line.startsWith("input ")).map((line) => line.slice(6));
  const given = [...new Set(names)].map((name) => `${name}: Given`).join("; ");
  const shown = JSON.stringify(typeof message === "string" ? message : Object.values(message[0].match).join(" | "));
  return `  /** ${shown.replaceAll("*/", "* /")} */\n  ${key}(this: void${given === "" ? "" : `, given: { ${given} }`}): string;`;
}
