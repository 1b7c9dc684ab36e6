import type { ModuleRequest } from "../wire/types";
import { EngineError, EngineGone } from "./module";
import type { Answered, Asked } from "./worker";

/** Something that answers requests of the engine, in a worker or, in tests, right here. */
export type Ask = <T>(request: ModuleRequest) => Promise<T>;

/** The part of a Worker that is used here, so that tests can play it. */
export interface Helper {
  onmessage: ((event: MessageEvent<Answered>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

interface Waiting {
  done: (value: unknown) => void;
  failed: (error: Error) => void;
}

/** Asks a worker that is started with the first question, and anew with the next one after it broke. */
export function makeAsk(start: () => Helper): Ask {
  let worker: Helper | null = null;
  let next = 0;
  const waiting = new Map<number, Waiting>();

  const giveUp = (why: string) => {
    worker?.terminate();
    worker = null;
    const all = [...waiting.values()];
    waiting.clear();
    all.forEach(({ failed }) => failed(new EngineGone(why)));
  };

  const hear = (answer: Answered) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (!("error" in answer)) return asked?.done(answer.ok);
    asked?.failed(new (answer.fatal ? EngineGone : EngineError)(answer.error, answer.net));
    if (answer.fatal) giveUp(answer.error);
  };

  const begin = (): Helper => {
    const begun = start();
    begun.onmessage = (event) => hear(event.data);
    begun.onerror = () => giveUp("the worker cannot be started");
    return begun;
  };

  return <T>(request: ModuleRequest) =>
    new Promise<T>((done, failed) => {
      next += 1;
      waiting.set(next, { done: done as (value: unknown) => void, failed });
      (worker ??= begin()).postMessage({ id: next, request });
    });
}

/** Asks the engine of this page. */
export const ask: Ask = makeAsk(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
