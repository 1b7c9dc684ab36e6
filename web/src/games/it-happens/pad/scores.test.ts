import { beforeAll, expect, it } from "vitest";
import type {
  ItHappensColor,
  ItHappensEffect,
  ItHappensFrame,
  ItHappensOptions,
  ItHappensSeen,
  ItHappensView,
} from "../../../lib/wire/types";
import { Pad } from "../../parts/pad/pad.svelte";
import { files, Projector, recorded, recordOf } from "../../testing/records";
import { kinds, OBJECTS } from "../mounds";
import { type Cell, NO_FINDS, NO_TILES, ROUNDS, scoresOf, tapped, totalsOf, varietyOf } from "./scores";

let projector: Projector;
beforeAll(async () => void (projector = await Projector.load()));

type Won = Extract<ItHappensEffect, { type: "tile_won" }>;

/** The point tiles of a color, round by round. */
function tilesOf(effects: ItHappensEffect[], color: ItHappensColor): number[][] {
  const rounds: number[][] = [];
  for (const effect of effects) {
    if (effect.type === "round_ended") rounds.push([]);
    if (effect.type === "tile_won" && (effect as Won).color === color) rounds.at(-1)!.push(effect.value);
  }
  return rounds;
}

/** The kinds that somebody has twice; by a house rule every pair counts. */
function pairsOf({ objects }: ItHappensView["colors"][number], options: ItHappensOptions): number {
  const worth = (n: number) =>
    options.pair_points === "per_pair" ? Math.floor(n / 2) : Math.min(1, Math.floor(n / 2));
  return OBJECTS.reduce((sum, kind) => sum + worth(objects[kind]), 0);
}

it.each(files("it-happens"))("%s has the scores that the pad counts", (file) => {
  const game = recorded(file);
  const options = game.options as ItHappensOptions;
  const seen = projector.seen(recordOf(file), null) as ItHappensSeen[];
  const effects = seen.flatMap((one) => one.effects);
  const { view } = projector.frame<ItHappensFrame>(game, game.lines.length - 1, 0);
  const pad = new Pad<Cell>(
    { rows: ROUNDS + 1, seats: view.colors.length },
    (row) => (row === ROUNDS ? NO_FINDS : NO_TILES),
    () => {},
    null,
  );
  view.colors.forEach((color, seat) => {
    const rounds = tilesOf(effects, color.color);
    expect(rounds).toHaveLength(ROUNDS);
    rounds.forEach((tiles, row) => {
      pad.go({ row, seat });
      pad.write({ tiles });
    });
    pad.go({ row: ROUNDS, seat });
    pad.write({ worms: color.worms, pairs: pairsOf(color, options), kinds: kinds(color.objects) });
  });
  const scores = scoresOf(pad.cells, options.zero_diversity_bonus ?? false);
  const { result } = JSON.parse(recordOf(file).trim().split("\n").at(-1)!) as { result: { scores: number[] } };
  expect(totalsOf(scores, view.colors.length)).toEqual(result.scores);
});

it("counts taps: once, twice, none", () => {
  expect(tapped([5], 8)).toEqual([5, 8]);
  expect(tapped([5, 8], 8)).toEqual([5, 8, 8]);
  expect(tapped([5, 8, 8], 8)).toEqual([5]);
});

it("gives the ten to all who share the most kinds, and to nobody for none", () => {
  const finds = (kinds: number) => ({ ...NO_FINDS, kinds });
  expect(varietyOf([finds(3), finds(3), finds(1)])).toEqual([10, 10, 0]);
  expect(varietyOf([finds(0), null])).toEqual([0, 0]);
  expect(varietyOf([finds(0), finds(0)], true)).toEqual([10, 10]);
});
