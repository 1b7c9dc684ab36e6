import { expect, test } from "vitest";
import { forget, keep, keepWord, recall, recallWord } from "./memory";
import { memory } from "../table/testing";

const refuse = () => {
  throw new Error("forbidden");
};
const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };

test("what is kept is known again until it is forgotten", () => {
  const own = memory();
  keep("a", { n: 1 }, own);
  keepWord("b", "yes", own);
  expect([recall("a", own), recallWord("b", own), recall("c", own)]).toEqual([{ n: 1 }, "yes", null]);
  forget(["a", "b"], own);
  expect(own.kept).toEqual({});
});

test("what cannot be read is nothing", () => {
  expect(recall("a", memory({ a: "{" }))).toBeNull();
});

test.each([["forbidden", forbidden] as const, ["missing", null] as const])(
  "a memory that is %s hurts nobody",
  (_, none) => {
    keep("a", 1, none);
    keepWord("a", "b", none);
    forget(["a"], none);
    expect([recall("a", none), recallWord("a", none)]).toEqual([null, null]);
  },
);
