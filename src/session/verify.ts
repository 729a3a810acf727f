// Imported by path: the package's index includes compression, which the edge runtime lacks.
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { JOSEError } from "jose/errors";
import { jwtVerify } from "jose/jwt/verify";
import { CLAIMS, USER_CLAIMS } from "../protocol/access-token.js";
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_ISSUER,
  MAX_VERIFIED_TOKENS,
} from "../protocol/limits/limits.js";
import type { SessionActor } from "../protocol/records/session-actor.js";
import type { Clock } from "../transport/clock.js";
import { type AccessTokenClaims, claimsOf } from "./access-token.js";
import type { ProjectKeys } from "./jwks.js";

/** Leeway after a token's expiry, for clock differences. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** The kit rejects access tokens with a longer lifetime, whatever the service's setting. */
const MAX_ACCESS_TOKEN_LIFE_MILLIS = 24 * 60 * 60 * 1000;

/** Claims of a verified token. Those about the user are null or false if the token has none. */
export interface VerifiedClaims extends AccessTokenClaims {
  readonly displayName: string | null;
  readonly primaryEmail: string | null;
  readonly primaryEmailVerified: boolean;
  readonly selectedTeamId: string | null;
  readonly signedUpAtMillis: number | null;
  readonly isAnonymous: boolean;
  readonly isMultiFactorRequired: boolean;
  readonly actor: SessionActor | null;
}

interface TokenVerifierOptions {
  readonly projectId: string;
  readonly keys: ProjectKeys;
  readonly clock: Pick<Clock, "now">;
}

/**
 * Verifies access tokens locally. Memoizes at most 1000 verified tokens until they expire, keyed by
 * token: the only state shared across requests.
 */
export class TokenVerifier {
  readonly #projectId: string;
  readonly #keys: ProjectKeys;
  readonly #clock: Pick<Clock, "now">;
  readonly #verified = new Map<
    string,
    { readonly keyId: string; readonly claims: VerifiedClaims }
  >();

  constructor({ projectId, keys, clock }: TokenVerifierOptions) {
    this.#projectId = projectId;
    this.#keys = keys;
    this.#clock = clock;
  }

  /**
   * Returns a token's claims, or null if it is malformed, expired, of another project or issuer, or
   * not signed by the project. Throws if the project's keys cannot be fetched. `isFromService`: the
   * service itself has just sent this token, so its key may be newer than the fetched ones.
   */
  async verify(token: string, isFromService = false): Promise<VerifiedClaims | null> {
    const recalled = this.recall(token);
    if (recalled) return recalled;
    const keyId = keyIdOf(token);
    const key = keyId && (await this.#keys.find(keyId, isFromService));
    if (!keyId || !key) return null;
    const claims = await this.#read(token, key);
    if (claims) this.#remember(token, keyId, claims);
    return claims;
  }

  /** The claims of a token that was verified before and has not expired, without a promise. */
  recall(token: string): VerifiedClaims | undefined {
    const remembered = this.#verified.get(token);
    if (!remembered) return undefined;
    if (this.#keys.has(remembered.keyId) && this.#isAlive(remembered.claims))
      return remembered.claims;
    this.#verified.delete(token);
    return undefined;
  }

  async #read(
    token: string,
    key: Exclude<Awaited<ReturnType<ProjectKeys["find"]>>, null>,
  ): Promise<VerifiedClaims | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ACCESS_TOKEN_ALGORITHM],
        issuer: ACCESS_TOKEN_ISSUER,
        requiredClaims: [CLAIMS.user, CLAIMS.expiresAt],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(this.#clock.now()),
      });
      const claims = claimsOf(payload);
      if (claims?.projectId !== this.#projectId) return null;
      // Limits a token's lifetime, so that a forged one cannot outlive the key that signed it.
      return claims.expiresAtMillis - this.#clock.now() <= MAX_ACCESS_TOKEN_LIFE_MILLIS
        ? { ...claims, ...userClaimsOf(payload) }
        : null;
    } catch (error) {
      if (error instanceof JOSEError) return null;
      throw error;
    }
  }

  #isAlive(claims: VerifiedClaims): boolean {
    return this.#clock.now() < claims.expiresAtMillis;
  }

  #remember(token: string, keyId: string, claims: VerifiedClaims): void {
    if (!this.#isAlive(claims)) return;
    const oldest = this.#verified.keys().next();
    if (this.#verified.size >= MAX_VERIFIED_TOKENS && !oldest.done)
      this.#verified.delete(oldest.value);
    this.#verified.set(token, { keyId, claims });
  }
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

function userClaimsOf(
  payload: Readonly<Record<string, unknown>>,
): Omit<VerifiedClaims, keyof AccessTokenClaims> {
  const signedUpAt = payload[USER_CLAIMS.signedUpAt];
  return {
    displayName: text(payload[USER_CLAIMS.displayName]),
    primaryEmail: text(payload[USER_CLAIMS.primaryEmail]),
    primaryEmailVerified: payload[USER_CLAIMS.primaryEmailVerified] === true,
    selectedTeamId: text(payload[USER_CLAIMS.selectedTeamId]),
    signedUpAtMillis: Number.isFinite(signedUpAt) ? (signedUpAt as number) * 1000 : null,
    isAnonymous: payload[USER_CLAIMS.isAnonymous] === true,
    isMultiFactorRequired: payload[USER_CLAIMS.isMultiFactorRequired] === true,
    actor: actorOf(payload[USER_CLAIMS.actor]),
  };
}

function keyIdOf(token: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === ACCESS_TOKEN_ALGORITHM && kid ? kid : null;
  } catch {
    return null;
  }
}

/** The actor claim of a verified token: `sub` and what this service adds. */
function actorOf(claim: unknown): SessionActor | null {
  if (typeof claim !== "object" || claim === null) return null;
  const { sub, type, reason } = claim as Readonly<Record<string, unknown>>;
  return {
    // Another issuer's actor has no type.
    type: type === "admin" || type === "key" ? type : "agent",
    id: String(sub),
    reason: typeof reason === "string" ? reason : null,
  };
}
