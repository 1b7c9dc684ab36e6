/** Deck files, as docs/rules/it-happens.md tells: the engine reads and checks them. */
import { ask as askEngine, type Ask } from "../../lib/engine/engine";
import type { AnyOptions, ItHappensCardText, ItHappensOptions, Refusal } from "../../lib/wire/types";

/** What a deck file is: cards that a table takes, or why it is none. */
export type Checked = { name: string | null; cards: ItHappensCardText[] } | { refusal: Refusal };

/** Reads and checks a deck file. */
export function readDeck(text: string, ask: Ask = askEngine): Promise<Checked> {
  return ask<Checked>({ fn: "deck", game: "it-happens", text });
}

/** Our own deck as a file, to begin with. */
export function ourDeck(ask: Ask = askEngine): Promise<string> {
  return ask<string>({ fn: "deck_example", game: "it-happens" });
}

/** The options with mound cards of one's own, or with ours. */
export function withDeck(options: AnyOptions, cards: ItHappensCardText[] | null): AnyOptions {
  const { deck: _, deck_cards: __, ...others } = options as ItHappensOptions;
  return cards ? { ...others, deck: "custom", deck_cards: cards } : others;
}
