/** How a frame is seen, and what of it must be read: a turn that failed, or tiles that change hands. */
import type { Reader } from "../../lib/words/sentence";
import type { Moment, Showing } from "../game";
import { effectsOf, failureOf, first, type Effect } from "./effects";
import type { Frame } from "./facts";
import { timesOf } from "./scenes";
import { toldTo } from "./told";

export function shows({ seen }: Frame, reader: Reader): Showing {
  const effects = effectsOf(seen);
  const { roll, shake, move } = timesOf(effects);
  return { lands: roll, lasts: roll + shake + move, moment: momentOf(effects, reader) };
}

function momentOf(effects: readonly Effect[], reader: Reader): Moment | null {
  const failed = failureOf(effects);
  if (failed) return { ...told(reader, failed.effects, failed.seat), isBad: true };
  const lost = first(effects, "tile_stolen") ?? first(effects, "hen_stolen") ?? first(effects, "token_robbed");
  const isLoser = lost?.from === reader.me;
  if (lost) return { ...told(reader, [lost], isLoser ? lost.from : lost.seat), isBad: isLoser };
  const taken = first(effects, "tile_taken");
  // What I took myself I know.
  if (!taken || taken.seat === reader.me) return null;
  return { ...told(reader, [taken], taken.seat), isBad: false };
}

function told(reader: Reader, effects: Effect[], seat: number): Pick<Moment, "text" | "seat" | "isMine"> {
  return { text: toldTo(reader, effects), seat, isMine: seat === reader.me };
}
