import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";

/** The normalized form for searches. */
const searchable = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Fits an index entry with any characters. Longer names are searchable by their beginning. */
const MAX_SEARCH_TEXT_LENGTH = 600;

/** The searchable text of a user: addresses and name, one per line. */
export const searchText = (displayName: string | null, emails: readonly string[]): string =>
  [...emails.map(canonicalEmail), searchable(displayName ?? "")]
    .join("\n")
    .slice(0, MAX_SEARCH_TEXT_LENGTH)
    .toWellFormed();

/** A LIKE pattern for part of a name or address, with `%`, `_` and `\` escaped. */
export const searchPattern = (part: string): string =>
  `%${searchable(part).replace(/[\\%_]/g, "\\$&")}%`;

/** Updates a user's search text. The transaction must have locked their row. */
export async function refreshSearchText(
  tx: Database,
  projectId: string,
  userId: string,
): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .select("display_name")
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .executeTakeFirst();
  const channels = await tx
    .selectFrom("contact_channels")
    .select("value")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  await tx
    .updateTable("users")
    .set({
      search_text: searchText(
        user?.display_name ?? null,
        channels.map(({ value }) => value),
      ),
    })
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .execute();
}
