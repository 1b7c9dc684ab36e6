import { expect, test } from "vitest";
import { PROTOCOL, WIRE } from "../wire/types";
import { Version } from "./version.svelte";

const says = (wire: number, version = "1") => new Version(() => Promise.resolve({ wire, version }));
const after = async (version: Version) => {
  await version.wake();
  return [version.isOld, version.isTold];
};

test("a page that speaks as the server does says nothing", async () => {
  expect(PROTOCOL).toBe(`wormery.v${WIRE}`);
  expect(await after(says(WIRE))).toEqual([false, false]);
});

test("a server with another wire has another page", async () => {
  expect(await after(says(WIRE + 1))).toEqual([true, true]);
});

test("a server that calls itself otherwise than before has a newer page, and this one still does", async () => {
  let version = "1";
  const page = new Version(() => Promise.resolve({ wire: WIRE, version }));
  expect(await after(page)).toEqual([false, false]);
  version = "2";
  expect(await after(page)).toEqual([false, true]);
});

test("no answer, or one without a version, says nothing", async () => {
  expect(await after(new Version(() => Promise.reject(new Error("away"))))).toEqual([false, false]);
  expect(await after(new Version(() => Promise.resolve({})))).toEqual([false, false]);
});

test("whoever plays is told before and afterwards, and never meanwhile", async () => {
  const version = says(WIRE + 1);
  version.setBusy(true);
  expect(await after(version)).toEqual([true, false]);
  version.setBusy(false);
  expect(version.isTold).toBe(true);
  version.setBusy(true);
  expect(version.isTold).toBe(false);
});

test("what is put off comes again when the page wakes, and not before", async () => {
  const version = says(WIRE + 1);
  await version.look();
  version.later();
  version.setBusy(true);
  version.setBusy(false);
  await version.look();
  expect(version.isTold).toBe(false);
  expect(await after(version)).toEqual([true, true]);
});

test("a version that has taken over in another window is told here, too, and stays old", async () => {
  const version = says(WIRE);
  version.later();
  version.replaced();
  expect(version.isTold).toBe(true);
  version.later();
  expect(await after(version)).toEqual([true, true]);
});

test("a version that waits on this device is told, though the server is as it was", async () => {
  const version = says(WIRE);
  version.ready();
  expect(await after(version)).toEqual([false, true]);
});
