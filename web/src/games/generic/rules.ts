/** The page of rules of a game that brings none: what it is, and what can be chosen. */
import { m } from "../../lib/messages/messages.js";
import type { GameId } from "../../lib/wire/types";
import { plainName } from "../../lib/words/described";
import { optionWord } from "../../lib/words/options";
import { described, type OptionInfo } from "../described";
import { offerOf } from "../offers";
import type { Clause, RulesBook } from "../rules";

export function plainRules(game: GameId): RulesBook {
  const { about, options } = described(game);
  const offer = offerOf(game);
  const house = options.map((info): Clause => [info.rule, optionText(about.area, info)]);
  const parts = house.length > 0 ? [{ heading: m.room_house_rules(), text: house }] : [];
  const start = { heading: offer.name(), text: [["", m.app_generic_rules()] satisfies Clause] };
  const variants = Object.fromEntries(options.flatMap((info) => variantsOf(about.area, info)));
  return { page: { lead: offer.info(), parts: [start, ...parts] }, editions: {}, variants, authors: "" };
}

function nameOf(area: string, option: string): string {
  return optionWord(area, option) ?? plainName(option);
}

function optionText(area: string, { name }: OptionInfo): string {
  return [`${nameOf(area, name)}.`, optionWord(area, name, "text") ?? ""].join(" ").trim();
}

/** What differs at a table, by the option and its value. */
function variantsOf(area: string, { name, kind, rule }: OptionInfo): [key: string, clause: Clause][] {
  const clause = (key: string, value: string): [string, Clause] => [key, [rule, `${nameOf(area, name)}: ${value}.`]];
  if (kind.type === "switch") return [clause(`${name}=true`, m.room_yes()), clause(`${name}=false`, m.room_no())];
  if (kind.type === "range") return [clause(name, "{n}")];
  const values = kind.type === "deck" ? ["custom"] : kind.values.map(String);
  return values.map((value) => clause(`${name}=${value}`, optionWord(area, name, value) ?? plainName(value)));
}
