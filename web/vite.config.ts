import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server of the project, for `npm run dev`; WORMERY=http://127.0.0.1:8471 picks another one. Its origin is put in
// the place of ours, because it refuses pages of other sites.
declare const process: { env: Record<string, string | undefined> };
const target = process.env["WORMERY"] ?? "http://127.0.0.1:8080";
const proxy = { target, changeOrigin: true, ws: true, headers: { origin: target } };

// What several pages share comes in a few files.
const groups = [
  {
    name: "base",
    test: /node_modules|src[\\/]lib[\\/](link|table|people|settings|storage|device|ui|wire|engine|fair)[\\/]|runtime\.js|preload-helper/,
    minShareCount: 4,
  },
];

// How long plugins take says nothing on a machine that is busy with other things.
const checks = { pluginTimings: false };

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  publicDir: "static",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } }, checks },
  },
  worker: { format: "es", rolldownOptions: { checks } },
  // Lessons, puzzles and rules lie beside the client.
  server: {
    fs: { allow: [".", "../content"] },
    proxy: { "/api": proxy, "/docs": proxy, "/ws": proxy, "/version": proxy },
  },
  // Two files at a time, also where there are only two cores.
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/words/testing.ts"],
    environment: "node",
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
