import { EngineError, type EngineRequest } from "./module";
import type { Answered, Asked } from "./worker";

/** Something that answers requests of the engine, in a worker or, in tests, right here. */
export type Ask = <T>(request: EngineRequest) => Promise<T>;

let worker: Worker | null = null;
let next = 0;
const waiting = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();

/** Asks the engine in its worker, which is started and loaded with the first question. */
export const ask: Ask = <T>(request: EngineRequest) =>
  new Promise<T>((done, failed) => {
    next += 1;
    waiting.set(next, { done: done as (value: unknown) => void, failed });
    start().postMessage({ id: next, request } satisfies Asked);
  });

function start(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", (event: MessageEvent<Answered>) => {
    const answer = event.data;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("error" in answer) asked?.failed(new EngineError(answer.error));
    else asked?.done(answer.ok);
  });
  return worker;
}
