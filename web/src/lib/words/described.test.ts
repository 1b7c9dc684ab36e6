/**
 * The words of the games and what is described of them belong together: nothing is missing, and nothing is left over.
 */
import { expect, test } from "vitest";
import { described, GAME_IDS, type OptionInfo } from "../../games/described";
import { describedWord, plainName } from "./described";
import { optionWord } from "./options";
import { toldBy } from "./parts.svelte";

const [named, options] = [toldBy("first"), toldBy("rest")];

function namesOf(game: string): string[] {
  const { area, unit, ties, editions } = described(game).about;
  const offers = [null, ...editions.map(({ name }) => name)].flatMap((edition) =>
    ["name", "about"].map((what) => [area, what, ...(edition ? [edition] : [])].join("_")),
  );
  return [...offers, `${area}_unit_${unit}`, ...ties.map((tie) => `${area}_tie_${tie}`)];
}

/** What an option may be, as far as it has words. */
function valuesOf({ kind }: OptionInfo): string[] {
  if (kind.type === "choice" || kind.type === "numbers") return kind.values.map(String);
  return kind.type === "deck" ? ["reconstruction_1", "custom"] : [];
}

function optionsOf(game: string): string[] {
  const { about, options } = described(game);
  return options.flatMap((info) => {
    const key = `${about.area}_opt_${info.name}`;
    return [key, `${key}_text`, ...valuesOf(info).map((value) => `${key}_${value.toLowerCase()}`)];
  });
}

/** The games that have words; one that has none is shown in plain letters. */
const WITH_WORDS = GAME_IDS.filter((game) => `${described(game).about.area}_name` in named.en);

test("every name, score and tie-break of a game has words, and every such word is used", () => {
  expect(WITH_WORDS.length).toBeGreaterThan(2);
  // A tie-break may have a word for nothing besides.
  const known = Object.keys(named.en).filter((key) => !key.endsWith("_0"));
  expect(known.sort()).toEqual(WITH_WORDS.flatMap(namesOf).sort());
});

test("every option and every value has words, and every such word is used", () => {
  expect(Object.keys(options.en).sort()).toEqual(WITH_WORDS.flatMap(optionsOf).sort());
});

test("words are found by key, with their plurals", () => {
  expect([1, 2].map((n) => describedWord("rw_unit_worms", { n }))).toEqual(["1 worm", "2 worms"]);
  expect(optionWord("rw", "golden_faces", "111WWW")).toBe("Ones and worms");
  expect([describedWord("chess_name"), optionWord("chess", "clock")]).toEqual([null, null]);
  expect(plainName("draw-worms_twice")).toBe("Draw worms twice");
});
