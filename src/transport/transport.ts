import { isKnownError, KnownErrors } from "../protocol/errors/index.js";
import type { Level } from "../protocol/operations/level.js";
import { apiUrl } from "../protocol/urls.js";
import { type DeviceStore, deviceTokenFor, keepDeviceToken } from "./device-store.js";
import { BadAnswerError, type CallName } from "./errors.js";
import { randomText } from "./random.js";
import { callUrl } from "./request.js";
import { type Keys, requestHeaders } from "./request-headers.js";
import { parseJson, type ServiceResponse } from "./response.js";
import { Sender } from "./send.js";
import type { SenderOptions } from "./sender-options.js";

/**
 * Provides the tokens of a session. `getTokens` returns null if signed out, and throws if that is
 * unknown.
 */
export interface TokenSource {
  getTokens(): Promise<{
    readonly accessToken: string;
    readonly refreshToken: string | null;
  } | null>;
  /** Called when the service rejected this access token. */
  markAccessTokenExpired(accessToken: string): void;
}

/** The session of a project's owner. `{ getTokens }` alone is enough. */
export interface OwnerSession {
  getTokens(): Promise<{ readonly accessToken: string | null } | null>;
  markAccessTokenExpired?(accessToken: string): void;
}

/** What each call of an app carries: project, level, keys and headers. */
export interface TransportOptions extends SenderOptions {
  readonly projectId: string;
  /** The access level of calls, sent as `x-stack-access-type`. */
  readonly level: Level;
  readonly keys: Keys;
  /** The session of the project's owner, if it replaces all keys. */
  readonly ownerSession?: OwnerSession | undefined;
  readonly extraHeaders?: Readonly<Record<string, string>> | undefined;
  readonly device?: DeviceStore | undefined;
}

/** One call of the API. */
export interface Call {
  readonly method: string;
  /** Path under the API's base, with its values filled in and escaped. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON, except strings, which are sent unchanged. */
  readonly body?: unknown;
  /** Override all other headers of the same name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The level of this call only, at most the transport's own. */
  readonly level?: Level | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends calls of the protocol. */
export interface Transport {
  /**
   * Sends a call as the user of `session`. Throws known errors, network errors and `BAD_ANSWER`.
   */
  exchange(call: Call, session: TokenSource | null): Promise<ServiceResponse>;
  /** Like `exchange`, and passes the JSON to `read`. Throws `BAD_ANSWER` if `read` throws. */
  send<T>(call: Call, session: TokenSource | null, read: (json: unknown) => T): Promise<T>;
  /** Like `exchange`, for text responses. */
  sendForText(call: Call, session: TokenSource | null): Promise<string>;
}

/** Whether the service rejected the owner's session rather than the call. */
const isOwnerSessionError = (error: unknown): boolean =>
  error instanceof KnownErrors.InvalidAdminAccessToken || isKnownError(error, "API_KEY_NOT_FOUND");

/** Makes the transport of an app. */
export function createTransport(options: TransportOptions): Transport {
  const { projectId, level, keys, ownerSession, extraHeaders = {}, device } = options;
  const sender = new Sender(options);
  const base = apiUrl(options.host);

  const exchange: Transport["exchange"] = async (call, session) => {
    const url = callUrl(base, call.path, call.query);
    const body =
      call.body === undefined || typeof call.body === "string"
        ? call.body
        : JSON.stringify(call.body);
    let accessToken: string | undefined;
    let ownerToken: string | null | undefined;
    const answer = await sender.send(
      nameOf(call),
      async () => {
        const tokens = (await session?.getTokens()) ?? null;
        const owner = (await ownerSession?.getTokens()) ?? null;
        accessToken = tokens?.accessToken;
        ownerToken = owner?.accessToken;
        const headers = requestHeaders({
          projectId,
          level: call.level ?? level,
          keys,
          adminAccessToken: ownerSession && (owner?.accessToken ?? null),
          tokens,
          deviceToken: await deviceTokenFor(device, call),
          nonce: randomText(),
          hasBody: body !== undefined,
          extraHeaders,
          callHeaders: call.headers ?? {},
        });
        return { url, method: call.method, headers, body };
      },
      {
        signal: call.signal,
        bodyLength: body?.length,
        retry: (error) => {
          if (error instanceof KnownErrors.InvalidAccessToken && accessToken !== undefined)
            session?.markAccessTokenExpired(accessToken);
          else if (isOwnerSessionError(error) && ownerToken && ownerSession?.markAccessTokenExpired)
            ownerSession.markAccessTokenExpired(ownerToken);
          else return false;
          return true;
        },
      },
    );
    await keepDeviceToken(device, answer);
    return answer;
  };

  return {
    exchange,
    sendForText: async (call, session) => (await exchange(call, session)).text,
    send: async (call, session, read) => {
      const answer = await exchange(call, session);
      return readOr(nameOf(call), answer, read);
    },
  };
}

/** Passes the response's JSON to `read`. Throws `BAD_ANSWER` if `read` throws. */
export function readOr<T>(call: CallName, answer: ServiceResponse, read: (json: unknown) => T): T {
  const json = parseJson(call, answer);
  try {
    return read(json);
  } catch (error) {
    throw new BadAnswerError(call, "it is not of the shape that this call has", answer, error);
  }
}

const nameOf = ({ method, path }: Call): CallName => ({ method, path });
