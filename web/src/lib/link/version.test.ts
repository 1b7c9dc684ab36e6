import { expect, test } from "vitest";
import { PROTOCOL, WIRE } from "../wire/version";
import { Version } from "./version.svelte";

const after = async (version: Version) => {
  await version.look();
  return [version.isOld, version.isTold];
};

test("a page that speaks as the server does says nothing", async () => {
  expect(PROTOCOL).toBe(`wormery.v${WIRE}`);
  expect(await after(new Version(() => Promise.resolve(WIRE)))).toEqual([false, false]);
});

test("a server with another wire has another page", async () => {
  expect(await after(new Version(() => Promise.resolve(WIRE + 1)))).toEqual([true, true]);
});

test("no answer, or one without a version, says nothing", async () => {
  expect(await after(new Version(() => Promise.reject(new Error("away"))))).toEqual([false, false]);
  expect(await after(new Version(() => Promise.resolve(undefined)))).toEqual([false, false]);
});

test("whoever decides is told afterwards, and it stays when the next decision comes", async () => {
  const version = new Version(() => Promise.resolve(WIRE + 1));
  version.setBusy(true);
  expect(await after(version)).toEqual([true, false]);
  version.setBusy(false);
  expect(version.isTold).toBe(true);
  version.setBusy(true);
  expect(version.isTold).toBe(true);
});

test("what is put off comes again when the page wakes, and not before", async () => {
  const version = new Version(() => Promise.resolve(WIRE + 1));
  await version.look();
  version.later();
  version.setBusy(true);
  version.setBusy(false);
  expect(version.isTold).toBe(false);
  expect(await after(version)).toEqual([true, true]);
});

test("a version that has taken over in another window is told here, too, and stays old", async () => {
  const version = new Version(() => Promise.resolve(WIRE));
  version.replaced();
  expect(version.isTold).toBe(true);
  version.later();
  expect(await after(version)).toEqual([true, true]);
});
