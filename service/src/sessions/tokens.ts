import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  sign,
} from "node:crypto";
import { promisify } from "node:util";
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_ISSUER,
  KEY_ID_LENGTH,
  MAX_VERIFIED_TOKENS,
} from "@stackkit/next/protocol/internal";
import { compactVerify, decodeJwt, decodeProtectedHeader, errors, type JWK } from "jose";
import { LRUCache } from "lru-cache";
import type { Clock } from "../core/clock.js";
import { randomString } from "../core/random.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import type { AccessToken, Tokens } from "../http/context/tokens.js";
import {
  deleteSigningKey,
  insertSigningKey,
  listSigningKeys,
  retireSigningKeys,
  type StoredSigningKey,
} from "./signing-keys.js";
import {
  ACCESS_TOKEN_LIFE_MILLIS,
  claimsFor,
  encodePart,
  issuedAtOf,
  tokenOf,
} from "./token-claims.js";

interface PublicKey {
  readonly key: KeyObject;
  /** Tokens issued later are forged: all instances use the next key by then. */
  readonly lastIssueAt: number;
}

interface VerifiedToken {
  readonly token: AccessToken;
  readonly kid: string;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** How long a process uses a cached key before it checks for a rotation. */
const KEY_REMEMBERED_MILLIS = 30_000;
/** Tolerated clock difference between instances. */
const CLOCK_DIFFERENCE_MILLIS = 30_000;
/** How long after a rotation an instance may still use the retired key. */
export const ROTATION_MILLIS = KEY_REMEMBERED_MILLIS + CLOCK_DIFFERENCE_MILLIS;
/** A retired key is published until all its tokens have expired. */
export const RETIRED_KEY_SHOWN_MILLIS = ACCESS_TOKEN_LIFE_MILLIS + ROTATION_MILLIS;

const CURVE = "P-256";

/**
 * Access tokens: ES256 JWTs with one key pair per project. Signs by `node:crypto`, which is faster
 * than Web Crypto; verifies by jose, and remembers what it verified.
 */
export function createTokens(db: Database, vault: Vault, clock: Clock): Tokens {
  const signingKeys = new Map<string, { key: SigningKey; until: number }>();
  const loading = new Map<string, Promise<SigningKey>>();
  const publicKeys = new Map<string, { keys: ReadonlyMap<string, PublicKey>; until: number }>();
  // Claims are immutable, so they are cached. Session state is always read from the database.
  const read = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED_TOKENS });

  async function newSigningKey(projectId: string, conn: Database): Promise<SigningKey> {
    const { publicKey, privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: CURVE });
    const kid = randomString(KEY_ID_LENGTH);
    const publicJwk = JSON.stringify(exportPublic(publicKey, kid));
    const privateJwk = JSON.stringify(privateKey.export({ format: "jwk" }));
    await insertSigningKey(conn, {
      kid,
      projectId,
      publicJwk,
      sealedPrivateJwk: vault.seal(privateJwk),
      createdAt: clock.now(),
    });
    return { kid, privateKey };
  }

  async function storedSigningKey(
    projectId: string,
    conn: Database,
  ): Promise<SigningKey | undefined> {
    const stored = (await listSigningKeys(conn, projectId, clock.now())).find(
      ({ retiredAt }) => retiredAt === null,
    );
    if (!stored) return undefined;
    const key = {
      kid: stored.kid,
      privateKey: createPrivateKey({
        key: JSON.parse(vault.open(stored.sealedPrivateJwk)),
        format: "jwk",
      }),
    };
    signingKeys.set(projectId, { key, until: clock.now() + KEY_REMEMBERED_MILLIS });
    return key;
  }

  async function signingKey(projectId: string, conn: Database): Promise<SigningKey> {
    const known = signingKeys.get(projectId);
    if (known && known.until > clock.now()) return known.key;
    // Keys created in a transaction are not cached, since it may roll back.
    if (conn !== db)
      return (await storedSigningKey(projectId, conn)) ?? newSigningKey(projectId, conn);
    const key =
      loading.get(projectId) ??
      (async () =>
        (await storedSigningKey(projectId, db)) ?? newSigningKey(projectId, db))().finally(() =>
        loading.delete(projectId),
      );
    loading.set(projectId, key);
    return key;
  }

  /**
   * A key of this project only. Unknown ids are looked up again, since another instance may have
   * rotated.
   */
  async function publicKey(kid: string, projectId: string): Promise<PublicKey | undefined> {
    const now = clock.now();
    const known = publicKeys.get(projectId);
    const key = known && known.until > now ? known.keys.get(kid) : undefined;
    if (key) return key;
    const stored = await listSigningKeys(db, projectId, now - RETIRED_KEY_SHOWN_MILLIS);
    const keys = new Map(stored.map((one) => [one.kid, openPublicKey(one)]));
    if (keys.size > 0) publicKeys.set(projectId, { keys, until: now + KEY_REMEMBERED_MILLIS });
    return keys.get(kid);
  }

  /** A token that was verified before, unless its key may have been withdrawn since. */
  function recalled(text: string): VerifiedToken | undefined {
    const known = read.get(text);
    const keys = known && publicKeys.get(known.token.projectId);
    return keys && keys.until > clock.now() && keys.keys.has(known.kid) ? known : undefined;
  }

  /** The claims of a token that its project's key has signed; `undefined` for any other text. */
  async function verified(text: string): Promise<VerifiedToken | undefined> {
    try {
      // Read before the verification, since the claims name the project whose key it is.
      const claims = decodeJwt(text);
      const token = tokenOf(claims);
      const { kid } = decodeProtectedHeader(text);
      if (!token || kid === undefined || claims.iss !== ACCESS_TOKEN_ISSUER) return undefined;
      const issuedAt = issuedAtOf(claims, token);
      if (issuedAt === undefined || issuedAt > clock.now() + CLOCK_DIFFERENCE_MILLIS)
        return undefined;
      const found = await publicKey(kid, token.projectId);
      if (!found || issuedAt > found.lastIssueAt) return undefined;
      await compactVerify(text, found.key, { algorithms: [ACCESS_TOKEN_ALGORITHM] });
      return { token, kid };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  }

  return {
    async issue(draft, conn = db) {
      const { kid, privateKey } = await signingKey(draft.projectId, conn);
      const claims = claimsFor(draft, Math.floor(clock.now() / 1000));
      const text = `${encodePart({ alg: ACCESS_TOKEN_ALGORITHM, kid })}.${encodePart(claims)}`;
      return `${text}.${sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
    },
    async read(text) {
      const found = recalled(text) ?? (await verified(text));
      if (!found) return { problem: "unparsable" };
      const { token } = found;
      if (token.expiresAtMillis <= clock.now()) {
        read.delete(text);
        return { problem: "expired", expiredAtMillis: token.expiresAtMillis };
      }
      read.set(text, found);
      return { token };
    },
    async publicKeys(projectId) {
      await signingKey(projectId, db);
      return (await listSigningKeys(db, projectId, clock.now() - RETIRED_KEY_SHOWN_MILLIS)).map(
        ({ publicJwk }) => JSON.parse(publicJwk) as JWK,
      );
    },
    async rotate(projectId, conn = db) {
      const key = await newSigningKey(projectId, conn);
      await retireSigningKeys(conn, projectId, key.kid, clock.now());
      signingKeys.delete(projectId);
      publicKeys.delete(projectId);
      return key.kid;
    },
    async withdraw(projectId, kid, conn = db) {
      await deleteSigningKey(conn, projectId, kid);
      publicKeys.delete(projectId);
    },
  };
}

const openPublicKey = ({ publicJwk, retiredAt }: StoredSigningKey): PublicKey => ({
  key: createPublicKey({ key: JSON.parse(publicJwk), format: "jwk" }),
  lastIssueAt: retiredAt === null ? Number.POSITIVE_INFINITY : retiredAt + ROTATION_MILLIS,
});

function exportPublic(key: KeyObject, kid: string): JWK {
  const { kty, crv, x, y } = key.export({ format: "jwk" });
  return { kty, alg: ACCESS_TOKEN_ALGORITHM, crv, kid, x, y } as JWK;
}
