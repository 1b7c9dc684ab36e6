/** How a frame is seen, and what of it must be read: a row that was taken, a fate card, the end of a deal. */
import type { HolzwurmEffect, HolzwurmFrame } from "../../lib/wire/types";
import type { Reader } from "../../lib/words/sentence";
import type { Moment, Showing } from "../game";
import { toldTo } from "./told";

/** How long cards fly: one to its row, or a row to whoever takes it. */
export const FLIGHT = 420;

const TAKEN = ["row_taken", "fate_taken", "deal_ended"];

export function shows({ seen }: HolzwurmFrame, reader: Reader): Showing {
  const effects = seen.flatMap((event) => event.effects);
  return { lands: 0, lasts: FLIGHT, moment: momentOf(effects, reader) };
}

function momentOf(effects: readonly HolzwurmEffect[], reader: Reader): Moment | null {
  const told = effects.filter(({ type }) => TAKEN.includes(type));
  const taken = told.find((effect) => effect.type === "row_taken" || effect.type === "fate_taken");
  if (told.length === 0) return null;
  const seat = taken?.seat ?? null;
  const isMine = seat !== null && seat === reader.me;
  return { text: toldTo(reader, told), seat, isMine, isBad: taken !== undefined };
}
