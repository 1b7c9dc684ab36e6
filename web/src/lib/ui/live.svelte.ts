import { untrack } from "svelte";

/** What screen readers are told: one polite voice for the whole page. */
class Live {
  text = $state("");

  /** Says something; the same words twice are said twice. Whoever says it does not depend on what was said before. */
  say(text: string): void {
    this.text = untrack(() => this.text) === text ? `${text}\u200b` : text;
  }
}

export const live = new Live();
