import { getContext, setContext } from "svelte";
import { unreachable } from "../../lib/link/http";
import type { Problem } from "../../lib/wire/types";

/** Sends the game of a table to the server; answers what is in the way, if anything is. */
type SendNow = () => Promise<Problem | null>;

const KEY = Symbol("send now");

/** Lets everything at a table send its game. */
export function letSend(send: SendNow): void {
  setContext(KEY, send);
}

/** How to send the game of the table around a part of the page. */
export function sender(): SendNow {
  return getContext<SendNow | undefined>(KEY) ?? (async () => unreachable());
}
