import { expect, test } from "vitest";
import { type Helper, makeAsk } from "./engine";
import { EngineGone } from "./module";
import type { Answered, Asked } from "./worker";

class FakeWorker implements Helper {
  static all: FakeWorker[] = [];
  onmessage: Helper["onmessage"] = null;
  onerror: Helper["onerror"] = null;
  asked: Asked[] = [];
  isEnded = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(asked: Asked) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
  says(answer: Answered) {
    this.onmessage?.({ data: answer } as MessageEvent<Answered>);
  }
}

function engine() {
  FakeWorker.all = [];
  const ask = makeAsk(() => new FakeWorker());
  return { ask, last: () => FakeWorker.all.at(-1)! };
}

test("the worker is started with the first question, and answers find their question", async () => {
  const { ask, last } = engine();
  expect(FakeWorker.all).toHaveLength(0);
  const [one, two] = [ask({ fn: "rules" }), ask({ fn: "hello", table: 9 })];
  expect(FakeWorker.all).toHaveLength(1);
  last().says({ id: 2, error: "there is no table 9", fatal: false });
  last().says({ id: 1, ok: ["games"] });
  await expect(one).resolves.toEqual(["games"]);
  await expect(two).rejects.toThrow("there is no table 9");
  await expect(two).rejects.not.toBeInstanceOf(EngineGone);
  expect(last().isEnded).toBe(false);
});

test("a worker that broke fails everybody who waits, and the next question starts another one", async () => {
  const { ask, last } = engine();
  const waiting = [ask({ fn: "bot", table: 1, playouts: 1 }), ask({ fn: "hints", id: 2 })];
  last().says({ id: 1, error: "unreachable", fatal: true });
  for (const one of waiting) await expect(one).rejects.toThrow(new EngineGone("unreachable"));
  expect(last().isEnded).toBe(true);
  const again = ask({ fn: "rules" });
  expect(FakeWorker.all).toHaveLength(2);
  last().says({ id: 3, ok: 1 });
  await expect(again).resolves.toBe(1);
});

test("a worker that cannot be loaded fails in words", async () => {
  const { ask, last } = engine();
  const asked = ask({ fn: "rules" });
  last().onerror?.({} as ErrorEvent);
  await expect(asked).rejects.toThrow(new EngineGone("the worker cannot be started"));
  await expect(asked).rejects.toBeInstanceOf(EngineGone);
});
