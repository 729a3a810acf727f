import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runChild } from "../demo/child.mjs";
import { ROOT } from "../demo/paths.mjs";
import { installSystemPackage, mayUseApt } from "./system-package.mjs";

/**
 * In order of preference. The headless shell runs the end-to-end tests in three quarters of the
 * time.
 */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
/** Debian's packages of them. */
const SYSTEM_PACKAGES = ["chromium-headless-shell", "chromium"];
const VERSION_MILLIS = 20_000;
const LAUNCH_MILLIS = 60_000;

const HELP = `No browser was found, and none could be downloaded. Any of these fixes it:
  - install Chromium or Google Chrome with the system's package manager
  - npx playwright install --with-deps chromium
  - set CHROMIUM to the path of a Chromium or Chrome`;

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  // Some systems have a script of this name that only prints how to install the browser.
  return spawnSync(file, ["--version"], { timeout: VERSION_MILLIS }).status === 0;
}

/** The paths that an installed browser may have, in order of preference. */
function browsersOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * The installed browser: CHROMIUM if set, otherwise the first of the names on the PATH. `undefined` if there is
 * none.
 */
export function installedBrowser() {
  return [process.env.CHROMIUM, ...browsersOnPath()].find((file) => file && runs(file));
}

const isShell = (/** @type {string} */ file) => file.includes("headless-shell");

/**
 * An installed browser of the other kind: a full one beside the headless shell, or the shell beside
 * a full one. They differ in what they request and log.
 * @param {string | undefined} file the browser in use; Playwright's own is a shell
 * @param {(line: string) => void} say
 */
export function provideOtherBrowser(file, say) {
  const isOther = (/** @type {string} */ other) =>
    isShell(other) !== (file === undefined || isShell(file));
  const find = () => browsersOnPath().find((other) => isOther(other) && runs(other));
  const other =
    find() ??
    (SYSTEM_PACKAGES.filter(isOther).some((name) => installSystemPackage(name, say))
      ? find()
      : undefined);
  if (other === undefined)
    throw new Error(
      "The long form needs both kinds of Chromium. Install chromium and chromium-headless-shell.",
    );
  return other;
}

/**
 * How all browsers of this repository start.
 * @param {string} [executablePath] Playwright's own without it
 */
export const launchOptions = (executablePath) => (executablePath ? { executablePath } : {});

/** @param {string} [executablePath] */
async function launches(executablePath) {
  try {
    const browser = await chromium.launch({
      timeout: LAUNCH_MILLIS,
      ...launchOptions(executablePath),
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a browser that starts, or downloads one: Playwright's, or else Debian's.
 * @param {(line: string) => void} say
 * @returns {Promise<{ executablePath: string | undefined }>} without a path it is Playwright's own
 */
export async function provideBrowser(say) {
  const installed = installedBrowser();
  if (installed && (await launches(installed))) return { executablePath: installed };
  if (await launches()) return { executablePath: undefined };

  say("No browser on this machine yet. Trying Playwright's own");
  const playwright = join(
    createRequire(import.meta.url).resolve("@playwright/test/package.json"),
    "..",
    "cli.js",
  );
  try {
    await runChild("The download of the browser", [playwright, "install", "chromium"], {
      cwd: ROOT,
      show: true,
    });
    if (await launches()) return { executablePath: undefined };
    if (mayUseApt())
      await runChild(
        "The installation of the browser's libraries",
        [playwright, "install-deps", "chromium"],
        { cwd: ROOT, show: true },
      );
    if (await launches()) return { executablePath: undefined };
  } catch (error) {
    say(/** @type {Error} */ (error).message);
  }

  for (const name of SYSTEM_PACKAGES) {
    if (!installSystemPackage(name, say)) continue;
    const now = installedBrowser();
    if (now && (await launches(now))) return { executablePath: now };
  }
  throw new Error(HELP);
}
