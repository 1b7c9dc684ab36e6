/** The buttons of the bar: what each says, and which of them is the one under the sun. */
import { m } from "../../lib/messages/messages.js";
import type { BoardSeat, Hint } from "../board";
import { holds, same, top, worms, type Action, type Frame, type Specialist, type Tile, type View } from "./facts";
import { capital, doing, theSpecialist, wormCount } from "./names";
import { label, rollSaid } from "./words";

export interface Offer {
  action: Action;
  /** What happens, in a few words. */
  title: string;
  /** What it brings or costs. */
  detail: string;
  /** What odds say. */
  figure: string;
  best: boolean;
  /** The full label for screen readers. */
  label: string;
  tile: Tile | null;
  figurine: Specialist | null;
  seat: number | null;
}

/** The buttons of the bar, the best first, and what is behind the arrow beside the first. */
export interface Offers {
  bar: Offer[];
  more: Offer[];
}

const HINTED = 1000;

export function offers(frame: Frame, hints: Hint<Action>[], seats: BoardSeat[]): Offers {
  const { view, legal } = frame;
  const all = legal.filter((action) => action.type !== "keep").map((action) => offer(action, view, hints, seats));
  const score = (one: Offer) => worth(one.action, view) + (one.best ? HINTED : 0);
  const claims = all.filter(isClaim).sort((a, b) => score(b) - score(a));
  const others = all.filter((one) => !isClaim(one)).sort((a, b) => score(b) - score(a));
  if (claims.length === 0) return { bar: others, more: [] };
  const rolls = others.filter((one) => one.action.type === "roll");
  const rest = others.filter((one) => one.action.type !== "roll");
  return { bar: [...claims.slice(0, 1), ...rolls], more: [...claims.slice(1), ...rest] };
}

function isClaim({ action }: Offer): boolean {
  return action.type === "take" || action.type === "steal";
}

/** Which comes first when nobody gives hints. */
function worth(action: Action, view: View): number {
  switch (action.type) {
    case "take":
      return worms(action.tile) * 100 + action.tile;
    case "steal": {
      const tile = top(view.seats[action.from]) ?? 21;
      return holds(view, action.from, "hen") ? 150 : worms(tile) * 200 + tile;
    }
    case "roll":
      return action.golden ? 3 : 2;
    case "weasel":
      return view.phase === "failed" ? 3 : 1;
    default:
      return 0;
  }
}

function offer(action: Action, view: View, hints: Hint<Action>[], seats: BoardSeat[]): Offer {
  const hint = hints.find((one) => same(one.action, action));
  const base = { action, detail: "", tile: null, figurine: null, seat: null };
  const shown = { ...base, figure: hint?.figure ?? "", best: hint?.best ?? false, label: label(action, view, seats) };
  return { ...shown, title: shown.label, ...looks(action, view, seats) };
}

/** What a button shows besides its label. */
function looks(action: Action, view: View, seats: BoardSeat[]): Partial<Offer> {
  switch (action.type) {
    case "roll":
      return { title: rollSaid(action.golden ?? false, view), figurine: action.golden ? "golden_die" : null };
    case "take":
      return { title: m.rw_take({ tile: action.tile }), detail: wormCount(worms(action.tile)), tile: action.tile };
    case "steal":
      return stealLooks(action.from, view, seats);
    case "weasel":
      return { figurine: "weasel" };
    case "give_back":
      return { title: capital(m.rw_give_back({ what: theSpecialist(action.specialist) })), figurine: action.specialist, detail: doing(action.specialist) };
    case "rob":
      return { detail: m.rw_tokens({ n: view.seats[action.from]?.tokens ?? 0 }), seat: action.from };
    case "stop":
    case "accept": {
      const tile = top(view.seats[view.seat ?? -1]);
      const safe = tile === null || holds(view, view.seat, "hen");
      return { detail: safe ? "" : m.rw_costs({ tile }) };
    }
    default:
      return {};
  }
}

function stealLooks(from: number, view: View, seats: BoardSeat[]): Partial<Offer> {
  const tile = top(view.seats[from]) ?? 21;
  const name = seats[from]?.name ?? "?";
  if (holds(view, from, "hen")) {
    return { title: m.rw_steal_hen({ name }), detail: m.rw_with_hen(), figurine: "hen", seat: from };
  }
  return { title: m.rw_steal({ name, tile }), detail: wormCount(worms(tile)), tile, seat: from };
}
