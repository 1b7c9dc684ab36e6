/** A line of JSON is no longer than this. */
const WIDTH = 64;

/** JSON as people read it: what fits on a line stays on it. */
export function pretty(value: unknown, indent = ""): string {
  const short = spaced(value);
  if (typeof value !== "object" || value === null || indent.length + short.length <= WIDTH) return short;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => inner + pretty(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

/** JSON on one line, with the spaces that make it easy to read. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const parts = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return parts.length > 0 ? `{ ${parts.join(", ")} }` : "{}";
}

/** A text that may be JSON, as people read it. */
export function prettyText(text: string): string {
  try {
    return pretty(JSON.parse(text));
  } catch {
    return text;
  }
}
