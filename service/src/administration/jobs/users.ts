import { decodeInput, type Problem, userFilter } from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import { countUsersOf } from "../../users/count-users.js";
import type { UserFilter } from "../../users/facets.js";
import { findExactPlaces, searchPlaces } from "../../users/find-user-places.js";
import { type Place, rangeOf } from "../../users/user-order.js";
import type { StoredJob } from "./table.js";

/** The filter of a query, and what is wrong with it. */
export function parseFilter(query: string): {
  readonly filter: UserFilter;
  readonly problems: readonly Problem[];
} {
  const sent = Object.fromEntries(new URLSearchParams(query));
  const { input, problems } = decodeInput(userFilter, "admin", sent);
  return { filter: input as UserFilter, problems };
}

/** Those who signed up after a job was made are not part of it. */
function filterOf({ filter, created_at }: Pick<StoredJob, "filter" | "created_at">): UserFilter {
  const parsed = parseFilter(filter ?? "").filter;
  const made = new Date(created_at + 1);
  const before = parsed.signedUpBefore;
  return { ...parsed, signedUpBefore: before && before < made ? before : made };
}

/** How many users a job is about. */
export const countUsersOfJob = async (
  db: Database,
  projectId: string,
  job: Pick<StoredJob, "filter" | "created_at">,
): Promise<number> => (await countUsersOf(db, projectId, filterOf(job), true)).count;

/**
 * The ids of those whose whole id or address is the query of a job; `undefined` if there are none.
 * A job finds them once: when they are gone, its query would find others, as a part of their text.
 */
export async function findExactUsers(
  db: Database,
  projectId: string,
  job: Pick<StoredJob, "filter" | "created_at">,
): Promise<string[] | undefined> {
  const filter = filterOf(job);
  const page = { limit: Number.MAX_SAFE_INTEGER };
  const range = rangeOf(filter, "signedUpAt", false);
  const places = await findExactPlaces(db, projectId, filter, range, page);
  return places?.map(({ id }) => id);
}

/** The users of a job behind its place, in order of sign-up. */
export async function nextUsersOf(db: Database, job: StoredJob, most: number): Promise<Place[]> {
  const last = job.place === null ? undefined : (JSON.parse(job.place) as Place);
  if (job.user_ids !== null) {
    const ids = JSON.parse(job.user_ids) as string[];
    const start = last ? ids.indexOf(last.id) + 1 : 0;
    return ids.slice(start, start + most).map((id) => ({ key: 0, id }));
  }
  const filter = filterOf(job);
  const page = { from: last, limit: most + 1, readsAll: true };
  const range = rangeOf(filter, "signedUpAt", false);
  const places = await searchPlaces(db, job.project_id, filter, range, page);
  return places.filter(({ id }) => id !== last?.id).slice(0, most);
}
