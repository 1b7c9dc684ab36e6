import type { Offer } from "../../games";
import type { BoardSeat } from "../../games/board";
import type { Puzzle } from "../../games/puzzles";
import { company } from "../../lib/device/archive";
import { botAt } from "../../lib/people/bots";
import { known } from "../../lib/learning/known";
import { me } from "../../lib/people/me.svelte";
import { shownNames } from "../../lib/people/names";

/** What is in no id of a device. */
const NO_LETTER = /[^0-9a-hjkmnp-tv-z]/g;

/** With what the ids of tables begin that go on from puzzles of an offer, so that the same bots sit there. */
export function companyOf({ key }: Pick<Offer, "key">): string {
  return company(`local-${key.replace(NO_LETTER, "")}`);
}

/** Who sits at a puzzle, as boards show it: whoever solves it on the seat that must choose, and bots. */
export function seatsOf(offer: Pick<Offer, "key">, { players, seat: mine }: Puzzle): BoardSeat[] {
  const table = companyOf(offer);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === mine ? { name: me.name || known.name } : { name: "", level: "" },
  );
  return shownNames(seats, table).map((name, seat) => {
    const there = { name, here: true, away: false };
    if (seat === mine) return { ...there, color: me.info?.color ?? "rust", bot: false };
    return { ...there, color: "", bot: true, face: botAt(table, seat).face };
  });
}
