import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../db/database.js";
import { escapeLike } from "../db/escape-like.js";
import { searchWords } from "../db/search-name.js";
import { cursorOf, PAGE, type Place, readCursor } from "./page-places.js";

/**
 * Teams that one statement of a search reads: few at first, and never so many that SQLite holds the
 * process for long. Behind `all`, the cursor of the page goes on.
 */
const READS = { first: 1000, growth: 10, most: 100_000, all: 1_000_000 };

/** Whose teams a list has, and in which order. */
interface Listing {
  /** A member; without one, all teams of the project. */
  readonly userId?: string | undefined;
  /** Newest first. */
  readonly desc?: boolean | undefined;
}

/** Which teams a page has. */
export interface TeamPage extends Listing {
  readonly query?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The ids of a page of teams, in order of creation. */
export async function findTeamIds(
  db: Database,
  projectId: string,
  { query = "", cursor, limit = PAGE.usual, ...listing }: TeamPage,
  reads: typeof READS = READS,
): Promise<{ readonly ids: readonly string[]; readonly nextCursor: string | null }> {
  const select = (part: Part) => selectPlaces(db, projectId, listing, part);
  const words = searchWords(query);
  if (words.length === 1) {
    const [named] = await select({ id: words[0], limit: 1 });
    if (named) return { ids: [named.id], nextCursor: null };
  }
  const most = Math.min(limit, PAGE.most);
  const found: Place[] = [];
  let last = cursor === undefined ? undefined : readCursor(cursor);
  let size = reads.first;
  let read = 0;
  while (read < reads.all) {
    const [end] = words.length === 0 ? [] : await select({ last, limit: 1, offset: size - 1 });
    found.push(...(await select({ last, end, words, limit: most + 1 - found.length })));
    const ids = found.slice(0, most).map(({ id }) => id);
    const shown = found[most - 1];
    if (shown && found.length > most) return { ids, nextCursor: cursorOf(shown) };
    if (!end) return { ids, nextCursor: null };
    last = end;
    read += size;
    size = Math.min(size * reads.growth, reads.most);
    await nextTurn();
  }
  return { ids: found.map(({ id }) => id), nextCursor: last ? cursorOf(last) : null };
}

interface Part {
  readonly id?: string | undefined;
  readonly words?: readonly string[];
  /** The last place before the part. */
  readonly last?: Place | undefined;
  /** Its own last place. */
  readonly end?: Place | undefined;
  readonly limit: number;
  readonly offset?: number;
}

/** Reads an index alone, unless the teams are those of a user. */
function selectPlaces(
  db: Database,
  projectId: string,
  { userId, desc = false }: Listing,
  { id, words = [], last, end, limit, offset = 0 }: Part,
): Promise<Place[]> {
  const place = sql`(teams.created_at, teams.id)`;
  let places = db
    .selectFrom("teams")
    .select(["teams.created_at", "teams.id"])
    .where("teams.project_id", "=", projectId)
    .$if(userId !== undefined, (query) =>
      query
        .innerJoin("memberships", (join) =>
          join
            .onRef("memberships.project_id", "=", "teams.project_id")
            .onRef("memberships.team_id", "=", "teams.id"),
        )
        .where("memberships.user_id", "=", userId ?? ""),
    );
  if (id !== undefined) places = places.where("teams.id", "=", id);
  if (last)
    places = places.where(
      sql<boolean>`${place} ${desc ? sql`<` : sql`>`} (${last.created_at}, ${last.id})`,
    );
  if (end)
    places = places.where(
      sql<boolean>`${place} ${desc ? sql`>=` : sql`<=`} (${end.created_at}, ${end.id})`,
    );
  for (const word of words)
    places = places.where(
      sql<boolean>`teams.search_name like ${`%${escapeLike(word)}%`} escape '\\'`,
    );
  const order = desc ? "desc" : "asc";
  return places
    .orderBy("teams.created_at", order)
    .orderBy("teams.id", order)
    .limit(limit)
    .offset(offset)
    .execute();
}
