import { type Selectable, sql } from "kysely";
import { SESSIONS_OF_USER_AT_MOST } from "../../../core/limits.js";
import type { Database } from "../../database.js";
import { prepared } from "../../prepared.js";
import type { Flag } from "../../tables/columns.js";
import type { SessionTable } from "../../tables/sign-in.js";

export type StoredSession = Selectable<SessionTable>;

export interface NewSession {
  readonly id: string;
  readonly projectId: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isImpersonation: Flag;
  readonly geoInfo: string | null;
  readonly userAgent: string | null;
}

const addSession = prepared<NewSession, never>((db, slot) =>
  db.insertInto("sessions").values({
    project_id: slot("projectId"),
    id: slot("id"),
    user_id: slot("userId"),
    token_hash: slot("tokenHash"),
    created_at: slot("createdAt"),
    expires_at: slot("expiresAt"),
    is_impersonation: slot("isImpersonation"),
    last_used_at: slot("createdAt"),
    geo_info: slot("geoInfo"),
    user_agent: slot("userAgent"),
  }),
);

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await addSession(db, session);
}

/** A session as far as it is asked for by its token. */
export type FoundSession = Pick<StoredSession, "id" | "user_id">;

const sessionByToken = prepared<
  { projectId: string; tokenHash: string; now: number },
  FoundSession
>((db, slot) =>
  db
    .selectFrom("sessions")
    .select(["id", "user_id"])
    .where("token_hash", "=", slot("tokenHash"))
    .where("project_id", "=", slot("projectId"))
    .where("expires_at", ">", slot("now")),
);

/** The living session of a refresh token. */
export const findSessionByToken = async (
  db: Database,
  projectId: string,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> =>
  (await sessionByToken(db, { projectId, tokenHash, now }))[0];

/** The living sessions of a user, newest first. */
export const listSessions = (
  db: Database,
  projectId: string,
  userId: string,
  now: number,
): Promise<StoredSession[]> =>
  db
    .selectFrom("sessions")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

export interface SessionUse {
  readonly projectId: string;
  readonly tokenHash: string;
  readonly now: number;
  /** Where it is used, as far as that is known. */
  readonly geoInfo: string | null;
  readonly userAgent: string | null;
}

const touchSession = prepared<SessionUse, FoundSession>((db, slot) =>
  db
    .updateTable("sessions")
    .set({
      last_used_at: slot("now"),
      geo_info: sql<string | null>`coalesce(${slot("geoInfo")}, geo_info)`,
      user_agent: sql<string | null>`coalesce(${slot("userAgent")}, user_agent)`,
    })
    .where("token_hash", "=", slot("tokenHash"))
    .where("project_id", "=", slot("projectId"))
    .where("expires_at", ">", slot("now"))
    .returning(["id", "user_id"]),
);

/** The living session of a refresh token, with a note of where and when it was used. */
export const useSession = async (
  db: Database,
  use: SessionUse,
): Promise<FoundSession | undefined> => (await touchSession(db, use))[0];

/** Whether a session of a user has neither ended nor expired. */
export async function isSessionAlive(
  db: Database,
  projectId: string,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("sessions")
    .select("id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

interface SessionOrigin {
  /** When it was signed in to. */
  readonly createdAt: number;
  readonly isAnonymous: boolean;
}

/** How a living session of a user began. */
export async function findSessionOrigin(
  db: Database,
  projectId: string,
  userId: string,
  id: string,
  now: number,
): Promise<SessionOrigin | undefined> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", (join) =>
      join
        .onRef("users.project_id", "=", "sessions.project_id")
        .onRef("users.id", "=", "sessions.user_id"),
    )
    .select(["sessions.created_at", "users.is_anonymous"])
    .where("sessions.project_id", "=", projectId)
    .where("sessions.user_id", "=", userId)
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
  return row && { createdAt: row.created_at, isAnonymous: row.is_anonymous === 1 };
}

/** Ends the sessions that were used the longest ago, if a user has more than allowed. */
export async function trimSessions(db: Database, projectId: string, userId: string): Promise<void> {
  const surplus = db
    .selectFrom("sessions")
    .select("id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .limit(SESSIONS_OF_USER_AT_MOST)
    .offset(SESSIONS_OF_USER_AT_MOST);
  await db
    .deleteFrom("sessions")
    .where("project_id", "=", projectId)
    .where("id", "in", surplus)
    .execute();
}

/** Ends a session of a user. Says whether it lived. */
export async function deleteSession(
  db: Database,
  projectId: string,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
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
export async function deleteSessions(
  db: Database,
  projectId: string,
  userId: string,
  exceptId?: string,
): Promise<void> {
  let query = db
    .deleteFrom("sessions")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId);
  if (exceptId !== undefined) query = query.where("id", "!=", exceptId);
  await query.execute();
}
