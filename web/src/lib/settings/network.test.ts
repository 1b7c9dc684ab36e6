import { expect, test, vi } from "vitest";
import type { api } from "../link/http";
import { isLoopback, Network } from "./network.svelte";

const CLOSED = { can_open: true, listen: "0.0.0.0:8080" };
const OPEN = { url: "http://192.168.1.5:8080", can_open: false, listen: "0.0.0.0:8080" };
const here = { origin: "http://127.0.0.1:8080", hostname: "127.0.0.1" };
const answers = (...all: unknown[]) => vi.fn(() => Promise.resolve(all.shift())) as unknown as typeof api;

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["worms.localhost", true],
  ["192.168.1.5", false],
  ["127.0.0.1.example", false],
  ["worms.example", false],
])("%s means each device itself: %s", (host, is) => {
  expect(isLoopback(host)).toBe(is);
});

test("links are for the network as soon as the server listens there", async () => {
  const ask = answers(CLOSED, OPEN);
  const network = new Network(here, ask, "k7");
  expect(network.canOpen).toBe(false);
  expect(network.isOwnOnly).toBe(false);
  await network.look();
  expect([network.isOwnOnly, network.origin]).toEqual([true, "http://127.0.0.1:8080"]);
  expect(network.canOpen).toBe(true);
  await network.open();
  expect(ask).toHaveBeenLastCalledWith("network/open", { key: "k7" });
  expect([network.isOwnOnly, network.origin, network.hasFailed]).toEqual([false, "http://192.168.1.5:8080", false]);
  expect(network.host).toBe("192.168.1.5:8080");
});

test("what cannot be opened is told", async () => {
  const refuses = vi.fn(() => Promise.reject(new Error("no"))) as unknown as typeof api;
  const network = new Network(here, refuses);
  await network.look();
  expect(network.isOwnOnly).toBe(false);
  await network.open();
  expect(network.hasFailed).toBe(true);
});

test("a page that was opened without the key opens nothing", async () => {
  const network = new Network(here, answers(CLOSED), null);
  await network.look();
  expect([network.isOwnOnly, network.canOpen]).toEqual([true, false]);
});

test("no page gives its own address to others", () => {
  const pages: Record<string, string> = import.meta.glob("../../**/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const own = Object.keys(pages).filter((path) => /location\.(origin|host)\b/.test(pages[path]!));
  // Programs run beside the server as well.
  expect(own).toEqual(["../../routes/programs/Lines.svelte"]);
});

test("an address that others can open is left alone", async () => {
  const ask = answers(CLOSED);
  const network = new Network({ origin: "https://worms.example", hostname: "worms.example" }, ask);
  await network.look();
  expect(ask).not.toHaveBeenCalled();
  expect(network.origin).toBe("https://worms.example");
});
