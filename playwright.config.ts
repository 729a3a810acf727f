import { defineConfig, devices } from "@playwright/test";
import { APP_URL } from "./e2e/support/places.mjs";
import { installedBrowser } from "./scripts/verify/browser.mjs";

const SERVER_START_MILLIS = 300_000;
const SERVER_STOP_MILLIS = 20_000;

// Workers read this file too; they inherit the answer.
process.env.CHROMIUM ??= installedBrowser() ?? "";
const { CHROMIUM } = process.env;

const DRESSED = { testDir: "e2e/handler", grep: /@everywhere/ };

export default defineConfig({
  testDir: "e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes when tried again is told as flaky.
  retries: 2,
  // For machines with two slow, busy cores: what takes this long has failed.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: "list",
  use: {
    baseURL: APP_URL,
    locale: "en-GB",
    // The snapshots of a trace show what each step saw; a picture of every frame beside them slows all journeys down.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: CHROMIUM === "" ? {} : { executablePath: CHROMIUM },
  },
  projects: [
    { name: "chromium", use: { ...devices["Desktop Chrome"] } },
    // The main way of each journey through the kit's own pages, dressed otherwise.
    { ...DRESSED, name: "rtl", use: { ...devices["Desktop Chrome"], locale: "ar" } },
    { ...DRESSED, name: "phone", use: { ...devices["Pixel 7"] } },
    { ...DRESSED, name: "dark", use: { ...devices["Desktop Chrome"], colorScheme: "dark" } },
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
