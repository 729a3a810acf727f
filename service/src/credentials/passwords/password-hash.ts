import { availableParallelism } from "node:os";
import { FairQueue, type QueueTurn } from "../../core/fair-queue.js";
import type { HashTurn, PasswordHasher } from "../../http/context/password-hasher.js";
import { isSentByServer } from "../../http/request-info.js";
import { clientNetworks } from "../../limits/rate-limit.js";
import type { PasswordHashCost } from "../../settings/settings.js";

const MAX_BCRYPT_COST = 14;

/** How long a password may wait for hashing before clients give up. */
const HASHES_WAIT_MILLIS = 3000;

/** Estimated duration of a hash until the first is measured. */
const HASH_EXPECTED_MILLIS = 100;

const ARGON2ID = 2;
const BCRYPT = /^\$2[abxy]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const MIN_BCRYPT_COST = 4;

/** Salt and digest of a hash without a known password. */
const DUMMY_DIGEST = "c3RhY2traXQtbm9ib2R5cw$TjABlUUSzfuoNrLnG0lEQ0TqHpFx3lNHVbQRZbMjFzE";

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

const turnOf = ({ info, isKnown = () => isSentByServer(info) }: HashTurn): QueueTurn => ({
  lanes: async () => [
    (await isKnown()) ? "known" : "unknown",
    ...clientNetworks(info)
      .map(({ name }) => name)
      .reverse(),
  ],
  signal: info.signal,
});

type Argon2 = Pick<typeof import("@node-rs/argon2"), "hash" | "verify">;

/** Creates a hasher that hashes by Argon2id and also compares imported hashes. */
export function createPasswordHasher(
  { memoryKib, passes }: PasswordHashCost,
  loadArgon2: () => Promise<Argon2> = () => import("@node-rs/argon2"),
): PasswordHasher {
  const prefix = `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`;
  const options = { algorithm: ARGON2ID, memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  return {
    async hash(turn, password) {
      const argon2 = await loadArgon2();
      return queue.run(() => argon2.hash(password, options), turnOf(turn));
    },
    async verify(turn, password, passwordHash) {
      if (passwordHash !== null && !passwordHash.startsWith("$argon2")) {
        // Most services have no imported hashes, so this is loaded at the first.
        const { verifyImported } = await import("./imported-hash.js");
        const matches = await queue.run(() => verifyImported(password, passwordHash), turnOf(turn));
        return { matches, outdated: true };
      }
      // The response time must not reveal accounts without a password.
      const compared = passwordHash ?? `${prefix}${DUMMY_DIGEST}`;
      const argon2 = await loadArgon2();
      const matches = await queue.run(() => argon2.verify(compared, password), turnOf(turn));
      return {
        matches: matches && passwordHash !== null,
        outdated: passwordHash !== null && !passwordHash.startsWith(prefix),
      };
    },
  };
}

/** Whether an imported hash is acceptable: bcrypt of a bounded cost. */
export function isImportableHash(passwordHash: string): boolean {
  const cost = Number(BCRYPT.exec(passwordHash)?.[1] ?? 0);
  return cost >= MIN_BCRYPT_COST && cost <= MAX_BCRYPT_COST;
}
