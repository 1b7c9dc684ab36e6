import { expect, test } from "vitest";
import { Newcomer } from "./newcomer.svelte";
import { memory } from "../table/testing";

test("the first three games make an old hand, each counted once, and the device remembers", () => {
  const shelf = memory();
  const newcomer = new Newcomer(shelf);
  for (const id of ["a", "a", "b"]) newcomer.finish(id);
  expect(newcomer.isNew).toBe(true);
  newcomer.finish("c");
  expect(newcomer.isNew).toBe(false);
  expect(new Newcomer(shelf).isNew).toBe(false);
});

test("who played elsewhere before is no newcomer here", () => {
  const newcomer = new Newcomer(memory());
  newcomer.finish("a", "b", "c", "d");
  expect(newcomer.isNew).toBe(false);
});

test("what cannot be read counts as nothing", () => {
  expect(new Newcomer(memory({ "wormery.finished": "{" })).isNew).toBe(true);
  expect(new Newcomer(memory({ "wormery.finished": '{"a":1}' })).isNew).toBe(true);
  expect(new Newcomer(null).isNew).toBe(true);
});
