import type { BoardSeat } from "../../games/board";
import type { AnyAction, AnyFrame, GameId } from "../../lib/wire/types";

/** What a button that does an action says, in full. */
export type Label = (action: AnyAction, view: AnyFrame["view"], seats: BoardSeat[]) => string;

const words = import.meta.glob<{ label: Label }>("../../games/*/words.ts");

/** The labels of a game; none for one that has no words of its own. */
export async function loadLabel(game: GameId): Promise<Label | null> {
  return (await words[`../../games/${game}/words.ts`]?.())?.label ?? null;
}
