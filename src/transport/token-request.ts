import { KnownErrors } from "../protocol/errors/index.js";
import { HEADERS } from "../protocol/headers.js";
import { decodeAnswer } from "../protocol/operations/response-readers.js";
import { encodeInput } from "../protocol/operations/shape.js";
import { GRANT_TYPES, oauth, type oauthTokens } from "../protocol/records/oauth.js";
import type { Fields } from "../protocol/records/record.js";
import { apiUrl } from "../protocol/urls.js";
import { type DeviceStore, deviceTokenFor, keepDeviceToken } from "./device-store.js";
import { callUrl } from "./request.js";
import { Sender } from "./send.js";
import type { SenderOptions } from "./sender-options.js";
import { readOr } from "./transport.js";

/**
 * The project as an OAuth client: its id is the client id, its publishable key the client secret.
 */
export interface TokenRequestOptions extends SenderOptions {
  readonly projectId: string;
  readonly publishableClientKey: string;
  readonly device?: DeviceStore | undefined;
}

/** The result of an OAuth sign-in: the code, and the two values set at its start. */
export interface CodeGrant {
  readonly code: string;
  /** The same URL as at the start. */
  readonly redirectUri: string;
  readonly codeVerifier: string;
  /** Refuses to connect the provider to an existing account before it is confirmed. */
  readonly connection?: "ask" | undefined;
  /** Which account to open: an id, `new`, or `ask`. */
  readonly account?: string | undefined;
  readonly accountPassword?: string | undefined;
}

/** How a session gets new access tokens and ends. */
export interface TokenRequests {
  /**
   * Returns a new access token, or null if the service rejected the refresh token for good. Throws
   * in every other case; the session is then unchanged.
   */
  refresh(refreshToken: string): Promise<string | null>;
  /**
   * Exchanges an authorization code for tokens. Throws known errors, including
   * `MULTI_FACTOR_AUTHENTICATION_REQUIRED` and `OAUTH_CONNECTION_CONFIRMATION_REQUIRED`.
   */
  exchangeCode(grant: CodeGrant): Promise<Fields<typeof oauthTokens, "client">>;
}

const TOKEN = oauth.token;

/**
 * Calls the token endpoint: plain OAuth forms, without the headers of other calls. Only a sign-in
 * names the browser.
 */
export function createTokenRequests(options: TokenRequestOptions): TokenRequests {
  const sender = new Sender(options);
  const call = { method: TOKEN.method, path: TOKEN.path };

  const request = async (
    grant: Readonly<Record<string, string | undefined>>,
    { idempotent, device }: { idempotent: boolean; device?: DeviceStore | undefined },
  ) => {
    const fields = encodeInput(TOKEN.body, {
      ...grant,
      clientId: options.projectId,
      clientSecret: options.publishableClientKey,
    });
    const deviceToken = await deviceTokenFor(device, call);
    const outgoing = {
      url: callUrl(apiUrl(options.host), TOKEN.path),
      method: TOKEN.method,
      headers: new Headers({
        "content-type": "application/x-www-form-urlencoded",
        ...(deviceToken && { [HEADERS.deviceToken]: deviceToken }),
      }),
      body: new URLSearchParams(fields as Record<string, string>).toString(),
    };
    const answer = await sender.send(call, () => outgoing, { idempotent });
    await keepDeviceToken(device, answer);
    return readOr(call, answer, (json) => decodeAnswer(TOKEN, "client", json));
  };

  return {
    refresh: async (refreshToken) => {
      try {
        return (
          await request({ grantType: GRANT_TYPES.refresh, refreshToken }, { idempotent: true })
        ).accessToken;
      } catch (error) {
        if (error instanceof KnownErrors.RefreshTokenError) return null;
        throw error;
      }
    },
    exchangeCode: (grant) =>
      request(
        { ...grant, grantType: GRANT_TYPES.code },
        { idempotent: false, device: options.device },
      ),
  };
}
