import { sheets } from "./sheets";

/** A page of ours. */
export type Route =
  | { name: "home" | "learn" | "me" | "programs" | "playground" | "real" | "missing" }
  | { name: "tables"; part: "" | "open" | "mine" }
  | { name: "lesson"; course: string; lesson: string }
  | { name: "puzzle"; offer: string }
  | { name: "table" | "tv"; code: string }
  | { name: "game" | "local" | "playOn"; id: string }
  | { name: "about"; page: string }
  | { name: "today"; set: string; day?: string };

/** Pages without anything to name; under their older names they are still found. */
const PLAIN = new Map<string, Route>([
  ["learn", { name: "learn" }],
  ["me", { name: "me" }],
  ["programs", { name: "programs" }],
  ["real-table", { name: "real" }],
  ["settings", { name: "me" }],
  ["tables", { name: "tables", part: "" }],
  ["lobby", { name: "tables", part: "open" }],
  ["games", { name: "tables", part: "mine" }],
]);

/** The page that an address means. */
export function parse(path: string): Route {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(decode);
  const [first, second, third] = parts;
  if (first === undefined) return { name: "home" };
  if (first === "about") return { name: "about", page: parts.slice(1).join("/") };
  if (first === "t" && second && (parts.length === 2 || third === "tv"))
    return { name: third === "tv" ? "tv" : "table", code: tidyCode(second) };
  if (first === "g" && second && parts.length === 2) return { name: "game", id: second };
  if (first === "local" && second && parts.length === 2)
    return { name: "local", id: `local-${second.replace(/^local-/, "")}` };
  if (first === "play-on" && second && parts.length === 2) return { name: "playOn", id: second };
  // A day is named by its date or its number; without one it is today.
  if (first === "today" && second && /^\d/.test(second) && parts.length <= 3)
    return { name: "today", day: second, set: third ?? "" };
  if (first === "today" && parts.length <= 2) return { name: "today", set: second ?? "" };
  if (first === "programs" && second === "try" && parts.length === 2) return { name: "playground" };
  if (first === "learn" && second === "puzzle" && parts.length <= 3) return { name: "puzzle", offer: third ?? "" };
  if (first === "learn" && second && third && parts.length === 3)
    return { name: "lesson", course: second, lesson: third };
  return (parts.length === 1 ? PLAIN.get(first) : undefined) ?? { name: "missing" };
}

/** Whether the server answers an address itself, which no page of ours is. */
export function isServers(path: string): boolean {
  return /^\/(api|docs)(\/|$)/.test(path);
}

/** A code as the server writes it: capitals, without the spaces and dashes that people put in. */
export function tidyCode(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, "");
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the browser is; links of ours do not load the page again. */
class Router {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  route = $derived(parse(this.path));

  /** Goes to a page of ours; `replace` leaves no trace in the history. */
  go(path: string, replace = false): void {
    sheets.leave((takesPlace) => {
      if (replace || takesPlace) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
      this.#arrive();
      scrollTo(0, 0);
    });
  }

  /** Begins to listen; answers how to stop. */
  listen(): () => void {
    const back = () => {
      sheets.moved();
      this.#arrive();
    };
    const click = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", back);
    sheets.begin();
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  #arrive(): void {
    this.path = location.pathname;
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (isServers(link.pathname) || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
