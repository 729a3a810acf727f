import { refreshCookie } from "@stackkit/next/protocol";

/** @import { Browser, BrowserContext, Page } from "@playwright/test" */

/** An expired access token. */
const ENDED = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";

/** The headers of a browser navigation. */
const NAVIGATION = {
  accept: "text/html",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
};

/**
 * The cookies of a session.
 * @param {string} projectId @param {{ accessToken: string, refreshToken: string }} tokens @returns {Record<string, string>}
 */
export const cookiesOf = (projectId, { accessToken, refreshToken }) => ({
  [refreshCookie(projectId)]: refreshToken,
  "stack-access": encodeURIComponent(JSON.stringify([refreshToken, accessToken])),
});

/**
 * The same session after its access token has expired.
 * @param {{ accessToken: string, refreshToken: string }} tokens
 */
export const whenEnded = ({ refreshToken }) => ({ refreshToken, accessToken: ENDED });

/**
 * Requests a page as a browser would, without following redirects.
 * @param {string} url @param {Record<string, string>} [cookies] @param {Record<string, string>} [headers]
 */
export async function navigate(url, cookies = {}, headers = {}) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const response = await fetch(url, {
    redirect: "manual",
    headers: { ...NAVIGATION, ...headers, ...(cookie ? { cookie } : {}) },
  });
  const location = response.headers.get("location");
  return {
    status: response.status,
    html: await response.text(),
    headers: response.headers,
    location: location === null ? null : new URL(location, url),
    /** The cookies after this response. */
    cookies: {
      ...cookies,
      ...Object.fromEntries(
        response.headers
          .getSetCookie()
          .map((line) => (line.split(";")[0] ?? "").split(/=(.*)/s).slice(0, 2)),
      ),
    },
  };
}

const MAX_REDIRECTS = 4;

/**
 * Requests a page and follows redirects, storing cookies on the way.
 * @param {string} url @param {Record<string, string>} [cookies]
 */
export async function arrive(url, cookies = {}) {
  let [at, answer] = [new URL(url), await navigate(url, cookies)];
  for (let step = 0; answer.location !== null; step++) {
    if (step === MAX_REDIRECTS)
      throw new Error(`${url} leads on and on, at last to ${answer.location}`);
    at = answer.location;
    answer = await navigate(at.href, answer.cookies);
  }
  return { ...answer, at };
}

/**
 * Runs `visit` in a new browser context. Throws if a page logs an error to the console, as React
 * does on a hydration mismatch.
 * @param {Browser} browser
 * @param {{ url: string, cookies?: Record<string, string>, javaScript?: boolean }} how
 * @param {(page: Page, context: BrowserContext) => Promise<void>} visit
 */
export async function inBrowser(browser, { url, cookies = {}, javaScript = true }, visit) {
  const context = await browser.newContext({ javaScriptEnabled: javaScript, locale: "en-GB" });
  /** @type {string[]} */
  const errors = [];
  context.on(
    "console",
    (message) =>
      message.type() === "error" && errors.push(`${message.text()} (${message.location().url})`),
  );
  context.on("weberror", (error) => errors.push(String(error.error())));
  try {
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: new URL(url).origin })),
    );
    const page = await context.newPage();
    await page.goto(url);
    await visit(page, context);
  } finally {
    await context.close();
  }
  if (errors.length > 0) throw new Error(`The console says:\n${errors.join("\n")}`);
}
