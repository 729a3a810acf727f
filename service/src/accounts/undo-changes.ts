import type { CodeData } from "../codes/code-data.js";
import { listProtectionChanges, withdrawCodes } from "../codes/table.js";
import { deleteRecoveryCodes } from "../credentials/recovery-code-table.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import { revokeKeysOf } from "../keys/table.js";
import { forgetNetworks } from "../limits/known-networks.js";
import { endSessions } from "../sessions/sessions.js";
import type { ContactChannel } from "../users/contact-channels.js";
import { OBJECTION_PAUSE_MILLIS, objectionSince } from "../users/former-addresses.js";
import { forgetFormerCredentials, restoreCredentials } from "../users/former-credentials.js";
import { endOpenAttempts } from "../users/open-attempts.js";
import { announceUser } from "../users/user-rows.js";
import { undoAddresses } from "./addresses/undo-addresses.js";

/**
 * Undoes what was announced about an account's protection within two weeks, for the reader of a
 * notice: one change alone would leave the others of the same thief. Ends all sessions and
 * attempts, and pauses such changes for a day. Returns the oldest address that signs in, which
 * is the primary one afterwards. The transaction must have locked the user's row.
 */
export async function undoChanges(
  tx: Database,
  context: Context,
  project: Project,
  userId: string,
): Promise<ContactChannel | undefined> {
  const now = context.clock.now();
  const owner = { projectId: project.id, userId };
  const since = await objectionSince(tx, project.id, userId, now);
  const events = await listProtectionChanges(tx, project.id, userId, since);
  const start = Math.min(now, ...events.map(({ at }) => at));
  const oldest = await undoAddresses(tx, owner, events, start, now);
  await undoCredentials(tx, project, userId, events, { at: start, since });
  await undoMailedCodes(tx, project, userId, events);
  await revokeKeysOf(tx, project.id, userId, now);
  await endOpenAttempts(tx, project.id, userId, now);
  await withdrawCodes(tx, project.id, "protection", userId, now);
  await endSessions(tx, project.id, userId);
  await forgetNetworks(tx, project.id, userId);
  await tx
    .updateTable("users")
    .set({ protection_paused_until: now + OBJECTION_PAUSE_MILLIS })
    .where("project_id", "=", project.id)
    .where("id", "=", userId)
    .execute();
  await announceUser(tx, context, project.id, "user.updated", userId);
  return oldest;
}

type Events = readonly CodeData["protection"][];

/**
 * Removes the password, passkeys, provider accounts and second factor that were added, and gives back
 * the passkeys and provider accounts that were removed.
 */
async function undoCredentials(
  tx: Database,
  project: Project,
  userId: string,
  events: Events,
  lost: { readonly at: number; readonly since: number },
): Promise<void> {
  const start = lost.at;
  const types = new Set(events.map(({ type }) => type));
  const owner = { projectId: project.id, userId };
  const ofUser = { project_id: project.id, user_id: userId };
  if (types.has("passkey_added")) await deleteSince(tx, "passkeys", ofUser, start);
  if (types.has("provider_connected")) {
    await deleteSince(tx, "oauth_tokens", ofUser, start);
    await deleteSince(tx, "oauth_accounts", ofUser, start);
  }
  if (types.has("passkey_removed") || types.has("passkey_added"))
    await restoreCredentials(tx, owner, "passkeys", lost);
  if (types.has("provider_disconnected"))
    await restoreCredentials(tx, owner, "oauth_accounts", lost, providersOf(events));
  await forgetFormerCredentials(tx, owner);
  const hasNewFactor = types.has("second_factor_on");
  if (hasNewFactor || types.has("recovery_codes_created"))
    await deleteRecoveryCodes(tx, project.id, userId);
  const change = {
    ...((types.has("password_changed") || types.has("password_set")) && { password_hash: null }),
    ...(hasNewFactor && { totp_secret: null, requires_totp: 0 as const, totp_last_step: null }),
  };
  if (Object.keys(change).length > 0)
    await tx
      .updateTable("users")
      .set(change)
      .where("project_id", "=", project.id)
      .where("id", "=", userId)
      .execute();
}

const providersOf = (events: Events): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ type, providerId }) =>
      type === "provider_disconnected" && providerId !== undefined ? [providerId] : [],
    ),
  );

const deleteSince = (
  tx: Database,
  table: "passkeys" | "oauth_accounts" | "oauth_tokens",
  { project_id, user_id }: { project_id: string; user_id: string },
  start: number,
) =>
  tx
    .deleteFrom(table)
    .where("project_id", "=", project_id)
    .where("user_id", "=", user_id)
    .where("created_at", ">=", start)
    .execute();

/** Mailed codes are as they were; without passwords they are the way back. */
async function undoMailedCodes(
  tx: Database,
  { id, config }: Project,
  userId: string,
  events: Events,
): Promise<void> {
  const first = events.find(({ type }) => type === "email_codes_on" || type === "email_codes_off");
  if (!first) return;
  const wasOn = first.type === "email_codes_off" || !config.credentialEnabled;
  await tx
    .updateTable("users")
    .set({ otp_auth_enabled: wasOn ? 1 : 0, otp_auth_refused: wasOn ? 0 : 1 })
    .where("project_id", "=", id)
    .where("id", "=", userId)
    .execute();
}
