import { Engine, type EngineRequest } from "./module";

/** A request with the number that its answer has. */
export interface Asked {
  id: number;
  request: EngineRequest;
}

/** An answer, or why there is none. */
export type Answered = { id: number; ok: unknown } | { id: number; error: string };

const engine = fetch("/wormery.wasm").then(async (response) => {
  if (!response.ok) throw new Error("the module cannot be loaded");
  return Engine.load(await response.arrayBuffer());
});

self.addEventListener("message", (event: MessageEvent<Asked>) => {
  const { id, request } = event.data;
  engine
    .then((ready) => ready.ask(request))
    .then((ok) => self.postMessage({ id, ok } satisfies Answered))
    .catch((error: unknown) => self.postMessage({ id, error: String((error as Error).message) } satisfies Answered));
});
