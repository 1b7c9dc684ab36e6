import type { Answer, Command, ServerMessage } from "../wire/types";

/** How a link to a table is doing. */
export type LinkState = "connecting" | "open" | "lost" | "gone";

/** What a link tells: everything the server says, how the link itself is doing, and that bots are simpler than wished. */
export type Update = ServerMessage | { type: "link"; state: LinkState } | { type: "simpler" };

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
}
