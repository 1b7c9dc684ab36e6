import { WIRE } from "../wire/types";
import { onWake } from "./wake";

/** A server that has not said its version after so long, in milliseconds, is asked another time. */
const ANSWER_WITHIN = 5_000;

/** What a server says of itself; an older one may say less. */
interface Running {
  wire?: unknown;
  version?: unknown;
}

/** Whether there is a newer page than this one: at the server, on this device, or in another window already. */
export class Version {
  /** Server and page cannot talk any more, or a new version has taken over in another window. */
  isOld = $state(false);
  /** A newer page can be loaded, but this one still does. */
  isReady = $state(false);
  #isBusy = $state(false);
  #isLater = $state(false);
  #isReplaced = false;
  /** What the server called itself when this page began. */
  #first: unknown;
  /** Whether it is said: never to somebody in the middle of a game, and not again at once. */
  isTold = $derived((this.isOld || this.isReady) && !this.#isBusy && !this.#isLater);

  constructor(private readonly ask: () => Promise<Running> = askServer) {}

  /** Asks the server; one that does not answer is as it was. */
  async look(): Promise<void> {
    const { wire, version } = await this.ask().catch((): Running => ({}));
    if (typeof wire !== "number") return;
    this.isOld = this.#isReplaced || wire !== WIRE;
    this.#first ??= version;
    if (version !== this.#first) this.isReady = true;
  }

  /** Whoever plays is not disturbed. */
  setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
  }

  /** Another version has taken over. */
  replaced(): void {
    this.#isReplaced = this.isOld = true;
    this.#isLater = false;
  }

  /** A new version is on this device, and waits. */
  ready(): void {
    this.isReady = true;
  }

  /** Says no more of it until the page wakes again. */
  later(): void {
    this.#isLater = true;
  }

  /** The page was away, and so was what it put off. */
  async wake(): Promise<void> {
    this.#isLater = false;
    await this.look();
  }

  /** Asks now, and whenever the page wakes; answers how to stop. */
  watch(): () => void {
    void this.look();
    const stops = [onWake(() => void this.wake()), this.#follow(navigator.serviceWorker)];
    return () => stops.forEach((stop) => stop());
  }

  /** Hears what becomes of the versions on this device, where they are kept; answers how to stop. */
  #follow(workers: ServiceWorkerContainer | undefined): () => void {
    const replaced = () => this.replaced();
    // The first version takes over a page that it did not serve: that page is as new as it is.
    const serves = workers?.controller ? workers : undefined;
    serves?.addEventListener("controllerchange", replaced);
    let stop = () => {};
    void workers?.ready.then((kept) => (stop = this.#await(kept)));
    return () => {
      serves?.removeEventListener("controllerchange", replaced);
      stop();
    };
  }

  /** Waits for a new version to be loaded; looks for one whenever the page wakes. */
  #await(kept: ServiceWorkerRegistration): () => void {
    const loaded = () => kept.waiting && this.ready();
    const found = () => kept.installing?.addEventListener("statechange", loaded);
    loaded();
    found();
    kept.addEventListener("updatefound", found);
    const stop = onWake(() => void kept.update().catch(() => {}));
    return () => {
      kept.removeEventListener("updatefound", found);
      stop();
    };
  }
}

async function askServer(): Promise<Running> {
  const response = await fetch("/version", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_WITHIN) });
  return (await response.json()) as Running;
}

export const version = new Version();
