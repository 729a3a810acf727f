import { foldText } from "@stackkit/next/protocol/internal";
import { sql } from "kysely";
import { BATCH_OF_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import { ONE } from "../db/literals.js";
import { searchWords } from "../db/search-name.js";
import type { ProfileFilter } from "./member-profiles.js";
import { cursorOf, PAGE, type Place, readCursor } from "./page-places.js";

/** Members that one search looks at. Its cursor then goes on behind them. */
const MAX_READ = 10_000;

/** Which members of a team a page has. */
export interface MemberPage extends ProfileFilter {
  readonly teamId: string;
  readonly query?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Who reads, and whether they see the address of every member. */
export interface MemberReader {
  readonly readerId: string | undefined;
  readonly seesAddresses: boolean;
}

/** A membership, whose id is that of the user. */
interface Row extends Place {
  readonly display_name: string | null;
  readonly invited_email: string | null;
  readonly user_name: string | null;
  readonly email: string | null;
}

/** The ids of a page of a team's members, in order of joining. */
export async function findMembers(
  db: Database,
  projectId: string,
  { query = "", cursor, limit = PAGE.usual, ...filter }: MemberPage,
  reader: MemberReader,
): Promise<{ readonly userIds: readonly string[]; readonly nextCursor: string | null }> {
  const most = Math.min(limit, PAGE.most);
  const words = searchWords(query);
  const size = words.length === 0 ? most + 1 : BATCH_OF_ROWS;
  const found: Row[] = [];
  let last = cursor === undefined ? undefined : readCursor(cursor);
  for (let read = 0; read < MAX_READ; read += size) {
    const rows = await readRows(db, projectId, filter, last, size);
    found.push(...rows.filter((row) => isFound(row, words, reader)));
    const end = found[most - 1];
    if (end && found.length > most)
      return { userIds: idsOf(found.slice(0, most)), nextCursor: cursorOf(end) };
    if (rows.length < size) return { userIds: idsOf(found), nextCursor: null };
    last = rows.at(-1);
  }
  return { userIds: idsOf(found), nextCursor: last ? cursorOf(last) : null };
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** Whether all words are in what the reader sees of a member: the name, or the address. */
function isFound(row: Row, words: readonly string[], reader: MemberReader): boolean {
  const name = row.display_name ?? row.user_name;
  const seesAddress = reader.seesAddresses || row.id === reader.readerId || !name;
  const address = row.email ?? (name ? null : row.invited_email);
  const text = foldText([name, seesAddress && address].filter(Boolean).join(" "));
  return words.every((word) => text.includes(word));
}

/** Reads only what a search compares: users have pictures. */
function readRows(
  db: Database,
  projectId: string,
  { teamId, userId }: ProfileFilter,
  last: Place | undefined,
  limit: number,
): Promise<Row[]> {
  let rows = db
    .selectFrom("memberships as m")
    .innerJoin("users as u", (join) =>
      join.onRef("u.project_id", "=", "m.project_id").onRef("u.id", "=", "m.user_id"),
    )
    .leftJoin("contact_channels as c", (join) =>
      join
        .onRef("c.project_id", "=", "u.project_id")
        .onRef("c.user_id", "=", "u.id")
        .on("c.type", "=", "email")
        .on("c.is_primary", "=", ONE),
    )
    .select(["m.user_id as id", "m.created_at", "m.display_name", "m.invited_email"])
    .select(["u.display_name as user_name", "c.value as email"])
    .where("m.project_id", "=", projectId);
  if (teamId !== undefined) rows = rows.where("m.team_id", "=", teamId);
  if (userId !== undefined) rows = rows.where("m.user_id", "=", userId);
  if (last)
    rows = rows.where(sql<boolean>`(m.created_at, m.user_id) > (${last.created_at}, ${last.id})`);
  return rows.orderBy("m.created_at").orderBy("m.user_id").limit(limit).execute();
}
