import { m } from "../../lib/messages/messages.js";
import { personName } from "../../lib/people/names";
import type { Emote, Phrase, Talk } from "../../lib/wire/types";

/** What emotes are called. */
export const EMOTE_TEXTS: Record<Emote, () => string> = {
  laugh: m.app_emote_laugh,
  cry: m.app_emote_cry,
  gasp: m.app_emote_gasp,
  think: m.app_emote_think,
  clap: m.app_emote_clap,
  heart: m.app_emote_heart,
};

/** Phrases in the language of the page. */
export const PHRASE_TEXTS: Record<Phrase, () => string> = {
  hello: m.app_phrase_hello,
  good_luck: m.app_phrase_good_luck,
  well_played: m.app_phrase_well_played,
  what_a_roll: m.app_phrase_what_a_roll,
  ouch: m.app_phrase_ouch,
  your_turn: m.app_phrase_your_turn,
  one_moment: m.app_phrase_one_moment,
  thank_you: m.app_phrase_thank_you,
  again: m.app_phrase_again,
  goodbye: m.app_phrase_goodbye,
};

const TEXTS: Partial<Record<string, () => string>> = { ...EMOTE_TEXTS, ...PHRASE_TEXTS };

/** What somebody said, in the language of the page. */
export function talkText(talk: Talk): string {
  if (talk.text !== undefined) return talk.text;
  return TEXTS[talk.phrase ?? talk.emote ?? ""]?.() ?? "";
}

/** The same with the name before it, for those who hear it: "Ann claps", "Ann: Hello!". */
export function talkLine(talk: Talk): string {
  const name = personName(talk.name);
  return talk.emote ? `${name} ${talkText(talk)}` : m.app_talk_line({ name, text: talkText(talk) });
}
