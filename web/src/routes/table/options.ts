import { described, editionOf, type Matters, type OptionInfo, type OptionKind, usualOf } from "../../games/described";
import { m } from "../../lib/messages/messages.js";
import { plainName } from "../../lib/words/described";
import { number } from "../../lib/words/numbers";
import { optionWord } from "../../lib/words/options";
import type { AnyOptions, GameId } from "../../lib/wire/types";

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
  matters: Matters;
}

/** All choices of a table, the usual ones included. */
export type Values = Record<string, Value>;

/** Everything that can be chosen for a game, but cards of one's own. */
export function allFields(game: GameId): Field[] {
  const { about, options } = described(game);
  return options.flatMap((info) => {
    const usual = usualOf(info);
    return usual === null ? [] : [field(about.area, info, usual)];
  });
}

function field(area: string, { name, kind, matters }: OptionInfo, usual: Value): Field {
  const say = (value: Value) => optionWord(area, name, String(value)) ?? plainName(String(value));
  const text = () => optionWord(area, name, "text") ?? "";
  return { key: name, name: () => nameOf(area, name), text, usual, kind: shown(kind, say), matters };
}

function nameOf(area: string, option: string): string {
  return optionWord(area, option) ?? plainName(option);
}

function shown(kind: OptionKind, say: (value: Value) => string): Field["kind"] {
  if (kind.type === "range") return { ...kind, type: "number" };
  if (kind.type !== "choice" && kind.type !== "numbers") return { type: "switch" };
  return { type: "choice", values: kind.values.map((value) => ({ value, text: () => say(value) })) };
}

/** Names of options that are cards of one's own. */
export function decksOf(game: GameId): string[] {
  return described(game).options.flatMap(({ name, kind }) => (kind.type === "deck" ? [name] : []));
}

/** What can be chosen now: what matters with the other choices. */
export function fieldsOf(game: GameId, options: AnyOptions, players: number): Field[] {
  const values = valuesOf(game, options);
  return allFields(game).filter((field) => matters(field.matters, values, players));
}

function matters(when: Matters, values: Values, players: number): boolean {
  switch (when.type) {
    case "always":
      return true;
    case "with":
      return values[when.option] === true;
    case "without":
      return values[when.option] !== true;
    case "players":
      return players === when.n;
    case "more_than":
      return Number(values[when.option]) > when.n;
  }
}

/** All choices, with the usual one where nothing else was chosen. */
export function valuesOf(game: GameId, options: AnyOptions): Values {
  const usual = Object.fromEntries(allFields(game).map((field) => [field.key, field.usual]));
  return { ...usual, ...(options as Values) };
}

/** The options with one choice changed; the usual one is left out, as the server likes it. */
export function withChoice(game: GameId, options: AnyOptions, key: string, value: Value): AnyOptions {
  const usual = allFields(game).find((field) => field.key === key)?.usual;
  const { [key]: _, ...others } = options as Values;
  return (value === usual ? others : { ...others, [key]: value }) as AnyOptions;
}

/** What a choice says, in words. */
export function valueText(field: Field, value: Value): string {
  if (field.kind.type === "choice")
    return field.kind.values.find((known) => known.value === value)?.text() ?? String(value);
  if (field.kind.type === "switch") return value === true ? m.room_yes() : m.room_no();
  return number(Number(value));
}

/** What differs from the usual rules, in words; an edition is another game and no house rule. */
export function houseRules(game: GameId, options: AnyOptions, players: number): { name: string; value: string }[] {
  const values = valuesOf(game, options);
  const edition = editionOf(game, options)?.option;
  const fields = fieldsOf(game, options, players).filter(
    (field) => field.key !== edition && values[field.key] !== field.usual,
  );
  const rules = fields.map((field) => ({ name: field.name(), value: valueText(field, values[field.key]!) }));
  return [...rules, ...ownDecks(game, values)];
}

function ownDecks(game: GameId, values: Values): { name: string; value: string }[] {
  const { area } = described(game).about;
  const own = decksOf(game).filter((name) => values[name] === "custom");
  return own.map((name) => ({ name: nameOf(area, name), value: optionWord(area, name, "custom") ?? "" }));
}
