import type { AnyAction, AnyFrame } from "../../lib/wire/types";
import { actionsOf } from "../parts/choices";
import { plain } from "../parts/keys";

/** What a key does: 1 the first of at most nine choices. */
export function chosenBy(event: KeyboardEvent, frame: AnyFrame): AnyAction | null {
  const number = plain(event) && /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  return actionsOf(frame)[number - 1] ?? null;
}
