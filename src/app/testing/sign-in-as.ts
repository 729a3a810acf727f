import { COOKIES, refreshCookie } from "../../protocol/cookies.js";
import {
  ACCESS_COOKIE_MAX_AGE_SECONDS,
  REFRESH_COOKIE_MAX_AGE_SECONDS,
} from "../../protocol/limits/limits.js";
import type { ServerUser } from "../../resources/people.js";
import { systemClock } from "../../transport/clock.js";

interface TestCookie {
  name: string;
  value: string;
  url: string;
  expires: number;
}

/** What is needed of Playwright's `BrowserContext`. */
export interface CookieJarOfBrowser {
  /** As Playwright has it. */
  addCookies(cookies: TestCookie[]): Promise<void>;
  /** As Playwright has it. */
  clearCookies(options?: { name?: string | RegExp }): Promise<void>;
}

/** Where the session's cookies belong, and how long it lasts. */
export interface SignInAsOptions {
  /** The id of the app's project. */
  readonly projectId: string;
  /** Where the app under test is, such as `http://localhost:3000`. */
  readonly url: string;
  /** How long the session lasts, in milliseconds. Default: a year. */
  readonly expiresInMillis?: number | undefined;
}

/**
 * Signs a user in to a browser without any screen: makes a session on the server and puts its cookies where the kit looks.
 *
 * @example
 * const user = await stackServerApp.createUser({ primaryEmail: "ada@example.com" });
 * await signInAs(page.context(), user, { projectId: stackServerApp.projectId, url: "http://localhost:3000" });
 */
export async function signInAs(
  browser: CookieJarOfBrowser,
  user: Pick<ServerUser, "createSession">,
  { projectId, url, expiresInMillis }: SignInAsOptions,
): Promise<void> {
  const session = await user.createSession({ expiresInMillis });
  const { accessToken, refreshToken } = await session.getTokens();
  const nowSeconds = Math.floor(systemClock.now() / 1000);
  const cookie = (name: string, value: string, maxAgeSeconds: number): TestCookie => ({
    name,
    value: encodeURIComponent(value),
    url,
    expires: nowSeconds + maxAgeSeconds,
  });
  await browser.addCookies([
    cookie(refreshCookie(projectId), refreshToken ?? "", REFRESH_COOKIE_MAX_AGE_SECONDS),
    cookie(
      COOKIES.access,
      JSON.stringify([refreshToken, accessToken]),
      ACCESS_COOKIE_MAX_AGE_SECONDS,
    ),
  ]);
}

/** Takes the session's cookies out of a browser. The session itself lives on. */
export async function signOutOf(
  browser: CookieJarOfBrowser,
  { projectId }: Pick<SignInAsOptions, "projectId">,
): Promise<void> {
  for (const name of [refreshCookie(projectId), COOKIES.access, COOKIES.legacyRefresh])
    await browser.clearCookies({ name });
}
