import { expect, test } from "vitest";
import { Install } from "./install.svelte";

function offer(outcome: "accepted" | "dismissed") {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: () => Promise.resolve(), userChoice: Promise.resolve({ outcome }) });
}

function device() {
  const kept: Record<string, string> = {};
  const memory = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  };
  return { memory, page: new EventTarget() };
}

test("installing is offered when the browser offers it, and once", async () => {
  const { memory, page } = device();
  const install = new Install(memory);
  const stop = install.listen(page);
  expect(install.isPossible).toBe(false);
  const event = offer("accepted");
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(install.isWorthAWord).toBe(true);
  await install.accept();
  expect(install.isPossible).toBe(false);
  stop();
  page.dispatchEvent(offer("accepted"));
  expect(install.isPossible).toBe(false);
});

test("who does not want it is not asked on the first page again, but can in the settings", async () => {
  const { memory, page } = device();
  const install = new Install(memory);
  install.listen(page);
  page.dispatchEvent(offer("dismissed"));
  await install.accept();
  const next = new Install(memory);
  next.listen(page);
  page.dispatchEvent(offer("dismissed"));
  expect(next.isPossible).toBe(true);
  expect(next.isWorthAWord).toBe(false);
});

test("an installed page does not offer it any more", () => {
  const { memory, page } = device();
  const install = new Install(memory);
  install.listen(page);
  page.dispatchEvent(offer("accepted"));
  page.dispatchEvent(new Event("appinstalled"));
  expect(install.isPossible).toBe(false);
});
