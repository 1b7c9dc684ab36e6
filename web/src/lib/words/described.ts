/**
 * What a page says of any game without loading it; the keys follow from its description: `<area>_name`,
 * `<area>_unit_worms`.
 */
import { message } from "./format";
import { toldBy } from "./parts.svelte";

/** The words with a key; nothing if the catalogue has none. */
export function describedWord(key: string, given: Record<string, number | string> = {}): string | null {
  return message({ texts: toldBy("first") }, key, given);
}

/**
 * A name that programs use, in plain letters, where the catalogue has no words for it: "draw_worms" is "Draw worms".
 */
export function plainName(name: string): string {
  return (name.slice(0, 1).toUpperCase() + name.slice(1)).replaceAll(/[_-]/g, " ");
}
