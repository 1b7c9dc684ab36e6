import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TUMBLE } from "../../lib/ui/cues";
import { Tumble } from "./tumble.svelte";

const FACES = [1, 2, 3, 4, 5, 6];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([1, 0.4])(
  "shows other faces in the air and the fallen one well before it rests, at %d of the time",
  (factor) => {
    const tumble = new Tumble();
    const stop = tumble.start(factor);
    const seen = [tumble.face(FACES, 5)];
    while (!tumble.hasFallen) {
      vi.advanceTimersByTime(10);
      seen.push(tumble.face(FACES, 5));
      expect(seen.length).toBeLessThan((0.7 * TUMBLE * factor) / 10);
    }
    const changes = seen.filter((face, at) => face !== seen[at - 1]);
    expect(changes.at(-1)).toBe(5);
    expect(changes.slice(0, -1)).not.toContain(5);
    expect(changes.length).toBeGreaterThan(3);
    vi.advanceTimersByTime(TUMBLE);
    expect(tumble.face(FACES, 5)).toBe(5);
    stop();
  },
);

it("shows at once what has fallen where nothing moves, and when it is stopped", () => {
  const tumble = new Tumble();
  tumble.start(0);
  expect(tumble.hasFallen).toBe(true);
  tumble.start(1)();
  expect([tumble.hasFallen, tumble.face(FACES, 2)]).toEqual([true, 2]);
});
