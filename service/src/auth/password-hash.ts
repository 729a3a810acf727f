import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { BCRYPT_COST_AT_MOST } from "@stackkit/next/protocol";
import { FairQueue, type QueueTurn } from "../core/fair-queue.js";
import { HASH_EXPECTED_MILLIS, HASHES_WAIT_MILLIS } from "../core/limits.js";
import type { RequestInfo } from "../http/request/request-info.js";
import { clientNetwork } from "./rate-limit.js";

/**
 * Argon2id with 64 MiB and two passes: libsodium's interactive parameters
 * (docs/decisions/010-password-hash-cost.md).
 */
const ARGON2ID = { algorithm: 2, memoryCost: 65_536, timeCost: 2, parallelism: 1 } as const;
const ARGON2ID_PREFIX = "$argon2id$v=19$m=65536,t=2,p=1$";
const BCRYPT = /^\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const BCRYPT_COST_AT_LEAST = 4;

/** Verified for unknown accounts, so that the response time does not reveal them. */
const DUMMY_HASH = `${ARGON2ID_PREFIX}c3RhY2traXQtbm9ib2R5cw$TjABlUUSzfuoNrLnG0lEQ0TqHpFx3lNHVbQRZbMjFzE`;

/**
 * Hashes run on libuv's four threads. More than the processors gain nothing, and one stays free for
 * files and DNS.
 */
const HASHES_AT_ONCE = Math.min(availableParallelism(), 3);
const queue = new FairQueue({
  atOnce: HASHES_AT_ONCE,
  waitMillis: HASHES_WAIT_MILLIS,
  expectedMillis: HASH_EXPECTED_MILLIS,
});

const turnOf = (info: RequestInfo): QueueTurn => ({
  lane: clientNetwork(info) ?? "",
  signal: info.signal,
});

export interface PasswordCheck {
  readonly matches: boolean;
  /** The hash has outdated parameters and should be replaced. */
  readonly outdated: boolean;
}

/** Hashes a password. Throws a plain 503 if the queue is too long. */
export const hashPassword = (info: RequestInfo, password: string): Promise<string> =>
  queue.run(() => hash(password, ARGON2ID), turnOf(info));

/** Compares a password with a hash, or with a dummy in the same time for `null`. */
export async function verifyPassword(
  info: RequestInfo,
  password: string,
  passwordHash: string | null,
): Promise<PasswordCheck> {
  if (passwordHash !== null && BCRYPT.test(passwordHash)) {
    // Only imported hashes are bcrypt.
    const { compare } = await import("bcryptjs");
    return {
      matches: await queue.run(() => compare(password, passwordHash), turnOf(info)),
      outdated: true,
    };
  }
  const matches = await queue.run(() => verify(passwordHash ?? DUMMY_HASH, password), turnOf(info));
  return {
    matches: matches && passwordHash !== null,
    outdated: passwordHash !== null && !passwordHash.startsWith(ARGON2ID_PREFIX),
  };
}

/** Whether an imported hash is acceptable: bcrypt of a bounded cost. */
export function isImportableHash(passwordHash: string): boolean {
  const cost = Number(BCRYPT.exec(passwordHash)?.[1] ?? 0);
  return cost >= BCRYPT_COST_AT_LEAST && cost <= BCRYPT_COST_AT_MOST;
}
