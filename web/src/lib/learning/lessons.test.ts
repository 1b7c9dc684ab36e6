import { expect, it } from "vitest";
import { LESSONS, Progress } from "./lessons.svelte";

function memory(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  };
}

it("remembers where a lesson was left, and that it was finished", () => {
  const store = memory();
  const progress = new Progress(store);
  expect([progress.hasBegun("extra"), progress.stepOf("extra", "hen")]).toEqual([false, 0]);
  progress.leave("extra", "hen", 3);
  expect([progress.hasBegun("extra"), new Progress(store).stepOf("extra", "hen")]).toEqual([true, 3]);
  progress.finish("extra", "hen");
  progress.finish("extra", "hen");
  const again = new Progress(store);
  expect([again.isDone("extra", "hen"), again.stepOf("extra", "hen"), again.hasBegun("extra")]).toEqual([
    true,
    0,
    true,
  ]);
  expect(JSON.parse(store.kept[LESSONS]!)).toEqual({ done: ["extra/hen"], at: {}, asked: [] });
});

it("asks once whether a game is new, and not whoever has begun its lessons", () => {
  const store = memory();
  const progress = new Progress(store);
  expect(progress.shouldAsk("extra")).toBe(true);
  progress.ask("extra");
  expect([progress.shouldAsk("extra"), new Progress(store).shouldAsk("extra")]).toEqual([false, false]);
  progress.leave("holzwurm", "rows", 1);
  expect(progress.shouldAsk("holzwurm")).toBe(false);
});

it.each(["nonsense", "[]", '{"done":3,"at":{"a/b":-1,"c/d":"x"},"asked":[1]}'])("reads %s as nothing", (text) => {
  const progress = new Progress(memory({ [LESSONS]: text }));
  expect([progress.isDone("a", "b"), progress.stepOf("a", "b"), progress.stepOf("c", "d")]).toEqual([false, 0, 0]);
  expect(progress.shouldAsk("a")).toBe(true);
});
