/** The log of a whole game from its events alone, as after a reload, when nobody has kept the views between them. */
import { m } from "../../lib/messages/messages.js";
import type { AnyOptions, ItHappensOptions, ItHappensSeen, ItHappensView } from "../../lib/wire/types";
import type { BoardSeat } from "../board";
import type { Line } from "../game";
import { beginning, follow } from "./follow";
import { rule, sentence } from "./words";

const MOST_SEATS = 5;

/** The seats that there are: as many as have names, and at least those that acted. */
function seatsOf(seen: ItHappensSeen[], name: (seat: number) => string): BoardSeat[] {
  const named = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => name(seat) !== "").length;
  const n = Math.max(2, named, ...seen.map(({ seat }) => (seat ?? 0) + 1));
  return Array.from({ length: n }, (_, seat) => ({ name: name(seat), color: "", bot: false, here: true, away: false }));
}

/** Those who would have been next, but can place nothing any more; each is told once in a round. */
function passedOver(view: ItHappensView, seat: number | undefined, told: Set<string>, n: number): number[] {
  if (seat === undefined || view.to_act === undefined || view.thrown) return [];
  const between: number[] = [];
  for (let next = (seat + 1) % n; next !== view.to_act && between.length < n; next = (next + 1) % n) between.push(next);
  return between.filter((one) => {
    const key = `${view.round}.${one}`;
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  });
}

/** The log of a game, oldest first; `seen` must begin with the first event of the game. */
export function story(
  seen: ItHappensSeen[],
  name: (seat: number) => string,
  me: number | null,
  options: AnyOptions = {},
): Line[] {
  const seats = seatsOf(seen, name);
  const start = seen.find((one) => one.seat !== undefined)?.seat ?? 0;
  const told = new Set<string>();
  let view = beginning(seats.length, options as ItHappensOptions);
  return seen.flatMap((one) => {
    const before = view;
    view = follow(before, one, start, options as ItHappensOptions);
    const text = sentence(one, before, view, seats, me);
    const over = "action" in one.event ? passedOver(view, one.seat, told, seats.length) : [];
    const parts = [text ?? "", ...over.map((seat) => m.ih_log_over({ name: name(seat) }))].filter(Boolean);
    const why = over.length > 0 ? "IH-09" : rule(one, before, view);
    const seat = one.seat ?? (before.thrown ? before.to_act : undefined) ?? null;
    return parts.length > 0 ? [{ ply: one.ply, seat, text: parts.join(" "), ...(why ? { rule: why } : {}) }] : [];
  });
}
