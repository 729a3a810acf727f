import type { Database } from "../db/database.js";
import { endOpenAttempts } from "./open-attempts.js";
import { refreshSearchText } from "./user-search.js";

/** Sign-in methods besides password and addresses. */
const WAYS_IN = [
  "passkeys",
  "recovery_codes",
  "oauth_accounts",
  "oauth_tokens",
  "sessions",
  "device_ids",
  "known_devices",
] as const;

/**
 * Removes all sign-in methods except one address, for the owner of that address: a stranger may
 * have signed up with it and added them. The transaction must have locked the user's row.
 */
export async function reclaimAccount(
  tx: Database,
  projectId: string,
  userId: string,
  channelId: string,
  now: number,
): Promise<void> {
  await endOpenAttempts(tx, projectId, userId, now);
  for (const table of WAYS_IN)
    await tx
      .deleteFrom(table)
      .where("project_id", "=", projectId)
      .where("user_id", "=", userId)
      .execute();
  await tx
    .deleteFrom("contact_channels")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("id", "!=", channelId)
    .execute();
  await tx
    .updateTable("users")
    .set({
      password_hash: null,
      otp_auth_enabled: 0,
      totp_secret: null,
      requires_totp: 0,
      totp_last_step: null,
    })
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .execute();
  await refreshSearchText(tx, projectId, userId);
}
