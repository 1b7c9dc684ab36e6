import { beforeAll, expect, it } from "vitest";
import type { RegenwormenFrame, RegenwormenSeen } from "../../lib/wire/types";
import { events, files, Projector, recorded } from "../testing/records";
import { actionsOf } from "../parts/choices";
import { hasWorm } from "./facts";
import { beginning, follow, ranking } from "./follow";
import { reach, type Options } from "./targets";

let projector: Projector;
beforeAll(async () => void (projector = await Projector.load()));

/** Every so many events the table is compared; a mistake stays in it until then. */
const STEP = 4;

it.each(files("regenwormen"))("%s comes out as the server shows it", (file) => {
  const game = recorded(file);
  const options = game.options as Options;
  let view = beginning(game.players, game.start, options);
  for (const seen of events<RegenwormenSeen>(game)) {
    view = follow(view, seen, options);
    const isRare = !["keep", "decide", "roll"].includes(view.phase);
    if (view.phase === "throw" || (seen.ply % STEP !== 0 && !isRare)) continue;
    const frame = projector.frame<RegenwormenFrame>(game, seen.ply, view.seat ?? 0);
    const { standing, ...table } = frame.view;
    expect(view, `after event ${seen.ply}: ${game.lines[seen.ply]}`).toEqual(table);
    if (standing) expect(ranking(view, options)).toEqual(standing);
    if (view.phase !== "decide") continue;
    const { tiles, from } = reach(view, view.turn.total, hasWorm(view), options);
    expect(tiles, `tiles after event ${seen.ply}`).toEqual(
      actionsOf(frame).flatMap((one) => (one.type === "take" ? [one.tile] : [])),
    );
    expect(from).toBe(actionsOf(frame).find((one) => one.type === "steal")?.from ?? null);
  }
});
