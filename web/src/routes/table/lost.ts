import { m } from "../../lib/messages/messages.js";
import type { TableState } from "../../lib/table/table.svelte";

/** What is said of a connection that is gone and is tried again. */
export function lostText(why: TableState["why"]): string {
  return why === "crowded" ? m.room_crowded() : why === "busy" ? m.problem_too_many() : m.app_lost();
}

/** What helps against it, or what can be done meanwhile. */
export function lostHelp(why: TableState["why"]): string {
  return why === "crowded" ? m.room_crowded_text() : m.local_lobby_offline_text();
}
