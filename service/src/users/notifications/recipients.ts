import type { Database } from "../../db/database.js";

/** A user to whom an app writes. */
export interface Recipient {
  readonly userId: string;
  readonly locale: string | null;
  /** The primary address. */
  readonly email: string | null;
  readonly isVerified: boolean;
  /** Whether the user turned the category off. */
  readonly isOff: boolean;
}

/** The users with these ids. Unknown ones are left out. */
export async function findRecipients(
  db: Database,
  projectId: string,
  ids: readonly string[],
  category: string,
): Promise<Recipient[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("users")
    .leftJoin("contact_channels as channel", (join) =>
      join
        .onRef("channel.project_id", "=", "users.project_id")
        .onRef("channel.user_id", "=", "users.id")
        .on("channel.type", "=", "email")
        .on("channel.is_primary", "=", 1),
    )
    .leftJoin("notification_opt_outs as off", (join) =>
      join
        .onRef("off.project_id", "=", "users.project_id")
        .onRef("off.user_id", "=", "users.id")
        .on("off.category", "=", category),
    )
    .select(["users.id", "users.locale", "channel.value", "channel.is_verified", "off.at"])
    .where("users.project_id", "=", projectId)
    .where("users.id", "in", ids)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    locale: row.locale,
    email: row.value,
    isVerified: row.is_verified === 1,
    isOff: row.at !== null,
  }));
}
