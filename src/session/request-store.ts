import { HEADERS } from "../protocol/headers.js";
import { SessionError } from "./errors.js";
import { readCookie } from "./read-cookie.js";
import { receivedValue } from "./server-cookies.js";
import { readTokenCookies } from "./token-cookies.js";
import { createMemoryStore, type TokenStore } from "./token-store.js";
import { checkTokens, type Tokens } from "./tokens.js";

/** Anything with the headers of a request: `Request`, `NextRequest`, or Node's with a `get` put before it. */
export interface RequestLike {
  readonly headers: { get(name: string): string | null };
}

/**
 * The tokens that came with a request: those of the `x-stack-auth` header, else those of its cookies. New ones are kept
 * for this request only. Throws `AUTH_HEADER_MALFORMED` for a header that is not what `getAuthHeaders()` makes; cookies
 * never make it throw.
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
    `The ${HEADERS.auth} header is not a JSON object with both tokens, so nobody can be told signed in or out. Send what getAuthHeaders() makes, unchanged.`,
    cause,
  );

/** The header that carries both tokens from an app's browser code to the app's own server. */
export const authHeaders = (tokens: Tokens): { [HEADERS.auth]: string } => ({
  [HEADERS.auth]: JSON.stringify({
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
  }),
});
