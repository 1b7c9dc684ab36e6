/** What the rules of a game refuse, in words: loaded with the first refusal, for most games see none. */
import type { Refusal } from "../wire/types";
import { refusal } from "./sentence";
import { told } from "./told";

/** Says a refusal in the language of the page, with the names at the table by seat. */
export type Say = (refused: Refusal, names: readonly string[]) => string | null;

/** How a game says what its rules refuse. */
export async function sayerOf(game: string): Promise<Say> {
  const words = await told(game);
  return (refused, names) => words && refusal(words, refused, { names, me: null });
}
