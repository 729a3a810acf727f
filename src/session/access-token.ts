import { CLAIMS } from "../protocol/access-token.js";
import { readPayload } from "./token-payload.js";

/**
 * Claims of an access token, read without verifying its signature. Use them for expiry, never for
 * trust.
 */
export interface AccessTokenClaims {
  readonly userId: string;
  readonly projectId: string;
  /** The id of the session; null in tokens of the old form. */
  readonly sessionId: string | null;
  readonly issuedAtMillis: number | null;
  readonly expiresAtMillis: number;
}

const text = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
const millis = (value: unknown): number | null =>
  Number.isFinite(value) ? (value as number) * 1000 : null;

/** Returns the claims in a payload, or null without a required one. */
export function claimsOf(payload: Readonly<Record<string, unknown>>): AccessTokenClaims | null {
  const userId = text(payload[CLAIMS.user]);
  const projectId = text(payload[CLAIMS.project] ?? payload[CLAIMS.legacyProject]);
  const expiresAtMillis = millis(payload[CLAIMS.expiresAt]);
  if (!userId || !projectId || expiresAtMillis === null) return null;
  return {
    userId,
    projectId,
    sessionId: text(payload[CLAIMS.session] ?? payload[CLAIMS.legacySession]),
    issuedAtMillis: millis(payload[CLAIMS.issuedAt]),
    expiresAtMillis,
  };
}

/** Reads an access token without verifying it, or returns null. Never throws. */
export function readAccessToken(token: string): AccessTokenClaims | null {
  try {
    return claimsOf(readPayload(token));
  } catch {
    return null;
  }
}

/**
 * Returns the remaining lifetime of an access token in milliseconds; 0 or less if expired or
 * unreadable.
 */
export const lifeOf = (accessToken: string | null, now: number): number =>
  accessToken === null ? 0 : (readAccessToken(accessToken)?.expiresAtMillis ?? 0) - now;
