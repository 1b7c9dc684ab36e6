import { keepWord, type Notes, ownMemory, recallWord } from "../storage/memory";

/** What a browser fires when this page could be installed as an app. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

const KEY = "wormery.install";

/**
 * Whether the browser offers to install the page; who said "not now" is asked no more, but finds it in the settings.
 */
export class Install {
  #offer = $state.raw<InstallOffer | null>(null);
  #isDeclined = $state(false);

  constructor(private readonly memory: Notes | null) {
    this.#isDeclined = recallWord(KEY, memory) === "no";
  }

  get isPossible(): boolean {
    return this.#offer !== null;
  }

  /** Whether it is worth a word on the first page. */
  get isWorthAWord(): boolean {
    return this.isPossible && !this.#isDeclined;
  }

  /** Hears the browser; answers how to stop. */
  listen(page: EventTarget): () => void {
    const offered = (event: Event) => {
      // The browser would show a bar of its own over the game.
      event.preventDefault();
      this.#offer = event as InstallOffer;
    };
    const done = () => (this.#offer = null);
    page.addEventListener("beforeinstallprompt", offered);
    page.addEventListener("appinstalled", done);
    return () => {
      page.removeEventListener("beforeinstallprompt", offered);
      page.removeEventListener("appinstalled", done);
    };
  }

  /** Lets the browser ask; an offer can be used once. */
  async accept(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    if (!offer) return;
    await offer.prompt();
    if ((await offer.userChoice).outcome === "dismissed") this.decline();
  }

  decline(): void {
    this.#isDeclined = true;
    keepWord(KEY, "no", this.memory);
  }
}

export const install = new Install(ownMemory());
