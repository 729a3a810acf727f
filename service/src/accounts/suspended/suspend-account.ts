import type { Database } from "../../db/database.js";
import type { Context } from "../../http/context.js";
import { revokeKeysOf } from "../../keys/table.js";
import { deleteMember, sharedMemberships } from "../../teams/memberships.js";
import { endOpenAttempts } from "../../users/open-attempts.js";
import { refreshSearchText } from "../../users/user-search.js";
import {
  insertSuspendedRows,
  PASSWORD,
  providerLookup,
  SECOND_FACTOR,
  type SuspendedRow,
} from "./table.js";

/** Tables whose rows are ways in, and the key that a sign-in finds them by. */
const WAYS_IN = {
  passkeys: (row) => String(row.credential_id),
  recovery_codes: () => null,
  oauth_accounts: (row) => providerLookup(String(row.provider_id), String(row.account_id)),
  oauth_tokens: () => null,
  sessions: () => null,
} as const satisfies Partial<
  Record<SuspendedRow["source"], (row: Readonly<Record<string, unknown>>) => string | null>
>;

/** What is known of a stranger's browsers must not help them later. */
const FORGOTTEN = ["device_ids", "known_devices", "known_networks"] as const;

/**
 * Sets aside all that an account had before its address was proved, except that address: a stranger
 * may have signed up with it. The rows leave their tables, so no query can accept them by mistake,
 * until `confirmSuspended` puts them back. The transaction must have locked the user's row. Returns
 * whether there was anything.
 */
export async function suspendAccount(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
  channelId: string,
): Promise<boolean> {
  const now = context.clock.now();
  await endOpenAttempts(tx, projectId, userId, now, channelId);
  // An owner who gets the access back makes new ones.
  await revokeKeysOf(tx, projectId, userId, now);
  const rows = [
    ...(await takeCredentials(tx, projectId, userId)),
    ...(await takeWaysIn(tx, projectId, userId)),
    ...(await takeAddresses(tx, projectId, userId, channelId)),
    ...(await takeMemberships(tx, context, projectId, userId)),
  ];
  for (const table of FORGOTTEN) await ofUser(tx, table, projectId, userId).execute();
  await insertSuspendedRows(tx, projectId, userId, rows, now);
  await refreshSearchText(tx, projectId, userId);
  return rows.length > 0;
}

/**
 * Sets aside what signs in to an anonymous account, since an earlier user of the browser may have
 * added it. The person who signs up brings a way in of their own. The transaction must have locked
 * the user's row.
 */
export async function suspendWaysIn(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
): Promise<void> {
  const now = context.clock.now();
  await endOpenAttempts(tx, projectId, userId, now);
  const rows = [
    ...(await takeCredentials(tx, projectId, userId)),
    ...(await takeWaysIn(tx, projectId, userId)),
    ...(await takeAddresses(tx, projectId, userId)),
  ];
  await insertSuspendedRows(tx, projectId, userId, rows, now);
}

const ofUser = (
  tx: Database,
  table: keyof typeof WAYS_IN | (typeof FORGOTTEN)[number],
  projectId: string,
  userId: string,
) => tx.deleteFrom(table).where("project_id", "=", projectId).where("user_id", "=", userId);

async function takeCredentials(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<SuspendedRow[]> {
  const user = await tx
    .selectFrom("users")
    .select(["password_hash", "requires_totp", "totp_secret", "totp_last_step"])
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) return [];
  const { password_hash, ...secondFactor } = user;
  await tx
    .updateTable("users")
    .set({
      password_hash: null,
      otp_auth_enabled: 0,
      otp_auth_refused: 0,
      totp_secret: null,
      requires_totp: 0,
      totp_last_step: null,
    })
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .execute();
  const rows: SuspendedRow[] = [];
  if (password_hash !== null)
    rows.push({ source: "users", lookup: PASSWORD, row: { password_hash } });
  if (secondFactor.totp_secret !== null)
    rows.push({ source: "users", lookup: SECOND_FACTOR, row: secondFactor });
  return rows;
}

async function takeWaysIn(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<SuspendedRow[]> {
  const rows: SuspendedRow[] = [];
  for (const source of Object.keys(WAYS_IN) as (keyof typeof WAYS_IN)[]) {
    const taken: Record<string, unknown>[] = await ofUser(tx, source, projectId, userId)
      .returningAll()
      .execute();
    for (const row of taken) rows.push({ source, lookup: WAYS_IN[source](row), row });
  }
  return rows;
}

async function takeAddresses(
  tx: Database,
  projectId: string,
  userId: string,
  exceptId = "",
): Promise<SuspendedRow[]> {
  const taken = await tx
    .deleteFrom("contact_channels")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("id", "!=", exceptId)
    .returningAll()
    .execute();
  return taken.map((row) => ({
    source: "contact_channels" as const,
    lookup: null,
    // The proved address is primary from now on.
    row: { ...row, is_primary: 0 },
  }));
}

async function takeMemberships(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
): Promise<SuspendedRow[]> {
  const memberships = await sharedMemberships(tx, projectId, userId)
    .selectAll()
    .orderBy("own.team_id")
    .execute();
  const rows: SuspendedRow[] = [];
  for (const membership of memberships) {
    const permissions = await tx
      .selectFrom("team_permissions")
      .select("permission_id")
      .where("project_id", "=", projectId)
      .where("team_id", "=", membership.team_id)
      .where("user_id", "=", userId)
      .execute();
    await deleteMember(tx, context, projectId, membership.team_id, userId);
    const row = { ...membership, permissions: permissions.map((one) => one.permission_id) };
    rows.push({ source: "memberships", lookup: null, row });
  }
  return rows;
}
