import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";
import { escapeLike } from "../db/escape-like.js";

/** The normalized form for searches. */
const searchable = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Fits an index entry with any characters. Longer names are searchable by their beginning. */
const MAX_SEARCH_TEXT_LENGTH = 600;

/** The searchable text of a user: addresses and name, one per line. */
const searchText = (displayName: string | null, emails: readonly string[]): string =>
  [...emails.map(canonicalEmail), searchable(displayName ?? "")]
    .join("\n")
    .slice(0, MAX_SEARCH_TEXT_LENGTH)
    .toWellFormed();

/** Longer names are sorted by their beginning. */
const MAX_SORT_NAME_LENGTH = 100;
/** Words of a name, from the second on, by which a prefix finds it. */
const PARTS = { most: 8, length: 60 } as const;

/** What lists are sorted and searched by: the name, or the address of who has none. */
const sortName = (displayName: string | null, emails: readonly string[]): string =>
  (displayName === null ? canonicalEmail(emails[0] ?? "") : searchable(displayName))
    .slice(0, MAX_SORT_NAME_LENGTH)
    .toWellFormed();

/** The columns of a user that searches and orders read. */
export const searchColumns = (displayName: string | null, emails: readonly string[]) => ({
  search_text: searchText(displayName, emails),
  sort_name: sortName(displayName, emails),
});

/** The rest of a name from each of its words, without the first: `lovelace` of "Ada Lovelace". */
export function namePartsOf(displayName: string | null): string[] {
  const words = sortName(displayName ?? "", []).split(" ");
  const rests = words.map((_, at) => words.slice(at).join(" ").trimStart());
  return [
    ...new Set(
      rests
        .slice(1, 1 + PARTS.most)
        .map((rest) => rest.slice(0, PARTS.length).toWellFormed())
        .filter((rest) => rest !== ""),
    ),
  ];
}

const patternOf = (text: string): string => escapeLike(searchable(text));

/** A LIKE pattern for part of a name or address. */
export const searchPattern = (part: string): string => `%${patternOf(part)}%`;

/** LIKE patterns for the beginning of an address, a name or a word of it. */
export const prefixPatterns = (prefix: string): string[] =>
  ["", "%\n", "% "].map((before) => `${before}${patternOf(prefix)}%`);

/** The texts that begin with a prefix, as a range. Cut, since parts of names are. */
export function prefixRange(prefix: string): { readonly from: string; readonly to: string } {
  const from = searchable(prefix).slice(0, PARTS.length).toWellFormed();
  return { from, to: `${from}\u{10ffff}` };
}

/** Fits the parameters of a statement on each engine. */
const ROWS_OF_STATEMENT = 500;

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
  const displayName = user?.display_name ?? null;
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
    .set(
      searchColumns(
        displayName,
        channels.map(({ value }) => value),
      ),
    )
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .execute();
  await tx
    .deleteFrom("name_parts")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .execute();
  await insertNameParts(tx, projectId, [{ id: userId, displayName }]);
}

/** Adds the parts of new names, for searches. */
export async function insertNameParts(
  tx: Database,
  projectId: string,
  people: readonly { readonly id: string; readonly displayName?: string | null | undefined }[],
): Promise<void> {
  const rows = people.flatMap(({ id, displayName }) =>
    namePartsOf(displayName || null).map((part) => ({
      project_id: projectId,
      part,
      user_id: id,
    })),
  );
  for (let from = 0; from < rows.length; from += ROWS_OF_STATEMENT)
    await tx
      .insertInto("name_parts")
      .values(rows.slice(from, from + ROWS_OF_STATEMENT))
      .execute();
}
