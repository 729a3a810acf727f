import { sql } from "kysely";
import { DAY } from "../core/time.js";
import type { Database } from "../db/database.js";
import { readUsers, type User } from "../users/user-rows.js";

/** New users per day, by number of days since the epoch. */
export async function countSignUps(
  db: Database,
  projectId: string,
  since: number,
): Promise<Map<number, number>> {
  // Subtracts the remainder, since not all engines divide integers to integers.
  const day = sql<number>`(signed_up_at - signed_up_at % ${sql.lit(DAY)}) / ${sql.lit(DAY)}`;
  const rows = await db
    .selectFrom("users")
    .select([day.as("day"), (build) => build.fn.countAll<number>().as("count")])
    .where("project_id", "=", projectId)
    .where("signed_up_at", ">=", since)
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day, count }) => [Number(day), Number(count)]));
}

/** Active users per day, `YYYY-MM-DD`. */
export async function countActive(
  db: Database,
  projectId: string,
  firstDay: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("activity")
    .select(["day", (build) => build.fn.countAll<number>().as("count")])
    .where("project_id", "=", projectId)
    .where("day", ">=", firstDay)
    .groupBy("day")
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

/** Users by country of their last activity. */
export async function countCountries(
  db: Database,
  projectId: string,
  firstDay: string,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("activity as seen")
    .select(["seen.country", (build) => build.fn.countAll<number>().as("count")])
    .where("seen.project_id", "=", projectId)
    .where("seen.day", ">=", firstDay)
    .where("seen.country", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("activity as later")
            .select("later.day")
            .where("later.project_id", "=", projectId)
            .whereRef("later.user_id", "=", "seen.user_id")
            .whereRef("later.day", ">", "seen.day")
            .where("later.country", "is not", null),
        ),
      ),
    )
    .groupBy("seen.country")
    .execute();
  return Object.fromEntries(rows.map(({ country, count }) => [country, Number(count)]));
}

/** How many users sign in by a method. */
export interface MethodCount {
  readonly method: string;
  readonly count: number;
}

/** Users per sign-in method, most used first. */
export async function countMethods(db: Database, projectId: string): Promise<MethodCount[]> {
  const users = () =>
    db
      .selectFrom("users")
      .select((build) => build.fn.countAll<number>().as("count"))
      .where("project_id", "=", projectId);
  const passwords = await users().where("password_hash", "is not", null).executeTakeFirst();
  const codes = await users().where("otp_auth_enabled", "=", 1).executeTakeFirst();
  const passkeys = await db
    .selectFrom("passkeys")
    .select((build) => build.fn.count<number>("user_id").distinct().as("count"))
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  const accounts = await db
    .selectFrom("oauth_accounts")
    .select(["provider_id", (build) => build.fn.countAll<number>().as("count")])
    .where("project_id", "=", projectId)
    .groupBy("provider_id")
    .execute();
  const counts = [
    { method: "password", count: Number(passwords?.count ?? 0) },
    { method: "otp", count: Number(codes?.count ?? 0) },
    { method: "passkey", count: Number(passkeys?.count ?? 0) },
    ...accounts.map(({ provider_id, count }) => ({ method: provider_id, count: Number(count) })),
  ];
  return counts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.method < b.method ? -1 : 1));
}

/** The users who signed up last, newest first. */
export const newestUsers = (db: Database, projectId: string, most: number): Promise<User[]> =>
  readUsers(
    db,
    db
      .selectFrom("users")
      .selectAll()
      .where("project_id", "=", projectId)
      .orderBy("signed_up_at", "desc")
      .orderBy("id", "desc")
      .limit(most),
    "desc",
  );

/** Recently active users, latest first. */
export async function lastActiveUsers(
  db: Database,
  projectId: string,
  most: number,
): Promise<User[]> {
  const users = await readUsers(
    db,
    db
      .selectFrom("users")
      .selectAll()
      .where("project_id", "=", projectId)
      .orderBy("last_active_at", "desc")
      .orderBy("id")
      .limit(most),
  );
  return users.sort((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime());
}
