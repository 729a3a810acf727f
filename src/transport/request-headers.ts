import { HEADERS } from "../protocol/headers.js";
import { CLIENT_VERSION } from "../protocol/limits/calls.js";
import { type Level, reaches } from "../protocol/operations/level.js";

/** The keys of an app; each is sent only with calls of a level that needs it. */
export interface Keys {
  readonly publishableClientKey?: string | undefined;
  readonly secretServerKey?: string | undefined;
  readonly superSecretAdminKey?: string | undefined;
}

interface HeaderParts {
  readonly projectId: string;
  readonly level: Level;
  readonly keys: Keys;
  /** Set in apps that act by a project owner's session; it stands in for every key. */
  readonly adminAccessToken?: string | null | undefined;
  readonly tokens: {
    readonly accessToken: string | null;
    readonly refreshToken: string | null;
  } | null;
  readonly nonce: string;
  readonly hasBody: boolean;
  readonly extraHeaders: Readonly<Record<string, string>>;
  readonly callHeaders: Readonly<Record<string, string>>;
}

/** Every header of a call. The app's extra headers come after the fixed ones, the call's own last; a later one wins. */
export function requestHeaders({
  projectId,
  level,
  keys,
  adminAccessToken,
  tokens,
  nonce,
  hasBody,
  extraHeaders,
  callHeaders,
}: HeaderParts): Headers {
  const byOwner = adminAccessToken !== undefined;
  // The wire wants the headers of the keys present, if empty, where an owner's session takes their place.
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
