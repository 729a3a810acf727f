import type { Database } from "../db/database.js";
import type { AccessToken } from "../http/context/tokens.js";

export interface TokenHolder {
  readonly userId: string;
  readonly sessionId: string | undefined;
  /** Whether the token's session is active. Tokens without one are valid until they expire. */
  readonly sessionLives: boolean;
}

/** The user of a token, if they still exist. */
export async function findTokenHolder(
  db: Database,
  token: AccessToken,
  now: number,
): Promise<TokenHolder | undefined> {
  const row = await db
    .selectFrom("users")
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.project_id", "=", "users.project_id")
        .onRef("sessions.user_id", "=", "users.id")
        .on("sessions.id", "=", token.sessionId ?? ""),
    )
    .select(["users.id as userId", "sessions.id as sessionId", "sessions.expires_at as expiresAt"])
    .where("users.project_id", "=", token.projectId)
    .where("users.id", "=", token.userId)
    .executeTakeFirst();
  return row && toHolder(row, token, now);
}

export interface HolderRow {
  readonly userId: string;
  readonly sessionId: string | null;
  readonly expiresAt: number | null;
}

export const toHolder = (
  { userId, sessionId, expiresAt }: HolderRow,
  token: AccessToken,
  now: number,
): TokenHolder => ({
  userId,
  sessionId: sessionId ?? undefined,
  sessionLives: token.sessionId === undefined || (expiresAt !== null && expiresAt > now),
});
