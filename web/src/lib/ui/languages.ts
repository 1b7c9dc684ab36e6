import type { Language } from "../settings/settings.svelte";

/** Every language by its own name. */
export const LANGUAGE_NAMES: { value: Language; text: string; lang: string }[] = [
  { value: "en", text: "English", lang: "en" },
  { value: "nl", text: "Nederlands", lang: "nl" },
  { value: "de", text: "Deutsch", lang: "de" },
  { value: "fr", text: "Français", lang: "fr" },
];
