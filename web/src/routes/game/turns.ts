import type { Deed, Loaded } from "../../games/game";
import type { Recorded, Turn } from "../../lib/played/record";

/** What somebody did in a game, counted. */
export interface Deeds {
  seat: number;
  counts: Deed[];
}

/** What everybody did, by seat. */
export function deedsOf(recorded: Recorded, turns: Turn[], { deeds }: Pick<Loaded, "deeds">): Deeds[] {
  return recorded.players.map((_, seat) => ({
    seat,
    counts: deeds(
      recorded,
      seat,
      turns.filter((turn) => turn.seat === seat),
    ),
  }));
}
