/**
 * What the options of all games are called and may be; the keys follow from the description:
 * `<area>_opt_<name>_<value>`.
 */
import { message } from "./format";
import { toldBy } from "./parts.svelte";

/** The words of an option: its name, or with `end` its text or one of its values; nothing if the catalogue has none. */
export function optionWord(area: string, option: string, end = ""): string | null {
  const key = [area, "opt", option, ...(end ? [end.toLowerCase().replaceAll("-", "_")] : [])].join("_");
  return message({ texts: toldBy("rest") }, key, {});
}
