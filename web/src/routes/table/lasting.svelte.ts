import type { TableState } from "../../lib/table/table.svelte";
import { standsStill } from "./people";

/** A connection that is gone for less than so many milliseconds heals without a word. */
const GAP = 1200;
/** What was found out by silence has lasted already. */
const AFTER_SILENCE = 300;
/** Whoever asked for something hears after so many milliseconds that there is no answer yet. */
const PATIENCE = 2000;

/** Whether something has held for so many milliseconds; to be called while a component is made. */
function lasting(holds: () => boolean, gap: () => number): { readonly is: boolean } {
  let is = $state(false);
  $effect(() => {
    if (!holds()) return void (is = false);
    const timer = setTimeout(() => (is = true), gap());
    return () => clearTimeout(timer);
  });
  return {
    get is() {
      return is;
    },
  };
}

/** Whether the connection of a table is gone for a moment. */
export function lostLink(room: () => Pick<TableState, "link" | "isSilent"> | null): { readonly is: boolean } {
  return lasting(
    () => room()?.link === "lost",
    () => (room()?.isSilent ? AFTER_SILENCE : GAP),
  );
}

/** Whether a game has stood still for a moment; who comes back at once is not missed. */
export function stillness(room: () => Pick<TableState, "table" | "toAct">): { readonly is: boolean } {
  return lasting(
    () => room().table !== null && standsStill(room().table!, room().toAct),
    () => GAP,
  );
}

/** Whether a server has not answered for a while what was asked of it. */
export function slowAnswer(room: () => Pick<TableState, "isAsking">): { readonly is: boolean } {
  return lasting(
    () => room().isAsking,
    () => PATIENCE,
  );
}
