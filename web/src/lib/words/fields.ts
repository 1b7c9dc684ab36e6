/**
 * What a sentence finds in an effect: the fields, as words of the reader's language. As `crates/words/src/fields.rs`.
 */
import type { Locale } from "./language";
import { fill, find, textOf, type Arguments, type Raw } from "./format";
import { list } from "./list";
import { decimal, number } from "./numbers";
import type { Told } from "./told";

/** Fields that hold a seat. */
export const SEATS: readonly string[] = ["seat", "from", "to", "next"];

/** Lists that have something for each seat, in order of the seats. */
const BY_SEAT: readonly string[] = ["by_seat", "scores"];

/** The word a case finds where there is nothing to compare: a list with items, an object. */
const SOME = "some";

const NOTHING: Arguments = { raw: () => null, shown: () => "" };

/** The fields of an effect, or the arguments of a refusal. */
export class Fields implements Arguments {
  constructor(
    private readonly words: Told,
    private readonly told: Record<string, unknown>,
    private readonly names: readonly string[],
    private readonly language: Locale,
  ) {}

  raw(name: string): Raw {
    const value = this.#field(name);
    if (value === undefined) return this.#length(name);
    if (Array.isArray(value)) return value.length === 0 ? null : SOME;
    if (typeof value === "boolean") return yesOrNo(value);
    if (typeof value === "number") return Number.isInteger(value) ? value : decimal(value, 1, "en");
    return value === null || typeof value === "string" ? value : SOME;
  }

  shown(name: string): string {
    const value = this.#field(name);
    if (value !== undefined) return this.#text(name, value);
    const length = this.#length(name);
    return length === null ? "" : number(length, this.language);
  }

  /** Whether a field is a word for which the catalogue has a text. */
  isWord(name: string): boolean {
    const value = this.#field(name);
    const [field, word] = Array.isArray(value) ? [singular(name), value[0] as unknown] : [name, value];
    return typeof word === "string" && this.#word(field, word) !== null;
  }

  #field(name: string): unknown {
    return Object.hasOwn(this.told, name) ? this.told[name] : undefined;
  }

  /** The length of a list, for a name that ends in `_n`. */
  #length(name: string): number | null {
    const value = name.endsWith("_n") ? this.#field(name.slice(0, -2)) : undefined;
    return Array.isArray(value) ? value.length : null;
  }

  #text(name: string, value: unknown): string {
    if (typeof value === "boolean") return yesOrNo(value);
    if (typeof value === "number") return this.#figure(name, value);
    if (typeof value === "string") return this.#word(name, value) ?? value;
    if (!Array.isArray(value)) return "";
    if (BY_SEAT.includes(name)) return value.map((item, seat) => this.#row(seat, item)).join(", ");
    const items = value.map((item) => this.#text(singular(name), item));
    return list(items, this.language);
  }

  /** The catalogue's text for a word of a field: `rw_specialist_hen`. */
  #word(name: string, value: string): string | null {
    const key = `${this.words.prefix}_${name}_${value.toLowerCase().replaceAll("-", "_")}`;
    const message = find(this.words, key, this.language);
    return message === null ? null : fill(textOf(message, NOTHING, this.language), NOTHING);
  }

  /** A number as the language writes it, or the name of the seat that it is. */
  #figure(name: string, value: number): string {
    const seat = SEATS.includes(name) ? seatOf(value) : null;
    const known = seat === null ? undefined : this.names[seat];
    return known ?? decimal(value, Number.isInteger(value) ? 0 : 1, this.language);
  }

  /** What a seat has: "Ann 3". */
  #row(seat: number, item: unknown): string {
    return `${this.names[seat] ?? ""} ${this.#text("", item)}`.trim();
  }
}

/** The seat that a value is. */
export function seatOf(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}

/** The name of one item of a list: the list's own without its last s. */
function singular(name: string): string {
  return name.endsWith("s") ? name.slice(0, -1) : name;
}

function yesOrNo(isSo: boolean): string {
  return isSo ? "yes" : "no";
}
