import type { Updateable } from "kysely";
import type { Database } from "../../db/database.js";
import type { UserTable } from "../../db/tables/users.js";
import { emitEvent } from "../../events/emit-event.js";
import type { Context } from "../../http/context.js";
import { grantTeamPermissions } from "../../permissions/grants.js";
import { trimSessions } from "../../sessions/table.js";
import { MAX_TEAMS_PER_USER } from "../../teams/memberships.js";
import { lockTeam } from "../../teams/teams.js";
import { MAX_CHANNELS_PER_USER } from "../../users/change-channels.js";
import { announceUser, lockUser } from "../../users/user-rows.js";
import { refreshSearchText } from "../../users/user-search.js";
import {
  deleteSuspendedRows,
  listSuspendedRows,
  PASSWORD,
  SECOND_FACTOR,
  type SuspendedRow,
} from "./table.js";

type Row = Readonly<Record<string, unknown>>;

/**
 * Puts back what a proof from an unknown browser set aside, once the owner of the address has
 * confirmed it. What the account has gained since stays, and rows that no longer fit are dropped.
 * Locks the teams and the user. Returns whether there was anything.
 */
export async function confirmSuspended(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
): Promise<boolean> {
  const teams = (await listSuspendedRows(tx, projectId, userId)).flatMap(({ source, row }) =>
    source === "memberships" ? [String(row.team_id)] : [],
  );
  const existing = new Set<string>();
  for (const id of teams.sort()) if (await lockTeam(tx, projectId, id)) existing.add(id);
  if (!(await lockUser(tx, projectId, userId))) return false;
  // Read again: another request may have confirmed them before the lock.
  const rows = await listSuspendedRows(tx, projectId, userId);
  if (rows.length === 0) return false;
  const of = (source: SuspendedRow["source"]) => rows.filter((row) => row.source === source);
  const hasSecondFactor = await restoreCredentials(tx, projectId, userId, of("users"));
  if (hasSecondFactor) await insertRows(tx, "recovery_codes", of("recovery_codes"));
  await insertRows(tx, "passkeys", of("passkeys"));
  await restoreProviders(tx, projectId, userId, of("oauth_accounts"), of("oauth_tokens"));
  const now = context.clock.now();
  await insertRows(
    tx,
    "sessions",
    of("sessions").filter(({ row }) => Number(row.expires_at) > now),
  );
  await trimSessions(tx, projectId, userId);
  const room = MAX_CHANNELS_PER_USER - (await countOf(tx, "contact_channels", projectId, userId));
  await insertRows(tx, "contact_channels", of("contact_channels").slice(0, Math.max(0, room)));
  await refreshSearchText(tx, projectId, userId);
  await restoreMemberships(tx, context, projectId, userId, {
    rows: of("memberships").map(({ row }) => row),
    existing,
  });
  await deleteSuspendedRows(tx, projectId, userId);
  await announceUser(tx, context, projectId, "user.updated", userId);
  return true;
}

/** Restores the password and the second factor where the account has none. */
async function restoreCredentials(
  tx: Database,
  projectId: string,
  userId: string,
  rows: readonly SuspendedRow[],
): Promise<boolean> {
  const restore = async (lookup: string, missing: "password_hash" | "totp_secret") => {
    const found = rows.findLast((row) => row.lookup === lookup);
    if (!found) return false;
    const { numUpdatedRows } = await tx
      .updateTable("users")
      .set(found.row as Updateable<UserTable>)
      .where("project_id", "=", projectId)
      .where("id", "=", userId)
      .where(missing, "is", null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };
  await restore(PASSWORD, "password_hash");
  return restore(SECOND_FACTOR, "totp_secret");
}

/** Restores accounts of providers that the user has not connected since, with their tokens. */
async function restoreProviders(
  tx: Database,
  projectId: string,
  userId: string,
  accounts: readonly SuspendedRow[],
  tokens: readonly SuspendedRow[],
): Promise<void> {
  const connected = await tx
    .selectFrom("oauth_accounts")
    .select("provider_id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .execute();
  const taken = new Set(connected.map(({ provider_id }) => provider_id));
  const isFree = ({ row }: SuspendedRow) => !taken.has(String(row.provider_id));
  const restored = await insertRows(tx, "oauth_accounts", accounts.filter(isFree));
  const back = new Set(restored.map((row) => String(row.provider_id)));
  await insertRows(
    tx,
    "oauth_tokens",
    tokens.filter(({ row }) => back.has(String(row.provider_id))),
  );
}

async function restoreMemberships(
  tx: Database,
  context: Context,
  projectId: string,
  userId: string,
  { rows, existing }: { rows: readonly Row[]; existing: ReadonlySet<string> },
): Promise<void> {
  let room = MAX_TEAMS_PER_USER - (await countOf(tx, "memberships", projectId, userId));
  for (const { permissions, ...row } of rows) {
    const teamId = String(row.team_id);
    if (!existing.has(teamId) || room <= 0) continue;
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("memberships")
      .values(row as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) continue;
    room--;
    const member = { teamId, userId };
    await emitEvent(tx, context, projectId, "team_membership.created", member);
    await grantTeamPermissions(tx, context, projectId, member, permissions as string[]);
  }
}

/** Inserts the rows whose keys are still free, and returns these. */
async function insertRows(
  tx: Database,
  table: Exclude<SuspendedRow["source"], "users" | "memberships">,
  rows: readonly SuspendedRow[],
): Promise<Row[]> {
  const inserted: Row[] = [];
  for (const { row } of rows) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto(table)
      .values(row as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) inserted.push(row);
  }
  return inserted;
}

async function countOf(
  tx: Database,
  table: "contact_channels" | "memberships",
  projectId: string,
  userId: string,
): Promise<number> {
  const { rows } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("rows"))
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(rows);
}
