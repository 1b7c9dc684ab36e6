import type { Loaded } from "../../../games/game";
import { settings } from "../../../lib/settings/settings.svelte";
import type { TableState } from "../../../lib/table/table.svelte";
import type { AnyAction } from "../../../lib/wire/types";

/** A roll that plays itself is seen coming for so many milliseconds. */
const LEAST = 300;

/**
 * The roll that plays itself, for those who like that; to be made with a component. `isShowing` says whether the board
 * still shows what must be seen.
 */
export class Rolling {
  /** The ply at which it rolled last: once for every ply, so that a refusal is not tried again. */
  #rolled = $state(-1);
  coming: AnyAction | null = $derived.by(() => this.#next());

  constructor(
    private readonly room: TableState,
    private readonly kit: () => Loaded | null,
    isShowing: () => boolean,
  ) {
    $effect(() => {
      const roll = this.coming;
      if (!roll || isShowing() || room.pending || room.mustHandOver || room.link !== "open") return;
      const timer = setTimeout(() => void this.#roll(roll), Math.max(LEAST, room.patience));
      return () => clearTimeout(timer);
    });
  }

  #next(): AnyAction | null {
    const { frame, myTurn } = this.room;
    if (!settings.choices.autoRoll || !myTurn || !frame || frame.ply === this.#rolled) return null;
    return this.kit()?.firstRoll(frame) ?? null;
  }

  async #roll(action: AnyAction): Promise<void> {
    const { ply } = this.room.frame!;
    await this.room.act(action);
    if (this.room.frame?.ply === ply) this.#rolled = ply;
  }
}
