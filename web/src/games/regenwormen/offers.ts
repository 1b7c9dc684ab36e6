/** The buttons of the bar: what each says, and which of them is the one under the sun. */
import { m } from "../../lib/messages/messages.js";
import type { BoardSeat, Hint } from "../board";
import { first, tells, type Choice, type Effect } from "./effects";
import { isClaim, same, worms, type Action, type Frame, type Specialist, type Tile, type View } from "./facts";
import { lossOf } from "./losses";
import { capital, doing, specialist, theSpecialist, wormCount } from "./names";
import { label, rollSaid } from "./words";

export interface Offer {
  action: Action;
  /** What happens, in a few words. */
  title: string;
  /** What it brings or costs. */
  detail: string;
  /** What else it brings. */
  more: string;
  /** What odds say. */
  figure: string;
  best: boolean;
  /** The full label for screen readers. */
  label: string;
  tile: Tile | null;
  figurine: Specialist | null;
  seat: number | null;
  /** What it gives away, if it was chosen once and must be meant. */
  asks: string;
  /** Whether it was chosen and is about to happen. */
  chosen: boolean;
}

/** The buttons of the bar, the best first, and what is behind the arrow beside the first. */
export interface Offers {
  bar: Offer[];
  more: Offer[];
}

/** Hints come in the order of their worth, before all of which nothing is said. */
const HINTED = 1000;

/** What was chosen but has not happened: once, where it must be meant, or as what waits. */
export interface Pending {
  sure: Action | null;
  held: Action | null;
}

export function offers(
  { view, legal }: Frame,
  hints: Hint<Action>[],
  seats: BoardSeat[],
  { sure, held }: Pending = { sure: null, held: null },
): Offers {
  const isIt = (action: Action, other: Action | null) => other !== null && same(action, other);
  const worth = ({ action, effects }: Choice) => {
    const place = hints.findIndex((hint) => same(hint.action, action));
    return place < 0 ? rank(action, view, effects) : HINTED + hints.length - place;
  };
  const all = legal.filter(({ action }) => action.type !== "keep").toSorted((a, b) => worth(b) - worth(a));
  const buttons = all.map((choice) => ({
    ...offer(choice, hints, view, seats),
    asks: isIt(choice.action, sure) ? (lossOf(choice.effects) ?? "") : "",
    chosen: isIt(choice.action, held),
  }));
  const claim = buttons.find((one) => isClaim(one.action));
  const isShown = (one: Offer) => !claim || one === claim || one === buttons[0] || one.action.type === "roll";
  return { bar: buttons.filter(isShown), more: buttons.filter((one) => !isShown(one)) };
}

/** Which comes first when nobody gives hints. */
function rank(action: Action, view: View, effects: readonly Effect[]): number {
  const stolen = first(effects, "tile_stolen");
  switch (action.type) {
    case "take":
      return worms(action.tile) * 100 + action.tile;
    case "steal":
      return stolen ? stolen.worms * 200 + stolen.tile : 150;
    case "roll":
      return action.golden ? 3 : 2;
    case "weasel":
      return view.phase === "failed" ? 3 : 1;
    default:
      return 0;
  }
}

function offer(
  { action, effects }: Choice,
  hints: Hint<Action>[],
  view: View,
  seats: BoardSeat[],
): Omit<Offer, "asks" | "chosen"> {
  const hint = hints.find((hint) => same(hint.action, action));
  const full = label(action, view, seats, effects);
  const more = moreSaid(action, effects);
  const shown = { title: full, detail: "", ...looks({ action, effects }, view, seats) };
  const costs = action.type === "stop" || action.type === "accept" ? `: ${shown.detail}` : "";
  return {
    action,
    tile: null,
    figurine: null,
    seat: null,
    figure: hint?.figure ?? "",
    best: hint?.best ?? false,
    more,
    label: [full + costs, more].filter(Boolean).join(", "),
    ...shown,
  };
}

/** What a button shows besides its label. */
function looks({ action, effects }: Choice, view: View, seats: BoardSeat[]): Partial<Offer> {
  switch (action.type) {
    case "roll": {
      const thrown = first(effects, "thrown");
      if (thrown?.why !== "golden") return { title: rollSaid(view, effects) };
      return { title: m.rw_roll_first({ n: thrown.dice }), detail: m.rw_with_gold(), figurine: "golden_die" };
    }
    case "take":
      return { title: m.rw_take({ tile: action.tile }), detail: wormCount(worms(action.tile)), tile: action.tile };
    case "steal":
      return stealLooks(action.from, effects, seats);
    case "weasel":
      return { figurine: "weasel" };
    case "give_back":
      return {
        title: capital(m.rw_give_back({ what: theSpecialist(action.specialist) })),
        figurine: action.specialist,
        detail: doing(action.specialist),
      };
    case "rob":
      return { detail: m.rw_tokens({ n: view.seats[action.from]?.tokens ?? 0 }), seat: action.from };
    case "stop":
    case "accept":
      return { detail: costSaid(effects) };
    default:
      return {};
  }
}

function stealLooks(from: number, effects: readonly Effect[], seats: BoardSeat[]): Partial<Offer> {
  const name = seats[from]?.name ?? "?";
  const stolen = first(effects, "tile_stolen");
  if (!stolen) return { title: m.rw_steal_hen({ name }), detail: m.rw_with_hen(), figurine: "hen", seat: from };
  const { tile } = stolen;
  return { title: m.rw_steal({ name, tile }), detail: wormCount(stolen.worms), tile, seat: from };
}

/** What a failed turn costs: "costs your 24 · 36 is turned over". */
function costSaid(effects: readonly Effect[]): string {
  const parts = effects.flatMap((effect) => {
    switch (effect.type) {
      case "hen_lost":
        return [m.rw_cost_hen()];
      case "tile_returned":
        return [m.rw_cost_back({ tile: effect.tile })];
      case "tile_turned":
        return [m.rw_cost_turned({ tile: effect.tile })];
      case "specialist_lost":
        return [m.rw_cost_lost({ what: theSpecialist(effect.specialist) })];
      default:
        return [];
    }
  });
  return parts.join(" · ") || m.rw_cost_none();
}

/** What comes with a tile, and whether the game is over then. */
function moreSaid(action: Action, effects: readonly Effect[]): string {
  const guest = isClaim(action) ? first(effects, "specialist_gained") : null;
  const parts = [
    guest && !tells(effects, "hen_stolen") ? m.rw_gain_who({ what: specialist(guest.specialist) }) : "",
    isClaim(action) && tells(effects, "token", "token_robbed", "must_rob") ? m.rw_token_gain() : "",
    tells(effects, "game_over") ? m.rw_ends_game() : "",
  ];
  return parts.filter(Boolean).join(", ");
}
