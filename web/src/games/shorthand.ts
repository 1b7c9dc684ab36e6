/** Steps of records in few letters, as `crates/puzzles/src/shorthand.rs` writes them. */

/** A step of a record. */
export interface Step {
  seat?: number;
  action?: object;
  chance?: object;
}

/** Reads a step: the letter of a form, and its values in the order of the form. */
export function readStep(forms: readonly object[], text: string): Step {
  const form = forms[text.charCodeAt(0) - "a".charCodeAt(0)];
  if (!form) throw new Error(`no form for ${text}`);
  const values = text.slice(1).split("/");
  return filled(form, values) as Step;
}

function filled(form: unknown, values: string[]): unknown {
  if (Array.isArray(form)) {
    const text = values.shift() ?? "";
    return form.length > 0 ? text.split(";").map(items) : items(text);
  }
  if (typeof form === "object" && form !== null)
    return Object.fromEntries(
      Object.entries(form).map(([key, part]) => [key, key === "type" ? (part as unknown) : filled(part, values)]),
    );
  const text = values.shift() ?? "";
  if (typeof form === "number") return Number(text);
  return typeof form === "boolean" ? text === "1" : text;
}

function items(text: string): string[] {
  return text.includes(",") ? text.split(",").filter((item) => item !== "") : [...text];
}
