/** The buttons of the bar: what each says, and which of them is the one under the sun. */
import { m } from "../../lib/messages/messages.js";
import type { BoardSeat, Hint } from "../board";
import { holds, same, top, worms, type Action, type Frame, type Specialist, type Tile, type View } from "./facts";
import { capital, doing, theSpecialist, wormCount } from "./names";
import { costOfFailing, type Options } from "./targets";
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

export function offers(frame: Frame, hints: Hint<Action>[], seats: BoardSeat[], options: Options = {}): Offers {
  const { view, legal } = frame;
  const table = { view, seats, options };
  const all = legal.filter((action) => action.type !== "keep").map((action) => offer(action, hints, table));
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

/** What the words on a button depend on. */
interface Table {
  view: View;
  seats: BoardSeat[];
  options: Options;
}

function offer(action: Action, hints: Hint<Action>[], table: Table): Offer {
  const hint = hints.find((one) => same(one.action, action));
  const base = { action, detail: "", tile: null, figurine: null, seat: null };
  const shown = {
    ...base,
    figure: hint?.figure ?? "",
    best: hint?.best ?? false,
    label: label(action, table.view, table.seats),
  };
  const looked = { ...shown, title: shown.label, ...looks(action, table) };
  const costs = action.type === "stop" || action.type === "accept";
  return costs ? { ...looked, label: `${looked.label}: ${looked.detail}` } : looked;
}

/** What a button shows besides its label. */
function looks(action: Action, { view, seats, options }: Table): Partial<Offer> {
  switch (action.type) {
    case "roll":
      if (!action.golden) return { title: rollSaid(false, view) };
      return {
        title: m.rw_roll_first({ n: view.turn.dice_left + 1 }),
        detail: m.rw_with_gold(),
        figurine: "golden_die",
      };
    case "take":
      return { title: m.rw_take({ tile: action.tile }), detail: wormCount(worms(action.tile)), tile: action.tile };
    case "steal":
      return stealLooks(action.from, view, seats);
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
      return { detail: costSaid(view, options) };
    default:
      return {};
  }
}

/** What a failed turn would cost: "costs your 24 · 36 is turned over". */
function costSaid(view: View, options: Options): string {
  const { returned, turned, hen } = costOfFailing(view, options);
  const parts = [
    hen ? m.rw_cost_hen() : "",
    returned === null ? "" : m.rw_cost_back({ tile: returned }),
    turned === null ? "" : m.rw_cost_turned({ tile: turned }),
  ].filter(Boolean);
  return parts.join(" · ") || m.rw_cost_none();
}

function stealLooks(from: number, view: View, seats: BoardSeat[]): Partial<Offer> {
  const tile = top(view.seats[from]) ?? 21;
  const name = seats[from]?.name ?? "?";
  if (holds(view, from, "hen")) {
    return { title: m.rw_steal_hen({ name }), detail: m.rw_with_hen(), figurine: "hen", seat: from };
  }
  return { title: m.rw_steal({ name, tile }), detail: wormCount(worms(tile)), tile, seat: from };
}
