import { HEADERS } from "../protocol/headers.js";
import { SessionError } from "./errors.js";
import { readCookie } from "./read-cookie.js";
import { receivedValue } from "./server-cookies.js";
import { readTokenCookies } from "./token-cookies.js";
import { createMemoryStore, type TokenStore } from "./token-store.js";
import { checkTokens, type Tokens } from "./tokens.js";

/**
 * Anything with request headers: `Request`, `NextRequest`, or Node's request with a `get` function.
 */
export interface RequestLike {
  readonly headers: { get(name: string): string | null };
}

/**
 * Reads the tokens of a request's `x-stack-auth` header, else of its cookies. New tokens last for
 * this request only. Throws `AUTH_HEADER_MALFORMED` for a header that `getAuthHeaders()` did not
 * create; cookies never make it throw.
 */
export function createRequestStore(request: RequestLike, projectId: string): TokenStore {
  const header = request.headers.get(HEADERS.auth);
  const cookies = request.headers.get("cookie") ?? "";
  return createMemoryStore(
    header === null
      ? readTokenCookies((name) => receivedValue(readCookie(cookies, name)), projectId)
      : readAuthHeader(header),
  );
}

function readAuthHeader(header: string): Tokens {
  let parsed: unknown;
  try {
    parsed = JSON.parse(header);
  } catch (error) {
    throw malformed(error);
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw malformed();
  return checkTokens(parsed);
}

const malformed = (cause?: unknown) =>
  new SessionError(
    "AUTH_HEADER_MALFORMED",
    `The ${HEADERS.auth} header is not a JSON object with both tokens, so the session is ` +
      "unknown. Send the headers from getAuthHeaders() unchanged.",
    cause,
  );

/** Creates the header that carries both tokens from an app's browser code to its own server. */
export const authHeaders = (tokens: Tokens): { [HEADERS.auth]: string } => ({
  [HEADERS.auth]: JSON.stringify({
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
  }),
});
