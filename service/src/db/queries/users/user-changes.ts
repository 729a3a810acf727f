import { type Json, KnownErrors } from "@stackkit/next/protocol/internal";
import type { Updateable } from "kysely";
import type { Context } from "../../../runtime/context.js";
import { emitEvent } from "../../../webhooks/emit-event.js";
import type { Database } from "../../database.js";
import type { UserTable } from "../../tables/users.js";
import { deleteCodesAbout } from "../sign-in/verification-codes.js";
import { announceMembershipDeleted, isMember } from "../teams/memberships.js";
import { changePrimaryEmail, type PrimaryEmailChange } from "./primary-email.js";
import { announceUser, lockUser, type User } from "./user-rows.js";
import { refreshSearchText } from "./user-search.js";

/** A partial update of a user. */
export interface UserChange {
  readonly displayName?: string | null | undefined;
  readonly profileImageUrl?: string | null | undefined;
  readonly clientMetadata?: Json | undefined;
  readonly clientReadOnlyMetadata?: Json | undefined;
  readonly serverMetadata?: Json | undefined;
  readonly selectedTeamId?: string | null | undefined;
  readonly primaryEmail?: PrimaryEmailChange | undefined;
  readonly passwordHash?: string | null | undefined;
  readonly otpAuthEnabled?: boolean | undefined;
  /** Sealed base 64; `null` disables the second factor. */
  readonly totpSecret?: string | null | undefined;
  readonly removePasskey?: boolean | undefined;
  readonly isAnonymous?: false | undefined;
  readonly locale?: string | null | undefined;
}

/**
 * Updates a user and emits the event. Throws `USER_NOT_FOUND`, `TEAM_MEMBERSHIP_NOT_FOUND` or
 * `USER_EMAIL_ALREADY_EXISTS`.
 */
export async function updateUser(
  tx: Database,
  context: Context,
  projectId: string,
  id: string,
  change: UserChange,
): Promise<User> {
  if (!(await lockUser(tx, projectId, id))) throw new KnownErrors.UserNotFound();
  const { selectedTeamId, primaryEmail } = change;
  if (selectedTeamId && !(await isMember(tx, projectId, selectedTeamId, id)))
    throw new KnownErrors.TeamMembershipNotFound({ team_id: selectedTeamId, user_id: id });
  if (primaryEmail) await changePrimaryEmail(tx, projectId, id, primaryEmail, context.clock.now());
  const values = valuesOf(change);
  if (Object.keys(values).length > 0)
    await tx
      .updateTable("users")
      .set(values)
      .where("project_id", "=", projectId)
      .where("id", "=", id)
      .execute();
  if (change.displayName !== undefined) await refreshSearchText(tx, projectId, id);
  if (change.removePasskey)
    await tx
      .deleteFrom("passkeys")
      .where("project_id", "=", projectId)
      .where("user_id", "=", id)
      .execute();
  return announceUser(tx, context, projectId, "user.updated", id);
}

const valuesOf = (change: UserChange): Updateable<UserTable> => ({
  ...(change.displayName !== undefined && { display_name: change.displayName || null }),
  ...(change.profileImageUrl !== undefined && { profile_image_url: change.profileImageUrl }),
  ...(change.clientMetadata !== undefined && {
    client_metadata: JSON.stringify(change.clientMetadata),
  }),
  ...(change.clientReadOnlyMetadata !== undefined && {
    client_read_only_metadata: JSON.stringify(change.clientReadOnlyMetadata),
  }),
  ...(change.serverMetadata !== undefined && {
    server_metadata: JSON.stringify(change.serverMetadata),
  }),
  ...(change.selectedTeamId !== undefined && { selected_team_id: change.selectedTeamId }),
  ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
  ...(change.otpAuthEnabled !== undefined && { otp_auth_enabled: change.otpAuthEnabled ? 1 : 0 }),
  ...(change.totpSecret !== undefined && {
    totp_secret: change.totpSecret,
    requires_totp: change.totpSecret === null ? 0 : 1,
    totp_last_step: null,
  }),
  ...(change.isAnonymous !== undefined && { is_anonymous: 0 }),
  ...(change.locale !== undefined && { locale: change.locale }),
});

/** Tables with a user's rows. Codes refer to users as subjects. */
const OWN = [
  "sessions",
  "known_devices",
  "known_networks",
  "authorization_codes",
  "passkeys",
  "oauth_tokens",
  "oauth_accounts",
  "contact_channels",
  "project_permissions",
  "team_permissions",
  "memberships",
] as const;

/** Deletes a user with all their data and emits the event. Throws `USER_NOT_FOUND`. */
export async function deleteUser(
  tx: Database,
  context: Context,
  projectId: string,
  id: string,
): Promise<void> {
  if (!(await lockUser(tx, projectId, id))) throw new KnownErrors.UserNotFound();
  const teams = await tx
    .selectFrom("memberships")
    .select("team_id as id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", id)
    .orderBy("team_id")
    .execute();
  for (const table of OWN)
    await tx
      .deleteFrom(table)
      .where("project_id", "=", projectId)
      .where("user_id", "=", id)
      .execute();
  await deleteCodesAbout(tx, projectId, id);
  await tx.deleteFrom("users").where("project_id", "=", projectId).where("id", "=", id).execute();
  for (const team of teams)
    await announceMembershipDeleted(tx, context, projectId, { teamId: team.id, userId: id });
  await emitEvent(tx, context, projectId, "user.deleted", { id, teams });
}
