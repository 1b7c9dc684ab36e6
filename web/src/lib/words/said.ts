import type { Given, Messages } from "../messages/messages.js";
import { message } from "./format";
import { lookAgain, SAID } from "./parts.svelte";

const words = { texts: SAID };

/** What is named in code, said in the language of the page: `m.app_seats({ n: 3 })`. */
export const m = new Proxy({} as Messages, {
  get:
    (_, key: string) =>
    (given: Record<string, Given> = {}) => {
      const text = message(words, key, given);
      if (text === null) lookAgain();
      return text ?? "";
    },
});
