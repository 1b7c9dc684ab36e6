/** The part of a BroadcastChannel that is used here. */
interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(text: unknown): void;
  close(): void;
}

/**
 * Takes a table for this window: whoever had it in another one is told and lets go, so that two never write the same
 * game. Answers how to let go.
 */
export function claim(
  id: string,
  lost: () => void,
  open: (name: string) => Channel = (name) => new BroadcastChannel(name),
): () => void {
  const channel = open("wormery-tables");
  channel.onmessage = ({ data }) => {
    if (data === id) lost();
  };
  channel.postMessage(id);
  return () => {
    channel.onmessage = null;
    channel.close();
  };
}
