import type { ModuleRequest } from "../wire/types";
import { Engine, EngineError } from "./module";
import { loadNet } from "./nets";

/** A request with the number that its answer has. */
export interface Asked {
  id: number;
  request: ModuleRequest;
}

/** An answer, or why there is none; after a `fatal` one nothing more can be expected of this worker. */
export type Answered = { id: number; ok: unknown } | { id: number; error: string; net?: string; fatal: boolean };

const engine = fetch("/wormery.wasm").then(async (response) => {
  if (!response.ok) throw new Error("the module cannot be loaded");
  return Engine.load(await response.arrayBuffer());
});

self.addEventListener("message", (event: MessageEvent<Asked>) => {
  const { id, request } = event.data;
  engine
    .then((ready) => ready.answer(request, loadNet))
    .then((ok) => self.postMessage({ id, ok } satisfies Answered))
    .catch((error: unknown) => {
      // The module refuses in words; anything else is a module that did not come, or that broke.
      const fatal = !(error instanceof EngineError);
      const net = fatal || error.net === undefined ? {} : { net: error.net };
      self.postMessage({ id, error: String((error as Error).message), ...net, fatal } satisfies Answered);
    });
});
