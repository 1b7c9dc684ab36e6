const KEY = "wormery.network-key";

type Place = Pick<Location, "hash" | "pathname" | "search">;
type Page = Pick<History, "replaceState" | "state">;

/**
 * Takes the key behind the address by which the server has shown its page on its own machine. It goes from the address bar,
 * where somebody could copy it with a link, and stays for this tab.
 */
export function takeKey(
  place: Place = location,
  page: Page = history,
  tab: () => Storage = () => sessionStorage,
): void {
  const key = /^#key=([0-9a-z]+)$/.exec(place.hash)?.[1];
  if (key === undefined) return;
  page.replaceState(page.state, "", place.pathname + place.search);
  try {
    tab().setItem(KEY, key);
  } catch {
    // A browser that keeps nothing: the page shows how to open the server otherwise.
  }
}

/** The key of this tab, if there is one. */
export function keptKey(tab: () => Storage = () => sessionStorage): string | null {
  try {
    return tab().getItem(KEY);
  } catch {
    return null;
  }
}
