import { EngineError, type EngineRequest } from "./module";
import type { Answered, Asked } from "./worker";

/** Asks one long question in a worker of its own, so that nothing else waits for the answer. */
export function askOnce<T>(request: EngineRequest): Promise<T> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return new Promise<T>((done, failed) => {
    worker.addEventListener("message", (event: MessageEvent<Answered>) => {
      worker.terminate();
      if ("error" in event.data) failed(new EngineError(event.data.error, event.data.net));
      else done(event.data.ok as T);
    });
    worker.addEventListener("error", () => failed(new EngineError("the engine does not start")));
    worker.postMessage({ id: 1, request } satisfies Asked);
  });
}
