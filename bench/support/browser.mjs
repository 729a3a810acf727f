import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { installedBrowser, launchOptions } from "../../scripts/verify/browser.mjs";

const GZIP_LEVEL = 9;
/** A page has loaded once there was no request for this long. */
const QUIET_MILLIS = 1500;
/** A page that never becomes idle, because of retries, is measured after this time. */
const MAX_LOAD_MILLIS = 45_000;

const gzip = (bytes) => gzipSync(bytes, { level: GZIP_LEVEL }).length;

export const launch = () => chromium.launch(launchOptions(installedBrowser()));

/**
 * Loads a page in a new context, as a first visit, and measures its requests: gzip -9 of each
 * script, style sheet and the HTML, and every request made by scripts. With `isAlone`, requests to
 * other machines are blocked.
 */
export async function firstLoad(browser, base, path, cookies = {}, { isAlone = false } = {}) {
  const context = await browser.newContext();
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: base })),
  );
  const page = await context.newPage();
  // The benchmark apps have no icon, and a browser requests it once.
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  const elsewhere = [];
  if (isAlone)
    await page.route(
      ({ hostname }) => hostname !== new URL(base).hostname,
      (route) => {
        elsewhere.push(route.request().url());
        return route.abort();
      },
    );
  const bodies = [];
  const calls = [];
  const errors = [];
  let last = Date.now();
  page.on("request", () => (last = Date.now()));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("response", (response) => {
    last = Date.now();
    const type = response.request().resourceType();
    if (["script", "stylesheet"].includes(type))
      bodies.push(
        response.body().then((body) => ({ type, url: response.url(), bytes: gzip(body) })),
      );
    if (["fetch", "xhr"].includes(type))
      calls.push(`${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  const document = await page.goto(base + path);
  const html = gzip(await document.body());
  const until = Date.now() + MAX_LOAD_MILLIS;
  while (Date.now() - last < QUIET_MILLIS && Date.now() < until) await page.waitForTimeout(100);
  const files = await Promise.all(bodies);
  const text = (await page.locator("body").innerText()).replace(/\s+/g, " ").slice(0, 80);
  await context.close();
  const sum = (type) =>
    files.filter((file) => file.type === type).reduce((total, file) => total + file.bytes, 0);
  return {
    status: document.status(),
    script: sum("script"),
    style: sum("stylesheet"),
    html,
    calls,
    elsewhere,
    errors,
    text,
    files,
  };
}
