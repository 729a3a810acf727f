import { type Selectable, sql } from "kysely";
import type { Database } from "../db/database.js";
import { prepared } from "../db/prepared.js";
import type { Flag } from "../db/tables/columns.js";
import type { SessionTable } from "../db/tables/sign-in.js";

/** Sessions of a user. A further one replaces the least recently used. */
export const MAX_SESSIONS_PER_USER = 200;

/** A row of a session. */
export type StoredSession = Selectable<SessionTable>;

export interface NewSession {
  readonly id: string;
  readonly projectId: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly isImpersonation: Flag;
  readonly actor: string | null;
  readonly deviceId: string | null;
  readonly byTrust: Flag;
  readonly geoInfo: string | null;
  readonly userAgent: string | null;
}

/** Stores a session. */
export const insertSession = prepared<NewSession, never>((db, slot) =>
  db.insertInto("sessions").values({
    project_id: slot("projectId"),
    id: slot("id"),
    user_id: slot("userId"),
    token_hash: slot("tokenHash"),
    created_at: slot("createdAt"),
    expires_at: slot("expiresAt"),
    is_impersonation: slot("isImpersonation"),
    actor: slot("actor"),
    device_id: slot("deviceId"),
    by_trust: slot("byTrust"),
    last_used_at: slot("createdAt"),
    geo_info: slot("geoInfo"),
    user_agent: slot("userAgent"),
  }),
);

/** The fields of a session that its token is checked with. */
export type FoundSession = Pick<StoredSession, "id" | "user_id" | "actor">;

const sessionByToken = prepared<
  { projectId: string; tokenHash: string; now: number },
  FoundSession
>((db, slot) =>
  db
    .selectFrom("sessions")
    .select(["id", "user_id", "actor"])
    .where("token_hash", "=", slot("tokenHash"))
    .where("project_id", "=", slot("projectId"))
    .where("expires_at", ">", slot("now")),
);

/** The active session of a refresh token. */
export const findSessionByToken = async (
  db: Database,
  projectId: string,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> =>
  (await sessionByToken(db, { projectId, tokenHash, now }))[0];

/** A user's active sessions, newest first. */
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

/** A use of a session, recorded with its time and place. */
export interface SessionUse {
  readonly projectId: string;
  readonly tokenHash: string;
  readonly now: number;
  /** The location of use, if known. */
  readonly geoInfo: string | null;
  readonly userAgent: string | null;
}

const recordUse = prepared<SessionUse, FoundSession>((db, slot) =>
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
    .returning(["id", "user_id", "actor"]),
);

/** The active session of a refresh token. Records the time and location of use. */
export const touchSession = async (
  db: Database,
  use: SessionUse,
): Promise<FoundSession | undefined> => (await recordUse(db, use))[0];

/** Whether a session exists and has not expired. */
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
  /** The time of its sign-in. */
  readonly createdAt: number;
  readonly isAnonymous: boolean;
  /** Whether a trusted device took the place of the second factor. */
  readonly byTrust: boolean;
  /** Until when its account's protection stays as it is. */
  readonly pausedUntil: number | null;
}

/** How a user's active session was created. */
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
    .select([
      "sessions.created_at",
      "sessions.by_trust",
      "users.is_anonymous",
      "users.protection_paused_until",
    ])
    .where("sessions.project_id", "=", projectId)
    .where("sessions.user_id", "=", userId)
    .where("sessions.id", "=", id)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
  return (
    row && {
      createdAt: row.created_at,
      isAnonymous: row.is_anonymous === 1,
      byTrust: row.by_trust === 1,
      pausedUntil: row.protection_paused_until,
    }
  );
}

/** Deletes the least recently used sessions above a user's maximum. */
export async function trimSessions(db: Database, projectId: string, userId: string): Promise<void> {
  const surplus = db
    .selectFrom("sessions")
    .select("id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .limit(MAX_SESSIONS_PER_USER)
    .offset(MAX_SESSIONS_PER_USER);
  await db
    .deleteFrom("sessions")
    .where("project_id", "=", projectId)
    .where("id", "in", surplus)
    .execute();
}

/** Ends a user's session. Returns its user and browser if it was active. */
export async function deleteSession(
  db: Database,
  projectId: string,
  userId: string | undefined,
  id: string,
  now: number,
): Promise<Pick<StoredSession, "user_id" | "device_id"> | undefined> {
  let query = db
    .deleteFrom("sessions")
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .where("expires_at", ">", now)
    .returning(["user_id", "device_id"]);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  return query.executeTakeFirst();
}

/** Ends a user's sessions, optionally except one. */
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
