/** What can be done and who has won, in the language of the page. */
import { m } from "../../lib/messages/messages.js";
import { first, type Effect } from "./effects";
import { top, worms, type Action, type View } from "./facts";
import type { BoardSeat } from "../board";
import { capital, dice, plural, specialist, theSpecialist, wormCount } from "./names";
import type { Named } from "./told";

function nameOf(seats: readonly Named[], seat: number | undefined): string {
  return seats[seat ?? -1]?.name ?? "?";
}

/** Who has won; empty before the end. */
export function winSaid(view: View, seats: readonly Named[], me: number | null): string {
  const best = view.standing?.filter((row) => row.rank === 1) ?? [];
  const [winner] = best;
  if (!winner) return "";
  const total = m.rw_worms_with({ n: winner.score });
  const names = best.map((row) => nameOf(seats, row.seat));
  if (best.length > 1) return m.rw_won_shared({ names: names.join(", "), worms: total });
  return winner.seat === me ? m.rw_won_you({ worms: total }) : m.rw_won({ name: names[0] ?? "?", worms: total });
}

/** A player with all that he has, as the label of his chip. */
export function seatSaid(seat: number, info: BoardSeat, view: View, mine: boolean): string {
  const has = view.seats[seat] ?? { tiles: [], tokens: 0, specialists: [], score: 0 };
  const facts = [wormCount(has.score), m.rw_tiles({ n: has.tiles.length })];
  const tile = top(has);
  if (mine) facts.unshift(view.seat === seat ? m.rw_your_turn() : m.rw_you());
  else if (view.seat === seat) facts.unshift(m.rw_their_turn());
  if (tile !== null) facts.push(m.rw_chip_top({ tile }));
  if (has.tokens > 0) facts.push(m.rw_tokens({ n: has.tokens }));
  facts.push(...has.specialists.map(specialist));
  if (info.away) facts.push(m.rw_away());
  return m.rw_chip({ name: info.name, facts: facts.join(", ") });
}

/** An action as the full label of its button; the effects are what the rules tell of it in advance. */
export function label(action: Action, view: View, seats: readonly Named[], effects: readonly Effect[]): string {
  switch (action.type) {
    case "roll":
      return rollSaid(view, effects);
    case "keep": {
      const kept = first(effects, "kept");
      if (!kept) return capital(m.rw_short_keep({ dice: plural(action.symbol) }));
      const { gain, total } = kept;
      return capital(m.rw_label_keep({ dice: dice(action.symbol, kept.dice), gain, total }));
    }
    case "take":
      return m.rw_label_take({ tile: action.tile, worms: wormCount(worms(action.tile)) });
    case "steal":
      return stealSaid(action.from, view, seats, effects);
    case "stop":
      return m.rw_stop();
    case "weasel":
      return m.rw_weasel();
    case "accept":
      return m.rw_accept();
    case "give_back":
      return capital(m.rw_give_back({ what: theSpecialist(action.specialist) }));
    case "rob":
      return m.rw_rob({ name: nameOf(seats, action.from) });
  }
}

function stealSaid(from: number, view: View, seats: readonly Named[], effects: readonly Effect[]): string {
  const name = nameOf(seats, from);
  const hen = first(effects, "hen_stolen");
  if (hen) return m.rw_label_hen({ name, tile: hen.tile });
  const tile = first(effects, "tile_stolen")?.tile ?? top(view.seats[from]) ?? 21;
  return m.rw_label_steal({ name, tile, worms: wormCount(worms(tile)) });
}

/** An action in a few words, for a table. */
export function short(action: Action, view: View, seats: readonly Named[], effects: readonly Effect[]): string {
  const kept = first(effects, "kept");
  if (kept) return capital(m.rw_short_keep({ dice: dice(kept.symbol, kept.dice) }));
  if (action.type === "take") return m.rw_take({ tile: action.tile });
  const hen = first(effects, "hen_stolen");
  if (hen) return m.rw_steal_hen({ name: nameOf(seats, hen.from) });
  const stolen = first(effects, "tile_stolen");
  if (stolen) return m.rw_steal({ name: nameOf(seats, stolen.from), tile: stolen.tile });
  return label(action, view, seats, effects);
}

/** "Roll 8 dice", "Roll 4 more". */
export function rollSaid(view: View, effects: readonly Effect[]): string {
  const thrown = first(effects, "thrown");
  const n = thrown?.dice ?? view.turn.dice_left;
  if (thrown?.why === "golden") return m.rw_roll_golden({ n });
  return view.phase === "roll" ? m.rw_roll_first({ n }) : m.rw_roll_more({ n });
}
