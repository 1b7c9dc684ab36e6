import type { ModuleRequest } from "../wire/types";
import { type Ask, type Helper, makeAsk } from "./engine";

/** An engine in a worker of its own, so that nothing else waits for its long answers. */
export function ownEngine(): { ask: Ask; stop: () => void } {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  return { ask: makeAsk(() => worker as Helper), stop: () => worker.terminate() };
}

/** Asks one long question. */
export function askOnce<T>(request: ModuleRequest): Promise<T> {
  const { ask, stop } = ownEngine();
  return ask<T>(request).finally(stop);
}
