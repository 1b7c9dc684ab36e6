import { expect, test } from "vitest";
import { isServers, parse, tidyCode } from "./router.svelte";

test("every page has an address", () => {
  expect(parse("/")).toEqual({ name: "home" });
  expect(parse("/tables")).toEqual({ name: "tables", part: "" });
  expect(parse("/learn/")).toEqual({ name: "learn" });
  expect(parse("/learn/extra/raven")).toEqual({ name: "lesson", course: "extra", lesson: "raven" });
  expect(parse("/me")).toEqual({ name: "me" });
  expect(parse("/today")).toEqual({ name: "today", set: "" });
  expect(parse("/today/extra")).toEqual({ name: "today", set: "extra" });
  expect(parse("/today/2026-11-18")).toEqual({ name: "today", day: "2026-11-18", set: "" });
  expect(parse("/today/12/extra")).toEqual({ name: "today", day: "12", set: "extra" });
  expect(parse("/today/12/extra/x")).toEqual({ name: "missing" });
  expect(parse("/today/extra/x")).toEqual({ name: "missing" });
  expect(parse("/t/k7qf-3m")).toEqual({ name: "table", code: "K7QF3M" });
  expect(parse("/t/K7QF3M/tv")).toEqual({ name: "tv", code: "K7QF3M" });
  expect(parse("/g/jjfh41a6mky3")).toEqual({ name: "game", id: "jjfh41a6mky3" });
  expect(parse("/local/local-k3f9")).toEqual({ name: "local", id: "local-k3f9" });
  expect(parse("/local/k3f9")).toEqual({ name: "local", id: "local-k3f9" });
  expect(parse("/play-on/k3f9")).toEqual({ name: "playOn", id: "k3f9" });
  expect(parse("/programs")).toEqual({ name: "programs" });
  expect(parse("/programs/try")).toEqual({ name: "playground" });
  expect(parse("/real-table")).toEqual({ name: "real" });
  expect(parse("/about")).toEqual({ name: "about", page: "" });
  expect(parse("/about/rules/holzwurm")).toEqual({ name: "about", page: "rules/holzwurm" });
});

test("what was called otherwise is still found", () => {
  expect(parse("/lobby")).toEqual({ name: "tables", part: "open" });
  expect(parse("/games/")).toEqual({ name: "tables", part: "mine" });
  expect(parse("/settings")).toEqual({ name: "me" });
});

test("documents and the interface are the server's", () => {
  for (const path of ["/api/v1/me/export", "/docs", "/docs/hosting"]) expect(isServers(path), path).toBe(true);
  for (const path of ["/", "/about", "/docsx"]) expect(isServers(path), path).toBe(false);
});

test("anything else is missing", () => {
  for (const path of [
    "/nope",
    "/t",
    "/t/ABC/more",
    "/g",
    "/g/a/b",
    "/local",
    "/local/a/b",
    "/lobby/x",
    "/programs/x",
    "/programs/try/x",
    "/learn/a",
    "/constructor",
    "/%E0%A4%A",
  ])
    expect(parse(path), path).toEqual({ name: "missing" });
});

test("codes may be typed as people do", () => {
  expect(tidyCode(" k7qf-3m ")).toBe("K7QF3M");
});
