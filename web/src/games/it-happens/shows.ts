/** How a frame is seen: a die that tumbles, or the mounds of a round that are judged one after another. */
import { TUMBLE } from "../../lib/ui/cues";
import type { ItHappensFrame } from "../../lib/wire/types";
import type { Showing } from "../game";
import { roundEnd } from "./rounds";
import { JUDGE_MS } from "./table.svelte";

/** How long a piece moves. */
export const MOVE = 250;

/** The report of the round has the words, so that nothing is told beside it. */
const JUDGED = { text: "", seat: null, isBad: false, isMine: false };

export function shows({ seen }: ItHappensFrame): Showing {
  const effects = seen.flatMap((event) => event.effects);
  const judged = roundEnd(effects)?.mounds.length ?? 0;
  if (judged > 0) return { lands: (judged - 1) * JUDGE_MS, lasts: judged * JUDGE_MS, moment: JUDGED };
  const tumble = effects.some(({ type }) => type === "rolled") ? TUMBLE : 0;
  return { lands: tumble, lasts: Math.max(tumble, MOVE), moment: null };
}
