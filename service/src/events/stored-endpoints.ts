import type { Selectable } from "kysely";
import { LRUCache } from "lru-cache";
import type { Clock } from "../core/clock.js";
import type { Database } from "../db/database.js";
import type { WebhookEndpointTable } from "../db/tables/operations.js";
import type { HearingEndpoint, StoredEndpoints } from "../http/context/stored-endpoints.js";

/** An endpoint that an administrator added. */
export type StoredEndpoint = Selectable<WebhookEndpointTable>;

/** How long an instance uses what it read: until then it misses changes of others. */
const REMEMBERED_MILLIS = 10_000;
const PROJECTS_REMEMBERED = 10_000;

const SCHEME = "endpoint:";

/** Names an endpoint in deliveries and pauses, so that its address can change. */
export const keyOfStored = ({ id }: Pick<StoredEndpoint, "id">): string => SCHEME + id;

/** The id of an endpoint by its key; `undefined` for keys of configured ones. */
export const idOfKey = (key: string): string | undefined =>
  key.startsWith(SCHEME) ? key.slice(SCHEME.length) : undefined;

/** The types that an endpoint gets; `null` for all. */
export const eventsOf = ({ events }: Pick<StoredEndpoint, "events">): string[] | null =>
  events === null ? null : (JSON.parse(events) as string[]);

/** Remembers which stored endpoints hear a project's events. */
export function createStoredEndpoints(clock: Clock): StoredEndpoints {
  const read = new LRUCache<string, { listed: HearingEndpoint[]; until: number }>({
    max: PROJECTS_REMEMBERED,
  });
  return {
    async list(conn, projectId) {
      const known = read.get(projectId);
      if (known && known.until > clock.now()) return known.listed;
      const listed = (await listStored(conn, projectId))
        .filter((row) => row.is_enabled === 1)
        .map((row) => ({ key: keyOfStored(row), url: row.url, events: eventsOf(row) }));
      read.set(projectId, { listed, until: clock.now() + REMEMBERED_MILLIS });
      return listed;
    },
    forget: (projectId) => void read.delete(projectId),
  };
}

/** A project's endpoints, oldest first. */
export const listStored = (db: Database, projectId: string): Promise<StoredEndpoint[]> =>
  db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Reads an endpoint, or undefined. */
export const findStored = (
  db: Database,
  projectId: string,
  id: string,
): Promise<StoredEndpoint | undefined> =>
  db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();

/** Deletes an endpoint with its pause and all its deliveries. */
export async function deleteStored(
  tx: Database,
  projectId: string,
  endpoint: StoredEndpoint,
): Promise<void> {
  const url = keyOfStored(endpoint);
  for (const table of ["webhook_deliveries", "webhook_pauses"] as const)
    await tx.deleteFrom(table).where("project_id", "=", projectId).where("url", "=", url).execute();
  await tx
    .deleteFrom("webhook_endpoints")
    .where("project_id", "=", projectId)
    .where("id", "=", endpoint.id)
    .execute();
}

/** Gives up what waits for an endpoint. It can be sent again by hand. */
export async function giveUpWaiting(
  tx: Database,
  projectId: string,
  endpoint: StoredEndpoint,
): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ next_attempt_at: null, problem: TURNED_OFF })
    .where("project_id", "=", projectId)
    .where("url", "=", keyOfStored(endpoint))
    .where("next_attempt_at", "is not", null)
    .execute();
}

/** Why nothing is sent to an endpoint that is turned off. */
export const TURNED_OFF = "The endpoint was turned off.";
