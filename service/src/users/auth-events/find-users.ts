import type { Database } from "../../db/database.js";
import type { AuthEvent } from "../../http/context/auth-events.js";

const unique = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null)),
];

/**
 * Adds the users of events that name an address only: the account that has proved it. Removes
 * users who were deleted meanwhile.
 */
export async function withUsers(db: Database, events: readonly AuthEvent[]): Promise<AuthEvent[]> {
  const found: AuthEvent[] = [];
  for (const projectId of unique(events.map((event) => event.projectId))) {
    const ofProject = events.filter((event) => event.projectId === projectId);
    const known = await findUserIds(db, projectId, unique(ofProject.map(({ userId }) => userId)));
    const holders = await findHolders(
      db,
      projectId,
      unique(ofProject.map(({ userId, address }) => (userId === null ? address : null))),
    );
    for (const event of ofProject) {
      const { userId, address } = event;
      const holder = address === null ? undefined : holders.get(address);
      const owner = userId === null ? holder : known.has(userId) ? userId : undefined;
      found.push({ ...event, userId: owner ?? null });
    }
  }
  return found;
}

async function findUserIds(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("project_id", "=", projectId)
    .where("id", "in", ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function findHolders(
  db: Database,
  projectId: string,
  canonicals: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (canonicals.length === 0) return new Map();
  const rows = await db
    .selectFrom("contact_channels")
    .select(["canonical", "user_id"])
    .where("project_id", "=", projectId)
    .where("canonical", "in", canonicals)
    .where("is_verified", "=", 1)
    .where("used_for_auth", "=", 1)
    .execute();
  return new Map(rows.map(({ canonical, user_id }) => [canonical, user_id]));
}
