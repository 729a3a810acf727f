import type { Vault } from "../../core/vault.js";
import type { Database } from "../../db/database.js";
import type { AuthEvent } from "../../http/context/auth-events.js";

/** The most events of one user, and of one address without a verified account. */
export const MAX_EVENTS_OF_ONE = 500;

/** The most events without a user in a project. Strangers can cause them. */
export const MAX_UNKNOWN_EVENTS = 100_000;

const PURPOSE = "address of an event";

/** The stored form of an address. Guessing addresses needs the service's secret. */
export const addressHash = (vault: Vault, projectId: string, canonical: string): string =>
  vault.sign(PURPOSE, `${projectId}.${canonical}`);

/** Writes events in one statement. */
export async function insertAuthEvents(
  db: Database,
  vault: Vault,
  events: readonly AuthEvent[],
): Promise<void> {
  await db
    .insertInto("auth_events")
    .values(
      events.map((event) => ({
        id: event.id,
        project_id: event.projectId,
        at: event.at,
        user_id: event.userId,
        address_hash:
          event.address === null ? null : addressHash(vault, event.projectId, event.address),
        type: event.type,
        method: event.method,
        outcome: event.outcome,
        reason: event.reason,
        ip: event.ip,
        country: event.country,
        user_agent: event.userAgent,
        network_hash: event.networkHash,
        device_id: event.deviceId,
        session_id: event.sessionId,
        request_id: event.requestId,
      })),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** A user, or an address without a verified account. */
export interface EventOwner {
  readonly projectId: string;
  readonly column: "user_id" | "address_hash";
  readonly value: string;
}

/** Deletes events above the maximum of one owner, as many at most, and says how many. */
export async function trimEventsOf(
  db: Database,
  { projectId, column, value }: EventOwner,
): Promise<number> {
  const ofOwner = db
    .selectFrom("auth_events")
    .select("id")
    .where("project_id", "=", projectId)
    .where(column, "=", value);
  const surplus = (column === "user_id" ? ofOwner : ofOwner.where("user_id", "is", null))
    .orderBy("at", "desc")
    .limit(MAX_EVENTS_OF_ONE)
    .offset(MAX_EVENTS_OF_ONE);
  const { numDeletedRows } = await db
    .deleteFrom("auth_events")
    .where("project_id", "=", projectId)
    .where("id", "in", surplus)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Trims all owners of a project, up to `batch`, that are above the maximum. Says how many owners,
 * and how many events they lost.
 */
export async function trimOwners(
  db: Database,
  projectId: string,
  batch: number,
): Promise<{ readonly owners: number; readonly events: number }> {
  let owners = 0;
  let events = 0;
  for (const column of ["user_id", "address_hash"] as const) {
    const owned = db
      .selectFrom("auth_events")
      .select(column)
      .where("project_id", "=", projectId)
      .where(column, "is not", null);
    const crowded = await (column === "user_id" ? owned : owned.where("user_id", "is", null))
      .groupBy(column)
      .having((having) => having(having.fn.countAll(), ">", MAX_EVENTS_OF_ONE))
      .limit(batch)
      .execute();
    for (const row of crowded as readonly Partial<Record<typeof column, string | null>>[]) {
      const owner = { projectId, column, value: row[column] ?? "" };
      // A flood against instances that live for moments, which trim no one, leaves many.
      for (let trimmed = MAX_EVENTS_OF_ONE; trimmed === MAX_EVENTS_OF_ONE; events += trimmed)
        trimmed = await trimEventsOf(db, owner);
    }
    owners += crowded.length;
  }
  return { owners, events };
}

/** Deletes the oldest events without a user above the maximum of a project, and says how many. */
export async function trimUnknownEvents(
  db: Database,
  projectId: string,
  batch: number,
): Promise<number> {
  const surplus = db
    .selectFrom("auth_events")
    .select("id")
    .where("project_id", "=", projectId)
    .where("user_id", "is", null)
    .orderBy("at", "desc")
    .limit(batch)
    .offset(MAX_UNKNOWN_EVENTS);
  const { numDeletedRows } = await db
    .deleteFrom("auth_events")
    .where("project_id", "=", projectId)
    .where("id", "in", surplus)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
