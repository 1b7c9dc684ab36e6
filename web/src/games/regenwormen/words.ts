/** What happened and what can be done, in the language of the page. */
import { m } from "../../lib/messages/messages.js";
import type { BoardSeat } from "../board";
import {
  afterKeep,
  canned,
  holds,
  points,
  SPECIALISTS,
  top,
  worms,
  type Action,
  type Face,
  type Specialist,
  type View,
} from "./facts";
import { failure, type Failure, type Seen } from "./failure";
import { capital, dice, faces, plural, specialist, theSpecialist, wormCount, wormWords } from "./names";

/** A name, as far as words need seats. */
export type Named = Pick<BoardSeat, "name">;

/** Who speaks of whom. */
interface Cast {
  seats: Named[];
  me: number | null;
}

function nameOf(cast: Cast, seat: number | undefined): string {
  return cast.seats[seat ?? -1]?.name ?? "?";
}

/**
 * One event as a sentence; empty for what is not worth one, like a roll before its dice. `before` and `after` are the
 * views around the frame; without `before`, or in a frame with many events, the sentence says less.
 */
export function sentence(
  seen: Seen,
  before: View | null,
  after: View | null,
  seats: Named[],
  me: number | null = null,
): string {
  const cast = { seats, me };
  const parts = "chance" in seen.event ? diceSaid(seen, before, cast) : actionSaid(seen, before, after, cast);
  const fails = before && after && ends(seen, after) ? failure(before, [asAction(seen)], after) : null;
  if (fails) parts.push(failureSaid(fails, seats, me));
  if (before && after && !isThrow(seen)) parts.push(...movesSaid(before, after));
  if (after?.phase === "over" && ends(seen, after)) parts.push(m.rw_log_over());
  if (after?.standing && ends(seen, after)) parts.push(winSaid(after, seats, me));
  return parts.filter(Boolean).join(" ");
}

/** Whether dice are thrown: what comes of it comes with the dice. */
function isThrow({ event }: Seen): boolean {
  return "action" in event && (event.action.type === "roll" || event.action.type === "weasel");
}

/** Whether a turn ended with this event: a roll ends with its dice, never before. */
function ends(seen: Seen, after: View): boolean {
  return (after.phase === "roll" || after.phase === "over") && !isThrow(seen);
}

/** Dice stand for the roll that threw them. */
function asAction(seen: Seen): Seen {
  return "chance" in seen.event ? { ...seen, event: { action: { type: "roll" } } } : seen;
}

function diceSaid(seen: Seen, before: View | null, cast: Cast): string[] {
  if (!("chance" in seen.event)) return [];
  const shown = faces(seen.event.chance.faces);
  if (before && (before.phase === "keep" || before.phase === "failed")) return [m.rw_log_weasel({ faces: shown })];
  const seat = seen.seat ?? before?.seat;
  if (seat === undefined) return [capital(shown)];
  if (seat === cast.me) return [m.rw_log_rolled_you({ faces: shown })];
  return [m.rw_log_rolled({ name: nameOf(cast, seat), faces: shown })];
}

function actionSaid(seen: Seen, before: View | null, after: View | null, cast: Cast): string[] {
  if (!("action" in seen.event)) return [];
  const { action } = seen.event;
  const mine = seen.seat === cast.me;
  const name = nameOf(cast, seen.seat);
  switch (action.type) {
    case "keep":
      return [keptSaid(action.symbol, before, mine, name), tokenSaid(seen, before, after, cast)];
    case "take": {
      const what = { tile: action.tile, worms: wormWords(worms(action.tile)) };
      const took = mine ? m.rw_log_took_you(what) : m.rw_log_took({ name, ...what });
      return [took, gainSaid(seen, before, after), tokenSaid(seen, before, after, cast)];
    }
    case "steal":
      return [stoleSaid(action.from, before, mine, name, cast), gainSaid(seen, before, after)];
    case "rob":
      return [robbedSaid(action.from, mine, name, cast)];
    case "give_back": {
      const what = theSpecialist(action.specialist);
      return [mine ? m.rw_log_gave_you({ what }) : m.rw_log_gave({ name, what })];
    }
    case "stop":
      if (before) return [];
      return [mine ? m.rw_fail_stopped_you() : m.rw_fail_stopped({ name })];
    default:
      return [];
  }
}

function keptSaid(face: Face, before: View | null, mine: boolean, name: string): string {
  const count = before?.turn.roll.filter((one) => one === face).length ?? 0;
  if (!before || count === 0) {
    return mine ? m.rw_log_kept_some_you({ face: plural(face) }) : m.rw_log_kept_some({ name, face: plural(face) });
  }
  const freed = face === "W" && canned(before) ? 5 : 0;
  const what = { dice: dice(face, count), total: before.turn.total + count * points(face) - freed };
  if (Number.isNaN(what.total)) return mine ? m.rw_log_kept_dice_you(what) : m.rw_log_kept_dice({ name, ...what });
  return mine ? m.rw_log_kept_you(what) : m.rw_log_kept({ name, ...what });
}

function stoleSaid(from: number, before: View | null, mine: boolean, name: string, cast: Cast): string {
  const tile = top(before?.seats[from]);
  const victim = nameOf(cast, from);
  if (tile === null) {
    return mine ? m.rw_log_stole_some_you({ from: victim }) : m.rw_log_stole_some({ name, from: victim });
  }
  const hen = before !== null && holds(before, from, "hen");
  if (mine) return (hen ? m.rw_log_hen_you : m.rw_log_stole_you)({ from: victim, tile });
  if (from === cast.me) return (hen ? m.rw_log_hen_mine : m.rw_log_stole_mine)({ name, tile });
  return (hen ? m.rw_log_hen : m.rw_log_stole)({ name, from: victim, tile });
}

function robbedSaid(from: number, mine: boolean, name: string, cast: Cast): string {
  const victim = nameOf(cast, from);
  if (mine) return m.rw_log_robbed_you({ from: victim });
  return from === cast.me ? m.rw_log_robbed_mine({ name }) : m.rw_log_robbed({ name, from: victim });
}

/** The specialist that came with a tile; the hen of a steal has been named already. */
function gainSaid(seen: Seen, before: View | null, after: View | null): string {
  const had = before?.seats[seen.seat ?? -1]?.specialists;
  const got = after?.seats[seen.seat ?? -1]?.specialists.find((one) => had && !had.includes(one));
  const stoleHen = got === "hen" && "action" in seen.event && seen.event.action.type === "steal";
  return got && !stoleHen ? m.rw_log_comes({ what: specialist(got) }) : "";
}

function tokenSaid(seen: Seen, before: View | null, after: View | null, cast: Cast): string {
  const tokens = (view: View | null) => view?.seats[seen.seat ?? -1]?.tokens ?? 0;
  if (!before || !after || tokens(after) <= tokens(before)) return "";
  const victim = before.seats.findIndex((seat, index) => (after.seats[index]?.tokens ?? 0) < seat.tokens);
  const mine = seen.seat === cast.me;
  if (victim >= 0) return robbedSaid(victim, mine, nameOf(cast, seen.seat), cast);
  return mine ? m.rw_log_token_you() : m.rw_log_token({ name: nameOf(cast, seen.seat) });
}

/** Where a figure stands: a tile of the row, or nowhere there. */
function placeOf(view: View, who: Specialist): number | null {
  return view.row.find((one) => one.specialist === who)?.tile ?? null;
}

/** Figures that have moved to another tile of the row by themselves, or have left the game. */
function movesSaid(before: View, after: View): string[] {
  if (!after.expansion) return [];
  return SPECIALISTS.flatMap((who) => {
    const [from, to] = [placeOf(before, who), placeOf(after, who)];
    const isHeld = (view: View) => view.seats.some((seat) => seat.specialists.includes(who));
    if (to !== null) return to === from ? [] : [m.rw_log_stands({ what: specialist(who), tile: to })];
    const was = from !== null || isHeld(before);
    // While somebody is robbed the raven stands nowhere, and comes back.
    return was && !isHeld(after) && !after.phase.startsWith("rob") ? [m.rw_log_leaves({ what: specialist(who) })] : [];
  });
}

/** Why a turn failed and what it cost. */
export function failureSaid(fails: Failure, seats: Named[], me: number | null): string {
  const parts = [reasonSaid(fails, seats, me)];
  if (fails.returned !== null) parts.push(m.rw_fail_back({ tile: fails.returned }));
  if (fails.turned !== null) parts.push(m.rw_fail_turned({ tile: fails.turned }));
  if (fails.lost === "hen") parts.push(m.rw_fail_hen());
  else if (fails.lost) parts.push(m.rw_fail_lost({ what: specialist(fails.lost) }));
  if (parts.length === 1) parts.push(m.rw_fail_none());
  return parts.join(" ");
}

/** Why a turn failed, without what it cost. */
export function reasonSaid({ seat, reason, total }: Failure, seats: Named[], me: number | null): string {
  const mine = seat === me;
  const name = nameOf({ seats, me }, seat);
  switch (reason) {
    case "no_new":
      return mine ? m.rw_fail_no_new_you() : m.rw_fail_no_new({ name });
    case "no_worm":
      return mine ? m.rw_fail_no_worm_you() : m.rw_fail_no_worm({ name });
    case "no_tile":
      return mine ? m.rw_fail_no_tile_you({ total }) : m.rw_fail_no_tile({ name, total });
    case "stopped":
      return mine ? m.rw_fail_stopped_you() : m.rw_fail_stopped({ name });
  }
}

/** Who has won; empty before the end. */
export function winSaid(view: View, seats: Named[], me: number | null): string {
  const first = view.standing?.filter((row) => row.rank === 1) ?? [];
  const [winner] = first;
  if (!winner) return "";
  const total = m.rw_worms_with({ n: winner.score });
  const names = first.map((row) => nameOf({ seats, me }, row.seat));
  if (first.length > 1) return m.rw_won_shared({ names: names.join(", "), worms: total });
  return winner.seat === me ? m.rw_won_you({ worms: total }) : m.rw_won({ name: names[0] ?? "?", worms: total });
}

/** An action as the full label of its button. */
export function label(action: Action, view: View, seats: Named[]): string {
  const cast = { seats, me: null };
  switch (action.type) {
    case "roll":
      return rollSaid(action.golden ?? false, view);
    case "keep": {
      const count = view.turn.roll.filter((face) => face === action.symbol).length;
      const { gain, total } = afterKeep(view, action.symbol);
      return capital(m.rw_label_keep({ dice: dice(action.symbol, count), gain, total }));
    }
    case "take":
      return m.rw_label_take({ tile: action.tile, worms: wormCount(worms(action.tile)) });
    case "steal": {
      const tile = top(view.seats[action.from]) ?? 21;
      const name = nameOf(cast, action.from);
      if (holds(view, action.from, "hen")) return m.rw_label_hen({ name, tile });
      return m.rw_label_steal({ name, tile, worms: wormCount(worms(tile)) });
    }
    case "stop":
      return m.rw_stop();
    case "weasel":
      return m.rw_weasel();
    case "accept":
      return m.rw_accept();
    case "give_back":
      return capital(m.rw_give_back({ what: theSpecialist(action.specialist) }));
    case "rob":
      return m.rw_rob({ name: nameOf(cast, action.from) });
  }
}

/** An action in a few words, for a table. */
export function short(action: Action, view: View, seats: Named[]): string {
  if (action.type === "keep") {
    const count = view.turn.roll.filter((face) => face === action.symbol).length;
    return capital(m.rw_short_keep({ dice: dice(action.symbol, count) }));
  }
  if (action.type === "take") return m.rw_take({ tile: action.tile });
  const tile = action.type === "steal" ? top(view.seats[action.from]) : null;
  if (action.type !== "steal" || tile === null) return label(action, view, seats);
  return m.rw_steal({ name: nameOf({ seats, me: null }, action.from), tile });
}

/** "Roll 8 dice", "Roll 4 more". */
export function rollSaid(golden: boolean, view: View): string {
  const n = view.turn.dice_left;
  if (golden) return m.rw_roll_golden({ n: n + 1 });
  return view.phase === "roll" ? m.rw_roll_first({ n }) : m.rw_roll_more({ n });
}

/** The rule behind what an event set off, for the "why?" link; nothing for what explains itself. */
export function rule(seen: Seen, before: View | null, after: View | null): string | null {
  const fails = before && after && ends(seen, after) ? failure(before, [asAction(seen)], after) : null;
  if (fails) return before?.expansion ? "RX-15" : fails.returned === null ? "RW-19" : "RW-18";
  if (!("action" in seen.event)) return before && "chance" in seen.event && before.phase === "failed" ? "RX-18" : null;
  switch (seen.event.action.type) {
    case "keep":
      return tokens(after, seen.seat) > tokens(before, seen.seat) ? "RX-20" : null;
    case "take":
      return after?.phase === "over" ? "RW-21" : takeRule(seen.event.action.tile, before);
    case "steal":
      return before && holds(before, seen.event.action.from, "hen") ? "RX-11" : before?.expansion ? "RX-10" : "RW-13";
    case "weasel":
    case "accept":
      return "RX-18";
    case "give_back":
      return "RX-13";
    case "rob":
      return "RX-19";
    default:
      return null;
  }
}

function tokens(view: View | null, seat: number | undefined): number {
  return view?.seats[seat ?? -1]?.tokens ?? 0;
}

function takeRule(tile: number, before: View | null): string | null {
  if (before?.row.some((one) => one.tile === tile && one.specialist)) return "RX-12";
  if (tile < 21) return "RX-08";
  return before && before.turn.total !== tile ? "RW-14" : null;
}
