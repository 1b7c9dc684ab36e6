import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import { EMOTES, PHRASES } from "../../lib/wire/types";
import { talkLine, talkText } from "./talk";

beforeAll(() => settings.set("language", "nl"));

test("pictures and phrases are told in the language of the page, own words as they are", () => {
  expect(talkLine({ name: "Ann", seat: 0, emote: "clap" })).toBe("Ann klapt");
  expect(talkLine({ name: "Ann", phrase: "well_played" })).toBe("Ann: Goed gespeeld!");
  expect(talkText({ name: "Ann", text: "Good luck!" })).toBe("Good luck!");
});

test("everything that can be said has words", () => {
  const all = [...EMOTES.map((emote) => ({ emote })), ...PHRASES.map((phrase) => ({ phrase }))];
  expect(all).toHaveLength(16);
  for (const said of all) expect(talkText({ name: "Ann", ...said })).not.toBe("");
});
