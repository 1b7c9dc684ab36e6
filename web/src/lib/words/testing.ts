/** Before every file of tests: all words in all languages, so that tests may change the language at any time. */
import { GAME_IDS } from "../../games/described";
import { LANGUAGES } from "./language";
import { learn, need } from "./parts.svelte";

for (const part of ["rest", ...GAME_IDS]) await need(part);
for (const language of LANGUAGES.toReversed()) await learn(language);
