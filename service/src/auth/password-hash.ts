import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { BCRYPT_COST_AT_MOST } from "@stackkit/next/protocol";
import { FairQueue, type QueueTurn } from "../core/fair-queue.js";
import { HASH_EXPECTED_MILLIS, HASHES_WAIT_MILLIS } from "../core/limits.js";
import type { RequestInfo } from "../http/request/request-info.js";
import { clientNetwork } from "./rate-limit.js";

/** Argon2id with 64 MiB, twice over: what libsodium recommends for a sign-in that somebody waits for (docs/decisions/016-password-hash-cost.md). */
const ARGON2ID = { algorithm: 2, memoryCost: 65_536, timeCost: 2, parallelism: 1 } as const;
const ARGON2ID_PREFIX = "$argon2id$v=19$m=65536,t=2,p=1$";
const BCRYPT = /^\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const BCRYPT_COST_AT_LEAST = 4;

/** A hash that no password has, made with the same cost: verified where there is none, so that both take the same time. */
const DUMMY_HASH = `${ARGON2ID_PREFIX}c3RhY2traXQtbm9ib2R5cw$TjABlUUSzfuoNrLnG0lEQ0TqHpFx3lNHVbQRZbMjFzE`;

/** Hashes run on Node's four threads beside the engine: more than there are processors gain nothing, and one is left for files and names of hosts. */
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
  /** The hash is of an older kind: now that the password is known, it is to be made anew. */
  readonly outdated: boolean;
}

/** Hashes a password for a request, if the request does not have to wait too long. */
export const hashPassword = (info: RequestInfo, password: string): Promise<string> =>
  queue.run(() => hash(password, ARGON2ID), turnOf(info));

/** Compares a password with a hash, `null` where there is none. Takes about the same time either way. */
export async function verifyPassword(
  info: RequestInfo,
  password: string,
  passwordHash: string | null,
): Promise<PasswordCheck> {
  if (passwordHash !== null && BCRYPT.test(passwordHash)) {
    // Only hashes that were brought along from elsewhere are of this kind.
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

/** Whether a hash that was made elsewhere can be taken over: bcrypt of a cost that a sign-in can bear. */
export function isImportableHash(passwordHash: string): boolean {
  const cost = Number(BCRYPT.exec(passwordHash)?.[1] ?? 0);
  return cost >= BCRYPT_COST_AT_LEAST && cost <= BCRYPT_COST_AT_MOST;
}
