import { loadBoard, loadGame, loadOdds, type AnyBoard } from "../../../games";
import type { Loaded } from "../../../games/game";
import type { GameId } from "../../../lib/wire/types";

/** What a game brings to its table, loaded with a component. */
export class GameParts {
  Board = $state.raw<AnyBoard | null>(null);
  kit = $state.raw<Loaded | null>(null);
  Odds = $state.raw<AnyBoard | null>(null);
  /** Whether a part did not come: the table goes on without it, and says so. */
  isMissing = $state(false);

  constructor(game: () => GameId) {
    const miss = () => void (this.isMissing = true);
    $effect(() => void loadBoard(game()).then((board) => (this.Board = board), miss));
    $effect(() => void loadGame(game()).then((kit) => (this.kit = kit), miss));
    $effect(() => void loadOdds(game()).then((odds) => (this.Odds = odds), miss));
  }
}
