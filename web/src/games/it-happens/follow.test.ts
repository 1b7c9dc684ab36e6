import { beforeAll, expect, it } from "vitest";
import type { ItHappensFrame, ItHappensOptions, ItHappensSeen } from "../../lib/wire/types";
import { events, files, Projector, recorded } from "../testing/records";
import { beginning, follow } from "./follow";

let projector: Projector;
beforeAll(async () => void (projector = await Projector.load()));

it.each(files("it-happens"))("%s comes out as the server shows it", (file) => {
  const game = recorded(file);
  const options = game.options as ItHappensOptions;
  let view = beginning(game.players, options);
  let n_compared = 0;
  for (const seen of events<ItHappensSeen>(game)) {
    view = follow(view, seen, game.start, options);
    // Between rounds, and while a die is in the air, the server shows what comes next.
    if (view.mounds.length === 0 || (view.thrown && view.thrown.value === undefined)) continue;
    const shown = projector.frame<ItHappensFrame>(game, seen.ply, view.to_act ?? 0).view;
    const plain = (one: (typeof shown.colors)[number]) => ({ ...one, point_tiles: undefined });
    expect(view.colors.map(plain), `after event ${seen.ply}`).toEqual(shown.colors.map(plain));
    expect({
      mounds: view.mounds,
      supply: view.supply,
      thrown: view.thrown,
      round: view.round,
      to_act: view.to_act,
    }).toEqual({
      mounds: shown.mounds,
      supply: shown.supply,
      thrown: shown.thrown,
      round: shown.round,
      to_act: shown.to_act,
    });
    n_compared += 1;
  }
  expect(n_compared).toBeGreaterThan(50);
});
