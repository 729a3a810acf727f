import type { Selectable } from "kysely";
import type { Database } from "../open.js";
import { prepared } from "../prepared.js";
import type { SessionTable } from "../tables.js";

export type StoredSession = Selectable<SessionTable>;

export interface NewSession {
  readonly id: string;
  readonly projectId: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isImpersonation: boolean;
  readonly geoInfo: string | null;
  readonly userAgent: string | null;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      project_id: session.projectId,
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      is_impersonation: session.isImpersonation ? 1 : 0,
      last_used_at: session.createdAt,
      geo_info: session.geoInfo,
      user_agent: session.userAgent,
    })
    .execute();
}

/** A session as far as it is asked for by its token. */
export type FoundSession = Pick<StoredSession, "id" | "user_id">;

const sessionByToken = prepared<{ projectId: string; tokenHash: string; now: number }, FoundSession>((db, slot) =>
  db.selectFrom("sessions").select(["id", "user_id"]).where("token_hash", "=", slot("tokenHash")).where("project_id", "=", slot("projectId")).where("expires_at", ">", slot("now")),
);

/** The living session of a refresh token. */
export const findSessionByToken = async (db: Database, projectId: string, tokenHash: string, now: number): Promise<FoundSession | undefined> =>
  (await sessionByToken(db, { projectId, tokenHash, now }))[0];

/** The living sessions of a user, newest first. */
export const listSessions = (db: Database, projectId: string, userId: string, now: number): Promise<StoredSession[]> =>
  db
    .selectFrom("sessions")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

/** Notes where and when a session was last used. Says whether it still lives. */
export async function touchSession(db: Database, session: { projectId: string; id: string; at: number; geoInfo: string | null; userAgent: string | null }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ last_used_at: session.at, ...(session.geoInfo === null ? {} : { geo_info: session.geoInfo }), ...(session.userAgent === null ? {} : { user_agent: session.userAgent }) })
    .where("project_id", "=", session.projectId)
    .where("id", "=", session.id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a session of a user. Says whether it lived. */
export async function deleteSession(db: Database, projectId: string, userId: string, id: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of a user, save one. */
export async function deleteSessions(db: Database, projectId: string, userId: string, exceptId?: string): Promise<void> {
  let query = db.deleteFrom("sessions").where("project_id", "=", projectId).where("user_id", "=", userId);
  if (exceptId !== undefined) query = query.where("id", "!=", exceptId);
  await query.execute();
}
