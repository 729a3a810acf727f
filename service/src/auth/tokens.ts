import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { promisify } from "node:util";
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_BRANCH,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_LIFE_SECONDS,
  ANONYMOUS_CLAIM,
  KEY_ID_LENGTH,
  VERIFIED_TOKENS_AT_MOST,
} from "@stackkit/next/protocol";
import type { JWK } from "jose";
import type { Clock } from "../core/clock.js";
import { randomString } from "../core/random.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "../db/database.js";
import {
  insertSigningKey,
  listSigningKeys,
  retireSigningKeys,
  type StoredSigningKey,
} from "../db/queries/projects/signing-keys.js";

/** What an access token says. */
export interface AccessToken {
  readonly projectId: string;
  readonly userId: string;
  /** Missing in tokens of an older form. */
  readonly sessionId: string | undefined;
  readonly expiresAtMillis: number;
}

export type TokenReading =
  | { readonly token: AccessToken }
  | { readonly problem: "unparsable" }
  | { readonly problem: "expired"; readonly expiredAtMillis: number };

export interface Tokens {
  /** `conn` is the transaction that opens the session, where there is one: SQLite has one connection, so nothing may wait for another. */
  issue(
    token: {
      projectId: string;
      userId: string;
      sessionId: string;
      isAnonymous: boolean;
    },
    conn?: Database,
  ): Promise<string>;
  read(text: string): Promise<TokenReading>;
  /** The public keys of a project, those of tokens that still live included. */
  publicKeys(projectId: string): Promise<JWK[]>;
  /** Makes a new signing key; tokens of the old one stay valid until they expire. */
  rotate(projectId: string): Promise<string>;
}

interface PublicKey {
  readonly key: KeyObject;
  /** Tokens that claim a later issue are forged: every instance signs with the next key by then. */
  readonly lastIssueAt: number;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** How long this process goes on signing with a key it has seen, before it looks whether another instance rotated. */
const KEY_REMEMBERED_MILLIS = 30_000;
const ACCESS_TOKEN_LIFE_MILLIS = ACCESS_TOKEN_LIFE_SECONDS * 1000;
/** How far the clocks of two instances may differ. */
const CLOCK_DIFFERENCE_MILLIS = 30_000;
/** How long after a rotation an instance may still sign with the retired key. */
const ROTATION_MILLIS = KEY_REMEMBERED_MILLIS + CLOCK_DIFFERENCE_MILLIS;
/** A retired key is shown until no token of it can be alive. */
const RETIRED_KEY_SHOWN_MILLIS = ACCESS_TOKEN_LIFE_MILLIS + ROTATION_MILLIS;

const CURVE = "P-256";

/**
 * Access tokens: JWTs signed with ES256 by one key pair a project. They are signed and verified with `node:crypto`, which
 * takes a third of the time of Web Crypto for one short message.
 */
export function createTokens(db: Database, vault: Vault, clock: Clock): Tokens {
  const signingKeys = new Map<string, { key: SigningKey; until: number }>();
  const loading = new Map<string, Promise<SigningKey>>();
  const publicKeys = new Map<string, { keys: ReadonlyMap<string, PublicKey>; until: number }>();
  // What a token says never changes, so it is read once. Whether its session still lives is asked of the database each time.
  const read = new Map<string, AccessToken>();

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
    // A key that a transaction makes is not remembered: the transaction may be undone, and the key with it.
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

  /** A key of that project alone. An unknown id is looked up again: another instance may have just rotated. */
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

  async function verified(text: string): Promise<AccessToken | undefined> {
    const [head = "", body = "", signature = "", ...rest] = text.split(".");
    if (rest.length > 0) return undefined;
    const header = parsePart(head);
    const claims = parsePart(body);
    if (
      !header ||
      !claims ||
      header.alg !== ACCESS_TOKEN_ALGORITHM ||
      typeof header.kid !== "string"
    )
      return undefined;
    const token = tokenOf(claims);
    if (!token || claims.iss !== ACCESS_TOKEN_ISSUER) return undefined;
    const issuedAt = issuedAtOf(claims, token);
    if (issuedAt === undefined || issuedAt > clock.now() + CLOCK_DIFFERENCE_MILLIS)
      return undefined;
    const found = await publicKey(header.kid, token.projectId);
    if (!found || issuedAt > found.lastIssueAt) return undefined;
    const signed = Buffer.from(`${head}.${body}`);
    const options = { key: found.key, dsaEncoding: "ieee-p1363" } as const;
    return verify("sha256", signed, options, Buffer.from(signature, "base64url"))
      ? token
      : undefined;
  }

  return {
    async issue({ projectId, userId, sessionId, isAnonymous }, conn = db) {
      const { kid, privateKey } = await signingKey(projectId, conn);
      const issuedAt = Math.floor(clock.now() / 1000);
      const claims = {
        sub: userId,
        branchId: ACCESS_TOKEN_BRANCH,
        refreshTokenId: sessionId,
        iss: ACCESS_TOKEN_ISSUER,
        iat: issuedAt,
        aud: projectId,
        exp: issuedAt + ACCESS_TOKEN_LIFE_SECONDS,
        ...(isAnonymous ? { [ANONYMOUS_CLAIM]: true } : {}),
      };
      const text = `${encodePart({ alg: ACCESS_TOKEN_ALGORITHM, kid })}.${encodePart(claims)}`;
      return `${text}.${sign("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
    },
    async read(text) {
      const token = read.get(text) ?? (await verified(text));
      if (!token) return { problem: "unparsable" };
      if (token.expiresAtMillis <= clock.now()) {
        read.delete(text);
        return { problem: "expired", expiredAtMillis: token.expiresAtMillis };
      }
      if (!read.has(text)) {
        if (read.size >= VERIFIED_TOKENS_AT_MOST) read.delete(read.keys().next().value as string);
        read.set(text, token);
      }
      return { token };
    },
    async publicKeys(projectId) {
      await signingKey(projectId, db);
      return (await listSigningKeys(db, projectId, clock.now() - RETIRED_KEY_SHOWN_MILLIS)).map(
        ({ publicJwk }) => JSON.parse(publicJwk) as JWK,
      );
    },
    async rotate(projectId) {
      const key = await newSigningKey(projectId, db);
      await retireSigningKeys(db, projectId, key.kid, clock.now());
      signingKeys.delete(projectId);
      publicKeys.delete(projectId);
      return key.kid;
    },
  };
}

const openPublicKey = ({ publicJwk, retiredAt }: StoredSigningKey): PublicKey => ({
  key: createPublicKey({ key: JSON.parse(publicJwk), format: "jwk" }),
  lastIssueAt: retiredAt === null ? Number.POSITIVE_INFINITY : retiredAt + ROTATION_MILLIS,
});

/** When a token was issued; `undefined` if it claims a longer life than the service gives. */
function issuedAtOf({ iat }: Record<string, unknown>, token: AccessToken): number | undefined {
  const latest = token.expiresAtMillis - ACCESS_TOKEN_LIFE_MILLIS;
  if (iat === undefined) return latest;
  const issuedAt = typeof iat === "number" ? iat * 1000 : Number.NaN;
  return issuedAt >= latest ? issuedAt : undefined;
}

function exportPublic(key: KeyObject, kid: string): JWK {
  const { kty, crv, x, y } = key.export({ format: "jwk" });
  return { kty, alg: ACCESS_TOKEN_ALGORITHM, crv, kid, x, y } as JWK;
}

const encodePart = (part: object): string =>
  Buffer.from(JSON.stringify(part)).toString("base64url");

function parsePart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** What may be looked up. Tokens are read before they are verified, and PostgreSQL fails at a NUL. */
const isId = (value: unknown): boolean => typeof value === "string" && /^[\w-]*$/.test(value);

/** Older tokens name their project in a claim of its own, and no session. */
function tokenOf(claims: Record<string, unknown>): AccessToken | undefined {
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
