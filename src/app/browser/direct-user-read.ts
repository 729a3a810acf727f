import { rendering } from "#rendering";
import { apiUrl } from "../../protocol/api-url.js";
import { OWN_USER_PATH, readUserJson } from "../../protocol/encoding/read-user-json.js";
import { REQUIRED_TOKEN_LIFE_MILLIS } from "../../protocol/limits/calls.js";
import type { UserFields } from "../../resources/user-fields.js";
import { lifeOf } from "../../session/access-token.js";
import { readTokenCookies } from "../../session/token-cookies.js";
import { systemClock } from "../../transport/clock.js";
import { fetchUncached } from "../../transport/fetch-uncached.js";
import { randomText } from "../../transport/random.js";
import { requestHeaders } from "../../transport/request-headers.js";
import type { SerializedApp } from "./serialized-app.js";

/**
 * Reads who is signed in with one call and little script: for a page to which no user was handed down. It knows the ordinary
 * case only, a living token and a plain answer. In every other the answer is undefined, and the app is loaded, which
 * refreshes, tries again and says what is wrong.
 */
export async function readUserDirectly(
  app: SerializedApp,
): Promise<UserFields<"client"> | undefined> {
  const cookies = rendering.pageCookies;
  if (!cookies || app.tokenStore === "memory" || app.tokenStore === null) return undefined;
  const tokens = readTokenCookies(cookies.get, app.projectId);
  if (lifeOf(tokens.accessToken, systemClock.now()) < REQUIRED_TOKEN_LIFE_MILLIS) return undefined;
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
    const answer = await fetchUncached(apiUrl(app.baseUrl) + OWN_USER_PATH, {
      headers,
      redirect: "error",
    });
    // An error that came as a success has no user in it.
    if (!answer.ok) return undefined;
    const user = readUserJson(await answer.json());
    // Somebody else may have signed in meanwhile.
    return readTokenCookies(cookies.get, app.projectId).refreshToken === tokens.refreshToken
      ? user
      : undefined;
  } catch {
    return undefined;
  }
}
