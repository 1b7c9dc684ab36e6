import { untrack } from "svelte";

/** Something that was said, with a number of its own: the same words twice are said twice. */
interface Saying {
  id: number;
  text: string;
}

/** So long the words stay on the page, in milliseconds: readers have taken them up by then. */
const STAYS = 5_000;

/**
 * What screen readers are told. A polite voice waits until nothing else is read; an urgent one, for "your turn" and for
 * what fails, does not. Each thing is added to what was said before, so that nothing is lost when much is said at once.
 */
export class Live {
  polite = $state.raw<readonly Saying[]>([]);
  urgent = $state.raw<readonly Saying[]>([]);
  #count = 0;

  say(text: string): void {
    this.#add("polite", text);
  }

  /** Says something at once. */
  call(text: string): void {
    this.#add("urgent", text);
  }

  #add(voice: "polite" | "urgent", text: string): void {
    const saying = { id: (this.#count += 1), text };
    // Whoever says something does not depend on what was said before.
    untrack(() => (this[voice] = [...this[voice], saying]));
    setTimeout(() => (this[voice] = this[voice].filter((one) => one !== saying)), STAYS);
  }
}

export const live = new Live();
