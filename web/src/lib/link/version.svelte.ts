import { WIRE } from "../wire/version";
import { onWake } from "./wake";

/** A server that has not said its version after so long, in milliseconds, is asked another time. */
const ANSWER_WITHIN = 5_000;

/** Whether the server speaks another version of the wire than this page: then it has another page. */
export class Version {
  /** The server has said so, or a new version has taken over in another window. */
  isOld = $state(false);
  /** Whether it is said; it stays until it is put off, however busy one is then. */
  isTold = $state(false);
  #isBusy = false;
  #isReplaced = false;

  constructor(private readonly ask: () => Promise<unknown> = askServer) {}

  /** Asks the server; one that does not answer is as it was. */
  async look(): Promise<void> {
    const wire = await this.ask().catch(() => undefined);
    if (typeof wire !== "number") return;
    this.isOld = this.#isReplaced || wire !== WIRE;
    this.#tell();
  }

  /** Whoever is in the middle of a decision is not disturbed. */
  setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    this.#tell();
  }

  /** Another version has taken over. */
  replaced(): void {
    this.#isReplaced = this.isOld = true;
    this.#tell();
  }

  /** Says no more of it until the page wakes again. */
  later(): void {
    this.isTold = this.isOld = false;
  }

  /** Asks now, and whenever the page wakes; answers how to stop. */
  watch(): () => void {
    void this.look();
    const stop = onWake(() => void this.look());
    const replaced = () => this.replaced();
    // The first version takes over a page that it did not serve: that page is as new as it is.
    const serves = navigator.serviceWorker?.controller ? navigator.serviceWorker : undefined;
    serves?.addEventListener("controllerchange", replaced);
    return () => {
      stop();
      serves?.removeEventListener("controllerchange", replaced);
    };
  }

  #tell(): void {
    if (!this.isOld) this.isTold = false;
    else if (!this.#isBusy) this.isTold = true;
  }
}

async function askServer(): Promise<unknown> {
  const response = await fetch("/version", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_WITHIN) });
  return ((await response.json()) as { wire?: unknown }).wire;
}

export const version = new Version();
