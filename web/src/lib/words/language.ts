/** The languages, and which of them is spoken now. */
export const LANGUAGES = ["en", "nl", "de", "fr"] as const;
export type Locale = (typeof LANGUAGES)[number];

let ask: () => Locale = () => "en";

/** The language of the page. */
export function getLocale(): Locale {
  return ask();
}

/** Says where the language of the page is found; it is asked for each time. */
export function overwriteGetLocale(get: () => Locale): void {
  ask = get;
}
