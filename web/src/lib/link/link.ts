import type { Answer, Command, ServerMessage } from "../wire/types";
import type { Hindrance, Parting } from "./parting";

/** How a link to a table is doing. */
export type LinkState = "connecting" | "open" | "lost" | "gone";

/**
 * What a link tells: everything the server says, how the link itself is doing and, where that is known, why, whether
 * it was silence that gave it away, that bots are simpler than wished; and where choices can be taken back, whether the
 * last one can, and that all after a ply has not happened.
 */
export type Update =
  | ServerMessage
  | { type: "link"; state: LinkState; why?: Parting | Hindrance; isSilent?: boolean }
  | { type: "simpler" }
  | { type: "undoable"; can: boolean }
  | { type: "undone"; ply: number };

/**
 * A way to sit at a table: over a socket, or with the rules in a worker of this page.
 *
 * Acknowledgements do not come as updates: `send` answers them.
 */
export interface TableLink {
  /** Hears all updates from now on; call the answer to hear no more. */
  subscribe(listener: (update: Update) => void): () => void;
  /** Asks for something: answers when it was carried out, throws a `Refusal` when it was not. */
  send(command: Command): Promise<Answer>;
  /** Ends the link for good. */
  close(): void;
  /** What a table on this device has besides; a server takes nothing back. */
  past?: Past;
}

/** What happened at a table on this device, as far as it can be taken back. */
export interface Past {
  /** Takes the last choice back: the game and its record are as if it had not been made. */
  undo(): Promise<void>;
  /** Somebody looks at the hand of a seat: what others chose cannot be taken back any more. */
  look(seat: number): void;
  /** Nobody wants to think again: bots wait no longer for that. */
  goOn(): void;
}
