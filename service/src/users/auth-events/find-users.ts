import { sql } from "kysely";
import type { Database } from "../../db/database.js";
import type { AuthEvent } from "../../http/context/auth-events.js";

const unique = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null)),
];

/** What accounts say of an address. */
interface AddressUse {
  /** The account that has verified the address and signs in with it. */
  readonly holder: string | null;
  readonly usedForAuth: number;
  /** Whether an account that signs in with the address has a password. */
  readonly hasPassword: number;
}

/**
 * Adds the users of events that name an address only: the account that has proved it. Removes
 * users who were deleted meanwhile. Tells wrong passwords from those that nothing could match, for
 * administrators: answers have been sent by now, and are the same for both.
 */
export async function withUsers(db: Database, events: readonly AuthEvent[]): Promise<AuthEvent[]> {
  const found: AuthEvent[] = [];
  for (const projectId of unique(events.map((event) => event.projectId))) {
    const ofProject = events.filter((event) => event.projectId === projectId);
    const known = await findUserIds(db, projectId, unique(ofProject.map(({ userId }) => userId)));
    const uses = await findUses(
      db,
      projectId,
      unique(ofProject.map(({ userId, address }) => (userId === null ? address : null))),
    );
    for (const event of ofProject) {
      const { userId, address } = event;
      const use = address === null ? undefined : uses.get(address);
      const owner = userId === null ? use?.holder : known.has(userId) ? userId : undefined;
      found.push({ ...event, userId: owner ?? null, reason: reasonOf(event, use) });
    }
  }
  return found;
}

function reasonOf({ reason, type }: AuthEvent, use: AddressUse | undefined): string | null {
  if (!use || type !== "sign-in" || reason !== "EMAIL_PASSWORD_MISMATCH") return reason;
  if (use.usedForAuth === 0) return "ADDRESS_NOT_FOR_SIGN_IN";
  return use.hasPassword === 0 ? "PASSWORD_NOT_SET" : reason;
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

async function findUses(
  db: Database,
  projectId: string,
  canonicals: readonly string[],
): Promise<ReadonlyMap<string, AddressUse>> {
  if (canonicals.length === 0) return new Map();
  const rows = await db
    .selectFrom("contact_channels as channel")
    .innerJoin("users", (join) =>
      join
        .onRef("users.project_id", "=", "channel.project_id")
        .onRef("users.id", "=", "channel.user_id"),
    )
    .select([
      "channel.canonical",
      sql<string | null>`max(case when is_verified = 1 and used_for_auth = 1 then users.id end)`.as(
        "holder",
      ),
      sql<number>`max(used_for_auth)`.as("usedForAuth"),
      sql<number>`max(case when used_for_auth = 1 and password_hash is not null then 1 else 0 end)`.as(
        "hasPassword",
      ),
    ])
    .where("channel.project_id", "=", projectId)
    .where("channel.canonical", "in", canonicals)
    .groupBy("channel.canonical")
    .execute();
  return new Map(rows.map(({ canonical, ...use }) => [canonical, use]));
}
