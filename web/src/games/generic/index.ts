import { m } from "../../lib/messages/messages.js";
import type { AnyFrame, GameId } from "../../lib/wire/types";
import { told, type Told } from "../../lib/words/told";
import { AT_ONCE, type Game, type Loaded } from "../game";
import { actionsOf } from "../parts/choices";
import { actionText, effectText, NO_WORDS } from "./speech";
import { describer, oneByOne, teller } from "./tell";

/** A game with what it brings along, and all that is missing. */
export async function genericOf(game: GameId, own: Game): Promise<Loaded> {
  const words = own.tell && own.label ? null : await told(game);
  return { ...generic(words), ...(own.describe ? { tell: oneByOne(own.describe) } : {}), ...own };
}

/** What is so for a game that says nothing else; its words are those of the catalogue. */
export function generic(known: Told | null): Loaded {
  const words = known ?? NO_WORDS;
  return {
    board: () => import("./Board.svelte"),
    describe: describer(words),
    tell: teller(words),
    label: (action, _view, seats, effects) => {
      const reader = { names: seats.map(({ name }) => name), me: null };
      const brings = effects.flatMap((effect) => effectText(words, effect, reader) ?? []);
      return [actionText(words, action, reader), ...brings].join(". ");
    },
    keys: [{ key: "1–9", label: m.app_generic_keys }],
    shows: () => AT_ONCE,
    cues: () => [],
    firstRoll: onlyRoll,
    controls: {},
    isWide: false,
    hasDice: true,
    ordinary: (_step, faces) => faces,
  };
}

/** A roll that is the only choice. */
function onlyRoll(frame: AnyFrame) {
  const [only, ...others] = actionsOf(frame);
  return only?.type === "roll" && others.length === 0 ? only : null;
}
