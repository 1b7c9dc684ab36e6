import { expect, test, vi } from "vitest";
import { claim } from "./claim";

test("the latest window has the table, the one before lets go, other tables stay", async () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const ends = [claim("local-a", first), claim("local-b", other), claim("local-a", second)];
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  expect(second).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
  ends.forEach((end) => end());
});
