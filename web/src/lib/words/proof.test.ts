/**
 * The page says what Rust says: of every effect of every golden record, to everybody at the table and to those who
 * watch, and of what the rules refuse.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { files, Projector, recorded, recordOf, type Recorded } from "../../games/testing/records";
import { LANGUAGES, type Language } from "../settings/settings.svelte";
import type { Fact, Refusal } from "../wire/types";
import { refusal, sentence } from "./sentence";
import { told, type Message, type Told } from "./told";

const NAMES = ["Ann", "Bo", "Cas", "Dot", "Eli", "Fay", "Gus"];
const ROOT = new URL("../../../../", import.meta.url);
const REFUSALS = new URL("crates/words/tests/fixture/refusals/", ROOT);
/** Cargo may have to build the example first. */
const PATIENCE = 600_000;
/** At so many places of each record everything is tried that was ever done in its game. */
const N_PLACES = 12;

type Said = Record<Language, string | null>;

interface Line {
  game: string;
  names: string[];
  me: number | null;
  effect?: unknown;
  refusal?: Refusal;
}

/** Lines, each once. */
function once(lines: Line[]): Line[] {
  return [...new Set(lines.map((line) => JSON.stringify(line)))].map((line) => JSON.parse(line) as Line);
}

/** What each seat is told of a recorded game, and those who watch. */
function effectsOf(projector: Projector, file: string): Line[] {
  const { game, players } = recorded(file);
  const names = NAMES.slice(0, players);
  return [null, ...names.keys()].flatMap((me) => {
    const effects = projector.seen(recordOf(file), me).flatMap((seen) => seen.effects as unknown[]);
    return effects.map((effect) => ({ game, effect, names, me }));
  });
}

/** What somebody did, with the seat and the number of events before it. */
function actionsOf({ lines }: Recorded): { ply: number; seat: number; action: string }[] {
  return lines.slice(1).flatMap((line, ply) => {
    const { seat, action } = JSON.parse(line) as { seat?: number; action?: unknown };
    return seat === undefined ? [] : [{ ply, seat, action: JSON.stringify(action) }];
  });
}

/** Why choices of a recorded game may be better than others; also as it is told without numbers. */
function factsOf(projector: Projector, file: string): Line[] {
  const game = recorded(file);
  const names = NAMES.slice(0, game.players);
  const plies = actionsOf(game).map(({ ply }) => ply);
  const some = plies.filter((_, place) => place % Math.ceil(plies.length / (4 * N_PLACES)) === 0);
  const facts = projector.reasons(recordOf(file), some);
  const plain = facts.map((fact) => ({ ...fact, why: `${fact.why}_plain` }));
  return [...facts, ...plain].map((effect) => ({ game: game.game, effect, names, me: null }));
}

/** What is told of the end of a recorded game: what everybody did, the parts of scores, the turn that decided it. */
function endOf(projector: Projector, file: string): Line[] {
  const { game, players } = recorded(file);
  const names = NAMES.slice(0, players);
  const { deeds, parts } = projector.went(recordOf(file));
  const facts = [...deeds.flat(), ...parts.flat()].map((effect) => ({ game, effect, names, me: null }));
  const decided = projector.decided(recordOf(file));
  const readers = [null, ...names.keys()].flatMap((me) => decided.map((effect) => ({ game, effect, names, me })));
  return [...facts, ...readers];
}

/** Every habit that there are words for, once and several times. */
function habitsOf(game: string, words: Told): Line[] {
  const begin = `${words.prefix}_fx_habit_`;
  const kinds = Object.keys(words.texts.en).flatMap((key) => (key.startsWith(begin) ? key.slice(begin.length) : []));
  const habit = (why: string, n: number) => ({ game, effect: { type: "habit", why, n }, names: NAMES, me: null });
  return kinds.flatMap((why) => [habit(why, 1), habit(why, 3)]);
}

/** What the rules refuse if everything is tried in the midst of a recorded game. */
function refusalsOf(projector: Projector, file: string): Line[] {
  const game = recorded(file);
  const names = NAMES.slice(0, game.players);
  const all = files(game.game).flatMap((other) => actionsOf(recorded(other)));
  const tried = [...new Set(all.map(({ action }) => action))];
  const acts = actionsOf(game);
  const places = acts.filter((_, place) => place % Math.ceil(acts.length / N_PLACES) === 0);
  return places
    .flatMap(({ ply, seat }) => projector.refusals(game, ply, seat, tried))
    .flatMap((problem) => (problem.refusal ? [{ game: game.game, names, me: null, refusal: problem.refusal }] : []));
}

/** Refusals of every code, as the tests of the games met them. */
function storedRefusals(): Line[] {
  return readdirSync(REFUSALS).flatMap((file) => {
    const lines = readFileSync(new URL(file, REFUSALS), "utf8").trim().split("\n");
    const game = file.replace(".jsonl", "");
    return lines.map((line) => ({ game, names: NAMES, me: null, refusal: JSON.parse(line) as Refusal }));
  });
}

/** Every message that no effect has, as if it were a refusal: with numbers and with words in the place of arguments. */
function inventedOf(game: string, words: Told): Line[] {
  const codes = Object.entries(words.texts.en).filter(([key]) => !key.startsWith(`${words.prefix}_fx_`));
  return codes.flatMap(([code, message]) =>
    [0, 1, 24, -3, "w", "hen", "yellow", "nothing"].map((value) => {
      const args = Object.fromEntries(namesIn(message).map((name) => [name, value]));
      return { game, names: NAMES.slice(0, 2), me: null, refusal: { code, args } };
    }),
  );
}

/** What a message is given. */
function namesIn(message: Message): string[] {
  if (typeof message === "string") return [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return message[0].declarations.flatMap((line) => /^input (\w+)$/.exec(line)?.[1] ?? []);
}

/** What Rust says of each line. */
function rust(lines: Line[]): Said[] {
  const asked = ["run", "--quiet", "--locked", "-p", "wormery-words", "--example", "sentences"];
  const input = lines.map((line) => JSON.stringify(line) + "\n").join("");
  const answer = execFileSync("cargo", asked, { cwd: ROOT, input, encoding: "utf8", maxBuffer: 1e9 });
  return answer
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Said);
}

/** What the page says of a line. */
function page({ effect, refusal: refused, names, me }: Line, words: Told): Said {
  const say = (language: Language) =>
    refused ? refusal(words, refused, { names, me, language }) : sentence(words, effect, { names, me, language });
  return Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as Said;
}

async function compare(lines: Line[]): Promise<Said[]> {
  const said = rust(lines);
  expect(said.length).toBe(lines.length);
  for (const [index, line] of lines.entries()) {
    expect(page(line, (await told(line.game))!), JSON.stringify(line)).toEqual(said[index]);
  }
  return said;
}

const projector = await Projector.load();
const records = files("");

test.skipIf(records.length === 0)(
  "Rust and the page say the same of what happened",
  async () => {
    const lines = once(records.flatMap((file) => effectsOf(projector, file)));
    const said = await compare(lines);
    expect(said.filter(({ en }) => en !== null).length).toBeGreaterThan(1000);
    expect(lines.filter(({ me }, index) => me === null && said[index]!.en !== null).length).toBeGreaterThan(500);
  },
  PATIENCE,
);

test.skipIf(records.length === 0)(
  "Rust and the page say the same of what the rules refuse, and know words for all of it",
  async () => {
    const real = once([...records.flatMap((file) => refusalsOf(projector, file)), ...storedRefusals()]);
    const games = [...new Set(real.map(({ game }) => game))];
    const invented = await Promise.all(games.map(async (game) => inventedOf(game, (await told(game))!)));
    const said = await compare([...real, ...once(invented.flat())]);
    expect(games.length).toBe(new Set(records.map((file) => recorded(file).game)).size);
    expect(new Set(real.map((line) => line.refusal!.code)).size).toBeGreaterThan(75);
    for (const texts of said) for (const text of Object.values(texts)) expect(text).toBeTruthy();
  },
  PATIENCE,
);

test.skipIf(records.length === 0)(
  "Rust and the page say the same of what judgements rest on, and know words for all of it",
  async () => {
    const games = [...new Set(records.map((file) => recorded(file).game))];
    const habits = await Promise.all(games.map(async (game) => habitsOf(game, (await told(game))!)));
    const facts = records.flatMap((file) => [...factsOf(projector, file), ...endOf(projector, file)]);
    const lines = once([...facts, ...habits.flat()]);
    const said = await compare(lines);
    const kinds = new Map<string, boolean>();
    for (const [index, { game, effect }] of lines.entries())
      kinds.set(`${game} ${(effect as Fact).type} ${(effect as Fact).why}`, said[index]!.en !== null);
    const silent = [...kinds].flatMap(([kind, isSaid]) => (isSaid ? [] : kind));
    expect(silent.filter((kind) => !kind.endsWith("_plain"))).toEqual([]);
    const heard = [...kinds.keys()].filter((kind) => !silent.includes(kind));
    expect(heard.length, heard.join(", ")).toBeGreaterThanOrEqual(45);
  },
  PATIENCE,
);
