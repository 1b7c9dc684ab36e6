import { fewChoices, inWords } from "../../../games/parts/hints";
import { Coach } from "../../../lib/table/coach.svelte";
import { settings } from "../../../lib/settings/settings.svelte";
import type { TableState } from "../../../lib/table/table.svelte";
import { isCounted } from "../../../lib/today/today";
import type { AnyFrame } from "../../../lib/wire/types";

/** What the coach says at a table, as far as the reader wants it; to be made with a component. */
export class Advice {
  readonly #coach = new Coach();
  /** Newcomers and children read words instead of numbers. */
  hints = $derived(settings.isGentle ? inWords(this.#coach.hints) : this.#coach.hints);

  constructor(room: TableState) {
    $effect(() => {
      const { table, message } = room;
      if (table && message) this.#coach.look(table, message, isCounted(table.code) ? "off" : settings.hints);
    });
    $effect(() => () => this.#coach.close());
  }

  /** Whether a file that the coach needs is missing. */
  get isMissing(): boolean {
    return this.#coach.isMissing;
  }

  /** A frame as it is offered: children choose among few; among all where nobody can tell which are the best. */
  offered(frame: AnyFrame): AnyFrame {
    if (!settings.choices.kids || this.isMissing) return frame;
    const known = this.#coach.ply === frame.ply ? this.#coach.hints : [];
    return { ...frame, legal: fewChoices<AnyFrame["legal"][number]>(frame.legal, known) } as AnyFrame;
  }
}
