/** What is said about a game of It Happens..: sentences for the log, labels for buttons, numbers of rules. */
import { m } from "../../lib/messages/messages.js";
import type { ItHappensAction, ItHappensColor, ItHappensSeen, ItHappensView } from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import { landing, type Landing } from "./mounds";
import { ended, roundEnd, type Judged } from "./rounds";

/** Who plays a color. */
export function nameOf(color: ItHappensColor, view: ItHappensView, seats: BoardSeat[]): string {
  const seat = view.colors.find((one) => one.color === color)?.seat;
  return seat === undefined ? m.ih_third() : (seats[seat]?.name ?? "");
}

/** The place a landing would bring, with the rival beside it: "1st, 3 ahead of Oma". */
export function rankText(place: Landing, view: ItHappensView, seats: BoardSeat[]): string {
  const rank = m.ih_place_rank({ n: place.rank });
  const rival = place.rank === 1 ? place.ranking[1] : place.ranking[place.rank - 2];
  if (!rival) return m.ih_first_alone({ rank });
  const name = nameOf(rival.color, view, seats);
  const n = Math.abs(place.after - rival.sum);
  if (place.rank === 1) return n > 0 ? m.ih_ahead({ rank, n, name }) : m.ih_level_left({ rank, name });
  return n > 0 ? m.ih_behind({ rank, n, name }) : m.ih_level_right({ rank, name });
}

/** The sum a landing would bring: "2 + 4 = 6", or just "4". */
export function sumText(place: Landing): string {
  return place.before > 0 ? `${place.before} + ${place.after - place.before} = ${place.after}` : `${place.after}`;
}

function placeLabel(mound: number, view: ItHappensView, seats: BoardSeat[]): string {
  const on = m.ih_on({ which: String(mound) });
  const { thrown } = view;
  const hill = view.mounds[mound];
  const place = thrown?.value && hill ? landing(hill, thrown.color, thrown.value) : null;
  if (!place || !hill) return m.ih_label_place_plain({ on });
  const column = m.ih_column({ n: place.column + 1 });
  const rank = rankText(place, view, seats);
  const parts = [m.ih_label_place({ value: thrown?.value ?? 0, on, column, sum: sumText(place), rank })];
  if (place.find !== ".") parts.push(m.ih_label_find({ thing: m.ih_thing({ kind: place.find }) }));
  if (place.hits) parts.push(m.ih_label_hits({ n: hill.worm }));
  return parts.join(" ");
}

/** What a button does, in full. */
export function label(action: ItHappensAction, view: ItHappensView, seats: BoardSeat[]): string {
  switch (action.type) {
    case "roll":
      return action.die === "own" ? m.ih_label_own() : m.ih_label_third();
    case "place":
      return placeLabel(action.mound, view, seats);
    case "reroll":
      return m.ih_label_reroll();
    case "pass":
      return m.ih_label_pass();
  }
}

/** What a mound brought at the end of a round. */
export function judgedText(judged: Judged, which: number, view: ItHappensView, seats: BoardSeat[]): string {
  const name = (color: ItHappensColor | null) => (color ? nameOf(color, view, seats) : m.ih_nobody());
  const side = m.ih_side({ which: String(which) });
  const text = m.ih_log_judged({ side, queen: name(judged.queen), general: name(judged.general) });
  if (judged.worms.length === 0) return text;
  return `${text} ${m.ih_log_worms({ names: judged.worms.map(name).join(", ") })}`;
}

/** The end of a round that came with an event; empty if none did. */
function endText(seen: ItHappensSeen, before: ItHappensView, after: ItHappensView, seats: BoardSeat[]): string[] {
  const end = roundEnd(before, [seen], after);
  if (!end) return [];
  return [m.ih_judged({ n: end.round }) + ":", ...end.mounds.map((one, i) => judgedText(one, i, before, seats))];
}

/** What a die on a mound brought; `before` shows the die. */
function placed(seen: ItHappensSeen, mound: number, before: ItHappensView, seats: BoardSeat[], me: string): string {
  const name = seats[seen.seat ?? -1]?.name ?? "";
  const on = m.ih_on({ which: String(mound) });
  const hill = before.mounds[mound];
  const value = before.thrown?.value;
  const place = hill && before.thrown && value ? landing(hill, before.thrown.color, value) : null;
  if (!place || !value) return m.ih_log_place_plain({ me, name, on });
  const text = m.ih_log_place({ me, name, value, on, sum: place.after });
  if (place.find === ".") return text;
  const { supply } = before;
  if ((place.find === "W" ? supply.worms : supply.objects[place.find]) === 0) return `${text} ${m.ih_log_none()}`;
  return `${text} ${m.ih_log_find({ thing: m.ih_thing({ kind: place.find }) })}`;
}

/** A sentence about what was seen, between the view before and the view after it; null when it is not worth one. */
export function sentence(
  seen: ItHappensSeen,
  before: ItHappensView | null,
  after: ItHappensView,
  seats: BoardSeat[],
  me: number | null = null,
): string | null {
  const seat = seen.seat ?? after.to_act ?? null;
  const you = seat !== null && seat === me ? "yes" : "no";
  const name = seats[seat ?? -1]?.name ?? "";
  const { event } = seen;
  if ("chance" in event) {
    if (event.chance.type === "mounds") return m.ih_log_round({ n: after.round });
    const third = after.colors.some((one) => one.seat === undefined && one.color === after.thrown?.color);
    const words = { me: you, name, value: event.chance.value };
    return third ? m.ih_log_die_third(words) : m.ih_log_die(words);
  }
  switch (event.action.type) {
    case "roll":
      return null;
    case "reroll":
      return m.ih_log_reroll({ me: you, name });
    case "pass":
      return m.ih_log_pass({ me: you, name });
    case "place": {
      if (!before) return m.ih_log_place_plain({ me: you, name, on: m.ih_on({ which: String(event.action.mound) }) });
      const text = placed(seen, event.action.mound, before, seats, you);
      return [text, ...endText(seen, before, after, seats)].join(" ");
    }
  }
}

/** The rule behind what an event set off, for "why?"; nothing for what explains itself. */
export function rule(
  { event }: Pick<ItHappensSeen, "event">,
  before: ItHappensView | null,
  after: ItHappensView,
): string | null {
  if ("chance" in event) return null;
  if (event.action.type === "reroll") return "IH-12";
  if (event.action.type === "pass") return "IH-13";
  if (event.action.type === "roll" || !before) return null;
  if (ended(before, after)) return "IH-16";
  const mound = before.mounds[event.action.mound];
  const place = mound && before.thrown?.value ? landing(mound, before.thrown.color, before.thrown.value) : null;
  return place && place.find !== "." ? "IH-14" : null;
}
