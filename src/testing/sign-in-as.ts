import { COOKIES, refreshCookie } from "../protocol/cookies.js";
import {
  ACCESS_COOKIE_MAX_AGE_SECONDS,
  REFRESH_COOKIE_MAX_AGE_SECONDS,
} from "../protocol/limits/limits.js";
import type { ServerUser } from "../resources/people.js";
import { readAccessToken } from "../session/access-token.js";
import { systemClock } from "../transport/clock.js";

interface TestCookie {
  name: string;
  value: string;
  url: string;
  expires: number;
}

/** The subset of Playwright's `BrowserContext` that is used. */
export interface CookieJarOfBrowser {
  /** As in Playwright. */
  addCookies(cookies: TestCookie[]): Promise<void>;
  /** As in Playwright. */
  clearCookies(options?: { name?: string | RegExp }): Promise<void>;
}

/** A user of a server app. */
export type SessionUser = Pick<ServerUser, "createSession">;

/** The session's app, project and lifetime. */
export interface SignInAsOptions {
  /** The id of the app's project. Default: that of the user. */
  readonly projectId?: string | undefined;
  /** The address of the app under test, such as `http://localhost:3000`. */
  readonly url: string;
  /** The session's lifetime in milliseconds. Default: a year. */
  readonly expiresInMillis?: number | undefined;
}

/**
 * Signs a user in to a browser without any screen: makes a session on the server and puts its
 * cookies where the kit looks.
 *
 * @example
 * const user = await stackServerApp.createUser({ primaryEmail: "ada@example.com" });
 * await signInAs(page.context(), user, { url: "http://localhost:3000" });
 */
export async function signInAs(
  browser: CookieJarOfBrowser,
  user: SessionUser,
  { projectId, url, expiresInMillis }: SignInAsOptions,
): Promise<void> {
  const session = await user.createSession({ expiresInMillis });
  const { accessToken, refreshToken } = await session.getTokens();
  const ofProject = projectId ?? readAccessToken(accessToken ?? "")?.projectId ?? "";
  const nowSeconds = Math.floor(systemClock.now() / 1000);
  const cookie = (name: string, value: string, maxAgeSeconds: number): TestCookie => ({
    name,
    value: encodeURIComponent(value),
    url,
    expires: nowSeconds + maxAgeSeconds,
  });
  await browser.addCookies([
    cookie(refreshCookie(ofProject), refreshToken ?? "", REFRESH_COOKIE_MAX_AGE_SECONDS),
    cookie(
      COOKIES.access,
      JSON.stringify([refreshToken, accessToken]),
      ACCESS_COOKIE_MAX_AGE_SECONDS,
    ),
  ]);
}

/** Removes the session's cookies from a browser. The session itself stays valid. */
export async function signOutOf(
  browser: CookieJarOfBrowser,
  { projectId }: { readonly projectId: string },
): Promise<void> {
  for (const name of [refreshCookie(projectId), COOKIES.access, COOKIES.legacyRefresh])
    await browser.clearCookies({ name });
}
