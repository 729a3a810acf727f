import type { Selectable } from "kysely";
import type { Database } from "../db/database.js";
import type { CliLoginTable } from "../db/tables/sign-in.js";

export type StoredCliLogin = Selectable<CliLoginTable>;

export interface NewCliLogin {
  readonly pollingHash: string;
  readonly loginHash: string;
  readonly projectId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export async function insertCliLogin(db: Database, login: NewCliLogin): Promise<void> {
  await db
    .insertInto("cli_logins")
    .values({
      polling_hash: login.pollingHash,
      login_hash: login.loginHash,
      project_id: login.projectId,
      refresh_token: null,
      created_at: login.createdAt,
      expires_at: login.expiresAt,
      used_at: null,
    })
    .execute();
}

export const findCliLogin = (
  db: Database,
  projectId: string,
  pollingHash: string,
): Promise<StoredCliLogin | undefined> =>
  db
    .selectFrom("cli_logins")
    .selectAll()
    .where("polling_hash", "=", pollingHash)
    .where("project_id", "=", projectId)
    .executeTakeFirst();

/** Stores a session in a pending login. Returns false if it was completed before. */
export async function completeCliLogin(
  db: Database,
  projectId: string,
  loginHash: string,
  sealedRefreshToken: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cli_logins")
    .set({ refresh_token: sealedRefreshToken })
    .where("login_hash", "=", loginHash)
    .where("project_id", "=", projectId)
    .where("expires_at", ">", now)
    .where("refresh_token", "is", null)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Takes a completed login. Only one of several polls succeeds; the tokens are not stored
 * afterwards.
 */
export async function takeCliLogin(
  db: Database,
  pollingHash: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cli_logins")
    .set({ used_at: now, refresh_token: null })
    .where("polling_hash", "=", pollingHash)
    .where("used_at", "is", null)
    .where("refresh_token", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
