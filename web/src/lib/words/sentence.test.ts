import { describe, expect, test } from "vitest";
import FAULTS from "../../../../crates/words/tests/fixture/faults.json";
import CASES from "../../../../crates/words/tests/fixture/sentences.json";
import { gather } from "../../../scripts/catalogue.mjs";
import { LANGUAGES } from "../settings/settings.svelte";
import { message } from "./format";
import { refusal, sentence } from "./sentence";
import { told, type Told } from "./told";

const FIXTURE = "../../../../crates/words/tests/fixture/words/";
const raw = import.meta.glob<string>("../../../../crates/words/tests/fixture/words/**/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of games that do not exist, as `messages.mjs` would write them. */
function fixture(): Record<string, Told> {
  const { areas, faults } = gather(
    Object.fromEntries(Object.entries(raw).map(([path, text]) => [path.slice(FIXTURE.length), text])),
  );
  expect(faults).toEqual([]);
  const games = areas.filter(({ about }) => about.game !== undefined);
  return Object.fromEntries(games.map(({ about, texts }) => [about.game, { prefix: about.prefix, texts }]));
}
const words = fixture();

describe("effects and refusals become the sentences that Rust makes of them", () => {
  test.each(CASES)("$rule", (known) => {
    for (const language of LANGUAGES) {
      const reader = { names: known.names, me: known.me, language };
      const game = words[known.game ?? "pond"];
      const said =
        "refusal" in known
          ? refusal(words["pond"]!, known.refusal, reader)
          : game && sentence(game, known.effect, reader);
      expect(said ?? null).toBe(known.says?.[language] ?? null);
    }
  });
});

test.each(FAULTS)("the catalogue is checked as in Rust: $what", ({ files, faults }) => {
  const found = gather(files as unknown as Record<string, string>).faults;
  expect([...new Set(found)].sort()).toEqual([...faults].sort());
});

test("messages are found by their keys", () => {
  expect(message(words["pond"]!, "po_no_fish", { fish: "carp", number: -2 }, "de")).toBe("in Reihe −2 ist kein carp");
  expect(message(words["pond"]!, "po_no", {}, "de")).toBeNull();
  expect(message(words["pond"]!, "toString", {}, "de")).toBeNull();
});

test("the words of a game are loaded by its name", async () => {
  expect((await told("regenwormen"))?.prefix).toBe("rw");
  expect(await told("chess")).toBeNull();
});
