import { KnownErrors, type Row, type user } from "@stackkit/next/protocol/internal";
import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../db/database.js";
import { ONE } from "../db/literals.js";
import { lockRow } from "../db/lock-row.js";
import { reader, select, selectAs } from "../db/mapping.js";
import { teamColumns } from "../db/mappings/team.js";
import { userColumns } from "../db/mappings/user.js";
import { prepared } from "../db/prepared.js";
import type { UserTable } from "../db/tables/users.js";
import type { Tables } from "../db/tables.js";
import { type EventContext, emitEvent, isHeard } from "../events/emit-event.js";

/** A user as stored, with primary address, ways to sign in and selected team. */
export type User = Row<typeof user>;

/** Selects users by a query over their table alone. */
export type UserSelection = SelectQueryBuilder<Tables, "users", Selectable<UserTable>>;

/** Engines return booleans as 1 and 0 or as such. */
type Truth = number | boolean;

/**
 * Reads a few users with all fields in one statement, in order of sign-up. A user with several
 * provider accounts has several rows. That is cheaper than a second statement, which would need an
 * unbounded list of ids.
 */
export async function readUsers(
  db: Database,
  selection: UserSelection,
  direction: "asc" | "desc" = "asc",
): Promise<User[]> {
  const rows = await joined(db, selection)
    .orderBy(WITHOUT_INDEX, direction)
    .orderBy("u.id", direction)
    .orderBy("o.created_at")
    .orderBy("o.provider_id")
    .execute();
  return foldUsers(rows);
}

/** An expression, so that the engine fetches the few users before it sorts them. */
const WITHOUT_INDEX = sql<number>`"u"."signed_up_at" + 0`;

/** Reads a user, or undefined. */
export const findUser = async (
  db: Database,
  projectId: string,
  id: string,
): Promise<User | undefined> => foldUser(await oneUser(db, { projectId, id }));

/** Locks a user's row until the transaction ends. Returns whether it exists. */
export const lockUser = (tx: Database, projectId: string, id: string): Promise<boolean> =>
  lockRow(tx, "users", { project_id: projectId, id });

/** Emits an event with the user's current state and returns it. */
export async function announceUser(
  tx: Database,
  context: EventContext,
  projectId: string,
  type: "user.created" | "user.updated",
  id: string,
): Promise<User> {
  const found = await findUser(tx, projectId, id);
  if (!found) throw new KnownErrors.UserNotFound();
  await emitEvent(tx, context, projectId, type, found);
  return found;
}

/** Emits the event of a user created in this transaction. */
export async function announceNewUser(
  tx: Database,
  context: EventContext,
  projectId: string,
  id: string,
): Promise<void> {
  if (await isHeard(tx, context, projectId, "user.created"))
    await announceUser(tx, context, projectId, "user.created", id);
}

const joined = (db: Database, selection: UserSelection) =>
  withUserFields(db.selectFrom(selection.as("u")));

/** Adds all fields of users `u` to a query. */
export const withUserFields = (
  users: SelectQueryBuilder<Tables & { u: Selectable<UserTable> }, "u", object>,
) =>
  users
    .leftJoin("contact_channels as c", (join) =>
      join
        .onRef("c.project_id", "=", "u.project_id")
        .onRef("c.user_id", "=", "u.id")
        .on("c.type", "=", "email")
        .on("c.is_primary", "=", ONE),
    )
    .leftJoin("teams as t", (join) =>
      join.onRef("t.project_id", "=", "u.project_id").onRef("t.id", "=", "u.selected_team_id"),
    )
    .leftJoin("oauth_accounts as o", (join) =>
      join.onRef("o.project_id", "=", "u.project_id").onRef("o.user_id", "=", "u.id"),
    )
    .select(select(userColumns, "u"))
    .select(selectAs(teamColumns, "t", "team_"))
    .select([
      "c.value as email",
      "c.is_verified as email_verified",
      "c.used_for_auth as email_for_auth",
      "o.provider_id",
      "o.created_at as account_created_at",
      "o.account_id",
      "o.email as account_email",
    ])
    .select((build) => [
      build("u.password_hash", "is not", null).$castTo<Truth>().as("has_password"),
      build
        .exists(
          build
            .selectFrom("passkeys as p")
            .select("p.credential_id")
            .whereRef("p.project_id", "=", "u.project_id")
            .whereRef("p.user_id", "=", "u.id"),
        )
        .$castTo<Truth>()
        .as("has_passkey"),
    ]);

const oneUser = prepared<{ projectId: string; id: string }, UserRow>((db, slot) =>
  withUserFields(
    db.selectFrom(
      db
        .selectFrom("users")
        .selectAll()
        .where("project_id", "=", slot("projectId"))
        .where("id", "=", slot("id"))
        .as("u"),
    ),
  ),
);

export type UserRow = Awaited<ReturnType<ReturnType<typeof joined>["execute"]>>[number];

/** Merges rows of the same user. */
export function foldUsers(rows: readonly UserRow[]): User[] {
  const users: User[] = [];
  let accounts: User["oauthProviders"] = [];
  for (const row of rows) {
    if (users.at(-1)?.id !== row.id) {
      accounts = [];
      users.push(toUser(row, accounts));
    }
    if (row.provider_id !== null && row.account_id !== null)
      accounts.push({ id: row.provider_id, account_id: row.account_id, email: row.account_email });
  }
  return users;
}

/** Merges the rows of one user in any order, since sorting them is slow. */
export const foldUser = (rows: readonly UserRow[]): User | undefined =>
  foldUsers(rows.length > 1 ? [...rows].sort(byAge) : rows)[0];

const byAge = (a: UserRow, b: UserRow): number =>
  (a.account_created_at ?? 0) - (b.account_created_at ?? 0) ||
  (a.provider_id ?? "").localeCompare(b.provider_id ?? "");

const readUser = reader(userColumns);
const readSelectedTeam = reader(teamColumns, "team_");
type SelectedTeamRow = Parameters<typeof readSelectedTeam>[0];

function toUser(row: UserRow, oauthProviders: User["oauthProviders"]): User {
  const fields = readUser(row);
  const hasPassword = Boolean(row.has_password);
  return {
    primaryEmail: row.email,
    primaryEmailVerified: row.email_verified === 1,
    primaryEmailAuthEnabled: row.email_for_auth === 1,
    hasPassword,
    emailAuthEnabled: hasPassword || fields.otpAuthEnabled,
    passkeyAuthEnabled: Boolean(row.has_passkey),
    oauthProviders,
    actor: null,
    // A team that is being deleted counts as deleted.
    selectedTeamId: row.team_id,
    selectedTeam: row.team_id === null ? null : readSelectedTeam(row as SelectedTeamRow),
    // Last: V8 adds to a spread object much more slowly than it spreads into a literal.
    ...fields,
  };
}
