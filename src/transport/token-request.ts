import { KnownErrors } from "../protocol/errors/index.js";
import { decodeAnswer } from "../protocol/operations/response-readers.js";
import { encodeInput } from "../protocol/operations/shape.js";
import { GRANT_TYPES, oauth, type oauthTokens } from "../protocol/records/oauth.js";
import type { Fields } from "../protocol/records/record.js";
import { apiUrl } from "../protocol/urls.js";
import { callUrl } from "./request.js";
import { Sender, type SenderOptions } from "./send.js";
import { readOr } from "./transport.js";

/** The project, as OAuth names it: its id is the client's id, its publishable key the client's secret. */
export interface TokenRequestOptions extends SenderOptions {
  readonly projectId: string;
  readonly publishableClientKey: string;
}

/** What comes back of an OAuth sign-in: its code and the two values that were set at its start. */
export interface CodeGrant {
  readonly code: string;
  /** The same text as at the start. */
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

export interface TokenRequests {
  /**
   * A new access token, or null where the service refused the refresh token for good. Throws in every other case, and
   * the session is then as it was.
   */
  refresh(refreshToken: string): Promise<string | null>;
  /** Trades an authorization code for tokens. Known errors throw, `MULTI_FACTOR_AUTHENTICATION_REQUIRED` among them. */
  exchangeCode(grant: CodeGrant): Promise<Fields<typeof oauthTokens, "client">>;
}

const TOKEN = oauth.token;

/** Calls of the token endpoint: plain OAuth forms, without the headers of other calls. */
export function createTokenRequests(options: TokenRequestOptions): TokenRequests {
  const sender = new Sender(options);
  const call = { method: TOKEN.method, path: TOKEN.path };

  const request = async (grant: Readonly<Record<string, string>>, idempotent: boolean) => {
    const fields = encodeInput(TOKEN.body, {
      ...grant,
      clientId: options.projectId,
      clientSecret: options.publishableClientKey,
    });
    const outgoing = {
      url: callUrl(apiUrl(options.host), TOKEN.path),
      method: TOKEN.method,
      headers: new Headers({ "content-type": "application/x-www-form-urlencoded" }),
      body: new URLSearchParams(fields as Record<string, string>).toString(),
    };
    const answer = await sender.send(call, () => outgoing, { idempotent });
    return readOr(call, answer, (json) => decodeAnswer(TOKEN, "client", json));
  };

  return {
    refresh: async (refreshToken) => {
      try {
        return (await request({ grantType: GRANT_TYPES.refresh, refreshToken }, true)).accessToken;
      } catch (error) {
        if (error instanceof KnownErrors.RefreshTokenError) return null;
        throw error;
      }
    },
    exchangeCode: ({ code, redirectUri, codeVerifier }) =>
      request({ grantType: GRANT_TYPES.code, code, redirectUri, codeVerifier }, false),
  };
}
