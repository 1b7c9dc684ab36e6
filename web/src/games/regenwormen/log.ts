/** The log of the shell: `tell` says what happened, `describe` what somebody chose. */
import { m } from "../../lib/messages/messages.js";
import type { RegenwormenGlimpse } from "../../lib/wire/types";
import type { Line, Naming } from "../game";
import { linesOf } from "../parts/lines";
import type { Seen } from "./effects";
import { worms } from "./facts";
import { plural, theSpecialist, wormWords } from "./names";
import { WORDS } from "./told";

/** All that was told of a game, oldest first. */
export function tell(seen: Seen[], name: Naming, me: number | null): Line[] {
  return linesOf(WORDS, seen, name, me);
}

/** What somebody chose, in a sentence; nothing for what goes without saying. */
export function describe(event: RegenwormenGlimpse, seat: number | null, naming: Naming): string | null {
  if (!("action" in event) || seat === null) return null;
  const { action } = event;
  const name = naming(seat);
  switch (action.type) {
    case "keep":
      return m.rw_log_kept_some({ name, face: plural(action.symbol) });
    case "take":
      return m.rw_log_took({ name, tile: action.tile, worms: wormWords(worms(action.tile)) });
    case "steal":
      return m.rw_log_stole_some({ name, from: naming(action.from) });
    case "rob":
      return m.rw_log_robbed({ name, from: naming(action.from) });
    case "give_back":
      return m.rw_log_gave({ name, what: theSpecialist(action.specialist) });
    case "stop":
      return m.rw_fail_stopped({ name });
    default:
      return null;
  }
}
