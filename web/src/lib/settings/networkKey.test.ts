import { expect, test, vi } from "vitest";
import { keptKey, takeKey } from "./networkKey";

function tab(): () => Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, key: string) => void kept.set(name, key),
  };
  return () => storage as Storage;
}

const at = (hash: string) => ({ hash, pathname: "/t/K3F9QW", search: "?tv" });

test("the key goes from the address and stays for the tab", () => {
  const [own, page] = [tab(), { state: { at: 1 }, replaceState: vi.fn() }];
  for (const hash of ["", "#rules", "#key=", "#key=A/b"]) takeKey(at(hash), page, own);
  expect(keptKey(own)).toBe(null);
  expect(page.replaceState).not.toHaveBeenCalled();
  takeKey(at("#key=a7b"), page, own);
  takeKey(at(""), page, own);
  expect(page.replaceState).toHaveBeenCalledExactlyOnceWith({ at: 1 }, "", "/t/K3F9QW?tv");
  expect(keptKey(own)).toBe("a7b");
});

test("a browser that keeps nothing shows the page all the same", () => {
  const page = { state: null, replaceState: vi.fn() };
  const none = () => {
    throw new Error("no storage");
  };
  takeKey(at("#key=a7b"), page, none);
  expect(page.replaceState).toHaveBeenCalled();
  expect(keptKey(none)).toBe(null);
});
