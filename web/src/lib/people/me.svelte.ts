import { api } from "../link/http";
import type { Color, GuestInfo } from "../wire/types";

/** Who I am on this server: a guest with a name and a color, known by a cookie. */
export class Me {
  info = $state.raw<GuestInfo | null>(null);
  #asked: Promise<GuestInfo> | null = null;

  get name(): string {
    return this.info?.name ?? "";
  }

  /** Whether I never chose a name. */
  get isNameless(): boolean {
    return /^Worm \d+$/.test(this.name);
  }

  /** Asks the server once; with a cookie from now on, tables can be opened. */
  load(): Promise<GuestInfo> {
    this.#asked ??= api<GuestInfo>("me").then(
      (info) => (this.info = info),
      (refusal: unknown) => {
        this.#asked = null;
        throw refusal;
      },
    );
    return this.#asked;
  }

  /**
   * Whether the server knows this device no more, as when it began anew: then one is somebody else from now on.
   *
   * Whoever was not known before cannot have been forgotten.
   */
  async isForgotten(): Promise<boolean> {
    const before = this.info?.id;
    this.#asked = null;
    const { id } = await this.load();
    return before !== undefined && before !== "" && before !== id;
  }

  async change(change: { name?: string; color?: Color }): Promise<void> {
    this.info = await api<GuestInfo>("me", change, "PATCH");
  }

  /** Forgets me on the server; the next page begins as somebody new. */
  async forget(): Promise<void> {
    await api("me", undefined, "DELETE");
    this.info = null;
    this.#asked = null;
  }
}

export const me = new Me();
