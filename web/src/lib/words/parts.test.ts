import { beforeEach, expect, test, vi } from "vitest";

/** The words as a page finds them that has just been opened: nothing is loaded. */
async function opened() {
  vi.resetModules();
  const [parts, language, { m }] = await Promise.all([
    import("./parts.svelte"),
    import("./language"),
    import("./said"),
  ]);
  return { ...parts, ...language, m };
}

let page: Awaited<ReturnType<typeof opened>>;
beforeEach(async () => (page = await opened()));

test("only the language that is spoken is loaded", async () => {
  await page.learn("de");
  await page.need("regenwormen");
  const { en, nl, de, fr } = page.SAID;
  expect([en, nl, fr]).toEqual([{}, {}, {}]);
  expect(Object.keys(de).length).toBeGreaterThan(100);
  expect(Object.keys(page.toldBy("regenwormen").de)).toContain("rw_face_w");
  expect(page.toldBy("regenwormen").en).toEqual({});
});

test("the page goes on in the old language until all words of the new one are here", async () => {
  await page.learn("en");
  await page.need("rest");
  const learning = page.learn("fr");
  expect(page.spokenOf("fr")).toBe("en");
  await learning;
  expect(page.spokenOf("fr")).toBe("fr");
  page.overwriteGetLocale(() => page.spokenOf("fr"));
  expect([page.m.app_settings(), page.m.room_yes()]).toEqual(["Réglages", "oui"]);
});

test("what is not here yet is silent, and a game without words is no fault", async () => {
  expect(page.m.room_yes()).toBe("");
  await page.learn("en");
  await page.need("chess");
  expect(page.m.app_settings()).toBe("Settings");
});

test("what is said of more than one game does not come with one of them", async () => {
  await page.learn("en");
  await page.need("rest");
  expect(page.m.rw_odds()).not.toBe("");
});
