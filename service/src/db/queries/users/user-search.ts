import { canonicalEmail } from "@stackkit/next/protocol";
import type { Database } from "../../database.js";

/** The form in which names and addresses are compared with what somebody types. */
const searchable = (text: string): string => text.normalize("NFKC").toLowerCase();

/** An entry of an index has room for so much, whatever the characters. Names that are longer are found by their beginning. */
const SEARCH_TEXT_LENGTH_AT_MOST = 600;

/** What a user is found by: addresses and name, a line each. */
export const searchText = (displayName: string | null, emails: readonly string[]): string =>
  [...emails.map(canonicalEmail), searchable(displayName ?? "")]
    .join("\n")
    .slice(0, SEARCH_TEXT_LENGTH_AT_MOST)
    .toWellFormed();

/** The pattern of a part of a name or address. `%`, `_` and `\` stand for themselves. */
export const searchPattern = (part: string): string =>
  `%${searchable(part).replace(/[\\%_]/g, "\\$&")}%`;

/** Brings what a user is found by up to date. The transaction must hold the user's row. */
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
