import { m } from "../../lib/messages/messages.js";
import { personName } from "../../lib/people/names";
import type { Emote, Phrase, Talk } from "../../lib/wire/types";

export const EMOTES: { emote: Emote; text: () => string }[] = [
  { emote: "laugh", text: m.app_emote_laugh },
  { emote: "cry", text: m.app_emote_cry },
  { emote: "gasp", text: m.app_emote_gasp },
  { emote: "think", text: m.app_emote_think },
  { emote: "clap", text: m.app_emote_clap },
  { emote: "heart", text: m.app_emote_heart },
];

export const PHRASES: { phrase: Phrase; text: () => string }[] = [
  { phrase: "hello", text: m.app_phrase_hello },
  { phrase: "good_luck", text: m.app_phrase_good_luck },
  { phrase: "well_played", text: m.app_phrase_well_played },
  { phrase: "what_a_roll", text: m.app_phrase_what_a_roll },
  { phrase: "ouch", text: m.app_phrase_ouch },
  { phrase: "your_turn", text: m.app_phrase_your_turn },
  { phrase: "one_moment", text: m.app_phrase_one_moment },
  { phrase: "thank_you", text: m.app_phrase_thank_you },
  { phrase: "again", text: m.app_phrase_again },
  { phrase: "goodbye", text: m.app_phrase_goodbye },
];

/** What somebody said, in the language of the page. */
export function talkText(talk: Talk): string {
  if (talk.text !== undefined) return talk.text;
  const phrase = PHRASES.find((known) => known.phrase === talk.phrase);
  return phrase?.text() ?? EMOTES.find((known) => known.emote === talk.emote)?.text() ?? "";
}

/** The same with the name before it, for those who hear it: "Ann claps", "Ann: Hello!". */
export function talkLine(talk: Talk): string {
  const name = personName(talk.name);
  return talk.emote ? `${name} ${talkText(talk)}` : m.app_talk_line({ name, text: talkText(talk) });
}
