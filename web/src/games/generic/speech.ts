/**
 * What is said of a game that brings no code along: in its words where the catalogue has some, else in plain letters.
 *
 * Effects have the keys that every game has (`<area>_fx_…`); what is done is `<area>_act_<type>` with the fields of the
 * action, and a field of the view is called `<area>_view_<field>`.
 */
import { m } from "../../lib/messages/messages.js";
import { plainName } from "../../lib/words/described";
import { Fields } from "../../lib/words/fields";
import { getLocale } from "../../lib/words/language";
import { list } from "../../lib/words/list";
import { phrase, sentence, type Reader } from "../../lib/words/sentence";
import type { Told } from "../../lib/words/told";

type Thing = Record<string, unknown>;

/** The words of a game that has none. */
export const NO_WORDS: Told = { prefix: "", texts: { en: {}, nl: {}, de: {}, fr: {} } };

/** What a button says that does this. */
export function actionText(words: Told, action: object, reader: Reader): string {
  const { type, ...rest } = action as Thing;
  if (typeof type !== "string") return plainText(words, action, reader);
  const own = phrase(words, `${words.prefix}_act_${type}`, action, reader);
  return own ?? [plainName(type), plainText(words, rest, reader)].filter(Boolean).join(": ");
}

/** What an effect is to a reader. A game that has words for some is silent about the others. */
export function effectText(words: Told, effect: object, reader: Reader): string | null {
  return sentence(words, effect, reader) ?? (hasEffects(words) ? null : plainEffect(words, effect, reader));
}

function hasEffects({ prefix, texts }: Told): boolean {
  return Object.keys(texts.en).some((key) => key.startsWith(`${prefix}_fx_`));
}

/** "Ann: drawn, worms 2, total 5" */
function plainEffect(words: Told, effect: object, reader: Reader): string {
  const { type, seat, ...rest } = effect as Thing;
  const name = typeof seat === "number" ? (reader.names[seat] ?? "") : "";
  const kind = typeof type === "string" ? type.replaceAll("_", " ") : "";
  const text = [kind, plainText(words, rest, reader)].filter(Boolean).join(", ");
  return name ? m.app_generic_event({ name, text }) : plainName(text);
}

/** The name of a field of the view. */
export function fieldName(words: Told, name: string, reader: Reader): string {
  return phrase(words, `${words.prefix}_view_${name}`, {}, reader) ?? plainName(name);
}

/** All fields of something, in a line: "tile 24, from Bo". */
export function plainText(words: Told, thing: unknown, reader: Reader): string {
  if (!isThing(thing)) return valueText(words, "", thing, reader);
  return Object.keys(thing)
    .map((name) => `${name.replaceAll("_", " ")} ${valueText(words, name, thing[name], reader)}`)
    .join(", ");
}

/** The value of a field: a name for a seat, a word where the game has one, a number as the language writes it. */
export function valueText(words: Told, name: string, value: unknown, reader: Reader): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? m.room_yes() : m.room_no();
  if (isThing(value)) return plainText(words, value, reader);
  if (Array.isArray(value) && value.some((item) => typeof item === "object"))
    return list(value.map((item) => valueText(words, "", item, reader)));
  const text = new Fields(words, { [name]: value }, reader.names, reader.language ?? getLocale()).shown(name);
  return text === "" ? "–" : text;
}

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
