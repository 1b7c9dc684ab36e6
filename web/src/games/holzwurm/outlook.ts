/** What a play would do, put together from what the rules tell of it in advance. */
import type {
  HolzwurmAction,
  HolzwurmAnyCard,
  HolzwurmCard,
  HolzwurmChoice,
  HolzwurmEffect,
  HolzwurmEndedBy,
  HolzwurmRowColor,
} from "../../lib/wire/types";
import { same } from "../parts/hints";

export interface Outlook {
  action: HolzwurmAction;
  effects: HolzwurmEffect[];
  /** Whether the card stays on the table and nothing is taken. */
  isSafe: boolean;
  /** The color of the row it goes to; none if it opens one. */
  row: HolzwurmRowColor | null;
  /** How many cards lie in that row then; 0 if it is taken. */
  count: number;
  /** What is taken from the table, the card itself included. */
  taken: HolzwurmCard[];
  /** The fate card that comes with it. */
  fate: HolzwurmAnyCard | null;
  /** By how much more the hand is worth. */
  delta: number;
  /** How the deal ends with it, if it does. */
  ends: HolzwurmEndedBy | null;
  /** What the hand scores, where that is known already. */
  score: number | null;
}

/** What a choice would do. */
export function outlook({ action, effects }: HolzwurmChoice): Outlook {
  const start: Outlook = {
    action,
    effects,
    isSafe: false,
    row: null,
    count: 0,
    taken: [],
    fate: null,
    delta: 0,
    ends: null,
    score: null,
  };
  return effects.reduce((before, effect) => ({ ...before, ...added(before, effect) }), start);
}

/** What one more effect adds. */
function added({ delta }: Outlook, effect: HolzwurmEffect): Partial<Outlook> {
  switch (effect.type) {
    case "row_opened":
      return { isSafe: true, count: 1, delta: delta + effect.delta };
    case "card_laid":
      return {
        isSafe: true,
        row: effect.colored ? "uncolored" : effect.color,
        count: effect.n,
        delta: delta + effect.delta,
      };
    case "row_left":
      return { row: effect.color, count: effect.n, delta: delta + effect.delta };
    case "row_taken":
      return { row: effect.color, taken: effect.cards, delta: delta + effect.delta };
    case "fate_taken":
      return { fate: effect.card, delta: delta + effect.delta };
    case "deal_ended":
      return { ends: effect.why };
    case "hand_scored":
      return { score: effect.score };
    default:
      return {};
  }
}

/** What an action would do, if it may be done. */
export function outlookOf(choices: readonly HolzwurmChoice[], action: HolzwurmAction): Outlook | null {
  const choice = choices.find((one) => same(one.action, action));
  return choice ? outlook(choice) : null;
}

/** How many cards come into the hand. */
export function comes({ taken, fate }: Outlook): number {
  return taken.length + (fate === null ? 0 : 1);
}

/**
 * The mark on a card in hand: nothing to fear, or how many cards would come at least; none for one that cannot be
 * played.
 */
export function mark(card: HolzwurmCard, choices: readonly HolzwurmChoice[]): "safe" | number | null {
  const all = choices.filter(({ action }) => action.card === card).map(outlook);
  if (all.length === 0) return null;
  return all.some(({ isSafe }) => isSafe) ? "safe" : Math.min(...all.map(comes));
}
