import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings/settings.svelte";
import Known from "./Known.svelte";

beforeAll(() => settings.set("language", "en"));
const said = (name: string | null) => render(Known, { props: { name, cards: [], close: () => {} } }).body;

test("of others one is told by name that no card is known, of oneself as you", () => {
  expect(said("Oma")).toContain("No card of Oma is known.");
  expect(said(null)).toContain("Nobody knows a card of yours.");
});
