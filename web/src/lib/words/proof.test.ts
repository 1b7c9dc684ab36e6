/** The page says what Rust says, of every effect of every golden record, to everybody at the table. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { files, Projector, recorded } from "../../games/testing/records";
import { LANGUAGES, type Language } from "../state/settings.svelte";
import type { AnyFrame } from "../wire/types";
import { sentence } from "./sentence";
import { told } from "./told";

const NAMES = ["Ann", "Bo", "Cas", "Dot", "Eli", "Fay", "Gus"];
const ROOT = new URL("../../../../", import.meta.url);
/** Cargo may have to build the example first. */
const PATIENCE = 600_000;

interface Line {
  game: string;
  effect: unknown;
  names: string[];
  me: number;
}

/** What each seat is told of a recorded game; once, if it is told the same again. */
function linesOf(projector: Projector, file: string): Line[] {
  const game = recorded(file);
  const names = NAMES.slice(0, game.players);
  const lines = names.flatMap((_, me) => {
    const { seen } = projector.frame<AnyFrame>(game, game.lines.length - 1, me);
    const effects = (seen as { effects?: unknown[] }[]).flatMap((one) => one.effects ?? []);
    return effects.map((effect) => JSON.stringify({ game: game.game, effect, names, me }));
  });
  return [...new Set(lines)].map((line) => JSON.parse(line) as Line);
}

/** What Rust says of each line. */
function rust(lines: Line[]): Record<Language, string | null>[] {
  const asked = ["run", "--quiet", "--locked", "-p", "wormery-words", "--example", "sentences"];
  const input = lines.map((line) => JSON.stringify(line) + "\n").join("");
  const answer = execFileSync("cargo", asked, { cwd: ROOT, input, encoding: "utf8", maxBuffer: 1e9 });
  return answer
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<Language, string | null>);
}

const projector = await Projector.load();
const lines = files("").flatMap((file) => linesOf(projector, file));

test.skipIf(lines.length === 0)(
  "Rust and the page say the same",
  async () => {
    const said = rust(lines);
    expect(said.length).toBe(lines.length);
    for (const [index, { game, effect, names, me }] of lines.entries()) {
      const words = (await told(game))!;
      const mine = LANGUAGES.map((language) => [language, sentence(words, effect, { names, me, language })]);
      expect(Object.fromEntries(mine), JSON.stringify(effect)).toEqual(said[index]);
    }
    expect(said.filter(({ en }) => en !== null).length).toBeGreaterThan(1000);
  },
  PATIENCE,
);
