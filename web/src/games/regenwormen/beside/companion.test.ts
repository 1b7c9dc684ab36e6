import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Ask } from "../../../lib/engine/engine";
import type { Engine } from "../../../lib/engine/module";
import { loadEngine } from "../../../lib/engine/testing";
import { settings } from "../../../lib/settings/settings.svelte";
import type { RegenwormenOptions } from "../../../lib/wire/types";
import { recorded } from "../../testing/records";
import { allTiles, same, type Action, type Face, type Tile } from "../facts";
import { Companion, type Kept } from "./companion.svelte";
import { moved, paid, placeOf, posted, postOf, turned } from "./correct";
import Keeps from "./Keeps.svelte";

/** What `wormery odds` says of fifty random situations; a test of the program holds the file against it. */
interface Situation {
  file: string;
  line: number;
  odds: { value: number; fail: number; choices: { action: Action; value: number; fail: number }[] };
}
const SITUATIONS = JSON.parse(
  readFileSync(new URL("../../../../../records/odds.json", import.meta.url), "utf8"),
) as Situation[];

let engine: Engine;
beforeAll(async () => void (engine = await loadEngine()));
const ask: Ask = async <T>(request: Parameters<Ask>[0]) => engine.ask<T>(request);

function companion(options: RegenwormenOptions = {}, nSeats = 2, kept: Kept[] = []) {
  return new Companion({ options, nSeats }, (state) => kept.push(state), ask);
}

type Line = { action?: Action; chance?: { faces: Face[] } };

/** Taps what a line of a record tells. */
async function tap(game: Companion, line: Line): Promise<void> {
  const { action, chance } = line;
  if (action?.type === "roll") game.isGolden = action.golden ?? false;
  else if (action) await game.act(action);
  for (const face of chance?.faces ?? []) await game.enter(face);
  if (game.doubt) game.confirm();
}

describe("the odds", () => {
  const files = [...new Set(SITUATIONS.map(({ file }) => file))];

  it("are held against fifty situations of both editions", () => {
    expect(SITUATIONS).toHaveLength(50);
    expect(files.some((file) => file.includes("expansion"))).toBe(true);
    expect(files.some((file) => !file.includes("expansion"))).toBe(true);
    const steals = SITUATIONS.filter(({ odds }) => odds.choices.some(({ action }) => action.type === "steal"));
    expect(steals.length).toBeGreaterThanOrEqual(8);
  });

  it.each(files)("of %s, played by taps, are those of the command", async (file) => {
    const { options, players, start, lines } = recorded(file);
    const game = companion(options as RegenwormenOptions, players);
    await game.open(null);
    // Whoever begins is tapped.
    if (start > 0) await game.correct(turned(game.view!, start));
    const asked = SITUATIONS.filter((one) => one.file === file).sort((one, other) => one.line - other.line);
    let at = 1;
    for (const { line, odds } of asked) {
      for (; at < line - 1; at += 1) await tap(game, JSON.parse(lines[at]!) as Line);
      const known = game.now!.odds!;
      const what = `${file}, line ${line}`;
      expect(known.choices.length, what).toBe(odds.choices.length);
      for (const { action, value, fail } of odds.choices) {
        const mine = known.choices.find((choice) => same(choice.action, action));
        expect(mine?.worms, `${what}: ${JSON.stringify(action)}`).toBeCloseTo(value, 10);
        expect(mine?.fail, `${what}: ${JSON.stringify(action)} fails`).toBeCloseTo(fail, 10);
      }
      expect(Math.max(...known.choices.map(({ worms }) => worms)), what).toBeCloseTo(odds.value, 10);
    }
  });
});

describe("a turn by taps", () => {
  const enter = async (game: Companion, faces: string) => {
    for (const face of faces) await game.enter(face as Face);
  };

  it("goes from the roll to the tile and to the next one", async () => {
    const game = companion();
    await game.open(null);
    await enter(game, "WWW4455");
    expect([game.slots.length, game.isRolling]).toEqual([7, true]);
    await game.enter("5");
    expect(game.view?.phase).toBe("keep");
    expect(game.hints[0]!.turn!.fail).toBeLessThan(0.2);
    await game.act({ type: "keep", symbol: "W" });
    await enter(game, "55533");
    await game.act({ type: "keep", symbol: "5" });
    expect(game.view?.turn.total).toBe(30);
    expect(game.claims.map(({ action }) => action)).toEqual([{ type: "take", tile: 30 }]);
    await game.act({ type: "take", tile: 30 });
    expect([game.view?.seat, placeOf(game.view!, 30)]).toEqual([1, 0]);
  });

  it("asks once before a turn fails, and takes the tile back and turns the highest", async () => {
    const game = companion();
    await game.open(null);
    await game.correct(moved(game.view!, 30, 0));
    await game.correct(turned(game.view!, 0));
    await enter(game, "11112345");
    await game.act({ type: "keep", symbol: "1" });
    await game.nothingNew();
    expect(game.doubt?.failure.turned).toBe(36);
    expect(placeOf(game.view!, 30)).toBe(0);
    game.confirm();
    expect([game.doubt, placeOf(game.view!, 30), placeOf(game.view!, 36), game.view?.seat]).toEqual([
      null,
      "row",
      "down",
      1,
    ]);
  });

  it("takes back every step to the beginning, also after the page was closed", async () => {
    const kept: Kept[] = [];
    const game = companion({}, 2, kept);
    await game.open(null);
    await enter(game, "WWW44555");
    await game.act({ type: "keep", symbol: "W" });
    await game.correct(moved(game.view!, 25, 1));
    const again = companion({}, 2);
    await again.open(JSON.parse(JSON.stringify(kept.at(-1))) as Kept);
    expect([again.view?.turn.total, placeOf(again.view!, 25)]).toEqual([15, 1]);
    await again.undo();
    expect(placeOf(again.view!, 25)).toBe("row");
    await again.undo();
    expect(again.view?.phase).toBe("keep");
    await again.undo();
    expect([again.slots, again.view?.phase]).toEqual([[..."WWW4455"], "roll"]);
    for (let n = 0; n < 7; n += 1) await again.undo();
    expect(again.canUndo).toBe(false);
  });

  it("goes on with a roll that was half entered, and asks again for the last die of one that fails", async () => {
    const kept: Kept[] = [];
    const game = companion({}, 2, kept);
    await game.open(null);
    await enter(game, "WWW44555");
    await game.act({ type: "keep", symbol: "5" });
    await enter(game, "555");
    const again = companion({}, 2, kept);
    await again.open(JSON.parse(JSON.stringify(kept.at(-1))) as Kept);
    expect([again.slots, again.isRolling]).toEqual([[..."555"], true]);
    await enter(again, "55");
    expect(again.doubt).not.toBeNull();
    const third = companion({}, 2);
    await third.open(JSON.parse(JSON.stringify(kept.at(-1))) as Kept);
    expect([third.slots, third.doubt]).toEqual([[..."5555"], null]);
  });

  it("offers nothing new only where that can be", async () => {
    const game = companion();
    await game.open(null);
    expect(game.nothing).toBeNull();
    await enter(game, "22233455");
    await game.act({ type: "keep", symbol: "2" });
    expect(game.nothing).toEqual([..."22222"]);
  });
});

describe("corrections", () => {
  it("move tiles, specialists and tokens of the expansion, and the rules accept them", async () => {
    const game = companion({ expansion: true }, 3);
    await game.open(null);
    await game.correct(moved(game.view!, 21, 2));
    expect([game.isRefused, game.view?.seats[2]?.specialists]).toEqual([false, ["hen"]]);
    await game.correct(posted(game.view!, "weasel", { seat: 0 }));
    await game.correct(paid(game.view!, 0, 1));
    expect([postOf(game.view!, "weasel"), game.view?.supply, game.view?.seats[0]?.score]).toEqual([{ seat: 0 }, 6, 1]);
    await game.correct(posted(game.view!, "canned_worm", { seat: 1 }));
    await game.correct(turned(game.view!, 1));
    expect([game.isRefused, game.view?.turn.total]).toEqual([false, 5]);
    await game.correct(posted(game.view!, "raven", "out"));
    expect(postOf(game.view!, "raven")).toBe("out");
  });

  it("what cannot be is refused, and nothing changes", async () => {
    const game = companion({ expansion: true }, 2);
    await game.open(null);
    const before = game.view;
    await game.correct(posted(posted(game.view!, "hen", { seat: 0 }), "weasel", { seat: 0 }));
    expect([game.isRefused, game.view]).toEqual([true, before]);
  });

  it("put every tile everywhere", async () => {
    const game = companion({}, 2);
    await game.open(null);
    for (const tile of allTiles(false))
      for (const place of ["down", 0, 1, "row"] as const) {
        await game.correct(moved(game.view!, tile as Tile, place));
        expect([game.isRefused, placeOf(game.view!, tile as Tile)]).toEqual([false, place]);
      }
  });
});

describe("for children", () => {
  const SEATS = ["Ann", "Bo"].map((name) => ({ name, color: "", bot: false, here: true, away: false }));

  it("has the best choice, and no numbers of chance", async () => {
    const game = companion();
    await game.open(null);
    for (const face of "WWW44551") await game.enter(face as Face);
    const chances = () => render(Keeps, { props: { game, seats: SEATS } }).body.match(/\d\s?%(?!["';])/g) ?? [];
    expect(chances().length).toBeGreaterThan(3);
    settings.set("kids", true);
    expect(chances()).toEqual([]);
    settings.set("kids", false);
  });
});
