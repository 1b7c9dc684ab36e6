import { m } from "../../lib/messages/messages.js";
import type { AnyOptions, GameId, ItHappensCardText, ItHappensOptions } from "../../lib/wire/types";
import { number } from "../../lib/words/numbers";

export type Value = string | number | boolean;

/** One house rule as it is offered: what it is called, what it may be, and what it is when nobody chooses. */
export interface Field {
  key: string;
  name: () => string;
  text: () => string;
  usual: Value;
  kind:
    | { type: "switch" }
    | { type: "choice"; values: { value: Value; text: () => string }[] }
    | { type: "number"; least: number; most: number; step: number };
  /** Whether it matters with the other choices; always, without it. */
  matters?: (options: Values, players: number) => boolean;
}

/** All choices of a table, the usual ones included. */
export type Values = Record<string, Value>;

type Words = readonly [name: () => string, text: () => string];
type Matters = Field["matters"];

function yesNo(key: string, usual: boolean, [name, text]: Words, matters?: Matters): Field {
  return { key, name, text, usual, kind: { type: "switch" }, ...(matters ? { matters } : {}) };
}

function oneOf<T extends Value>(key: string, words: Words, values: [T, () => string][], matters?: Matters): Field {
  const listed = values.map(([value, text]) => ({ value, text }));
  return {
    key,
    name: words[0],
    text: words[1],
    usual: values[0]![0],
    kind: { type: "choice", values: listed },
    ...(matters ? { matters } : {}),
  };
}

function amount(key: string, usual: number, [name, text]: Words, least: number, most: number, step: number): Field {
  return { key, name, text, usual, kind: { type: "number", least, most, step } };
}

const withIt = (options: Values) => options["expansion"] === true;
const withoutIt = (options: Values) => options["expansion"] !== true;

const REGENWORMEN: Field[] = [
  yesNo("expansion", false, [m.room_opt_expansion, m.room_opt_expansion_text]),
  yesNo("flip_returned", false, [m.room_opt_flip_returned, m.room_opt_flip_returned_text]),
  oneOf(
    "lower",
    [m.room_opt_lower, m.room_opt_lower_text],
    [
      ["next", m.room_opt_lower_next],
      ["any_if_missing", m.room_opt_lower_any_if_missing],
      ["any", m.room_opt_lower_any],
    ],
    withoutIt,
  ),
  oneOf(
    "decline_steal",
    [m.room_opt_decline_steal, m.room_opt_decline_steal_text],
    [
      ["allowed", m.room_opt_decline_steal_allowed],
      ["forced", m.room_opt_decline_steal_forced],
    ],
  ),
  oneOf(
    "voluntary_fail",
    [m.room_opt_voluntary_fail, m.room_opt_voluntary_fail_text],
    [
      ["only_without_target", m.room_opt_voluntary_fail_only_without_target],
      ["always", m.room_opt_voluntary_fail_always],
      ["never", m.room_opt_voluntary_fail_never],
    ],
  ),
  yesNo("flip_on_empty_fail", false, [m.room_opt_flip_on_empty_fail, m.room_opt_flip_on_empty_fail_text]),
  oneOf(
    "tiebreak",
    [m.room_opt_tiebreak, m.room_opt_tiebreak_text],
    [
      ["highest_tile", m.room_opt_tiebreak_highest_tile],
      ["shared", m.room_opt_tiebreak_shared],
    ],
  ),
  oneOf(
    "golden_faces",
    [m.room_opt_golden_faces, m.room_opt_golden_faces_text],
    [
      ["111WWW", m.room_opt_golden_faces_special],
      ["standard", m.room_opt_golden_faces_standard],
    ],
    withIt,
  ),
  yesNo("low_tiles_need_worm", true, [m.room_opt_low_tiles_need_worm, m.room_opt_low_tiles_need_worm_text], withIt),
  yesNo("weasel_after_fail", true, [m.room_opt_weasel_after_fail, m.room_opt_weasel_after_fail_text], withIt),
  yesNo(
    "one_low_tile_per_player",
    false,
    [m.room_opt_one_low_tile_per_player, m.room_opt_one_low_tile_per_player_text],
    withIt,
  ),
  yesNo(
    "end_ignores_low_tiles",
    false,
    [m.room_opt_end_ignores_low_tiles, m.room_opt_end_ignores_low_tiles_text],
    withIt,
  ),
  yesNo("hen_fail_turns_tile", false, [m.room_opt_hen_fail_turns_tile, m.room_opt_hen_fail_turns_tile_text], withIt),
  yesNo("displaced_first", false, [m.room_opt_displaced_first, m.room_opt_displaced_first_text], withIt),
];

const IT_HAPPENS: Field[] = [
  yesNo("open_points", false, [m.room_opt_open_points, m.room_opt_open_points_text]),
  oneOf(
    "pair_points",
    [m.room_opt_pair_points, m.room_opt_pair_points_text],
    [
      ["per_kind", m.room_opt_pair_points_per_kind],
      ["per_pair", m.room_opt_pair_points_per_pair],
    ],
  ),
  oneOf(
    "skip_timing",
    [m.room_opt_skip_timing, m.room_opt_skip_timing_text],
    [
      ["any", m.room_opt_skip_timing_any],
      ["before_roll", m.room_opt_skip_timing_before_roll],
    ],
  ),
  oneOf(
    "dummy_start_worms",
    [m.room_opt_dummy_start_worms, m.room_opt_dummy_start_worms_text],
    [
      [0, m.room_opt_dummy_start_worms_0],
      [2, m.room_opt_dummy_start_worms_2],
    ],
    (_, players) => players === 2,
  ),
  yesNo("zero_diversity_bonus", false, [m.room_opt_zero_diversity_bonus, m.room_opt_zero_diversity_bonus_text]),
];

const HOLZWURM: Field[] = [
  amount("deals", 3, [m.room_opt_deals, m.room_opt_deals_text], 1, 100, 1),
  amount("out_bonus", 30, [m.room_opt_out_bonus, m.room_opt_out_bonus_text], -1000, 1000, 5),
  oneOf(
    "next_start",
    [m.room_opt_next_start, m.room_opt_next_start_text],
    [
      ["rotate", m.room_opt_next_start_rotate],
      ["winner", m.room_opt_next_start_winner],
      ["loser", m.room_opt_next_start_loser],
      ["same", m.room_opt_next_start_same],
    ],
    (options) => options["deals"] !== 1,
  ),
  yesNo("poison_takes_row", true, [m.room_opt_poison_takes_row, m.room_opt_poison_takes_row_text]),
  yesNo("many_uncoloured", true, [m.room_opt_many_uncoloured, m.room_opt_many_uncoloured_text]),
  oneOf(
    "fate_ties",
    [m.room_opt_fate_ties, m.room_opt_fate_ties_text],
    [
      ["colour_order", m.room_opt_fate_ties_colour_order],
      ["input_order", m.room_opt_fate_ties_input_order],
    ],
  ),
];

const FIELDS: Record<GameId, Field[]> = { regenwormen: REGENWORMEN, "it-happens": IT_HAPPENS, holzwurm: HOLZWURM };

/** Everything that can be chosen for a game. */
export function allFields(game: GameId): Field[] {
  return FIELDS[game];
}

/** What can be chosen now: what matters with the other choices. */
export function fieldsOf(game: GameId, options: AnyOptions, players: number): Field[] {
  const values = valuesOf(game, options);
  return FIELDS[game].filter((field) => field.matters?.(values, players) ?? true);
}

/** All choices, with the usual one where nothing else was chosen. */
export function valuesOf(game: GameId, options: AnyOptions): Values {
  const usual = Object.fromEntries(FIELDS[game].map((field) => [field.key, field.usual]));
  return { ...usual, ...(options as Values) };
}

/** The options with one choice changed; the usual one is left out, as the server likes it. */
export function withChoice(game: GameId, options: AnyOptions, key: string, value: Value): AnyOptions {
  const usual = FIELDS[game].find((field) => field.key === key)?.usual;
  const { [key]: _, ...others } = options as Values;
  return (value === usual ? others : { ...others, [key]: value }) as AnyOptions;
}

/** The options with mound cards of one's own, or with ours. */
export function withDeck(options: AnyOptions, cards: ItHappensCardText[] | null): AnyOptions {
  const { deck: _, deck_cards: __, ...others } = options as ItHappensOptions;
  return cards ? { ...others, deck: "custom", deck_cards: cards } : others;
}

/** What a choice says, in words. */
export function valueText(field: Field, value: Value): string {
  if (field.kind.type === "choice")
    return field.kind.values.find((known) => known.value === value)?.text() ?? String(value);
  if (field.kind.type === "switch") return value === true ? m.room_yes() : m.room_no();
  return number(Number(value));
}

/** What differs from the usual rules, in words; the expansion is another game and no house rule. */
export function houseRules(game: GameId, options: AnyOptions, players: number): { name: string; value: string }[] {
  const values = valuesOf(game, options);
  const fields = fieldsOf(game, options, players).filter(
    (field) => field.key !== "expansion" && values[field.key] !== field.usual,
  );
  const rules = fields.map((field) => ({ name: field.name(), value: valueText(field, values[field.key]!) }));
  return "deck" in options && options.deck === "custom"
    ? [...rules, { name: m.room_opt_deck(), value: m.room_opt_deck_custom() }]
    : rules;
}
