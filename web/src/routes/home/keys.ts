import { OFFERS, type Offer } from "../../games";
import { plain } from "../../games/parts/keys";

/** What a key of the first page may do. */
export interface Deeds {
  play: (offer: Offer) => void;
  /** Goes on with the game that waits first, if one does. */
  goOn: () => void;
  /** Leads to where a code is typed. */
  code: () => void;
}

/** 1–4 are the games, T goes on with the first turn, and J leads to the code; what the key does, if anything. */
export function deedOf(event: KeyboardEvent, deeds: Deeds): (() => void) | null {
  if (event.repeat || !plain(event)) return null;
  const offer = OFFERS[Number(event.key) - 1];
  if (offer) return () => deeds.play(offer);
  const key = event.key.toLowerCase();
  return key === "t" ? deeds.goOn : key === "j" ? deeds.code : null;
}
