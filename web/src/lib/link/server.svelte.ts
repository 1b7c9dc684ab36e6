/** While the server is away it is looked for this often, in milliseconds. */
const LOOK_EVERY = 3_000;

/** Whether there is a server at the other end; pages offer what works without one when there is none. */
export class ServerState {
  /** Nothing before the first answer. */
  isHere = $state<boolean | null>(null);

  /** Something was answered, or nothing. */
  heard(answered: boolean): void {
    this.isHere = answered;
  }

  /** Looks for the server while it is away, and as soon as the network is back; answers how to stop. */
  watch(look: () => Promise<unknown>): () => void {
    const again = () =>
      void (this.isHere === false && document.visibilityState === "visible" && look().catch(() => {}));
    const timer = setInterval(again, LOOK_EVERY);
    const gone = () => this.heard(false);
    addEventListener("online", again);
    addEventListener("offline", gone);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      removeEventListener("offline", gone);
      document.removeEventListener("visibilitychange", again);
    };
  }
}

export const server = new ServerState();
