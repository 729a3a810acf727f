import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { APP_URL } from "./e2e/support/apps.mjs";
import { installedBrowser, launchOptions } from "./scripts/verify/browser.mjs";

const SERVER_START_MILLIS = 300_000;
const ACTION_MILLIS = 60_000;
const SERVER_STOP_MILLIS = 20_000;

// Workers read this file too; they inherit the answer.
process.env.CHROMIUM ??= installedBrowser() ?? "";
const { CHROMIUM } = process.env;

const isFull = process.env.VERIFY === "full";

/**
 * Right to left, on a phone and in the dark: a short path on each run, the main path of every flow
 * in the full one.
 */
const VARIANT = { testDir: "e2e/handler", grep: isFull ? /@everywhere/ : /@smoke/ };

export default defineConfig({
  testDir: "e2e",
  // Run by `npm run one-process`.
  testIgnore: "one-process/**",
  // Of the console, whose tests have services of their own.
  ...(process.env.E2E_DATABASE === "postgres" && {
    globalSetup: "./e2e/support/postgres.setup.ts",
    testMatch: /console(?!-views|-payloads).*\.spec\.ts/,
  }),
  // One more than the usual cores, since tests also wait: for other tabs, mails and messages.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes on a second try is listed as flaky.
  retries: 2,
  // For machines with two slow, busy cores: what takes this long has failed.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    toPass: { timeout: 60_000 },
    toHaveScreenshot: {
      // Fonts differ between systems.
      pathTemplate: "{testDir}/pictures/{platform}/{arg}{ext}",
      stylePath: fileURLToPath(new URL("e2e/support/picture.css", import.meta.url)),
      // Small enough to notice one changed colour.
      threshold: 0.03,
      maxDiffPixels: 20,
    },
  },
  snapshotPathTemplate: "{testDir}/spoken/{arg}{ext}",
  reporter: "list",
  use: {
    baseURL: APP_URL,
    // A click or a navigation that waits longer fails with its own name, before the test does.
    actionTimeout: ACTION_MILLIS,
    navigationTimeout: ACTION_MILLIS,
    locale: "en-GB",
    // Fewer frames to draw, and shorter waits. The full run shows the animations.
    reducedMotion: isFull ? "no-preference" : "reduce",
    trace: { mode: "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: launchOptions(CHROMIUM),
  },
  projects: [
    { name: "chromium", use: { ...devices["Desktop Chrome"] } },
    { ...VARIANT, name: "rtl", use: { ...devices["Desktop Chrome"], locale: "ar" } },
    { ...VARIANT, name: "phone", use: { ...devices["Pixel 7"] } },
    { ...VARIANT, name: "dark", use: { ...devices["Desktop Chrome"], colorScheme: "dark" } },
  ],
  webServer: {
    command: "node e2e/support/serve.mjs",
    url: APP_URL,
    timeout: SERVER_START_MILLIS,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: "SIGTERM", timeout: SERVER_STOP_MILLIS },
    stdout: "pipe",
  },
});
