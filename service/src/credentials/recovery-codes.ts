import { KnownErrors, RECOVERY_CODE_LENGTH } from "@stackkit/next/protocol/internal";
import { hashOf, randomString } from "../core/random.js";
import type { Database } from "../db/database.js";
import { replaceRecoveryCodes, takeRecoveryCode } from "./recovery-code-table.js";

/** Recovery codes of a user. New ones replace the rest. */
export const RECOVERY_CODE_COUNT = 10;

/** Groups of characters, to copy by hand. */
const GROUP = /.{4}(?=.)/g;

/**
 * Replaces a user's recovery codes and returns the new ones, in groups of four characters. The
 * transaction must have locked the user's row.
 */
export async function createRecoveryCodes(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    randomString(RECOVERY_CODE_LENGTH),
  );
  const hashes = codes.map((code) => recoveryCodeHash(projectId, userId, code));
  await replaceRecoveryCodes(tx, projectId, userId, hashes);
  return codes.map((code) => code.replaceAll(GROUP, "$&-"));
}

/**
 * Uses up a recovery code in the transaction of the sign-in. Throws `INVALID_RECOVERY_CODE` for a
 * wrong or used one.
 */
export async function spendRecoveryCode(
  tx: Database,
  projectId: string,
  userId: string,
  typed: string,
): Promise<void> {
  const hash = recoveryCodeHash(projectId, userId, readTyped(typed));
  if (!(await takeRecoveryCode(tx, projectId, userId, hash)))
    throw new KnownErrors.InvalidRecoveryCode();
}

/** Includes the user, so that one guess can't be compared with all users' codes. */
const recoveryCodeHash = (projectId: string, userId: string, code: string): string =>
  hashOf(["recovery", projectId, userId, code].join("\n"));

/** Corrects what Crockford's base 32 leaves out because people misread it: O, I and L. */
const readTyped = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "")
    .replaceAll("o", "0")
    .replaceAll(/[il]/g, "1");
