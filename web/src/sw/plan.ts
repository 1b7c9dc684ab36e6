/** How the service worker answers a request. */
export type Plan =
  /** A file of the app, from what was loaded with it. */
  | "app"
  /** A page of ours: always the one page that finds out itself what to show. */
  | "page"
  /** From the server; a kept copy while it is away. */
  | "kept"
  /** From the server, and what was kept is forgotten. */
  | "forget"
  /** None of its business. */
  | "network";

/** What a request says that matters here. */
export interface Wanted {
  method: string;
  mode: string;
  url: string;
}

/** The server answers these itself, though a browser may go there. */
const SERVERS = /^\/(api|ws|docs)\/|^\/(docs|healthz|livez|readyz|version|metrics)$/;
/** What one may read of own games without the server. */
const KEPT = /^\/api\/v1\/(me\/games|games\/[^/]+(\/record|\/review)?)$/;

/** Decides about a request to `origin`; `files` are the paths of the app. */
export function planFor({ method, mode, url }: Wanted, origin: string, files: ReadonlySet<string>): Plan {
  const asked = new URL(url);
  if (asked.origin !== origin) return "network";
  if (method === "DELETE" && asked.pathname === "/api/v1/me") return "forget";
  if (method !== "GET") return "network";
  if (KEPT.test(asked.pathname)) return "kept";
  if (SERVERS.test(asked.pathname)) return "network";
  if (files.has(asked.pathname)) return "app";
  return mode === "navigate" ? "page" : "network";
}

/**
 * What to fetch ahead, so that the latest finished games can be read later: of each, what it was, its record and
 * review.
 */
export function aheadOf(list: unknown, most: number): string[] {
  const games = (list as { games?: { id?: unknown; ended?: unknown }[] } | null)?.games ?? [];
  const finished = games.filter(({ id, ended }) => typeof id === "string" && ended !== undefined).slice(0, most);
  return finished.flatMap(({ id }) => ["", "/record", "/review"].map((part) => `/api/v1/games/${String(id)}${part}`));
}
