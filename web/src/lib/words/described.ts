import { m } from "../messages/messages.js";

/** Messages by the keys that follow from the description of a game: `<area>_name`, `<area>_opt_<name>`, … */
export type Words = Record<string, (values: { n: string } & { n: number }) => string>;

/** The word with a key; for one that the catalogue does not have, the key itself in plain letters. */
export function wordOf(words: Words, key: string, values: object = {}): string {
  return words[key]?.(values as { n: string } & { n: number }) ?? key.replaceAll("_", " ").trim();
}

/** What the first page says of each game. Today's messages under the keys of the coming catalogue. */
export const OFFER_WORDS: Words = {
  rw_name: m.app_game_regenwormen,
  rw_about: m.app_info_regenwormen,
  rw_name_extra: m.app_game_regenwormen_extra,
  rw_about_extra: m.app_info_regenwormen_extra,
  ih_name: m.app_game_it_happens,
  ih_about: m.app_info_it_happens,
  hw_name: m.app_game_holzwurm,
  hw_about: m.app_info_holzwurm,
};

/** What scores count, and what decides between equal ones. */
export const SCORE_WORDS: Words = {
  rw_unit_worms: m.app_n_worms,
  rw_tie_tile: m.app_tie_tile,
  ih_unit_points: m.app_n_points,
  ih_tie_queens: m.review_tie_queens,
  ih_tie_generals: m.review_tie_generals,
  ih_tie_worms: m.review_tie_worms,
  hw_unit_points: m.app_n_points,
};
