import type { KeptPlan } from "../wire/types";
import { type Ask, ask as askEngine } from "./engine";

/** Lets the engine load what the bots of a table need, while the page of the table comes. */
export function warm(plan: KeptPlan, ask: Ask = askEngine): void {
  ask<{ table: number }>({ fn: "open", plan, seed: 0 })
    .then(({ table }) => ask({ fn: "close", id: table }))
    .catch(() => {});
}
