import { rendering } from "#rendering";
import { apiUrl } from "../../protocol/api-url.js";
import { OWN_USER_PATH, readUserJson } from "../../protocol/encoding/read-user-json.js";
import { REQUIRED_TOKEN_LIFE_MILLIS } from "../../protocol/limits/calls.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import { readTokenCookies } from "../../session/token-cookies.js";
import { readExpiryMillis } from "../../session/token-payload.js";
import { systemClock } from "../../transport/clock.js";
import { fetchUncached } from "../../transport/fetch-uncached.js";
import { randomText } from "../../transport/random.js";
import { requestHeaders } from "../../transport/request-headers.js";
import { hostOfPage } from "../config/host-of-page.js";
import type { SerializedApp } from "./serialized-app.js";

/** After this the loaded app, which has a time limit of its own, reads the user instead. */
const TIMEOUT_MILLIS = 4000;

/**
 * Reads the current user with one request and little script, if no user was serialized. Handles
 * only a valid token and a successful response in time. Otherwise it returns undefined, and the
 * loaded app refreshes, retries and reports errors.
 */
export async function readUserDirectly(
  app: SerializedApp,
): Promise<UserFields<"client"> | undefined> {
  const cookies = rendering.pageCookies;
  if (!cookies || app.tokenStore === "memory" || app.tokenStore === null) return undefined;
  const tokens = readTokenCookies(cookies.get, app.projectId);
  const life = readExpiryMillis(tokens.accessToken) - systemClock.now();
  if (life < REQUIRED_TOKEN_LIFE_MILLIS) return undefined;
  const headers = requestHeaders({
    projectId: app.projectId,
    level: "client",
    keys: { publishableClientKey: app.publishableClientKey },
    tokens,
    nonce: randomText(),
    hasBody: false,
    extraHeaders: app.extraRequestHeaders,
    callHeaders: {},
  });
  try {
    const answer = await fetchUncached(apiUrl(hostOfPage(app.baseUrl)) + OWN_USER_PATH, {
      headers,
      redirect: "error",
      // Old browsers have no `timeout`.
      signal: AbortSignal.timeout?.(TIMEOUT_MILLIS) ?? null,
    });
    // The service can send an error with status 200, which contains no user.
    if (!answer.ok) return undefined;
    const user = readUserJson(await answer.json());
    // The session may have changed during the request.
    return readTokenCookies(cookies.get, app.projectId).refreshToken === tokens.refreshToken
      ? user
      : undefined;
  } catch {
    return undefined;
  }
}
