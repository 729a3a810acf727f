import { HEADERS } from "../protocol/headers.js";
import { CLIENT_VERSION } from "../protocol/limits/calls.js";
import { type Level, reaches } from "../protocol/operations/level.js";

/** The keys of an app. Each is sent only with calls at a level that needs it. */
export interface Keys {
  readonly publishableClientKey?: string | undefined;
  readonly secretServerKey?: string | undefined;
  readonly superSecretAdminKey?: string | undefined;
}

interface HeaderParts {
  readonly projectId: string;
  readonly level: Level;
  readonly keys: Keys;
  /** Set in apps that use a project owner's session, which replaces all keys. */
  readonly adminAccessToken?: string | null | undefined;
  readonly tokens: {
    readonly accessToken: string | null;
    readonly refreshToken: string | null;
  } | null;
  readonly deviceToken?: string | null | undefined;
  readonly nonce: string;
  readonly hasBody: boolean;
  readonly extraHeaders: Readonly<Record<string, string>>;
  readonly callHeaders: Readonly<Record<string, string>>;
}

/**
 * Returns every header of a call. Later ones win: fixed headers, the app's extra headers, the
 * call's own.
 */
export function requestHeaders({
  projectId,
  level,
  keys,
  adminAccessToken,
  tokens,
  deviceToken,
  nonce,
  hasBody,
  extraHeaders,
  callHeaders,
}: HeaderParts): Headers {
  const byOwner = adminAccessToken !== undefined;
  // The service expects the key headers, even if empty, when an owner's session replaces the keys.
  const secret = (at: Level, key: string | undefined) =>
    reaches(level, at) ? (key ?? (byOwner ? "" : undefined)) : undefined;
  const fixed: Readonly<Record<string, string | null | undefined>> = {
    [HEADERS.projectId]: projectId,
    [HEADERS.accessType]: level,
    [HEADERS.publishableClientKey]: keys.publishableClientKey,
    [HEADERS.secretServerKey]: secret("server", keys.secretServerKey),
    [HEADERS.superSecretAdminKey]: secret("admin", keys.superSecretAdminKey),
    [HEADERS.adminAccessToken]: adminAccessToken,
    [HEADERS.accessToken]: tokens?.accessToken,
    [HEADERS.refreshToken]: tokens?.refreshToken,
    [HEADERS.deviceToken]: deviceToken,
    [HEADERS.clientVersion]: CLIENT_VERSION,
    [HEADERS.overrideErrorStatus]: "true",
    [HEADERS.randomNonce]: nonce,
    ...(hasBody ? { "content-type": "application/json" } : {}),
  };
  const headers = new Headers();
  for (const [name, value] of Object.entries(fixed))
    if (value !== null && value !== undefined) headers.set(name, value);
  for (const more of [extraHeaders, callHeaders])
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
}
