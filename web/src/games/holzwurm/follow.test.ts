import { beforeAll, expect, it } from "vitest";
import type { HolzwurmFrame, HolzwurmOptions, HolzwurmSeen } from "../../lib/wire/types";
import { events, files, Projector, recorded } from "../testing/records";
import { beginning, follow } from "./follow";

let projector: Projector;
beforeAll(async () => void (projector = await Projector.load()));

it.each(files("holzwurm"))("%s comes out as the server shows it", (file) => {
  const game = recorded(file);
  const options = game.options as HolzwurmOptions;
  let view = beginning(game.players, game.start, options);
  let n_ends = 0;
  for (const seen of events<HolzwurmSeen>(game)) {
    const before = view;
    view = follow(view, seen, options);
    if (view.last && view.last !== before.last) {
      n_ends += 1;
      continue;
    }
    const shown = projector.frame<HolzwurmFrame>(game, seen.ply, 0).view;
    expect(view.rows, `rows after event ${seen.ply}`).toEqual(shown.rows);
    expect([view.fate, view.deal, view.seats.map((one) => one.n_cards)]).toEqual([
      shown.fate,
      shown.deal,
      shown.seats.map((one) => one.n_cards),
    ]);
  }
  const over = projector.frame<HolzwurmFrame>(game, game.lines.length - 1, 0).view;
  expect(view.last?.end).toEqual(over.last?.end);
  expect(n_ends).toBe(options.deals ?? 3);
});
