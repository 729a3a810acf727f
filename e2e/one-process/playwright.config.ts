import { defineConfig, devices } from "@playwright/test";
import { installedBrowser, launchOptions } from "../../scripts/verify/browser.mjs";

process.env.CHROMIUM ??= installedBrowser() ?? "";
const { CHROMIUM, ORIGIN } = process.env;

/** Run by `npm run one-process`, which starts the app in every form. */
export default defineConfig({
  testDir: ".",
  workers: 1,
  forbidOnly: true,
  // `next dev` compiles pages on their first request.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: ORIGIN,
    locale: "en-GB",
    screenshot: "only-on-failure",
    launchOptions: launchOptions(CHROMIUM),
  },
});
