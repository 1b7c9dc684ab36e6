import { expect, test } from "vitest";
import { sinceWords } from "./since";

test("today needs no day", () => {
  const at = new Date(2026, 10, 15, 14, 5);
  expect(sinceWords(at.toISOString(), "de", new Date(2026, 10, 15, 20, 0))).toBe("14:05");
  expect(sinceWords(at.toISOString(), "de", new Date(2026, 10, 16, 8, 0))).toBe("15. November um 14:05");
});
