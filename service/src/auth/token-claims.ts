import { ACCESS_TOKEN_LIFE_SECONDS } from "@stackkit/next/protocol";

export const ACCESS_TOKEN_LIFE_MILLIS = ACCESS_TOKEN_LIFE_SECONDS * 1000;

/** The claims of an access token. */
export interface AccessToken {
  readonly projectId: string;
  readonly userId: string;
  /** Missing in tokens of an older format. */
  readonly sessionId: string | undefined;
  readonly expiresAtMillis: number;
}

/** The issue time; `undefined` if the lifetime exceeds the service's. */
export function issuedAtOf(
  { iat }: Record<string, unknown>,
  token: AccessToken,
): number | undefined {
  const latest = token.expiresAtMillis - ACCESS_TOKEN_LIFE_MILLIS;
  if (iat === undefined) return latest;
  const issuedAt = typeof iat === "number" ? iat * 1000 : Number.NaN;
  return issuedAt >= latest ? issuedAt : undefined;
}

export const encodePart = (part: object): string =>
  Buffer.from(JSON.stringify(part)).toString("base64url");

export function parsePart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Ids are looked up before verification, so they must be safe for every database. */
const isId = (value: unknown): boolean => typeof value === "string" && /^[\w-]*$/.test(value);

/** Older tokens have the project in another claim, and no session. */
export function tokenOf(claims: Record<string, unknown>): AccessToken | undefined {
  const projectId = claims.aud ?? claims.projectId;
  const { sub, exp, refreshTokenId } = claims;
  if (typeof projectId !== "string" || typeof sub !== "string" || typeof exp !== "number")
    return undefined;
  if (![projectId, sub, refreshTokenId ?? ""].every(isId)) return undefined;
  return {
    projectId,
    userId: sub,
    sessionId: typeof refreshTokenId === "string" ? refreshTokenId : undefined,
    expiresAtMillis: exp * 1000,
  };
}
