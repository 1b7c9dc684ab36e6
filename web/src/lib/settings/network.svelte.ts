import { api } from "../link/http";
import type { NetworkInfo, NetworkOpen } from "../wire/types";
import { keptKey } from "./networkKey";

/** Whether an address means each device itself: nobody else can open it. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** How others reach the server of this page, where the page is open on the machine of the server. */
export class Network {
  /** Nothing where it does not matter, and until the server has answered. */
  info = $state.raw<NetworkInfo | null>(null);
  /** Whether the server could not be opened. */
  hasFailed = $state(false);
  /** Whether links of this page work on this machine only. */
  isOwnOnly = $derived(this.info !== null && this.info.url === undefined);

  constructor(
    private readonly own: { origin: string; hostname: string } = typeof location === "undefined"
      ? { origin: "", hostname: "" }
      : location,
    private readonly ask: typeof api = api,
    private readonly key: string | null = keptKey(),
  ) {}

  /** Whether this page can open the server. */
  get canOpen(): boolean {
    return this.key !== null && this.info?.can_open === true;
  }

  /** What links for others begin with. */
  get origin(): string {
    return this.info?.url ?? this.own.origin;
  }

  /** The same, as it is written on a picture. */
  get host(): string {
    return new URL(this.origin).host;
  }

  /** Asks the server, if the own address is of no use for others. */
  async look(): Promise<void> {
    if (!isLoopback(this.own.hostname)) return;
    this.info = await this.ask<NetworkInfo>("network").catch(() => this.info);
  }

  /** Opens the server to the network of this machine. */
  async open(): Promise<void> {
    const opened = await this.ask<NetworkInfo>("network/open", { key: this.key ?? "" } satisfies NetworkOpen).catch(
      () => null,
    );
    this.hasFailed = opened?.url === undefined;
    if (opened) this.info = opened;
  }
}

export const network = new Network();
