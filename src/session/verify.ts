// By their own paths: the package's index drags compression along, which the edge does not have.
import { decodeProtectedHeader } from "jose/decode/protected_header";
import { JOSEError } from "jose/errors";
import { jwtVerify } from "jose/jwt/verify";
import { ANONYMOUS_CLAIM, CLAIMS } from "../protocol/access-token.js";
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_LIFE_AT_MOST_MILLIS,
  CLOCK_TOLERANCE_SECONDS,
  VERIFIED_TOKENS_AT_MOST,
} from "../protocol/limits/limits.js";
import type { Clock } from "../transport/clock.js";
import { type AccessTokenClaims, claimsOf } from "./access-token.js";
import type { ProjectKeys } from "./jwks.js";

/** What a token says that was verified. */
export interface VerifiedClaims extends AccessTokenClaims {
  /** Only by tokens of services that say so. */
  readonly isAnonymous: boolean;
}

interface TokenVerifierOptions {
  readonly projectId: string;
  readonly keys: ProjectKeys;
  readonly clock: Pick<Clock, "now">;
}

/**
 * Verifies access tokens without a call to the service. Remembers at most 1000 tokens it has verified, each until its
 * end: the one thing kept across requests, and keyed by the token's own text.
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
   * What a token says, or null where it is not to be believed: broken, expired, of another project or issuer, or not
   * signed by a key of the project. Throws where the project's keys cannot be fetched, and nothing can be said.
   */
  async verify(token: string): Promise<VerifiedClaims | null> {
    const remembered = this.#verified.get(token);
    if (remembered) {
      if (this.#keys.has(remembered.keyId) && this.#isAlive(remembered.claims))
        return remembered.claims;
      this.#verified.delete(token);
    }
    const keyId = keyIdOf(token);
    const key = keyId && (await this.#keys.find(keyId));
    if (!keyId || !key) return null;
    const claims = await this.#read(token, key);
    if (claims) this.#remember(token, keyId, claims);
    return claims;
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
      // A forged token of many years must not outlive the key that signed it.
      return claims.expiresAtMillis - this.#clock.now() <= ACCESS_TOKEN_LIFE_AT_MOST_MILLIS
        ? { ...claims, isAnonymous: payload[ANONYMOUS_CLAIM] === true }
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
    if (this.#verified.size >= VERIFIED_TOKENS_AT_MOST && !oldest.done)
      this.#verified.delete(oldest.value);
    this.#verified.set(token, { keyId, claims });
  }
}

function keyIdOf(token: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === ACCESS_TOKEN_ALGORITHM && kid ? kid : null;
  } catch {
    return null;
  }
}
