import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server of the project, for `npm run dev`; WORMERY=http://127.0.0.1:8471 picks another one. Its origin is put in
// the place of ours, because it refuses pages of other sites.
declare const process: { env: Record<string, string | undefined> };
const target = process.env["WORMERY"] ?? "http://127.0.0.1:8080";
const proxy = { target, changeOrigin: true, ws: true, headers: { origin: target } };

export default defineConfig({
  plugins: [svelte()],
  publicDir: "static",
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: "es" },
  server: { proxy: { "/api": proxy, "/ws": proxy } },
  test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
