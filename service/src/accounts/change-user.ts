import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Updateable } from "kysely";
import { deleteCodesAbout, withdrawCodes } from "../codes/table.js";
import { hashOf } from "../core/random.js";
import { deleteRecoveryCodes } from "../credentials/recovery-code-table.js";
import type { Database } from "../db/database.js";
import { type Change, update } from "../db/mapping.js";
import { userFields, userHidden, userState } from "../db/mappings/user.js";
import type { UserTable } from "../db/tables/users.js";
import { type EventContext, emitEvent } from "../events/emit-event.js";
import { revokeKeysOfMember } from "../keys/table.js";
import { isMember } from "../permissions/is-member.js";
import { pauseJobsOf, revokeAgentKeysOf } from "../projects/administrators-work.js";
import { ALL_PROJECTS, INTERNAL, removeRoles } from "../projects/project-owners.js";
import { listProjectIds } from "../projects/projects.js";
import { endActing } from "../sessions/acting.js";
import { endTrust } from "../sessions/trusted-devices.js";
import { announceMembershipDeleted } from "../teams/memberships.js";
import { removeCredentials } from "../users/former-credentials.js";
import { changePrimaryEmail, type PrimaryEmailChange } from "../users/primary-email.js";
import { announceUser, lockUser, type User } from "../users/user-rows.js";
import { refreshSearchText } from "../users/user-search.js";
import { deleteSuspendedRows, PASSWORD } from "./suspended/table.js";

/** A partial update of a user. */
export interface UserChange extends Change<typeof userFields & typeof userHidden> {
  readonly primaryEmail?: PrimaryEmailChange | undefined;
  readonly removePasskey?: boolean | undefined;
}

/**
 * Updates a user and emits the event. Throws `USER_NOT_FOUND`, `TEAM_MEMBERSHIP_NOT_FOUND` or
 * `USER_EMAIL_ALREADY_EXISTS`.
 */
export async function updateUser(
  tx: Database,
  context: EventContext,
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
  if (change.passwordHash !== undefined) {
    await deleteSuspendedRows(tx, projectId, id, PASSWORD);
    for (const kind of OF_EARLIER_PASSWORD)
      await withdrawCodes(tx, projectId, kind, id, context.clock.now());
  }
  if (change.passwordHash !== undefined || change.totpSecret !== undefined)
    await endTrust(tx, projectId, id);
  // A new secret often replaces a lost or stolen device, which may hold the codes.
  if (change.totpSecret !== undefined) await deleteRecoveryCodes(tx, projectId, id);
  if (change.removePasskey)
    await removeCredentials(tx, { projectId, userId: id }, "passkeys", context.clock.now());
  return announceUser(tx, context, projectId, "user.updated", id);
}

/** Codes of sign-ins by the earlier password, and of resets that were requested before. */
const OF_EARLIER_PASSWORD = ["password_reset", "mfa_attempt", "confirmation"] as const;

const valuesOf = (change: UserChange): Updateable<UserTable> => ({
  ...update(userFields, change),
  ...update(userHidden, change),
  ...(change.otpAuthEnabled !== undefined &&
    update(userState, { otpAuthRefused: !change.otpAuthEnabled })),
  // A secret switches the second factor on, and null switches it off.
  ...(change.totpSecret !== undefined && {
    ...update(userState, { isMultiFactorRequired: change.totpSecret !== null }),
    totp_last_step: null,
  }),
});

/** Tables with a user's rows. Codes refer to users as subjects. */
const OWN = [
  "auth_events",
  "sessions",
  "device_ids",
  "known_devices",
  "known_networks",
  "authorization_codes",
  "passkeys",
  "recovery_codes",
  "owner_keys",
  "oauth_tokens",
  "oauth_accounts",
  "contact_channels",
  "former_addresses",
  "former_credentials",
  "project_permissions",
  "team_permissions",
  "team_join_requests",
  "memberships",
  "suspended_rows",
  "name_parts",
  "notification_opt_outs",
] as const;

/**
 * Deletes a user with all their data and emits the event. Throws `USER_NOT_FOUND`, or an error in
 * words for the only owner of all projects.
 */
export async function deleteUser(
  tx: Database,
  context: EventContext,
  projectId: string,
  id: string,
): Promise<void> {
  if (projectId === INTERNAL) await removeRoles(tx, id);
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
  if (projectId === INTERNAL) await endAdministration(tx, id, context.clock.now());
  await revokeKeysOfMember(tx, projectId, id, context.clock.now());
  await deleteCodesAbout(tx, projectId, id);
  const { signed_up_at } = await tx
    .deleteFrom("users")
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .returning("signed_up_at")
    .executeTakeFirstOrThrow();
  const deleted_at = context.clock.now();
  await tx
    .insertInto("deleted_users")
    .values({ project_id: projectId, id_hash: hashOf(id), deleted_at, signed_up_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const team of teams)
    await announceMembershipDeleted(tx, context, projectId, { teamId: team.id, userId: id });
  await emitEvent(tx, context, projectId, "user.deleted", { id, teams });
}

/** Ends what an administrator left behind in all projects. */
async function endAdministration(tx: Database, id: string, now: number): Promise<void> {
  const projectIds = await listProjectIds(tx);
  await endActing(tx, projectIds, id, now);
  await pauseJobsOf(tx, projectIds, id, now);
  await revokeAgentKeysOf(tx, ALL_PROJECTS, id, now);
}
