import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { MAX_CLAIMS_PER_ADDRESS } from "../core/limits.js";
import { hashOf } from "../core/random.js";
import type { Database } from "../db/database.js";
import { countInWindows } from "../limits/counters.js";
import type { CredentialsByEmail } from "./credentials.js";

const LOCK_KEPT_MILLIS = 60_000;

/**
 * Serializes sign-ups with one address until the transaction ends. Unverified addresses have no
 * unique index, so it locks a counter row, which works on both engines.
 */
export async function lockAddress(
  tx: Database,
  projectId: string,
  canonical: string,
  now: number,
): Promise<void> {
  const key = hashOf(["address", projectId, canonical].join("\n"));
  await countInWindows(tx, [{ key, windowStart: now, expiresAt: now + LOCK_KEPT_MILLIS }]);
}

/**
 * Frees a place for another account that claims an address, by removing the newest excess claims.
 * The oldest stay, so that a flood of sign-ups displaces only itself.
 */
export async function makeRoomForClaim(
  tx: Database,
  projectId: string,
  claims: readonly CredentialsByEmail[],
): Promise<void> {
  for (const { userId, email } of claims.slice(MAX_CLAIMS_PER_ADDRESS - 1)) {
    await tx
      .updateTable("contact_channels")
      .set({ used_for_auth: 0 })
      .where("project_id", "=", projectId)
      .where("user_id", "=", userId)
      .where("type", "=", "email")
      .where("canonical", "=", canonicalEmail(email))
      .execute();
  }
}

/** Ends other accounts' claims to an address that one account has verified. */
export async function endOtherClaims(
  tx: Database,
  projectId: string,
  canonical: string,
  holderId: string,
): Promise<void> {
  await tx
    .updateTable("contact_channels")
    .set({ used_for_auth: 0 })
    .where("project_id", "=", projectId)
    .where("type", "=", "email")
    .where("canonical", "=", canonical)
    .where("user_id", "!=", holderId)
    .where("is_verified", "=", 0)
    .where("used_for_auth", "=", 1)
    .execute();
}
