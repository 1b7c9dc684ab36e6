import { beforeAll, expect, it } from "vitest";
import { settings } from "../lib/settings/settings.svelte";
import type { GameId } from "../lib/wire/types";
import { loadBoard, loadGame, loadOdds, OFFERS, offerOf } from ".";
import { loadBook } from "./books";
import { described, GAME_IDS } from "./described";

const files = import.meta.glob<string>("../**/*.{ts,svelte,css,svg}", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What is generated, and the words: there a game may be named; and in tests. */
const MAY_NAME = [/\/lib\/(wire|messages)\//, /\.test\.ts$/, /^\.\/testing\//];

/** Whether a text has the name of a game: as "it-happens", "IT_HAPPENS", "ItHappens" or "It Happens". */
function isNamed(game: string, text: string): boolean {
  const words = game.split("-");
  const titles = words.map((word) => word[0]!.toUpperCase() + word.slice(1));
  return new RegExp(words.join("[-_]"), "i").test(text) || new RegExp(titles.join(" ?")).test(text);
}

beforeAll(() => settings.set("language", "en"));

it.each(GAME_IDS)("%s is named in its folder and nowhere else", (game) => {
  const others = Object.entries(files).filter(
    ([path]) => !path.startsWith(`./${game}/`) && !MAY_NAME.some((allowed) => allowed.test(path)),
  );
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(([path, text]) => isNamed(game, `${path} ${text}`)).map(([path]) => path)).toEqual([]);
});

it("finds every spelling", () => {
  for (const text of ["it-happens", "m.app_game_it_happens", "ItHappensFrame", "It Happens..", "IT_HAPPENS"])
    expect(isNamed("it-happens", text), text).toBe(true);
  expect(isNamed("it-happens", "as often as it happens")).toBe(false);
});

/** The games that bring more along than words; `generic/` has a test for those that do not. */
const OWN = GAME_IDS.filter((game) => `./${game}/index.ts` in files);

it.each(OWN)("%s says in its folder what is needed", async (game) => {
  expect(OWN.length).toBeGreaterThan(2);
  const loaded = await loadGame(game);
  expect(loaded.keys.length).toBeGreaterThan(0);
  expect(await loadBoard(game)).not.toBe(await loadBoard("nothing" as GameId));
  expect(await loadOdds(game)).not.toBeNull();
  expect((await loadBook(game, "en")).page.parts.length).toBeGreaterThan(2);
  for (const name of Object.keys({ ...loaded.controls.setup, ...loaded.controls.fields }))
    expect(described(game).options.map((info) => info.name)).toContain(name);
});

it("offers each game, and its editions after it", () => {
  expect(OFFERS.slice(0, 4).map(({ key }) => key)).toEqual(["regenwormen", "extra", "it-happens", "holzwurm"]);
  expect(offerOf("regenwormen", { expansion: true })).toMatchObject({
    key: "extra",
    options: { expansion: true },
    rules: "/about/rules/regenwormen-expansion",
    emblem: "hen",
  });
  expect(OFFERS.slice(0, 4).map((offer) => `${offer.name()}: ${offer.info()}`)).toEqual([
    "Pickomino: Regenwormen · 2–7 players · 20 min",
    "Pickomino Extra: 2–7 players · five specialists",
    "It Happens..: 2–5 players · 30 min",
    "Der dreizehnte Holzwurm: The Thirteenth Woodworm · 2–6 players · 40 min",
  ]);
});
