import { expect, test } from "vitest";
import { parse, tidyCode } from "./router.svelte";

test("every page has an address", () => {
  expect(parse("/")).toEqual({ name: "home" });
  expect(parse("/lobby")).toEqual({ name: "lobby" });
  expect(parse("/games/")).toEqual({ name: "games" });
  expect(parse("/settings")).toEqual({ name: "settings" });
  expect(parse("/t/k7qf-3m")).toEqual({ name: "table", code: "K7QF3M" });
  expect(parse("/t/K7QF3M/tv")).toEqual({ name: "tv", code: "K7QF3M" });
  expect(parse("/g/jjfh41a6mky3")).toEqual({ name: "game", id: "jjfh41a6mky3" });
  expect(parse("/local/local-k3f9")).toEqual({ name: "local", id: "local-k3f9" });
  expect(parse("/local/k3f9")).toEqual({ name: "local", id: "local-k3f9" });
  expect(parse("/play-on/k3f9")).toEqual({ name: "playOn", id: "k3f9" });
  expect(parse("/about")).toEqual({ name: "about", page: "" });
  expect(parse("/about/rules/holzwurm")).toEqual({ name: "about", page: "rules/holzwurm" });
});

test("anything else is missing", () => {
  for (const path of ["/nope", "/t", "/t/ABC/more", "/g", "/g/a/b", "/local", "/local/a/b", "/lobby/x", "/%E0%A4%A"])
    expect(parse(path), path).toEqual({ name: "missing" });
});

test("codes may be typed as people do", () => {
  expect(tidyCode(" k7qf-3m ")).toBe("K7QF3M");
});
