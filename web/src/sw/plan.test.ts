import { expect, test } from "vitest";
import { aheadOf, planFor } from "./plan";

const files = new Set(["/index.html", "/assets/index-abc.js", "/wormery.wasm", "/manifest.webmanifest"]);
const plan = (path: string, method = "GET", mode = "cors") =>
  planFor({ method, mode, url: new URL(path, "https://worms.example").href }, "https://worms.example", files);

test("files of the app come from what was loaded with it", () => {
  for (const path of ["/assets/index-abc.js", "/wormery.wasm", "/manifest.webmanifest"])
    expect(plan(path), path).toBe("app");
  expect(plan("/assets/index-old.js")).toBe("network");
});

test("every address of ours is the one page", () => {
  for (const path of [
    "/",
    "/?play=holzwurm",
    "/t/K7QF3M",
    "/g/local-x",
    "/local/x",
    "/about/rules/holzwurm",
    "/nothing-here",
  ])
    expect(plan(path, "GET", "navigate"), path).toBe("page");
});

test("the server is asked itself, and nothing of it is kept", () => {
  for (const path of [
    "/api/v1/me",
    "/api/v1/rules",
    "/api/v1/tables",
    "/api/v1/tables/K7QF3M",
    "/ws/v1?table=K7QF3M",
    "/healthz",
  ])
    expect(plan(path), path).toBe("network");
  for (const path of ["/api/v1/me/export", "/version", "/docs", "/docs/hosting"])
    expect(plan(path, "GET", "navigate"), path).toBe("network");
  for (const path of ["/api/v1/play", "/api/v1/games/abc/actions", "/api/v1/tables"])
    expect(plan(path, "POST"), path).toBe("network");
  expect(plan("https://elsewhere.example/")).toBe("network");
  expect(plan("/api/v1/games/abc/stream")).toBe("network");
});

test("but own games can be read while it is away, until one is forgotten", () => {
  for (const path of [
    "/api/v1/me/games?limit=10",
    "/api/v1/games/abc",
    "/api/v1/games/abc/record",
    "/api/v1/games/abc/review",
  ])
    expect(plan(path), path).toBe("kept");
  expect(plan("/api/v1/me", "DELETE")).toBe("forget");
});

test("the latest finished games are fetched ahead", () => {
  const list = {
    games: [{ id: "a" }, { id: "b", ended: "2026" }, { id: "c", ended: "2026" }, { id: "d", ended: "2026" }],
  };
  expect(aheadOf(list, 2)).toEqual([
    "/api/v1/games/b",
    "/api/v1/games/b/record",
    "/api/v1/games/b/review",
    "/api/v1/games/c",
    "/api/v1/games/c/record",
    "/api/v1/games/c/review",
  ]);
  expect(aheadOf("nonsense", 2)).toEqual([]);
  expect(aheadOf(null, 2)).toEqual([]);
});
