import { OFFERS, type Offer } from "../../games";

/** A table that somebody is about to set up: with others, or against bots. */
export interface Setting {
  offer: Offer;
  friends: boolean;
}

/** What an address of the first page asks for: a game at once, or a table to be set up. */
export type Wish = { play: Offer } | { setup: Setting } | null;

/**
 * A shortcut of the installed app names the game: `/?play=extra`; `/?new` asks for a new table, `/?new=extra` for one of
 * that game, and `/?new=extra&bots` for one against bots.
 */
export function wishOf(search: string): Wish {
  const wishes = new URLSearchParams(search);
  const named = (key: string) => OFFERS.find((offer) => offer.key === wishes.get(key));
  const play = named("play");
  if (play) return { play };
  if (!wishes.has("new")) return null;
  return { setup: { offer: named("new") ?? OFFERS[0]!, friends: !wishes.has("bots") } };
}

/** The address that asks for a table to be set up. */
export function pathOf({ offer, friends }: Setting): string {
  return `/?new=${offer.key}${friends ? "" : "&bots"}`;
}
