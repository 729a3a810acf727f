import { isKnownError, KnownErrors } from "../protocol/errors/index.js";
import type { Level } from "../protocol/operations/level.js";
import { apiUrl } from "../protocol/urls.js";
import { BadAnswerError, type CallName } from "./errors.js";
import { randomText } from "./random.js";
import { callUrl } from "./request.js";
import { type Keys, requestHeaders } from "./request-headers.js";
import { type Answered, parseJson } from "./response.js";
import { Sender, type SenderOptions } from "./send.js";

/** Whoever has tokens to call the service with: a session. Null where nobody is signed in; throws where it is unknown. */
export interface TokenSource {
  getTokens(): Promise<{
    readonly accessToken: string;
    readonly refreshToken: string | null;
  } | null>;
  /** The service did not take this access token. */
  markAccessTokenExpired(accessToken: string): void;
}

/** The session of a project's owner. A bare `{ getTokens }` does; it is then not told of tokens that the service did not take. */
export interface OwnerSession {
  getTokens(): Promise<{ readonly accessToken: string | null } | null>;
  markAccessTokenExpired?(accessToken: string): void;
}

export interface TransportOptions extends SenderOptions {
  readonly projectId: string;
  /** The level that calls are made at, and what `x-stack-access-type` says. */
  readonly level: Level;
  readonly keys: Keys;
  /** The session of the project's owner, where it stands in for every key. */
  readonly ownerSession?: OwnerSession | undefined;
  readonly extraHeaders?: Readonly<Record<string, string>> | undefined;
}

/** One call of the API. */
export interface Call {
  readonly method: string;
  /** Under the API's base, with its values filled in and escaped. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  /** Win over every other header of the same name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** A level of this one call, at most the transport's own. */
  readonly level?: Level | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Transport {
  /** Sends a call for whoever `session` stands for. Errors of the catalogue, network errors and unusable answers throw. */
  exchange(call: Call, session: TokenSource | null): Promise<Answered>;
  /** The same, with the answer's JSON handed to `read`. Where that throws, the answer was not usable: `BAD_ANSWER`. */
  send<T>(call: Call, session: TokenSource | null, read: (json: unknown) => T): Promise<T>;
  /** The same for answers in words. */
  sendForText(call: Call, session: TokenSource | null): Promise<string>;
}

/** Whether the owner's session, rather than the call, is what the service did not take. */
const blamesOwner = (error: unknown): boolean =>
  error instanceof KnownErrors.InvalidAdminAccessToken || isKnownError(error, "API_KEY_NOT_FOUND");

export function createTransport(options: TransportOptions): Transport {
  const { projectId, level, keys, ownerSession, extraHeaders = {} } = options;
  const sender = new Sender(options);
  const base = apiUrl(options.host);

  const exchange: Transport["exchange"] = (call, session) => {
    const url = callUrl(base, call.path, call.query);
    const body =
      call.body === undefined || typeof call.body === "string"
        ? call.body
        : JSON.stringify(call.body);
    let accessToken: string | undefined;
    let ownersToken: string | null | undefined;
    return sender.send(
      nameOf(call),
      async () => {
        const tokens = (await session?.getTokens()) ?? null;
        const owners = (await ownerSession?.getTokens()) ?? null;
        accessToken = tokens?.accessToken;
        ownersToken = owners?.accessToken;
        const headers = requestHeaders({
          projectId,
          level: call.level ?? level,
          keys,
          adminAccessToken: ownerSession && (owners?.accessToken ?? null),
          tokens,
          nonce: randomText(),
          hasBody: body !== undefined,
          extraHeaders,
          callHeaders: call.headers ?? {},
        });
        return { url, method: call.method, headers, body };
      },
      {
        signal: call.signal,
        mend: (error) => {
          if (error instanceof KnownErrors.InvalidAccessToken && accessToken !== undefined)
            session?.markAccessTokenExpired(accessToken);
          else if (blamesOwner(error) && ownersToken && ownerSession?.markAccessTokenExpired)
            ownerSession.markAccessTokenExpired(ownersToken);
          else return false;
          return true;
        },
      },
    );
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

/** What `read` makes of the answer's JSON. Where it throws, the answer is not of the shape that the call has. */
export function readOr<T>(call: CallName, answer: Answered, read: (json: unknown) => T): T {
  const json = parseJson(call, answer);
  try {
    return read(json);
  } catch (error) {
    throw new BadAnswerError(call, "it is not of the shape that this call has", answer, error);
  }
}

const nameOf = ({ method, path }: Call): CallName => ({ method, path });
