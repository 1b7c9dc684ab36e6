import { defineConfig } from "@playwright/test";
import { A_TEST, PATIENCE } from "./tests/e2e/clock.mjs";

const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

// A test has one try. Much of its time is waiting, so that three at a time are the fastest on two cores; how long
// something may take is for a machine that is busy with other things.
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "stories.spec.mjs",
  outputDir: "test-results",
  fullyParallel: true,
  workers: Number(process.env.HANDS ?? 3),
  retries: 0,
  forbidOnly: true,
  timeout: A_TEST,
  expect: { timeout: PATIENCE },
  reporter: [["list"], ["./tests/e2e/ending.mjs"]],
  use: {
    browserName: "chromium",
    launchOptions: CHROMIUM,
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
});
